import type { BlackjackRules, Play } from '@/lib/engines/blackjack/index'

/* The plain way: hands played card by card, nothing remembered and nothing clever. Values are 1 for an ace to 10; shoes are counts by value. */

export const best = (values: readonly number[]): { readonly total: number; readonly soft: boolean } => {
  const hard = values.reduce((sum, value) => sum + value, 0)
  return values.includes(1) && hard <= 11 ? { total: hard + 10, soft: true } : { total: hard, soft: false }
}

export type Counts = readonly number[]
export const without = (counts: Counts, ...values: readonly number[]): Counts =>
  values.reduce((left, value) => left.with(value - 1, left[value - 1]! - 1), counts)

const sizeOf = (counts: Counts): number => counts.reduce((sum, n) => sum + n, 0)

/** The sum over every next card of its chance times what follows. */
function overCards(counts: Counts, then: (value: number, left: Counts) => number): number {
  const all = sizeOf(counts)
  return counts.reduce((sum, n, i) => (n === 0 ? sum : sum + (n / all) * then(i + 1, without(counts, i + 1))), 0)
}

const isNatural = (values: readonly number[]): boolean => values.length === 2 && best(values).total === 21

/** The hole card that the dealer’s look has ruled out; 0 where none is. */
const ruledOut = (rules: BlackjackRules, upcard: number): number =>
  rules.peek === false ? 0 : upcard === 1 ? 10 : upcard === 10 ? 1 : 0

interface Done {
  readonly total: number
  readonly stake: number
}

/** The nets of finished hands, the dealer drawing on from these cards. A dealer’s blackjack beats every hand. */
function dealerEnd(rules: BlackjackRules, values: readonly number[], counts: Counts, done: readonly Done[]): number {
  const { total, soft } = best(values)
  if (values.length < 2 || total < 17 || (total === 17 && soft && rules.soft17 === 'hit'))
    return overCards(counts, (value, left) => dealerEnd(rules, [...values, value], left, done))
  const natural = isNatural(values)
  const netOf = (hand: Done): number =>
    hand.total > 21 || natural ? -1 : total > 21 ? 1 : Math.sign(hand.total - total)
  return done.reduce((sum, hand) => sum + hand.stake * netOf(hand), 0)
}

/** The sum over every hole card that there may be, from the cards left. Without a look the hole is the dealer’s next card like any other. */
function overHoles(
  rules: BlackjackRules,
  upcard: number,
  counts: Counts,
  then: (hole: number, left: Counts) => number,
): number {
  const out = ruledOut(rules, upcard)
  const all = sizeOf(counts) - (out === 0 ? 0 : counts[out - 1]!)
  return counts.reduce(
    (sum, n, i) => (n === 0 || i + 1 === out ? sum : sum + (n / all) * then(i + 1, without(counts, i + 1))),
    0,
  )
}

// ——— One hand, played best ————————————————————————————————————————————————————————————————————————————————

/** Whether two cards may be doubled. */
const mayDouble = ({ doubleOn }: BlackjackRules, total: number): boolean =>
  doubleOn === 'any' || (total >= (doubleOn === '9-11' ? 9 : 10) && total <= 11)

const standing = (rules: BlackjackRules, upcard: number, counts: Counts, total: number, stake = 1): number =>
  overHoles(rules, upcard, counts, (hole, left) => dealerEnd(rules, [upcard, hole], left, [{ total, stake }]))

/** The player’s next card: the hole card is dealt before it, so what it is not shifts the chances. */
const drawing = (
  rules: BlackjackRules,
  upcard: number,
  counts: Counts,
  then: (value: number, left: Counts) => number,
): number => {
  const chances = Array<number>(10).fill(0)
  overHoles(rules, upcard, counts, (hole, left) => {
    const out = ruledOut(rules, upcard)
    const holes = sizeOf(counts) - (out === 0 ? 0 : counts[out - 1]!)
    left.forEach((n, i) => (chances[i]! += ((counts[hole - 1]! / holes) * n) / sizeOf(left)))
    return 0
  })
  return chances.reduce(
    (sum, chance, i) => (chance === 0 ? sum : sum + chance * then(i + 1, without(counts, i + 1))),
    0,
  )
}

const playedOn = (rules: BlackjackRules, upcard: number, counts: Counts, values: readonly number[]): number => {
  const { total } = best(values)
  if (total > 21) return -1
  if (total === 21) return standing(rules, upcard, counts, total)
  return Math.max(standing(rules, upcard, counts, total), hitting(rules, upcard, counts, values))
}

const hitting = (rules: BlackjackRules, upcard: number, counts: Counts, values: readonly number[]): number =>
  drawing(rules, upcard, counts, (value, left) => playedOn(rules, upcard, left, [...values, value]))

/** What each action but a split is worth; `counts` is what all known cards leave. */
export function plainOptions(
  rules: BlackjackRules,
  values: readonly number[],
  upcard: number,
  counts: Counts,
): Readonly<Record<string, number>> {
  const { total } = best(values)
  if (isNatural(values)) {
    const natural = upcard === 1 ? 10 : upcard === 10 ? 1 : 0
    const lost = rules.peek === false && natural > 0 ? counts[natural - 1]! / sizeOf(counts) : 0
    return { stand: rules.blackjackPays * (1 - lost) }
  }
  const doubled = (): number =>
    drawing(rules, upcard, counts, (value, left) => {
      const after = best([...values, value]).total
      return after > 21 ? -2 : standing(rules, upcard, left, after, 2)
    })
  const first = values.length === 2
  return {
    stand: standing(rules, upcard, counts, total),
    hit: hitting(rules, upcard, counts, values),
    ...(first && mayDouble(rules, total) ? { double: doubled() } : {}),
    ...(first && rules.lateSurrender ? { surrender: -0.5 } : {}),
  }
}

// ——— A split ——————————————————————————————————————————————————————————————————————————————————————————————

export interface PlainSplit {
  readonly rules: BlackjackRules
  readonly upcard: number
  readonly pair: number
  /** What each hand does, by its own cards. */
  readonly act: (values: readonly number[]) => Play
  /** Whether pair cards are split again, up to the limit. */
  readonly again: boolean
}

/**
 * The EV of a split, from `hands` hands of one pair card each and `limit` hands in all. The hole card is dealt first, or comes from the
 * cards that the player leaves.
 */
export function plainSplit(split: PlainSplit, counts: Counts, hands: number, limit: number): number {
  const { rules, upcard } = split
  if (rules.peek === false) return playHands(split, [], counts, hands, limit, [])
  return overHoles(rules, upcard, counts, (hole, left) => playHands(split, [hole], left, hands, limit, []))
}

function playHands(
  split: PlainSplit,
  hole: readonly number[],
  counts: Counts,
  waiting: number,
  limit: number,
  done: readonly Done[],
): number {
  if (waiting === 0) return dealerEnd(split.rules, [split.upcard, ...hole], counts, done)
  return overCards(counts, (value, left) => {
    if (value === split.pair && split.again && waiting + done.length < limit)
      return playHands(split, hole, left, waiting + 1, limit, done)
    return playOne(split, hole, left, [split.pair, value], waiting - 1, limit, done)
  })
}

function playOne(
  split: PlainSplit,
  hole: readonly number[],
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
