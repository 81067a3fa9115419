import { type Census, listProperty } from '@/lib/teaching/census/census'
import { makeBonusHands } from './hands'
import { priceTexasHoldemBonus } from './rule-prices'
import { countTexasHoldemBonus } from './skills'
import { searchTexasHoldemBonus } from './strategies'

export const census: Census = {
  skills: countTexasHoldemBonus,
  hands: { 'hands.json': makeBonusHands },
  strategies: () => ({ 'strategies.json': [listProperty('lists', searchTexasHoldemBonus())] }),
  rulePrices: priceTexasHoldemBonus,
}
