import type { Census } from '@/lib/teaching/census/census'
import { makeThreeCardHands } from './hands'
import { countThreeCardPoker } from './skills'

export const census: Census = {
  skills: countThreeCardPoker,
  hands: { 'hands.json': makeThreeCardHands },
}
