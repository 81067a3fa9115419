import type { GameSkills } from '@/lib/games/skills'
import type { Estimate } from '@/lib/teaching/quiz/error-rate'
import { playedEdge } from '@/lib/teaching/quiz/played-edge'
import type { Chosen } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import { sessionOf } from '@/lib/teaching/quiz/seed'

/** The hands of a test, as they are dealt. */
export const TEST_HANDS = 40

/** Below this, in base wagers a round, somebody plays about as well as the best strategies that people learn by heart: the test is passed. */
export const READY = 0.005

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

/**
 * The answers of the last test that was played to its end; none before one. No other session of hands as dealt has as many rounds, unless
 * somebody ended one there.
 */
export function lastTest(
  answers: readonly AnswerRecord[],
  rounds: readonly RoundRecord[],
  { game, rules = '' }: Chosen,
): readonly AnswerRecord[] {
  const seeds = new Map<string | undefined, Set<string>>()
  for (const one of rounds) {
    if (one.game !== game || one.rules !== rules) continue
    const session = sessionOf(one.seed)
    seeds.set(session, (seeds.get(session) ?? new Set()).add(one.seed))
  }
  const of = (one: AnswerRecord): boolean =>
    one.game === game &&
    one.rules === rules &&
    one.choice === 'dealt' &&
    seeds.get(sessionOf(one.seed))?.size === TEST_HANDS
  const last = answers.findLast(of)
  return last === undefined ? [] : answers.filter((one) => of(one) && sessionOf(one.seed) === sessionOf(last.seed))
}
