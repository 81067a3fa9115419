import { type Census, listProperty } from '@/lib/teaching/census/census'
import { makeXxContests } from './contests'
import { makeXxHands } from './hands'
import { countXxPoker } from './skills'
import { searchXxPoker } from './strategies'

export const census: Census = {
  skills: countXxPoker,
  hands: { 'hands.json': makeXxHands, 'contests.json': makeXxContests },
  strategies: () => ({ 'strategies.json': [listProperty('lists', searchXxPoker())] }),
}
