import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { makeRandom } from '@/lib/math/random'
import { TEST_HANDS } from '@/lib/teaching/course/test'
import { inOrder } from '@/lib/teaching/quiz/fresh'
import type { Plan } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import type { HandRecord } from '@/lib/teaching/quiz/resume'
import { parseRound, type Round } from '@/lib/teaching/quiz/round'
import { isMiss } from '@/lib/teaching/quiz/grade'

/*
 * A missed decision is asked again, with the same cards: in its session after a few other hands, and later to a person who practices their mistakes.
 * It's done when it's answered right. Its answer has been seen, so no estimate counts it (`fresh.ts`), and neither does the session's score.
 * All of it follows from the session's hands and the answers, so a reload changes nothing and no decision comes back twice.
 */

/** The fewest and the most other hands between a miss and its return. */
const LEAST = 3
const MOST = 6

/** What tells one decision from another. */
const decisionKey = ({ game, rules, seed, spot }: Pick<AnswerRecord, 'game' | 'rules' | 'seed' | 'spot'>): string =>
  `${game}/${rules}/${seed}/${spot}`

// ——— Within a session ———————————————————————————————————————————————————————————————————————————————————————

/** Whether a session of the plan brings missed decisions back. Not a test, nor a run or a bankroll: those ask each hand once. */
export const bringsBack = ({ choice, length, clock, bankroll }: Plan): boolean =>
  choice !== 'placement' &&
  choice !== 'mistakes' &&
  bankroll === undefined &&
  (clock === undefined || clock.kind === 'decision') &&
  !(choice === 'dealt' && length === TEST_HANDS)

interface Missed {
  readonly answer: AnswerRecord
  /** The hand in which it was missed last, from 0. */
  readonly at: number
  /** The hand as which it comes back at the earliest. */
  readonly from: number
}

/** How many other hands come before the return of a decision that was missed in a hand: by chance, and the same each time it's asked. */
const waitOf = (answer: AnswerRecord, at: number): number =>
  LEAST + Math.floor(makeRandom(`${decisionKey(answer)}/again/${at}`)() * (MOST - LEAST + 1))

/** The session's decisions whose last answer was a miss, those that come back first before the others. */
function missedIn(hands: readonly HandRecord[], answers: readonly AnswerRecord[]): readonly Missed[] {
  const byId = new Map(answers.map((one) => [one.id, one]))
  const found = new Map<string, Missed>()
  for (const [at, { moves, again }] of hands.entries()) {
    // A return that nobody answered, since its time ran out: it waits anew.
    const returned = again === undefined ? undefined : byId.get(again)
    const before = returned && found.get(decisionKey(returned))
    if (before) found.set(decisionKey(returned), { ...before, at, from: at + 1 + waitOf(before.answer, at) })
    for (const { answer: id } of moves) {
      const answer = id === null ? undefined : byId.get(id)
      if (answer === undefined) continue
      found.delete(decisionKey(answer))
      if (isMiss(answer)) found.set(decisionKey(answer), { answer, at, from: at + 1 + waitOf(answer, at) })
    }
  }
  return [...found.values()].sort((a, b) => a.from - b.from)
}

/** How many new hands came after one. */
const newAfter = (hands: readonly HandRecord[], at: number): number =>
  hands.slice(at + 1).filter(({ again }) => again === undefined).length

/**
 * The missed decision that comes back as the next hand; null where a new one comes. Between two that come back there is a new one, so
 * that many misses don't keep new hands away. `isEnd`: the session has no new hands left; then those come back that had enough hands between.
 */
export function comesBack(
  plan: Plan,
  hands: readonly HandRecord[],
  answers: readonly AnswerRecord[],
  isEnd: boolean,
): AnswerRecord | null {
  if (!bringsBack(plan)) return null
  const missed = missedIn(hands, answers)
  if (isEnd) return missed.find(({ at }) => newAfter(hands, at) >= LEAST)?.answer ?? null
  const [first] = missed
  const isNew = hands.at(-1)?.again === undefined
  return first !== undefined && isNew && first.from <= hands.length ? first.answer : null
}

/** The ids of the session's answers that were missed and still come back. `hand`: the place of the last new hand in the session, from 1. */
export function stillToCome(
  plan: Plan,
  hands: readonly HandRecord[],
  answers: readonly AnswerRecord[],
  hand: number,
): readonly string[] {
  if (!bringsBack(plan)) return []
  // A lesson ends once it's known and reviews end once none is due, so nobody can promise how many hands are left.
  const mayEnd = plan.choice === 'course' || plan.choice === 'due'
  const left = plan.length !== undefined ? plan.length - hand : mayEnd ? 0 : Infinity
  return missedIn(hands, answers)
    .filter(({ at }) => newAfter(hands, at) + left >= LEAST)
    .map(({ answer }) => answer.id)
}

/** The answers without those to decisions that the list answered before: what a score counts. */
export function firstAnswers<T extends Pick<AnswerRecord, 'game' | 'rules' | 'seed' | 'spot'>>(
  answers: readonly T[],
): readonly T[] {
  const seen = new Set<string>()
  return answers.filter((one) => {
    const key = decisionKey(one)
    return !seen.has(key) && seen.add(key)
  })
}

// ——— Later ——————————————————————————————————————————————————————————————————————————————————————————————————

/** Which mistakes are meant; absent: all. */
export interface MistakesOf {
  readonly game?: string
  /** `makeRules` of the rules; empty for the usual ones. */
  readonly rules?: string
  /** The session whose hands they are of: what its seeds begin with. */
  readonly session?: string
}

/** The decisions whose last answer was a miss, that answer of each, oldest first: what is missed again comes last. */
export function mistakesOf(
  answers: readonly AnswerRecord[],
  { game, rules, session }: MistakesOf = {},
): readonly AnswerRecord[] {
  const found = new Map<string, AnswerRecord>()
  for (const one of inOrder(answers)) {
    if (one.game !== (game ?? one.game) || one.rules !== (rules ?? one.rules)) continue
    if (session !== undefined && !one.seed.startsWith(`${session}-`)) continue
    found.delete(decisionKey(one))
    if (isMiss(one)) found.set(decisionKey(one), one)
  }
  return [...found.values()]
}

/** A kept decision on the table again, to be answered; null where it can't be laid out under the rules. */
export function roundAgain(
  game: AnyTaughtGame,
  rules: Rules,
  drill: string,
  { seed, spot }: Pick<AnswerRecord, 'seed' | 'spot'>,
): Round<Rules, unknown, string> | null {
  const read = parseRound(game, rules as never, { drill, seed, spot })
  return read.ok && read.value.phase.kind === 'asking' ? (read.value as Round<Rules, unknown, string>) : null
}
