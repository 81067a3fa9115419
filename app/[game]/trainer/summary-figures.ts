import { makePlan, replayOf, type Plan } from '@/lib/teaching/quiz/plan'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { parseRules } from '@/lib/games/rules'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { scoreOf, type Score } from '@/lib/teaching/quiz/session'
import { CHALLENGE_KEY, makeChallenge } from './challenge'

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
): readonly { readonly id: string; readonly name: string; readonly score: Score }[] =>
  game.stages
    .map(({ id, name }) => ({ id, name, score: scoreOf(answers.filter(({ stage }) => stage === id)) }))
    .filter(({ score }) => score.asked > 0)

/** A session's name, which the seeds of all its questions begin with. */
const sessionOf = ({ seed }: AnswerRecord): string => {
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

/** More would make an address that is hard to read. */
const MOST_MISSED = 40

/** The trainer with the same hands from the first to the last; with a score to beat for a friend. */
export function replayHref(
  game: AnyTaughtGame,
  plan: Plan,
  answers: readonly AnswerRecord[],
  isChallenge = false,
): string | null {
  const [first] = answers
  if (!first) return null
  const challenge = isChallenge ? [[CHALLENGE_KEY, makeChallenge(answers)] as const] : []
  return `/${game.id}/trainer?${query([...ruled(first.rules), ...makePlan(game, replayOf(plan, answers)), ['seed', makeSeed({ session: sessionOf(first), index: 1 })], ...challenge])}`
}
