import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { makeRandom } from '@/lib/math/random'
import { TEST_HANDS } from '@/lib/teaching/course/test'
import { inOrder } from '@/lib/teaching/quiz/fresh'
import type { Plan } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import type { HandRecord } from '@/lib/teaching/quiz/session-record'
import { parseRound, type Round } from '@/lib/teaching/quiz/round'
import { isMiss } from '@/lib/teaching/quiz/grade'

/*
 * Missed decisions are asked again with the same cards: in the same session after a few other hands, and later when the
 * person practices mistakes, until they are answered right. The person has then seen the answer, so neither estimates
 * (`fresh.ts`) nor the session's score count it. All of this is computed from the session's hands and answers, so that
 * a reload changes nothing and no decision returns twice.
 */

/** The fewest and the most other hands between a miss and its return. */
const LEAST = 3
const MOST = 6

/** Identifies a decision. */
const decisionKey = ({ game, rules, seed, spot }: Pick<AnswerRecord, 'game' | 'rules' | 'seed' | 'spot'>): string =>
  `${game}/${rules}/${seed}/${spot}`

// ——— Within a session ———————————————————————————————————————————————————————————————————————————————————————

/**
 * Whether sessions with this plan ask missed decisions again. Tests, runs and sessions with a bankroll ask each hand
 * once.
 */
export const bringsBack = ({ choice, length, clock, bankroll }: Plan): boolean =>
  choice !== 'placement' &&
  choice !== 'mistakes' &&
  bankroll === undefined &&
  (clock === undefined || clock.kind === 'decision') &&
  !(choice === 'dealt' && length === TEST_HANDS)

interface Missed {
  readonly answer: AnswerRecord
  /** The index of the hand in which it was missed last. */
  readonly at: number
  /** The index of the first hand as which it may return. */
  readonly from: number
}

/** How many hands pass before a missed decision returns: random, but the same on every call. */
const waitOf = (answer: AnswerRecord, at: number): number =>
  LEAST + Math.floor(makeRandom(`${decisionKey(answer)}/again/${at}`)() * (MOST - LEAST + 1))

/** The session's decisions whose last answer was a miss, the earliest return first. */
function missedIn(hands: readonly HandRecord[], answers: readonly AnswerRecord[]): readonly Missed[] {
  const byId = new Map(answers.map((one) => [one.id, one]))
  const found = new Map<string, Missed>()
  for (const [at, { moves, again }] of hands.entries()) {
    // The decision returned but its time ran out, so that it must return once more.
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

/** How many new hands were dealt after the hand at an index. */
const newAfter = (hands: readonly HandRecord[], at: number): number =>
  hands.slice(at + 1).filter(({ again }) => again === undefined).length

/**
 * The missed decision that returns as the next hand; null if a new hand is next. After each return there is a new hand,
 * so that many misses don't keep new hands away. `isEnd`: the session has no new hands left; then a decision returns as
 * soon as `LEAST` new hands were between.
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

/**
 * The ids of missed answers whose decisions will return in this session. `hand`: the number of the last new hand, from
 * 1.
 */
export function stillToCome(
  plan: Plan,
  hands: readonly HandRecord[],
  answers: readonly AnswerRecord[],
  hand: number,
): readonly string[] {
  if (!bringsBack(plan)) return []
  // A lesson ends once its rule is known, and reviews end once nothing is due, so the number of hands left is unknown.
  const mayEnd = plan.choice === 'course' || plan.choice === 'due'
  const left = plan.length !== undefined ? plan.length - hand : mayEnd ? 0 : Infinity
  return missedIn(hands, answers)
    .filter(({ at }) => newAfter(hands, at) + left >= LEAST)
    .map(({ answer }) => answer.id)
}

/** The first answer to each decision in the list: the answers that a score counts. */
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

/** Selects mistakes; without a property, all. */
export interface MistakesOf {
  readonly game?: string
  /** `makeRules` of the rules; empty for the usual ones. */
  readonly rules?: string
  /** The session of the hands: the first part of their seeds. */
  readonly session?: string
}

/** The last answer of each decision that was missed last time, oldest first. A repeated miss moves it to the end. */
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

/** A stored decision as a round that asks it again; null if the rules can't lay it out. */
export function roundAgain(
  game: AnyTaughtGame,
  rules: Rules,
  drill: string,
  { seed, spot }: Pick<AnswerRecord, 'seed' | 'spot'>,
): Round<Rules, unknown, string> | null {
  const read = parseRound(game, rules as never, { drill, seed, spot })
  return read.ok && read.value.phase.kind === 'asking' ? (read.value as Round<Rules, unknown, string>) : null
}
