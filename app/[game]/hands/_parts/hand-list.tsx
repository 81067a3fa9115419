import { CardsInText } from '@/app/_components/cards-in-text'
import { signed } from '@/app/_components/format'
import { PlainLink } from '@/app/_components/plain-link'
import type { AnyGame } from '@/lib/games/game'
import { handPath } from '@/content/pages/index'
import type { Listed } from './listed'

/** Hands with their plays and what they are worth; each leads to its page. */
export function HandList({ game, hands }: { readonly game: AnyGame; readonly hands: readonly Listed[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 4xl:grid-cols-3">
      {hands.map(({ page, play, ev }) => (
        <li key={page.slug} className="border-t">
          <PlainLink
            href={handPath(game.id, page.slug)}
            className="group grid min-h-11 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5"
          >
            <span className="font-strong group-hover:underline">
              <CardsInText>{page.name}</CardsInText>
            </span>
            <span className="text-small text-muted">
              <CardsInText>{play}</CardsInText>
            </span>
            <span className="w-[4.2em] text-right text-small tabular-nums">{signed(ev)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
