import { type Census, listProperty } from '@/lib/teaching/census/census'
import { makeTexas21Flops } from './flops'
import { makeTexas21Hands } from './hands'
import { countTexas21 } from './skills'
import { searchTexas21 } from './strategies'

export const census: Census = {
  skills: countTexas21,
  hands: { 'hands.json': makeTexas21Hands, 'flops.json': makeTexas21Flops },
  slow: { rulesOfWays: ['', 's17'] },
  strategies: () => ({ 'strategies.json': [listProperty('lists', searchTexas21())] }),
}
