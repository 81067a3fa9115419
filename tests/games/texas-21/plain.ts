import type { Play } from '@/lib/engines/blackjack/rules'
import { must } from '@/lib/result'
import { type Card, parseCards } from '@/lib/cards/card'
import type { SpotValues } from '@/lib/games/game'
import { enterSpot } from '@/lib/games/enter'
import { game as texas21 } from '@/lib/games/texas-21/index'
import type { Texas21Rules } from '@/lib/games/texas-21/rules'
import type { Texas21State } from '@/lib/games/texas-21/state'

/* The plain way: hands played card by card, the hole card dealt first, nothing remembered and nothing clever. */

export const cards = (text: string): readonly Card[] => must(parseCards(text))

/** A decision by what is written: `spot(rules, '8s8d', '6h', '2c9dKsTh')`. */
export function spotOf(
  rules: Texas21Rules,
  hand: string,
  upcard: string,
  flop = '',
  more: SpotValues = {},
): Texas21State {
  return must(enterSpot(texas21, rules, { hand: cards(hand), upcard: cards(upcard), flop: cards(flop), ...more }))
}

export const best = (values: readonly number[]): { readonly total: number; readonly soft: boolean } => {
  const hard = values.reduce((sum, value) => sum + value, 0)
  return values.includes(1) && hard <= 11 ? { total: hard + 10, soft: true } : { total: hard, soft: false }
}

type Counts = readonly number[]
const without = (counts: Counts, value: number): Counts => counts.with(value - 1, counts[value - 1]! - 1)

/** The sum over every next card of its chance times what follows. */
function overCards(counts: Counts, then: (value: number, left: Counts) => number): number {
  const all = counts.reduce((sum, n) => sum + n, 0)
  return counts.reduce((sum, n, i) => (n === 0 ? sum : sum + (n / all) * then(i + 1, without(counts, i + 1))), 0)
}

export interface PlainSplit {
  readonly rules: Texas21Rules
  readonly upcard: number
  readonly pair: number
  /** What each hand does, by its own cards. */
  readonly act: (values: readonly number[]) => Play
  /** Whether pair cards are split again, up to the limit. */
  readonly again: boolean
}

interface Done {
  readonly total: number
  readonly stake: number
}

function dealerEnd(rules: Texas21Rules, values: readonly number[], counts: Counts, done: readonly Done[]): number {
  const { total, soft } = best(values)
  if (total < 17 || (total === 17 && soft && rules.soft17 === 'hit'))
    return overCards(counts, (value, left) => dealerEnd(rules, [...values, value], left, done))
  const netOf = (hand: Done): number => (hand.total > 21 ? -1 : total > 21 ? 1 : Math.sign(hand.total - total))
  return done.reduce((sum, hand) => sum + hand.stake * netOf(hand), 0)
}

/**
 * The EV of a split, from `hands` hands of one pair card each and `limit` hands in all, the hole card (no blackjack) being dealt first.
 */
export function plainSplit(split: PlainSplit, counts: Counts, hands: number, limit: number): number {
  const blackjack = split.upcard === 1 ? 10 : split.upcard === 10 ? 1 : 0
  const such = blackjack === 0 ? 0 : counts[blackjack - 1]!
  const all = counts.reduce((sum, n) => sum + n, 0)
  return counts.reduce((sum, n, i) => {
    if (n === 0 || i + 1 === blackjack) return sum
    return sum + (n / (all - such)) * playHands(split, i + 1, without(counts, i + 1), hands, limit, [])
  }, 0)
}

function playHands(
  split: PlainSplit,
  hole: number,
  counts: Counts,
  waiting: number,
  limit: number,
  done: readonly Done[],
): number {
  if (waiting === 0) return dealerEnd(split.rules, [split.upcard, hole], counts, done)
  return overCards(counts, (value, left) => {
    if (value === split.pair && split.again && waiting + done.length < limit)
      return playHands(split, hole, left, waiting + 1, limit, done)
    return playOne(split, hole, left, [split.pair, value], waiting - 1, limit, done)
  })
}

function playOne(
  split: PlainSplit,
  hole: number,
  counts: Counts,
  values: readonly number[],
  waiting: number,
  limit: number,
  done: readonly Done[],
): number {
  const { total } = best(values)
  const action = total >= 21 ? 'stand' : split.act(values)
  const end = (left: Counts, of: number, stake: number): number =>
    playHands(split, hole, left, waiting, limit, [...done, { total: of, stake }])
  if (action === 'hit')
    return overCards(counts, (value, left) => playOne(split, hole, left, [...values, value], waiting, limit, done))
  if (action === 'double') return overCards(counts, (value, left) => end(left, best([...values, value]).total, 2))
  return end(counts, total, 1)
}
