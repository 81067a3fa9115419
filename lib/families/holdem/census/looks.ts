import { allHands, HANDS } from '@/lib/engines/holdem/index'
import { looker, type Sight } from '@/lib/families/holdem/sight'

/* Groups hands on boards by what a player sees, with the gain of a bet. The groups are the cells of a search. */

const flags = (...all: readonly boolean[]): number => all.reduce((n, flag) => 2 * n + (flag ? 1 : 0), 0)

/**
 * Everything that signs can read from a sight, as one number. On a flop it includes the ranks of the board; on a turn
 * only whether the board is above a pocket pair.
 */
export function keyOf(sight: Sight, isFlop: boolean): number {
  const {
    low,
    high,
    suited,
    pocketPair,
    made,
    above,
    flushDraw,
    backdoorFlush,
    straightRanks,
    overcards,
    oneSuit,
    boardPaired,
    top,
    second,
    third,
    bottom,
  } = sight
  const bits = flags(suited, backdoorFlush, boardPaired, pocketPair && high < bottom)
  const key =
    [high, made, above + 1, flushDraw + 1, Math.min(straightRanks, 2), overcards, oneSuit - 1].reduce(
      (n, value, i) => n * [13, 3, 6, 14, 3, 3, 4][i]! + value,
      low,
    ) *
      16 +
    bits
  return isFlop ? ((key * 13 + top) * 13 + second) * 13 + third : key
}

interface Looked {
  readonly sight: Sight
  gain: number
}

/** Adds up gains by what a player sees. */
export function makeLooks(isFlop: boolean) {
  const looks = new Map<number, Looked>()
  const { low, high } = allHands()
  return {
    /**
     * Adds the gains of a board that stands for `boards` equal ones. `gains` has one entry per hand, NaN if it shares a
     * card with the board; hands with 0 in `played` are skipped.
     */
    add(board: readonly number[], boards: number, gains: Float64Array, played?: Uint8Array): void {
      const look = looker(board)
      for (let hand = 0; hand < HANDS; hand++) {
        const gain = gains[hand]!
        if (gain !== gain || played?.[hand] === 0) continue
        const sight = look(low[hand]!, high[hand]!)
        const key = keyOf(sight, isFlop)
        const known = looks.get(key)
        if (known) known.gain += gain * boards
        else looks.set(key, { sight: { ...sight }, gain: gain * boards })
      }
    },
    /** Each sight once, with the sum of its gains. */
    looks: (): readonly (readonly [Sight, number])[] =>
      [...looks.values()].map(({ sight: seen, gain }) => [seen, gain] as const),
  }
}
