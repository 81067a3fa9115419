import { type Census, listProperty } from '@/lib/teaching/census/census'
import { makeCasinoHands } from './hands'
import { priceCasinoHoldem } from './rule-prices'
import { countCasinoHoldem } from './skills'
import { searchCasinoHoldem } from './strategies'

export const census: Census = {
  skills: countCasinoHoldem,
  hands: { 'hands.json': makeCasinoHands },
  strategies: () => ({ 'strategies.json': [listProperty('lists', searchCasinoHoldem())] }),
  rulePrices: priceCasinoHoldem,
}
