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

/** A play as a published list prints it. */
export interface PrintedPlay {
  /** A cell of `Counted`, and the play that the count makes better. */
  readonly cell: string
  readonly play: string
  /** The lowest whole true count at which you stand, double, split or insure. Below it you hit. */
  readonly index: number
}

/**
 * The list known as the Illustrious 18, in its order: Don Schlesinger, “Blackjack Attack”, Hi-Lo, several decks, the
 * dealer stands on soft 17.
 */
export const ILLUSTRIOUS: { readonly variant: string; readonly plays: readonly PrintedPlay[] } = {
  variant: 's17',
  plays: [
    { cell: 'insurance', play: 'insure', index: 3 },
    { cell: '16-against-10', play: 'stand', index: 0 },
    { cell: '15-against-10', play: 'stand', index: 4 },
    { cell: '10-10-against-5', play: 'split', index: 5 },
    { cell: '10-10-against-6', play: 'split', index: 4 },
    { cell: '10-against-10', play: 'double', index: 4 },
    { cell: '12-against-3', play: 'stand', index: 2 },
    { cell: '12-against-2', play: 'stand', index: 3 },
    { cell: '11-against-ace', play: 'double', index: 1 },
    { cell: '9-against-2', play: 'double', index: 1 },
    { cell: '10-against-ace', play: 'double', index: 4 },
    { cell: '9-against-7', play: 'double', index: 3 },
    { cell: '16-against-9', play: 'stand', index: 5 },
    { cell: '13-against-2', play: 'hit', index: -1 },
    { cell: '12-against-4', play: 'hit', index: 0 },
    { cell: '12-against-5', play: 'hit', index: -2 },
    { cell: '12-against-6', play: 'hit', index: -1 },
    { cell: '13-against-3', play: 'hit', index: -2 },
  ],
}

/** A printed play with ours: `printed` is the index as ours is given, the highest count at which you hit. */
export interface ComparedPlay {
  readonly ours: NamedPlay
  readonly printed: number
}

/** The Illustrious 18 beside our indices under the same rules. Throws if the count changes none of a list's plays. */
export function comparedPlays(counted: readonly Counted[]): readonly ComparedPlay[] {
  const plays = counted.find(({ variant }) => variant === ILLUSTRIOUS.variant)?.plays ?? []
  return ILLUSTRIOUS.plays.map(({ cell, play, index }) => {
    const ours = plays.find((one) => one.cell === cell && one.play === play)
    if (!ours) throw new Error(`the count makes “${play}” no better with ${cell}`)
    return { ours, printed: ours.from === 'down' ? index - 1 : index }
  })
}
