import type { Card } from '@/lib/cards/card'
import type { Game, Rules, SettledBet, Step } from '@/lib/game/game'
import { drillNamed, type TaughtGame } from '@/lib/game/teaching'
import { deal, type DealStep, type Sides, withSides } from '@/lib/engines/round/index'
import type { Solution } from '@/lib/game/solution'
import { draw, makeRandom } from '@/lib/math/random'
import { fail, ok, type Result } from '@/lib/result'
import { gradeAnswer, type Verdict } from '@/lib/teaching/quiz/grade'
import { type Seen, withSeats } from '@/lib/teaching/quiz/seats'
import { parseSeed } from '@/lib/teaching/quiz/seed'
import type { Answered, OwnAdvice } from '@/lib/teaching/quiz/record'

/*
 * One round of the trainer as a pure state machine: asking → (chosen) → answered (or missed) → asking … → ended. A
 * round is plain data. The same seed, rules, drill and answers give the same round, card for card.
 */

export type Phase<A extends string> =
  | { readonly kind: 'asking'; readonly stage: string; readonly actions: readonly A[] }
  /** The answer was given; the solution is still missing. */
  | { readonly kind: 'chosen'; readonly stage: string; readonly actions: readonly A[]; readonly action: A }
  | {
      readonly kind: 'answered'
      readonly stage: string
      readonly actions: readonly A[]
      readonly action: A
      readonly solution: Solution<A>
      readonly verdict: Verdict<A>
    }
  /**
   * Time ran out without an answer, and nothing is graded. Once the solution is known, the best play is made for the
   * player.
   */
  | {
      readonly kind: 'missed'
      readonly stage: string
      readonly actions: readonly A[]
      readonly solution: Solution<A> | null
    }
  | { readonly kind: 'ended'; readonly bets: readonly SettledBet[]; readonly net: number }

export interface Round<R, S, A extends string> {
  readonly rules: R
  readonly drill: string
  readonly seed: string
  /** What the player knows, at a decision or at the end. */
  readonly state: S
  readonly phase: Phase<A>
  /** The graded answers of this round, oldest first. */
  readonly answers: readonly Answered[]
  /** The states after each deal since the last decision, to show the cards one after the other; the last is `state`. */
  readonly dealt: readonly S[]
}

// ——— Cards to come ——————————————————————————————————————————————————————————————————————————————————————————

const hasTwins = (cards: readonly Card[]): boolean => new Set(cards).size < cards.length

/**
 * Deals once. The seed fixes the order of the whole deck, and the first cards in it that may still be dealt are dealt.
 * So the cards don't depend on earlier decisions: raising early shows the same board as checking. If cards repeat or
 * are weighted, a generator from the seed and the place in the round deals instead.
 */
function dealNext<R extends Rules, S, A extends string>(
  game: Game<R, S, A>,
  rules: R,
  seed: string,
  step: DealStep<S, A>,
): S {
  const { cards, copies } = game.deck(rules)
  if (step.weight || copies > 1 || hasTwins(step.stub))
    return deal(step, makeRandom(`${seed}/${step.stage}/${step.stub.length}`))
  const left = new Set(step.stub)
  const order = draw(makeRandom(`${seed}/deck`), cards, cards.length)
  return step.next(order.filter((card) => left.has(card)).slice(0, step.count))
}

/**
 * Deals until there is a choice or the round is over. A decision with a single action is made at once, and shown
 * together with the cards before it.
 */
function come<R extends Rules, S, A extends string>(
  game: Game<R, S, A>,
  round: Omit<Round<R, S, A>, 'phase' | 'dealt'>,
): Round<R, S, A> {
  const dealt: S[] = []
  let state = round.state
  let step: Step<S, A> = game.step(round.rules, state)
  while (step.kind === 'deal' || (step.kind === 'decide' && step.actions.length === 1)) {
    if (step.kind === 'deal') {
      state = dealNext(game, round.rules, round.seed, step)
      dealt.push(state)
    } else {
      state = step.next(step.actions[0]!)
      dealt.splice(-1, 1, state)
    }
    step = game.step(round.rules, state)
  }
  const phase: Phase<A> =
    step.kind === 'decide'
      ? { kind: 'asking', stage: step.stage, actions: step.actions }
      : { kind: 'ended', bets: step.bets, net: step.net }
  return { ...round, state, dealt, phase }
}

// ——— What can be done ———————————————————————————————————————————————————————————————————————————————————————

/**
 * A new round of a drill, with side bets and the seen cards of other seats. The seed fixes the question and all later
 * cards. Throws on an unknown drill.
 */
export function startRound<R extends Rules, S, A extends string>(
  game: TaughtGame<R, S, A>,
  rules: R,
  drill: string,
  seed: string,
  sides: Sides = {},
  seen?: Seen,
): Round<R, S, A> {
  const spot = game.spot(rules, drill, makeRandom(`${seed}/spot`))
  const alone = seen === undefined ? null : startAt(game, rules, drill, seed, spot)
  if (seen === undefined || alone?.phase.kind !== 'asking') return startAt(game, rules, drill, seed, spot, sides)
  return startAt(game, rules, drill, seed, withSeats(game, rules, alone.state, seed, seen) as S, sides)
}

/** A new round at a spot that the drill didn't choose. The seed fixes all later cards. */
export function startAt<R extends Rules, S, A extends string>(
  game: Game<R, S, A>,
  rules: R,
  drill: string,
  seed: string,
  spot: S,
  sides: Sides = {},
): Round<R, S, A> {
  const state = Object.keys(sides).length > 0 ? withSides(game, rules, spot, sides) : spot
  return come(game, { rules, drill, seed, state, answers: [] })
}

/**
 * Takes the player's answer. Without a solution the round waits for `judge`. A second answer changes nothing. Throws on
 * an action that isn't offered.
 */
export function answer<R extends Rules, S, A extends string>(
  game: TaughtGame<R, S, A>,
  round: Round<R, S, A>,
  action: A,
  solution?: Solution<A>,
): Round<R, S, A> {
  if (round.phase.kind !== 'asking') return round
  const { stage, actions } = round.phase
  if (!actions.includes(action)) throw new Error(`“${action}” is not offered here`)
  const chosen: Round<R, S, A> = { ...round, phase: { kind: 'chosen', stage, actions, action } }
  return solution ? judge(game, chosen, solution) : chosen
}

/** Ends a decision whose time ran out. In other phases nothing changes. */
export function miss<R, S, A extends string>(round: Round<R, S, A>, solution: Solution<A> | null): Round<R, S, A> {
  if (round.phase.kind !== 'asking') return round
  const { stage, actions } = round.phase
  return { ...round, phase: { kind: 'missed', stage, actions, solution } }
}

/** What a strategy says at the solved decision, and what following it loses; undefined if it says nothing. */
function adviceOf<R extends Rules, S, A extends string>(
  game: TaughtGame<R, S, A>,
  round: Round<R, S, A>,
  solution: Solution<A>,
  strategy: string,
): OwnAdvice | undefined {
  const says = game.follows(round.rules, strategy, round.state)
  const [first] = says
  return first === undefined ? undefined : { strategy, says, cost: gradeAnswer(solution, first).cost }
}

/**
 * Grades the given answer by the solution of `round.state`, and notes what a `strategy` says. An answer that follows
 * the strategy, or the rule that the course teaches, is no mistake. A missed decision keeps the solution to show it. In
 * other phases nothing changes.
 */
export function judge<R extends Rules, S, A extends string>(
  game: TaughtGame<R, S, A>,
  round: Round<R, S, A>,
  solution: Solution<A>,
  strategy?: string,
): Round<R, S, A> {
  if (round.phase.kind === 'missed' && round.phase.solution === null)
    return { ...round, phase: { ...round.phase, solution } }
  if (round.phase.kind !== 'chosen') return round
  const { action, stage } = round.phase
  const own = strategy === undefined ? undefined : adviceOf(game, round, solution, strategy)
  const verdict = gradeAnswer(solution, action, [
    // The rule of the course leaves side bets out, so it excuses nothing where they decide.
    ...(solution.sides ? [] : game.explain(round.rules, round.state, solution).says),
    ...(own?.says ?? []),
  ])
  const answered: Answered = {
    game: game.id,
    drill: round.drill,
    seed: round.seed,
    spot: game.make(round.state),
    stage,
    skill: game.skill(round.rules, round.state),
    action,
    grade: verdict.grade,
    cost: verdict.cost,
    isObvious: verdict.isObvious,
    gap: verdict.gap,
    ...(own ? { own } : {}),
  }
  return {
    ...round,
    phase: { ...round.phase, kind: 'answered', solution, verdict },
    answers: [...round.answers, answered],
  }
}

/**
 * The action taken at a finished decision: the answer, or the best play if it was missed; undefined in other phases.
 */
export function doneAt<R, S, A extends string>({ phase }: Round<R, S, A>): A | undefined {
  if (phase.kind === 'missed') return phase.solution?.best[0] ?? phase.actions.at(-1)
  return phase.kind === 'chosen' || phase.kind === 'answered' ? phase.action : undefined
}

/** Applies the action taken, and goes on to the next decision or the end. In other phases nothing changes. */
export function goOn<R extends Rules, S, A extends string>(game: Game<R, S, A>, round: Round<R, S, A>): Round<R, S, A> {
  const action = doneAt(round)
  if (action === undefined) return round
  const step = game.step(round.rules, round.state)
  if (step.kind !== 'decide') throw new Error('an answered round is at a decision')
  return come(game, { ...round, state: step.next(action) })
}

/**
 * Whether the drill plays whole rounds, so that an answer is followed by the rest of the round; otherwise by the next
 * question.
 */
export function playsOn<R extends Rules, S, A extends string>(
  game: TaughtGame<R, S, A>,
  round: Round<R, S, A>,
): boolean {
  return game.drills.find((drill) => drill.id === round.drill)?.stage === undefined
}

/** Plays a round again from its seed and the actions taken. Throws on an action that isn't offered. */
export function replayRound<R extends Rules, S, A extends string>(
  game: TaughtGame<R, S, A>,
  rules: R,
  drill: string,
  seed: string,
  actions: readonly A[],
): Round<R, S, A> {
  return actions.reduce(
    (round, action) => goOn(game, answer(game, round, action)),
    startRound(game, rules, drill, seed),
  )
}

// ——— Links ——————————————————————————————————————————————————————————————————————————————————————————————————

/** What a link holds of a round, besides the game and its rules. The values need no encoding. */
export interface RoundText {
  readonly drill: string
  readonly seed: string
  /** `Game.make` of the state; absent for the first question of the seed. */
  readonly spot?: string
}

/** The link to the current state of a round. It opens the same hand, with the same cards to come. */
export const makeRound = <R extends Rules, S, A extends string>(
  game: Game<R, S, A>,
  round: Round<R, S, A>,
): Required<RoundText> => ({
  drill: round.drill,
  seed: round.seed,
  spot: game.make(round.state),
})

/**
 * Reads a link. It holds no earlier answers, so its decision is asked anew. Fails with `UnknownDrill`, `BadSeed` or the
 * game's problem with the spot; `at` is the part.
 */
export function parseRound<R extends Rules, S, A extends string>(
  game: TaughtGame<R, S, A>,
  rules: R,
  text: RoundText,
): Result<Round<R, S, A>> {
  const { seed, spot } = text
  const drill = drillNamed(game.drills, text.drill)?.id
  if (drill === undefined)
    return fail('UnknownDrill', { id: 'no-such-drill', args: { text: text.drill.slice(0, 40) } }, 'drill')
  const read = parseSeed(seed)
  if (!read.ok) return read
  if (spot === undefined) return ok(startRound(game, rules, drill, seed))
  const state = game.parse(rules, spot)
  if (!state.ok) return fail(state.problem.name, state.problem.says, 'spot')
  return ok(come(game, { rules, drill, seed, state: state.value, answers: [] }))
}
