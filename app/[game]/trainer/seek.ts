'use client'

import { skillName } from '@/app/_felt/names'
import { trainer } from '@/app/_languages/words'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { GameSkills } from '@/lib/game/precomputed/skills'
import type { Solution } from '@/lib/game/solution'
import { roundAgain } from '@/lib/teaching/quiz/again'
import {
  candidate,
  chooseNext,
  closer,
  dealsApart,
  dealSkill,
  gapOf,
  isClose,
  type Known,
  MOST_TRIES,
  type Next,
  type Tried,
} from '@/lib/teaching/quiz/choose'
import { type Plan, USUAL_GAP } from '@/lib/teaching/quiz/plan'
import { startAt, startRound } from '@/lib/teaching/quiz/round'
import { withSeats } from '@/lib/teaching/quiz/seats'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { fail, must, ok, type Problem, type Result } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'
import type { AnyRound } from './address'
import { useTask } from '@/app/_solver/use-solver'

/* Finds the next question if dealing isn't enough: searches for a close call, or looks up a repetition. */

/** How often the search retries a solve that newer requests displaced. */
const PATIENCE = 5

/** The question to find. */
export interface Order {
  readonly plan: Plan
  readonly rules: Rules
  readonly seed: string
}

export type Outcome =
  | { readonly kind: 'found'; readonly round: AnyRound }
  /** When the next repetition is due, in milliseconds since 1970; null if there is none. */
  | { readonly kind: 'nothing'; readonly due: number | null }
  | { readonly kind: 'failed'; readonly problem: Problem }

/** A text that is different for different orders. */
export const orderKey = ({ plan, rules, seed }: Order): string => JSON.stringify([plan, rules, seed])

export interface Help {
  readonly known: Known
  readonly skills: GameSkills | null
  readonly signal: AbortSignal
  /** Called after each candidate with the number tried. */
  readonly onTried: (tried: number) => void
}

const isQuestion = (game: AnyGame, rules: Rules, state: unknown): boolean => {
  if (state === undefined) return false
  const step = game.step(rules, state)
  return step.kind === 'decide' && step.actions.length > 1
}

const noSuch = (game: AnyTaughtGame, rules: Rules, skill: string): Outcome => ({
  kind: 'failed',
  problem: fail('UnknownSkill', trainer.unknownSkill(skillName(game, rules, skill).slice(0, 60)), 'skill').problem,
})

/** A question with the plan's visible cards of other players. A state that isn't a question stays the same. */
const seated = (game: AnyGame, { plan, rules, seed }: Order, state: unknown): unknown =>
  plan.seats !== undefined && isQuestion(game, rules, state) ? withSeats(game, rules, state, seed, plan.seats) : state

/** Solves a candidate. Retries if newer requests displaced it. */
async function solved(
  game: AnyGame,
  rules: Rules,
  state: unknown,
  signal: AbortSignal,
): Promise<Result<Solution<string>>> {
  for (let tries = 1; ; tries++) {
    const result = await solverClient().solve(
      { game: game.id, rules, state },
      { channel: 'trainer', order: 'turns', signal },
    )
    if (result.ok) return ok(result.value.value as Solution<string>)
    if (result.problem.name !== 'Cancelled' || signal.aborted || tries === PATIENCE) return result
  }
}

/**
 * The first candidate whose gap is small enough, otherwise the closest of all. The worker solves them one after the
 * other.
 */
async function searchClose(game: AnyTaughtGame, order: Order, { skills, signal, onTried }: Help): Promise<Outcome> {
  const { plan, rules, seed } = order
  const most = plan.gap ?? USUAL_GAP
  let best: Tried | null = null
  for (let i = 0; i < MOST_TRIES && !(best && isClose(best, most)); i++) {
    const state = seated(game, order, candidate(game, rules, plan, seed, i, skills))
    if (isQuestion(game, rules, state)) {
      const result = await solved(game, rules, state, signal)
      if (!result.ok) return { kind: 'failed', problem: result.problem }
      best = closer(best, { state, gap: gapOf(result.value) })
    }
    onTried(i + 1)
  }
  if (best === null) return { kind: 'failed', problem: fail('NothingClose', trainer.nothingClose).problem }
  return { kind: 'found', round: startAt(game, rules, plan.drill, seed, best.state) }
}

/** The skill asked at the seed before, where hands are dealt on both sides of a line; undefined elsewhere. */
function skillBefore({ plan, seed }: Order, known: Known): string | undefined {
  const { session, index } = must(parseSeed(seed))
  if (index === 1) return undefined
  const before = chooseNext(plan, makeSeed({ session, index: index - 1 }), known)
  return before.kind === 'skill' ? before.skill : undefined
}

/** Whether a plan deals both sides of a line, so that hands of one class are kept apart. */
const isOfLine = ({ choice, isAlone }: Plan): boolean => choice === 'course' || (choice === 'skill' && !isAlone)

/** The deals of a skill from which one is asked. */
function dealsFor(
  game: AnyTaughtGame,
  order: Order,
  hand: Extract<Next, { kind: 'skill' }>,
  known: Known,
): readonly unknown[] {
  const { plan, rules, seed } = order
  const deals = isOfLine(plan)
    ? dealsApart(game, rules, hand, seed, skillBefore(order, known))
    : [dealSkill(game, rules, hand.skill, seed)]
  return deals.map((state) => seated(game, order, state)).filter((state) => isQuestion(game, rules, state))
}

/** Of several deals the one with the smallest gap. */
async function nearestOf(
  game: AnyTaughtGame,
  rules: Rules,
  deals: readonly unknown[],
  signal: AbortSignal,
): Promise<Result<unknown>> {
  if (deals.length < 2) return ok(deals[0])
  let best: Tried | null = null
  for (const state of deals) {
    const result = await solved(game, rules, state, signal)
    if (!result.ok) return result
    best = closer(best, { state, gap: gapOf(result.value) })
  }
  return ok(best!.state)
}

/** Finds the question for an order. The promise never rejects. */
export async function seek(game: AnyTaughtGame, order: Order, help: Help): Promise<Outcome> {
  const { plan, rules, seed } = order
  const next = chooseNext(plan, seed, help.known)
  switch (next.kind) {
    case 'nothing':
      return next
    case 'drill':
      return { kind: 'found', round: startRound(game, rules, plan.drill, seed, {}, plan.seats) }
    case 'search':
      return searchClose(game, order, help)
    case 'again': {
      const [first] = next.answers.flatMap((one) => roundAgain(game, rules, plan.drill, one) ?? [])
      return first === undefined ? { kind: 'nothing', due: null } : { kind: 'found', round: first }
    }
    case 'skill': {
      const deals = dealsFor(game, order, next, help.known)
      if (deals.length === 0) return noSuch(game, rules, next.skill)
      const state = await nearestOf(game, rules, deals, help.signal)
      if (!state.ok) return { kind: 'failed', problem: state.problem }
      return { kind: 'found', round: startAt(game, rules, plan.drill, seed, state.value) }
    }
  }
}

/** The data for choosing the next question; null while it is loading. */
export interface Basis {
  readonly skills: GameSkills | null
  readonly known: () => Known
}

/** The progress of the search for a question, always for the order of the same render. */
export interface Seeking {
  /** `waiting`: for the record or for the game's figures. */
  readonly status: 'idle' | 'waiting' | 'seeking' | Outcome['kind']
  /** The number of candidates tried. */
  readonly tried: number
  readonly outcome: Outcome | null
  readonly retry: () => void
}

/** Searches for a question. A new order cancels the previous search. A null order searches for nothing. */
export function useSeek(game: AnyTaughtGame, order: Order | null, basis: Basis | null): Seeking {
  const isReady = basis !== null
  const key = order && isReady ? `${game.id} ${orderKey(order)}` : null
  const { value, part, retry } = useTask<Outcome>(key, async (signal, onTried) =>
    ok(await seek(game, order!, { skills: basis!.skills, known: basis!.known(), signal, onTried })),
  )
  const status = order === null ? 'idle' : !isReady ? 'waiting' : (value?.kind ?? 'seeking')
  return { status, tried: part ?? 0, outcome: value, retry }
}
