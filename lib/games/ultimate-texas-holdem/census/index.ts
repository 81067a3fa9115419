import { type Census, listProperty, recordProperty } from '@/lib/teaching/census/census'
import { STANDARD } from '../rules'
import { countDeals, dealsKey, keepDeals, type KeptDeals } from '../strategies/kept-deals'
import { strategiesWith } from '../strategies/strategies'
import { makeUltimateHands } from './hands'
import { countUltimateTexasHoldem } from './skills'
import { searchUltimateTexasHoldem } from './strategies'

/** The most rules of a list besides the last one, which covers everything else. */
const MOST = 12
const BEAM = 40

/** The share of the time that the search takes; the rest counts the deals of each way. */
const SEARCH = 0.7

function strategies(show: (done: number) => void) {
  const found = searchUltimateTexasHoldem({ most: MOST, beam: BEAM }, (done) => show(SEARCH * done))
  const deals = new Map<string, KeptDeals>()
  const all = strategiesWith(found)
  all.forEach(({ raises }, i) => {
    if (!deals.has(dealsKey(raises))) deals.set(dealsKey(raises), keepDeals(countDeals(STANDARD, raises)))
    show(SEARCH + ((1 - SEARCH) * (i + 1)) / all.length)
  })
  return {
    'strategies.json': [listProperty('lists', found.lists), listProperty('uncounted', found.uncounted)],
    'strategy-deals.json': [`  "qualifies": "${STANDARD.qualifies}"`, recordProperty('deals', deals)],
  }
}

export const census: Census = {
  skills: countUltimateTexasHoldem,
  hands: { 'hands.json': makeUltimateHands },
  strategies,
}
