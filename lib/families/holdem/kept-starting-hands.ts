import {
  dealsIn,
  emptyTally,
  LOSS,
  OWN_HANDS,
  type OwnResult,
  type OwnResults,
  type Tally,
  TIE,
  UNQUALIFIED,
  WIN,
} from '@/lib/engines/holdem/index'

/*
 * What `npm run make:hands` keeps of each of the 169 starting hands, and how it is read. EVs are in base wagers, under
 * the usual rules unless a table is named.
 */

/**
 * A tally as a list: wins by the player's hand against a dealer who qualifies, then against one who doesn't; ties;
 * losses to either.
 */
export type KeptTally = readonly number[]

export interface MadeStartingHand {
  readonly slug: string
  /** How rounds end. The game decides which rounds each tally holds. */
  readonly tallies: readonly KeptTally[]
  /** The number of deals that are folded later, if the game has any. */
  readonly folded?: number
  /**
   * In showdowns against any hand of the dealer: deals, wins and ties by what the two cards make, in the order of
   * OWN_HANDS.
   */
  readonly own: readonly (readonly [number, number, number])[]
  /** The EV of each option under the other known tables, by the table's id. */
  readonly tables: Readonly<Record<string, readonly number[]>>
  /**
   * How far the first action leads the last if one of these cards is dead. Cards with the same effect share an entry.
   */
  readonly dead: readonly (readonly [string, number])[]
  /** A few dead cards that together change the play, and the lead then; absent if no few cards do. */
  readonly turn?: readonly [string, number]
}

/** Ties and losses pay the same whatever the player's hand, so only their totals are kept. */
export const keepTally = (tally: Tally): KeptTally => [
  ...tally.slice(WIN, TIE),
  dealsIn(tally.slice(TIE, LOSS)),
  dealsIn(tally.slice(LOSS, LOSS + UNQUALIFIED)),
  dealsIn(tally.slice(LOSS + UNQUALIFIED)),
]

/** Reads what `keepTally` wrote. The hands of ties and losses are lost. */
export function readTally(kept: KeptTally): Tally {
  const tally = emptyTally()
  tally.set(kept.slice(0, TIE))
  ;[TIE, LOSS, LOSS + UNQUALIFIED].forEach((place, i) => (tally[place] = kept[TIE + i]!))
  return tally
}

export const keepOwn = (own: OwnResults): MadeStartingHand['own'] =>
  OWN_HANDS.map((kind) => [own[kind].deals, own[kind].wins, own[kind].ties])

/** Reads what `keepOwn` wrote. */
export const readOwn = (kept: MadeStartingHand['own']): OwnResults =>
  Object.fromEntries(
    OWN_HANDS.map((kind, i): [string, OwnResult] => {
      const [deals, wins, ties] = kept[i]!
      return [kind, { deals, wins, ties }]
    }),
  ) as unknown as OwnResults
