import Link from 'next/link'
import type { ReactNode } from 'react'
import type { AnyGame } from '@/lib/games/game'
import { findPage, handPages, handPath } from '@/lib/games/pages'

interface Props {
  readonly game: AnyGame
  readonly of: string
  readonly children: ReactNode
}

/** Words that lead to the page of a hand, where the game's hands have pages. One that there is not is a slip in a text and throws. */
export function HandLink({ game, of, children }: Props) {
  if (handPages(game.id) === undefined) return children
  const page = findPage(game.id, of.toLowerCase())
  if (!page) throw new Error(`no page of “${of}” at ${game.name}`)
  return (
    <Link href={handPath(game.id, page.slug)} prefetch={false} className="link">
      {children}
    </Link>
  )
}
