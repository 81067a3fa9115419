import type { Counted as Made } from '@/lib/games/blackjack/census/counting'
import blackjack from './blackjack/counting.json' with { type: 'json' }

/** What a count is worth under the rules of a variant, and a play that it changes. */
export type Counted = Made
export type NamedPlay = Made['plays'][number]

/** The games at which a count of the cards gone changes the play, with what `npm run make:hands` found. */
const COUNTED = { blackjack: blackjack.pages as readonly Counted[] } as const

export const COUNTED_GAMES: readonly string[] = Object.keys(COUNTED)

/** What a count is worth at a game, for each of its variants; undefined where it is worth nothing. */
export const countedAt = (game: string): readonly Counted[] | undefined =>
  (COUNTED as Readonly<Record<string, readonly Counted[] | undefined>>)[game]
