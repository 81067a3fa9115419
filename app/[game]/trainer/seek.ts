'use client'

import { skillName } from '@/app/_felt/names'
import { trainer } from '@/app/_languages/english/trainer'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { GameSkills } from '@/lib/games/skills'
import type { Solution } from '@/lib/games/solution'
import { roundAgain } from '@/lib/teaching/quiz/again'
import {
  candidate,
  chooseNext,
  closer,
  dealSkill,
  gapOf,
  isClose,
  type Known,
  MOST_TRIES,
  type Tried,
} from '@/lib/teaching/quiz/choose'
import { type Plan, USUAL_GAP } from '@/lib/teaching/quiz/plan'
import { startAt, startRound } from '@/lib/teaching/quiz/round'
import { withSeats } from '@/lib/teaching/quiz/seats'
import { fail, ok, type Problem, type Result } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'
import type { AnyRound } from './address'
import { useTask } from '@/app/_solver/use-solver'

/* Finding the next question where it takes more than dealing: a close call is searched for, a repetition is looked up. */

/** How often the search asks for a solution that others got in the way of. */
const PATIENCE = 5

/** The question wanted. */
export interface Order {
  readonly plan: Plan
  readonly rules: Rules
  readonly seed: string
}

export type Outcome =
  | { readonly kind: 'found'; readonly round: AnyRound }
  /** When the next repetition is due, in milliseconds since 1970; null where there is none. */
  | { readonly kind: 'nothing'; readonly due: number | null }
  | { readonly kind: 'failed'; readonly problem: Problem }

/** The text that tells one order from another. */
export const orderKey = ({ plan, rules, seed }: Order): string => JSON.stringify([plan, rules, seed])

export interface Help {
  readonly known: Known
  readonly skills: GameSkills | null
  readonly signal: AbortSignal
  /** After each candidate: how many were tried. */
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

/** A question with the cards that the plan shows of other seats; what is no question stays as it is. */
const seated = (game: AnyGame, { plan, rules, seed }: Order, state: unknown): unknown =>
  plan.seats !== undefined && isQuestion(game, rules, state) ? withSeats(game, rules, state, seed, plan.seats) : state

/** A solution, for the search: asked again where something newer took its turn. */
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

/** The first candidate whose gap is within the dial, else the closest of them: each is solved by the worker, one after the other. */
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

/** Finds what an order asks for. Always settles, never rejects. */
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
      const state = seated(game, order, dealSkill(game, rules, next.skill, seed))
      return isQuestion(game, rules, state)
        ? { kind: 'found', round: startAt(game, rules, plan.drill, seed, state) }
        : noSuch(game, rules, next.skill)
    }
  }
}

/** What the next question is chosen by; null while it is still being read. */
export interface Basis {
  readonly skills: GameSkills | null
  readonly known: () => Known
}

/** How far the search for a question is. Belongs to the order given in this very render. */
export interface Seeking {
  /** `waiting`: for the record or the game's figures. */
  readonly status: 'idle' | 'waiting' | 'seeking' | Outcome['kind']
  /** Candidates tried. */
  readonly tried: number
  readonly outcome: Outcome | null
  readonly retry: () => void
}

/** Looks for the question that is wanted; what was wanted before is forgotten. A null order looks for nothing. */
export function useSeek(game: AnyTaughtGame, order: Order | null, basis: Basis | null): Seeking {
  const isReady = basis !== null
  const key = order && isReady ? `${game.id} ${orderKey(order)}` : null
  const { value, part, retry } = useTask<Outcome>(key, async (signal, onTried) =>
    ok(await seek(game, order!, { skills: basis!.skills, known: basis!.known(), signal, onTried })),
  )
  const status = order === null ? 'idle' : !isReady ? 'waiting' : (value?.kind ?? 'seeking')
  return { status, tried: part ?? 0, outcome: value, retry }
}
