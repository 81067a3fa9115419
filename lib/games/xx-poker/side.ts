import { type Card, suitOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import type { SideFigures } from '@/lib/games/figures'
import { figuresOf } from '@/lib/games/pays'
import type { SideOptions } from '@/lib/games/solver'
import { choose } from '@/lib/math/combinations'
import { MIX_AND_MATCH, type XxRules } from './rules'
import { MIX_NAMES, MIX_RESULTS, type MixResult, mixPay } from './settle'

/** In how many choices of four cards each result comes: any of the four may be the dealer’s, so all deals of them go alike. */
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
  const ways = countMixes(stub)
  return figuresOf(
    MIX_RESULTS.map((id) => ({ id, name: MIX_NAMES[id], pay: mixPay(rules, id), ways: ways[id] })),
    choose(stub.length, 4),
  )
}
