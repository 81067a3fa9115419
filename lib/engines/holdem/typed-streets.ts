import { turnEdges, type TurnTable } from './all-turns'
import { addFollowed, followClasses, type Followed } from './bonus-play'
import { allHands, HANDS } from './canonical-flops'
import { canonicalTurns } from './canonical-turns'
import { betsByClass, decideFlops, flopEdges } from './flop-edges'
import { makeFlushLanes } from './flush-lanes'
import type { DecidedStreet, DecidedStreets } from './kernel'
import { LANES } from './lanes'
import { classOfHand, STARTING_HANDS } from './starting-hands'
import { TURN_SUIT_TYPES } from './board-types'
import { type EdgeRule } from './payoff'

/*
 * Flops and turns decided and followed to the river by the kernel in TypeScript. What follows is kept by class, so that any choice of
 * starting hands is a sum.
 */

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const handCount = HANDS

/** Hot: the sums of a turn for all hands; those that share a card with it have NaN. */
export function sumsOnTurn(turn: number, table: TurnTable, out: Float64Array): void {
  const { ranks, suits, cards } = canonicalTurns()
  const { pair, lane, holding } = allHands()
  const row = ranks[turn]! * 91
  for (let hand = 0; hand < handCount; hand++) out[hand] = table.ranks[row + pair[hand]!]!
  for (let i = turn * 2; i < turn * 2 + 2; i++) {
    const shown = suits[i]!
    if (shown >= 0)
      addSuit(table.suits, (shown % TURN_SUIT_TYPES) * LANES, lane, Math.floor(shown / TURN_SUIT_TYPES) * HANDS, out)
  }
  for (let i = turn * 4; i < turn * 4 + 4; i++) for (const hand of holding[cards[i]!]!) out[hand] = NaN
}

function addSuit(suits: Int32Array, row: number, lane: Uint16Array, from: number, out: Float64Array): void {
  for (let hand = 0; hand < handCount; hand++) out[hand] = out[hand]! + suits[row + lane[from + hand]!]!
}

function decideTurns(table: TurnTable): DecidedStreet {
  const { count, turns } = canonicalTurns()
  const classes = classOfHand()
  const by = (): Float64Array => new Float64Array(STARTING_HANDS.length)
  const [gained, ties, bets] = [by(), by(), by()]
  const sums = new Float64Array(HANDS)
  for (let turn = 0; turn < count; turn++) {
    sumsOnTurn(turn, table, sums)
    decideTurn(sums, turns[turn]!, classes, gained, ties, bets)
  }
  return { gains: Array.from(gained, BigInt), ties, bets }
}

/** Hot. */
function decideTurn(
  sums: Float64Array,
  turns: number,
  classes: Uint8Array,
  gained: Float64Array,
  ties: Float64Array,
  bets: Float64Array,
): void {
  for (let hand = 0; hand < handCount; hand++) {
    const sum = sums[hand]!
    const place = classes[hand]!
    if (sum > 0) bets[place] = bets[place]! + turns
    else if (sum < 0) gained[place] = gained[place]! - sum * turns
    else if (sum === 0) ties[place] = ties[place]! + turns
  }
}

/** As `Kernel.streets`. */
export function typedStreets(rule: EdgeRule): DecidedStreets {
  const lanes = makeFlushLanes(0)
  const flops = decideFlops(rule, flopEdges(rule, lanes))
  const table = turnEdges(rule, lanes)
  let followed: readonly Followed[] | undefined
  // The tables are large, and needed once.
  let follow = (): readonly Followed[] => followClasses(flops.bets, (at, out) => sumsOnTurn(at, table, out), lanes)
  return {
    flops: { gains: flops.gains, ties: flops.ties, bets: betsByClass(flops.bets) },
    turns: decideTurns(table),
    results(plays) {
      const all = (followed ??= follow())
      follow = () => all
      const { one, two } = addFollowed(all.filter((_, place) => plays[place] === 1))
      return [one, two]
    },
  }
}
