import type { ReactNode } from 'react'
import type { AnyGame } from '@/lib/games/game'

interface Props {
  readonly game: AnyGame
  readonly of: string
  readonly children: ReactNode
}

/** Words that lead to a hand's page. */
export function HandLink({ children }: Props) {
  return <>{children}</>
}
