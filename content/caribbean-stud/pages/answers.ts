import { answersOf } from '@/content/pages/showdown/answers'
import { page } from '@/lib/games/caribbean-stud/page'
import { hands } from './list'

export const { answerHand, answerIn } = answersOf(page, hands)
