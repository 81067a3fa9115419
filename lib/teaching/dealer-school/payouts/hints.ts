import { amountInWords, type Due } from '../table/chips'

/* How to work out a payout in one's head, from its numbers. Shown after the answer. */

const times = (n: number, cents: number): string => amountInWords(n * cents)

/** Whole odds with a method of their own. */
const SHORT: Readonly<Record<number, (stake: number) => string>> = {
  2: (s) => `Two to one: ${times(1, s)} and ${times(1, s)} are ${times(2, s)}.`,
  3: (s) => `Three to one: double ${times(1, s)} is ${times(2, s)}, and once more is ${times(3, s)}.`,
  4: (s) => `Four to one: double ${times(1, s)} is ${times(2, s)}, double that is ${times(4, s)}.`,
  5: (s) => `Five to one: half of ten times ${times(1, s)}: half of ${times(10, s)} is ${times(5, s)}.`,
  6: (s) => `Six to one: five times is half of ${times(10, s)}, ${times(5, s)}; once more is ${times(6, s)}.`,
  7: (s) => `Seven to one: five times ${times(1, s)} is ${times(5, s)}, twice is ${times(2, s)}: ${times(7, s)}.`,
  8: (s) => `Eight to one: double three times: ${times(2, s)}, ${times(4, s)}, ${times(8, s)}.`,
  9: (s) => `Nine to one: ten times is ${times(10, s)}, less ${times(1, s)} is ${times(9, s)}.`,
  10: (s) => `Ten to one: ${times(1, s)} with a nought is ${times(10, s)}.`,
  15: (s) => `Fifteen to one: ten times is ${times(10, s)}, half of that ${times(5, s)}: ${times(15, s)}.`,
  25: (s) => `Twenty-five to one: a quarter of ${times(100, s)} is ${times(25, s)}.`,
  50: (s) => `Fifty to one: half of ${times(100, s)} is ${times(50, s)}.`,
}

/** One dollar, in cents: the odds are the payout. */
const ONE = 100

function wholeOdds(odds: number, stake: number): string {
  if (stake === ONE) return `On a bet of ${times(1, stake)} the odds are the payout: ${times(odds, stake)}.`
  const short = SHORT[odds]
  if (short) return short(stake)
  const [tens, ones] = [Math.floor(odds / 10), odds % 10]
  if (ones === 0)
    return `${odds} to one: ${tens} times ${times(1, stake)} is ${times(tens, stake)}, with a nought ${times(odds, stake)}.`
  return `${odds} to one: ${tens * 10} times is ${times(tens * 10, stake)}, ${ones} times is ${times(ones, stake)}: together ${times(odds, stake)}.`
}

function commissionHint(stake: number, { exact, kept }: NonNullable<Due['commission']>, rounding: string): string {
  const percent = Number(((100 * exact) / stake).toFixed(4))
  const worked =
    percent === 5
      ? `5% of ${times(1, stake)} is half of ${amountInWords(stake / 10)}: ${amountInWords(exact)}.`
      : `${percent}% of ${times(1, stake)} is ${amountInWords(exact)}.`
  const rounded = kept === exact ? '' : ` The house rounds it ${rounding}: ${amountInWords(kept)}.`
  return `${worked}${rounded} ${times(1, stake)} less ${amountInWords(kept)} is ${amountInWords(stake - kept)}.`
}

/** Halves: 3 to 2, 5 to 2, 1 to 2. */
function halfOdds(odds: number, stake: number): string {
  const [whole, half] = [Math.floor(odds), amountInWords(stake / 2)]
  if (whole === 0) return `1 to 2: half of ${times(1, stake)} is ${half}.`
  return `${2 * odds} to 2: ${whole === 1 ? 'the bet' : `${whole} times the bet`} is ${times(whole, stake)}, half of it ${half}: ${times(odds, stake)}.`
}

/** Fifths: 6 to 5. */
const fifthOdds = (odds: number, stake: number): string =>
  `${5 * odds} to 5: a fifth of ${times(1, stake)} is ${amountInWords(stake / 5)}, ${5 * odds} times that ${times(odds, stake)}.`

/**
 * How to work out what a bet pays; undefined if there is nothing to work out. `rounding` describes how the house
 * rounds.
 */
export function hintOf({ does, stake, cents, commission }: Due, rounding: string): string | undefined {
  if (does !== 'pay' || stake === 0) return undefined
  if (commission) return commissionHint(stake, commission, rounding)
  const odds = cents / stake
  if (odds === 1) return undefined
  if (Number.isInteger(odds)) return wholeOdds(odds, stake)
  if (Number.isInteger(2 * odds)) return halfOdds(odds, stake)
  if (Number.isInteger(5 * odds)) return fifthOdds(odds, stake)
  return undefined
}
