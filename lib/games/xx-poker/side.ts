import { type Card, suitOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { exact } from '@/lib/games/ev'
import type { SideFigures, SideOptions } from '@/lib/games/game'
import { choose } from '@/lib/math/combinations'
import { scaleToIntegers } from '@/lib/math/fraction'
import { MIX_AND_MATCH, type XxRules } from './rules'
import { MIX_NAMES, MIX_RESULTS, type MixResult, mixPay } from './settle'

/** In how many choices of four cards each result comes. The four are three of the player's and one of the dealer's in any of four ways, so the ways of them go alike. */
function countMixes(stub: readonly Card[]): Readonly<Record<MixResult, number>> {
  const suits = [0, 1, 2, 3].map((suit) => stub.filter((card) => suitOf(card) === suit).length)
  return {
    mix: suits.reduce((product, n) => product * n, 1),
    match: suits.reduce((sum, n) => sum + choose(n, 4), 0),
  }
}

/** Mix & Match over every deal of the cards that are not dead. Throws on any other bet. */
export function side(rules: XxRules, bet: string, options: SideOptions = {}): SideFigures {
  if (bet !== MIX_AND_MATCH) throw new RangeError(`“${bet}” is no side bet of XX Poker`)
  const stub = without(DECK, options.dead ?? [])
  const deals = choose(stub.length, 4)
  const ways = countMixes(stub)
  const hits = MIX_RESULTS.map((id) => ({ id, name: MIX_NAMES[id], pay: mixPay(rules, id), ways: ways[id] })).filter(({ pay }) => pay > 0)
  const { unit, integers } = scaleToIntegers(hits.map(({ pay }) => pay))
  const lost = deals - hits.reduce((sum, hit) => sum + hit.ways, 0)
  const won = hits.reduce((sum, hit, i) => sum + BigInt(integers[i]!) * BigInt(hit.ways), 0n)
  return { ev: exact(won - BigInt(unit) * BigInt(lost), BigInt(unit) * BigInt(deals)), hits, deals }
}
