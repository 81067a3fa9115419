import { type Adviser, blackjackValue, type Holding, type Play, totalOf } from '@/lib/engines/blackjack/index'
import { type Texas21Rules, VARIANTS } from '@/lib/games/texas-21/rules'
import { REST_RULES, SHORT_RULES, shortAdviser } from '@/lib/games/texas-21/strategy'

/*
 * Short lists for Texas 21. The worth of a list isn't the sum over its decisions, so each list is priced as a whole
 * game. An endless shoe is good enough to tell two lists apart and takes a thousandth of a second; the lists found are
 * priced on the real shoe elsewhere. A list grows by the rule that gains most, and then each of its rules is exchanged
 * for a better one if there is one. The order of the rules is fixed.
 */

const MOST = 15
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const chanceOf = (value: number): number => (value === 10 ? 4 : 1) / 13

/**
 * The chance of each final total of the dealer, at index `total` (22 for a bust), given that the dealer has no
 * blackjack.
 */
function dealerEnds(upcard: number, hitsSoft17: boolean): Float64Array {
  const ends = new Float64Array(23)
  const draw = (hard: number, hasAce: boolean, chance: number, isFirst: boolean): void => {
    const none = isFirst ? blackjackValue(upcard) : undefined
    for (const value of VALUES) {
      if (value === none) continue
      const total = hard + value
      const ace = hasAce || value === 1
      const soft = ace && total <= 11
      const best = soft ? total + 10 : total
      const odds = (chance * chanceOf(value)) / (none === undefined ? 1 : 1 - chanceOf(none))
      if (best > 21) ends[22]! += odds
      else if (best > 17 || (best === 17 && !(soft && hitsSoft17))) ends[best]! += odds
      else draw(total, ace, odds, false)
    }
  }
  draw(upcard, upcard === 1, 1, true)
  return ends
}

/** The EV of an adviser's play under one up card, in bets, given that the dealer has no blackjack. */
function worthUnder(rules: Texas21Rules, adviser: Adviser, upcard: number, ends: Float64Array): number {
  const stand = (total: number): number =>
    ends.reduce(
      (sum, chance, end) => sum + chance * (total > 21 ? -1 : end === 22 || end < total ? 1 : end === total ? 0 : -1),
      0,
    )
  const known = new Map<number, number>()
  const says = (hard: number, hasAce: boolean, pair: number, allowed: readonly Play[]): Play => {
    const soft = hasAce && hard <= 11
    return adviser({ values: [], total: soft ? hard + 10 : hard, soft, pair, upcard, allowed } satisfies Holding)
  }
  const best = (hard: number, hasAce: boolean): number => (hasAce && hard <= 11 ? hard + 10 : hard)
  const over = (of: (value: number) => number): number =>
    VALUES.reduce((sum, value) => sum + chanceOf(value) * of(value), 0)
  const hit = (hard: number, hasAce: boolean): number => over((value) => later(hard + value, hasAce || value === 1))
  /** A hand of three or more cards. */
  const later = (hard: number, hasAce: boolean): number => {
    if (hard > 21) return -1
    if (best(hard, hasAce) === 21) return stand(21)
    const key = hard * 2 + (hasAce ? 1 : 0)
    const before = known.get(key)
    if (before !== undefined) return before
    const ev = says(hard, hasAce, 0, ['stand', 'hit']) === 'hit' ? hit(hard, hasAce) : stand(best(hard, hasAce))
    known.set(key, ev)
    return ev
  }
  const two = (a: number, b: number, isSplit: boolean): number => {
    const [hard, hasAce] = [a + b, a === 1 || b === 1]
    if (best(hard, hasAce) === 21) return isSplit ? stand(21) : rules.blackjackPays
    const double = !isSplit || rules.doubleAfterSplit ? (['double'] as const) : []
    const split = !isSplit && a === b ? (['split'] as const) : []
    switch (says(hard, hasAce, split.length > 0 ? a : 0, ['stand', 'hit', ...double, ...split])) {
      case 'double':
        return 2 * over((value) => stand(best(hard + value, hasAce || value === 1)))
      case 'split':
        return 2 * over((value) => (a === 1 ? stand(totalOf([1, value]).total) : two(a, value, true)))
      case 'hit':
        return hit(hard, hasAce)
      default:
        return stand(best(hard, hasAce))
    }
  }
  return over((a) => over((b) => two(a, b, false)))
}

/**
 * Prices lists of rules, in bets: the mean over up cards, without the dealer's blackjacks, which cost every list the
 * same.
 */
function pricer(rules: Texas21Rules): (ids: readonly string[]) => number {
  const known = new Map<string, number>()
  const ends = VALUES.map((upcard) => dealerEnds(upcard, rules.soft17 === 'hit'))
  return (ids) => {
    const key = ids.join()
    const found = known.get(key)
    if (found !== undefined) return found
    const adviser = shortAdviser(ids, rules)
    const worth = VALUES.reduce((sum, upcard, i) => {
      const none = blackjackValue(upcard)
      return (
        sum +
        chanceOf(upcard) * (none === undefined ? 1 : 1 - chanceOf(none)) * worthUnder(rules, adviser, upcard, ends[i]!)
      )
    }, 0)
    known.set(key, worth)
    return worth
  }
}

const PLACES = [...SHORT_RULES, ...REST_RULES].map(({ id }) => id)
const inOrder = (ids: readonly string[]): readonly string[] =>
  [...ids].sort((a, b) => PLACES.indexOf(a) - PLACES.indexOf(b))

/** The best list found of each length under the usual rules, by the ids of its rules. */
export function searchTexas21(): readonly (readonly string[])[] {
  const price = pricer(VARIANTS[0].rules)
  const top = (lists: readonly (readonly string[])[]): readonly string[] =>
    lists.reduce((best, list) => (price(list) > price(best) ? list : best))
  // The usual rules have no surrender, so its rules would never apply.
  const rules = SHORT_RULES.filter(({ says }) => says !== 'surrender').map(({ id }) => id)
  const grown = (list: readonly string[]): readonly string[] =>
    top(rules.filter((id) => !list.includes(id)).map((id) => inOrder([...list, id])))
  const polished = (list: readonly string[]): readonly string[] => {
    const others = REST_RULES.map(({ id }) => [...list.slice(0, -1), id])
    const swapped = top([
      list,
      ...others,
      ...others.flatMap((other) => other.slice(0, -1).map((id) => grown(other.filter((one) => one !== id)))),
    ])
    return price(swapped) > price(list) + 1e-9 ? polished(swapped) : list
  }
  const found = [top(REST_RULES.map(({ id }) => [id]))]
  while (found.length < MOST) {
    const last = found.at(-1)!
    const next = polished(top(REST_RULES.map(({ id }) => grown([...last.slice(0, -1), id]))))
    if (price(next) <= price(last) + 1e-6) break
    found.push(next)
  }
  return found
}
