import { LIST_SIGNS } from '@/lib/games/casino-holdem/lists'
import { STANDARD } from '@/lib/games/casino-holdem/rules'
import { payoffOf } from '@/lib/games/casino-holdem/round'
import type { ListedRule } from '@/lib/games/decision-list'
import { eachCallGain } from '@/lib/engines/holdem/index'
import { makeLooks } from '@/lib/teaching/census/holdem-looks'
import { cellsOf, searchLists } from '@/lib/teaching/census/list-search'

/** Short lists for Casino Hold'em under the usual rules, over every hand on every flop. */
export function searchCasinoHoldem(): readonly (readonly ListedRule[])[] {
  const looks = makeLooks(true)
  eachCallGain(payoffOf(STANDARD), ({ cards, flops }, gains) => looks.add(cards, flops, gains))
  const cells = cellsOf(LIST_SIGNS, looks.looks())
  return searchLists({ signs: LIST_SIGNS, yes: 'call', no: 'fold', most: 10, signsInRule: 3, beam: 3 }, cells).map(
    ({ rules }) => rules,
  )
}
