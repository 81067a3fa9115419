import { multisetRanks } from '@/lib/cards/rank-multisets'
import { type Counted, ENDS_AT, SITUATION, type Situations } from './count'
import { ranksIn } from './masks'
import { FIRST } from './multisets'
import { type ByEnd } from './showdown'

/** What the player sees, up to the names of suits. */
export interface Look {
  /** The strength of the player's hand. */
  readonly strength: number
  /** The ranks of the player's cards, 0 to 12, ascending; where the longest suit counts, those of that suit. */
  readonly ranks: readonly number[]
  /** The rank of the up card; undefined without one. */
  readonly up: number | undefined
  /** The ranks of the player's cards in the up card's suit, as a mask with bit 0 for the deuce; 0 without an up card. */
  readonly inSuit: number
}

/** Deals with one look that end alike against the dealer's hands. */
export interface Situation extends Look {
  /** How many deals of the player's hand and the up card there are. */
  readonly ways: number
  /** How many of the dealer's hands end each way. */
  readonly ends: ByEnd
}

/** Reads what the player sees from a row of a group's situations. */
export function lookReader({
  showdown,
  columns,
  sweep,
}: Counted): (group: number, rows: Situations, at: number) => Look {
  const { hands } = sweep
  const { player } = showdown
  const { ranking } = showdown
  if (!('bySuit' in ranking)) {
    // Told apart by their strength alone.
    const { masks } = ranking.order()
    return (group) => ({ strength: group, ranks: ranksIn(masks[group]!), up: undefined, inSuit: 0 })
  }
  if (hands === undefined) throw new Error('every other ranking lists the player’s hands')
  const flat = multisetRanks(player)
  return (group, rows, at) => {
    const strength = Math.floor(group / columns)
    const look = rows[at]!
    let set = hands.bounds[strength]!
    while (hands.lookStarts[set + 1]! <= look) set++
    const from = (hands.ranks[set]! - FIRST[player]!) * player
    const ranks = Array.from(flat.subarray(from, from + player))
    if (showdown.up === 0) return { strength, ranks, up: undefined, inSuit: 0 }
    const inSuit = hands.masks[hands.maskStarts[set]! + hands.places[look * hands.width]!]!
    return { strength, ranks, up: group % columns, inSuit }
  }
}

/** Every situation in which the player's hand has one of these strengths, one list for each. */
export function situationsOf(counted: Counted, strengths: readonly number[]): readonly (readonly Situation[])[] {
  const { columns } = counted
  const lookAt = lookReader(counted)
  const groupsOf = (strength: number): readonly number[] =>
    Array.from({ length: columns }, (_, column) => strength * columns + column)
  const known = counted.situations(strengths.flatMap(groupsOf))
  return strengths.map((strength) =>
    groupsOf(strength).flatMap((group) => {
      const rows = known.get(group) ?? new Int32Array()
      return Array.from({ length: rows.length / SITUATION }, (_, i) => {
        const at = i * SITUATION
        const [unqualified, win, tie, loss] = rows.subarray(at + ENDS_AT, at + SITUATION)
        const ends = { unqualified: unqualified!, win: win!, tie: tie!, loss: loss! }
        return { ...lookAt(group, rows, at), ways: rows[at + 1]!, ends }
      })
    }),
  )
}
