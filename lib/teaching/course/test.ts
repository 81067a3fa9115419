import type { GameSkills } from '@/lib/game/precomputed/skills'
import type { Estimate } from '@/lib/teaching/quiz/error-rate'
import { playedEdge } from '@/lib/teaching/quiz/played-edge'
import type { Chosen } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import { sessionOf } from '@/lib/teaching/quiz/seed'

/** The number of hands in a test. */
export const TEST_HANDS = 40

/**
 * A test is passed below this loss, in base wagers a round: about as good as the best strategies that people memorize.
 */
export const READY = 0.005

/**
 * The result of a test: what the person loses per round, in base wagers, with a 95% interval. It uses only the test's
 * own answers, and weights each class of decisions by how often it occurs in play. Null if nothing was answered.
 */
export function testResult(answers: readonly AnswerRecord[], skills: GameSkills): Estimate | null {
  const [first] = answers
  if (first === undefined) return null
  const { lost, answers: used } = playedEdge(answers, skills, 0, { rules: first.rules })
  return used === 0 ? null : lost
}

/**
 * The answers of the last finished test; empty before one. A session of hands as dealt is a test if it has exactly
 * `TEST_HANDS` rounds; a session that somebody ended there counts too.
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
