import { type Census, listProperty } from '@/lib/teaching/census/census'
import { makePaiGowHands } from './hands'
import { pricePaiGow } from './rule-prices'
import { countPaiGowPoker } from './skills'
import { searchPaiGowPoker } from './strategies'

export const census: Census = {
  skills: countPaiGowPoker,
  hands: { 'hands.json': makePaiGowHands },
  strategies: () => ({ 'strategies.json': [listProperty('lists', searchPaiGowPoker())] }),
  rulePrices: pricePaiGow,
  slow: {
    rules: ['', 'ballys-ac', 'foxwoods', 'mgm', 'commission_0', 'banking_yes', 'wheel_lowest', 'keepComplete_no'],
  },
}
