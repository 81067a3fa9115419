import type { ReactNode } from 'react'
import { PlainLink } from '@/app/_components/plain-link'
import type { AnyGame } from '@/lib/games/game'
import { findPage, handPath, pagesOf } from '@/content/pages/index'

/** The address of the page of a class of hands, by the class's id: `K5o`, `Q64`; undefined where there is none. */
export function pathOfClass(game: AnyGame, id: string): string | undefined {
  const page = pagesOf(game.id).find(({ slug }) => slug.replaceAll('-', '') === id.toLowerCase())
  return page && handPath(game.id, page.slug)
}

interface Props {
  readonly game: AnyGame
  readonly of: string
  readonly children: ReactNode
}

/** Words that lead to the page of a hand. One that there is not is a slip in a text and throws. */
export function HandLink({ game, of, children }: Props) {
  const page = findPage(game.id, of.toLowerCase())
  if (!page) throw new Error(`no page of “${of}” at ${game.name}`)
  return (
    <PlainLink href={handPath(game.id, page.slug)} className="link">
      {children}
    </PlainLink>
  )
}
