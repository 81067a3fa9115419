import type { GameSkills } from '@/lib/games/skills'
import type { Estimate } from '@/lib/teaching/quiz/error-rate'
import { playedEdge } from '@/lib/teaching/quiz/played-edge'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'

/** The hands of a test, as they are dealt. */
export const TEST_HANDS = 40

/**
 * What a test of a course tells: how much the person gives away in a round, in base wagers, with its 95% interval. From the test's own
 * answers alone, each class of decisions weighed by how often it comes at the table. Null where nothing was answered.
 */
export function testResult(answers: readonly AnswerRecord[], skills: GameSkills): Estimate | null {
  const [first] = answers
  if (first === undefined) return null
  const { lost, answers: used } = playedEdge(answers, skills, 0, { rules: first.rules })
  return used === 0 ? null : lost
}
