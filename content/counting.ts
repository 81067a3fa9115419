import type { Counted as Made } from '@/lib/games/blackjack/census/counting'
import blackjack from './blackjack/counting.json' with { type: 'json' }

/** What counting cards gains under the rules of a variant, and the plays that it changes. */
export type Counted = Made
export type NamedPlay = Made['plays'][number]

/** The games at which a count of the dealt cards changes the play, with the figures that `npm run make:hands` found. */
const COUNTED = { blackjack: blackjack.pages as readonly Counted[] } as const

export const COUNTED_GAMES: readonly string[] = Object.keys(COUNTED)

/** What counting gains at each variant of a game; undefined if it gains nothing. */
export const countedAt = (game: string): readonly Counted[] | undefined =>
  (COUNTED as Readonly<Record<string, readonly Counted[] | undefined>>)[game]
