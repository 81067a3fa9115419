import { isRun, makePlan, replayOf, type Plan } from '@/lib/teaching/quiz/plan'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { parseRules } from '@/lib/games/rules'
import { firstAnswers, mistakesOf, roundAgain } from '@/lib/teaching/quiz/again'
import { inOrder, withThese } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord, RunRecord } from '@/lib/teaching/quiz/record'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { scoreOf, type Score } from '@/lib/teaching/quiz/session'
import { planText } from './address'
import { CHALLENGE_KEY, type Challenge, resultOf } from './challenge'

/* What a finished session comes to: pure, from the answers as they are kept. */

/** How many decisions a summary shows with their proofs. */
const SHOWN = 3

const firstOfSpot = (one: AnswerRecord, i: number, all: readonly AnswerRecord[]): boolean =>
  all.findIndex(({ spot }) => spot === one.spot) === i

/** The decisions that cost the most, the costliest first; empty where no decision cost anything. */
export const dearest = (answers: readonly AnswerRecord[]): readonly AnswerRecord[] =>
  answers
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .filter(firstOfSpot)
    .slice(0, SHOWN)

/** The closest calls that were got right, the closest first. */
export const closest = (answers: readonly AnswerRecord[]): readonly AnswerRecord[] =>
  answers
    .filter(({ cost, gap }) => cost === 0 && gap !== null)
    .sort((a, b) => a.gap! - b.gap!)
    .filter(firstOfSpot)
    .slice(0, SHOWN)

/** The time that half of the decisions took less than, in milliseconds; null where none was measured. */
export function usualTime(answers: readonly AnswerRecord[]): number | null {
  const times = answers.flatMap(({ time }) => (time === null ? [] : [time])).sort((a, b) => a - b)
  const middle = times.length >> 1
  if (times.length === 0) return null
  return times.length % 2 === 1 ? times[middle]! : (times[middle - 1]! + times[middle]!) / 2
}

/** The answers by stage, in the order the game has them; stages that were not asked are left out. */
export const byStage = (
  game: AnyGame,
  answers: readonly AnswerRecord[],
): readonly { readonly id: string; readonly score: Score }[] =>
  game.stages
    .map(({ id }) => ({ id, score: scoreOf(answers.filter(({ stage }) => stage === id)) }))
    .filter(({ score }) => score.asked > 0)

/** A session's name, which the seeds of all its questions begin with. */
const sessionOf = ({ seed }: Pick<AnswerRecord, 'seed'>): string => {
  const read = parseSeed(seed)
  return read.ok ? read.value.session : seed
}

/** Earlier answers to the same: of this game, rules, drill and way of choosing, in other sessions than this one. */
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

/** The personal best of runs of a session's plan: this one's right answers, and the most that one before it had; null where it's no run. */
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

/** The rules that a session was played by; the usual ones where nothing was answered. */
export function rulesOf(game: AnyGame, [first]: readonly AnswerRecord[]): Rules {
  const read = parseRules(game, first?.rules ?? '')
  return (read.ok ? read.value : game.variants[0].rules) as Rules
}

/** A kept decision, on the table again: null where its rules, its cards or the answer cannot be read any more. */
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

/** The trainer with new hands of one skill, under the usual rules. */
export const skillHref = (game: AnyTaughtGame, { drill, skill }: Pick<AnswerRecord, 'drill' | 'skill'>): string =>
  `/${game.id}/trainer?${query(makePlan(game, { drill, choice: 'skill', skill }))}`

/** The trainer with new cards for the classes of decisions that were missed, in their order; null where none was. */
export function missedHref(game: AnyTaughtGame, answers: readonly AnswerRecord[]): string | null {
  const missed = answers.filter(({ cost }) => cost > 0).slice(0, MOST_MISSED)
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
 * The trainer with the same cards of the decisions that were missed and not answered right since, and how many they are; null where none
 * is left. `kept`: every answer to the game, the session's too, since mistakes that other sessions left are asked as well where all are.
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

/** More would make an address that is hard to read. */
const MOST_MISSED = 40

/**
 * One's own result with some hands, for a scoreboard: what was answered first to each decision, in whichever session. Null until the last
 * of the hands was played. `hands` as `handsKey` makes it.
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

/** The trainer with the same hands from the first to the last; with scores to beat for a friend. */
export function replayHref(
  game: AnyTaughtGame,
  plan: Plan,
  answers: readonly AnswerRecord[],
  scores = '',
): string | null {
  const [first] = answers
  // Mistakes are of many sessions: no one seed deals them again.
  if (!first || plan.choice === 'mistakes') return null
  const challenge = scores === '' ? [] : [[CHALLENGE_KEY, scores] as const]
  return `/${game.id}/trainer?${query([...ruled(first.rules), ...makePlan(game, replayOf(plan, answers)), ['seed', makeSeed({ session: sessionOf(first), index: 1 })], ...challenge])}`
}
