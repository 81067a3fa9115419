import type { EdgeRule } from './flop-edges'
import { linear } from './segments'
import type { Tally } from './tally'

/*
 * Ultimate Texas Hold'em as numbers. Per deal, with a play bet of m antes:
 *   win   b(hand) + m + [dealer qualifies]        tie  0
 *   loss  −1 − m − [dealer qualifies]             fold −2
 */

export interface UltimateRules {
  /** Pays are given in 1/unit of the ante. */
  readonly unit: number
  /** What the Blind pays to one on a win, times `unit`, by hand (its place in POKER_HANDS): 10 whole numbers; 0 pushes. */
  readonly blind: readonly number[]
  /** The least strength the dealer qualifies with (0 to 7461); 0: always. At most the weakest flush. */
  readonly qualifies: number
  /** The pre-flop raises on offer, in antes, as whole numbers. */
  readonly raises: readonly number[]
}

/** What raising on the flop and on the river bets, in antes. */
export const FLOP_RAISE = 2
export const RIVER_RAISE = 1
const FOLD = -2

/** The net result of a tally's deals with a play bet of `bet` antes, in 1/unit: exact. */
export function netOf(tally: Tally, bet: number, rules: UltimateRules): bigint {
  let net = 0n
  for (let c = 0; c < 10; c++) {
    const pay = BigInt(rules.blind[c]!) + BigInt(bet * rules.unit)
    net += BigInt(tally.winsShort[c]!) * pay + BigInt(tally.winsQualified[c]!) * (pay + BigInt(rules.unit))
  }
  const lost = BigInt(tally.lossesShort) * BigInt(1 + bet) + BigInt(tally.lossesQualified) * BigInt(2 + bet)
  return net - lost * BigInt(rules.unit)
}

export const netOfFolds = (deals: number, rules: UltimateRules): bigint => BigInt(deals) * BigInt(FOLD * rules.unit)

/**
 * What raising 1x on the river gains over folding, summed over the dealer's hands, in 1/unit:
 *   F = b(hand)·W + (Wq − Lq) − L + (W − L) + 2·D     (W, L: hands below and above; q: of those, the qualifying ones; D: all)
 * With W + short etc. as in `addToTally`. |F| ≤ 990 · (largest pay + 4 units) < 2^53 for pays up to 10^11 / unit.
 */
export function riverGain(
  own: number,
  below: number,
  ties: number,
  short: number,
  dealers: number,
  pay: number,
  rules: UltimateRules,
): number {
  const above = dealers - below - ties
  const qualified = own >= rules.qualifies ? below - short - above : -(dealers - short)
  return pay * below + rules.unit * (qualified + below - 2 * above + 2 * dealers)
}

/** Throws on rules that the kernel cannot count with exactly. */
export function checkUltimateRules(rules: UltimateRules): void {
  const whole = [rules.unit, ...rules.blind, rules.qualifies, ...rules.raises].every(Number.isSafeInteger)
  if (!whole || rules.unit < 1 || rules.blind.length !== 10)
    throw new RangeError('the rules must be whole numbers, ten of them for the Blind')
  const largest = Math.max(...rules.blind.map(Math.abs))
  if (largest > 1e12 || rules.unit > 1e7) throw new RangeError('the pays are too large to be counted with exactly')
}

/**
 * The flop's edge for all hands at once. With P = W − L = 2W + T − 990:
 *   worth  (2 − 1)·P
 *   gain   F as in `riverGain`: (b + 5)·W + 3·T − N − 990 if the player's hand would qualify, else (b + 3)·W + 2·T + N − 990
 * all times the unit. |d| ≤ 2 · 990 units.
 *
 * A pay b of 1,980 units or more counts as 1,980: where W is 0 it plays no part, and else F ≥ b + 5 − 990 − 990 > 0, so neither
 * F's sign nor min(0, F) knows the difference. That keeps F small whatever a royal pays.
 */
export function ultimateEdge({ unit, blind }: UltimateRules): Required<EdgeRule> {
  const play = (FLOP_RAISE - RIVER_RAISE) * unit
  const pays = blind.map((pay) => Math.min(pay, 1980 * unit))
  return {
    worth: linear(() => [-990 * play, 2 * play, play, 0]),
    gain: linear((hand, qualifies) =>
      qualifies
        ? [-990 * unit, pays[hand]! + 5 * unit, 3 * unit, -unit]
        : [-990 * unit, pays[hand]! + 3 * unit, 2 * unit, unit],
    ),
    most: 1980 * unit,
  }
}
