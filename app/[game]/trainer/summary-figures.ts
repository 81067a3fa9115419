import { isRun, makePlan, replayOf, type Plan } from '@/lib/teaching/quiz/plan'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { parseRules } from '@/lib/game/rules'
import { firstAnswers, mistakesOf, roundAgain } from '@/lib/teaching/quiz/again'
import { inOrder, withThese } from '@/lib/teaching/quiz/fresh'
import { isRight } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord, RunRecord } from '@/lib/teaching/quiz/record'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { scoreOf, type Score } from '@/lib/teaching/quiz/session'
import { planText } from './address'
import { CHALLENGE_KEY, type Challenge, resultOf } from './challenge'

/* The figures of a finished session, computed from its stored answers without side effects. */

/** How many decisions a summary shows with their proofs. */
const SHOWN = 3

const firstOfSpot = (one: AnswerRecord, i: number, all: readonly AnswerRecord[]): boolean =>
  all.findIndex(({ spot }) => spot === one.spot) === i

/** The decisions that cost the most, the costliest first; empty if none cost anything. */
export const dearest = (answers: readonly AnswerRecord[]): readonly AnswerRecord[] =>
  answers
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .filter(firstOfSpot)
    .slice(0, SHOWN)

/** The closest right answers, the closest first. */
export const closest = (answers: readonly AnswerRecord[]): readonly AnswerRecord[] =>
  answers
    .filter(({ cost, gap }) => cost === 0 && gap !== null)
    .sort((a, b) => a.gap! - b.gap!)
    .filter(firstOfSpot)
    .slice(0, SHOWN)

/** The median time of a decision, in milliseconds; null if none was measured. */
export function usualTime(answers: readonly AnswerRecord[]): number | null {
  const times = answers.flatMap(({ time }) => (time === null ? [] : [time])).sort((a, b) => a - b)
  const middle = times.length >> 1
  if (times.length === 0) return null
  return times.length % 2 === 1 ? times[middle]! : (times[middle - 1]! + times[middle]!) / 2
}

/** The answers by stage, in the game's order. Stages without answers are left out. */
export const byStage = (
  game: AnyGame,
  answers: readonly AnswerRecord[],
): readonly { readonly id: string; readonly score: Score }[] =>
  game.stages
    .map(({ id }) => ({ id, score: scoreOf(answers.filter(({ stage }) => stage === id)) }))
    .filter(({ score }) => score.asked > 0)

/** A session's name, with which the seeds of all its questions begin. */
const sessionOf = ({ seed }: Pick<AnswerRecord, 'seed'>): string => {
  const read = parseSeed(seed)
  return read.ok ? read.value.session : seed
}

/** Comparable earlier answers: of the same game, rules, drill and way of choosing hands, from other sessions. */
export function earlierAnswers(
  kept: readonly AnswerRecord[],
  answers: readonly AnswerRecord[],
): readonly AnswerRecord[] {
  const [first] = answers
  if (!first) return []
  const own = new Set(answers.map(({ id }) => id))
  const session = sessionOf(first)
  return kept.filter(
    (one) =>
      one.game === first.game &&
      one.rules === first.rules &&
      one.drill === first.drill &&
      one.choice === first.choice &&
      one.at <= first.at &&
      !own.has(one.id) &&
      sessionOf(one) !== session,
  )
}

/** The right answers of a run and the best earlier number with the same plan; null if it isn't a run. */
export function bestRun(
  game: AnyTaughtGame,
  plan: Plan,
  answers: readonly AnswerRecord[],
  runs: readonly RunRecord[],
): { readonly right: number; readonly before: number | null } | null {
  const [first] = answers
  if (!first || !isRun(plan)) return null
  const earlier = runs.filter(
    (run) =>
      run.game === game.id &&
      run.rules === first.rules &&
      run.plan === planText(game, plan) &&
      sessionOf(run) !== sessionOf(first),
  )
  return {
    right: scoreOf(answers).right,
    before: earlier.length === 0 ? null : Math.max(...earlier.map(({ right }) => right)),
  }
}

/** The rules of a session; the usual ones if it has no answers. */
export function rulesOf(game: AnyGame, [first]: readonly AnswerRecord[]): Rules {
  const read = parseRules(game, first?.rules ?? '')
  return (read.ok ? read.value : game.variants[0].rules) as Rules
}

/** A recorded decision as a state of the game; null if its rules, cards or answer can no longer be read. */
export function decisionOf(
  game: AnyGame,
  { rules, spot, action }: Pick<AnswerRecord, 'rules' | 'spot' | 'action'>,
): { readonly rules: Rules; readonly state: unknown } | null {
  const read = parseRules(game, rules)
  if (!read.ok) return null
  const state = game.parse(read.value, spot)
  if (!state.ok) return null
  const step = game.step(read.value, state.value)
  return step.kind === 'decide' && step.actions.includes(action)
    ? { rules: read.value as Rules, state: state.value as unknown }
    : null
}

const query = (parts: readonly (readonly [string, string])[]): string =>
  parts.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')

const ruled = (rules: string): readonly (readonly [string, string])[] => (rules === '' ? [] : [['rules', rules]])

/** A link to the trainer with new hands of one skill, under the usual rules. */
export const skillHref = (game: AnyTaughtGame, { drill, skill }: Pick<AnswerRecord, 'drill' | 'skill'>): string =>
  `/${game.id}/trainer?${query(makePlan(game, { drill, choice: 'skill', skill }))}`

/** A link to the trainer with new cards for the skills that were missed, in their order; null if there are none. */
export function missedHref(game: AnyTaughtGame, answers: readonly AnswerRecord[]): string | null {
  const missed = answers.filter((one) => !isRight(one)).slice(0, MOST_MISSED)
  const [first] = missed
  if (!first) return null
  const plan: Plan = {
    drill: game.drills[0].id,
    choice: 'replay',
    skills: missed.map(({ skill }) => skill),
    length: missed.length,
  }
  return `/${game.id}/trainer?${query([...ruled(first.rules), ...makePlan(game, plan)])}`
}

/**
 * A link to the trainer with the same cards of decisions that were missed and not answered right since, and their
 * number; null if none are left. `kept` is every answer to the game, including this session's, because a session about
 * all mistakes also asks those of other sessions.
 */
export function redoHref(
  game: AnyTaughtGame,
  plan: Plan,
  answers: readonly AnswerRecord[],
  kept: readonly AnswerRecord[],
): { readonly count: number; readonly href: string } | null {
  const [first] = answers
  if (!first) return null
  const of = plan.choice === 'mistakes' ? plan.of : sessionOf(first)
  const redo: Plan = { drill: game.drills[0].id, choice: 'mistakes', ...(of === undefined ? {} : { of }) }
  const rules = rulesOf(game, answers)
  const missed = mistakesOf(kept, {
    game: game.id,
    rules: first.rules,
    ...(of === undefined ? {} : { session: of }),
  }).filter((one) => roundAgain(game, rules, redo.drill, one) !== null)
  return missed.length === 0
    ? null
    : {
        count: missed.length,
        href: `/${game.id}/trainer?${query([...ruled(first.rules), ...makePlan(game, redo)])}`,
      }
}

/** More would make the address too long. */
const MOST_MISSED = 40

/**
 * The player's own result with some hands, for a scoreboard: the first answer to each decision in any session. Null
 * until the last hand was played. `hands` is a key from `handsKey`.
 */
export function ownResult(
  kept: readonly AnswerRecord[],
  records: readonly AnswerRecord[],
  seed: string,
  hands: string,
  name: string,
): Challenge | null {
  const session = sessionOf({ seed })
  const count = Number(hands.slice(hands.lastIndexOf('/') + 1))
  const placeOf = (one: AnswerRecord): number => {
    const read = parseSeed(one.seed)
    return read.ok ? read.value.index : Infinity
  }
  const played = inOrder(withThese(kept, records)).filter(
    (one) => sessionOf(one) === session && placeOf(one) <= count && one.rules === (records[0]?.rules ?? one.rules),
  )
  return played.some((one) => placeOf(one) === count) ? resultOf(firstAnswers(played), name) : null
}

/** A link to the trainer with the same hands from first to last, and with scores to beat if a friend is invited. */
export function replayHref(
  game: AnyTaughtGame,
  plan: Plan,
  answers: readonly AnswerRecord[],
  scores = '',
): string | null {
  const [first] = answers
  // Mistakes come from many sessions, so no single seed deals them again.
  if (!first || plan.choice === 'mistakes') return null
  const challenge = scores === '' ? [] : [[CHALLENGE_KEY, scores] as const]
  return `/${game.id}/trainer?${query([...ruled(first.rules), ...makePlan(game, replayOf(plan, answers)), ['seed', makeSeed({ session: sessionOf(first), index: 1 })], ...challenge])}`
}
