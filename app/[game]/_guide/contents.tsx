import type { Guide } from '@/content/guide'
import type { AnyGame } from '@/lib/games/game'
import { hasVariants } from './variants'

/** The parts of a guide's page by their anchors, those that it has. */
function partsOf(game: AnyGame, guide: Guide): readonly (readonly [anchor: string, name: string])[] {
  const parts: readonly (readonly [string, string, boolean])[] = [
    ['round', 'A round', guide.round.length > 0],
    ['bets', 'Bets', true],
    ['strategy', 'Strategy', true],
    ['mistakes', 'Mistakes', guide.mistakes.all.length > 0],
    ['side-bets', 'Side bets', game.sideBets.length > 0],
    ['variants', 'Variants', hasVariants(game, guide.changes)],
    ['history', 'History', guide.history !== undefined],
    ['questions', 'Questions', guide.questions.length > 0],
    ['how-sure', 'Proof', true],
  ]
  return parts.flatMap(([anchor, name, isThere]) => (isThere ? [[anchor, name] as const] : []))
}

/** The way to each part of a long page. */
export function Contents({ game, guide }: { readonly game: AnyGame; readonly guide: Guide }) {
  return (
    <nav aria-label="On this page" className="border-y text-small print:hidden">
      <ul className="flex flex-wrap gap-x-5 md:gap-x-7">
        {partsOf(game, guide).map(([anchor, name]) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="link inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
