import { deal } from '@/lib/engines/round/index'
import type { Rules, SettledBet } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { makeRandom } from '@/lib/math/random'

/*
 * One round of a game, played well and shown step by step to people who have never played it. It has as many decisions
 * as a round can show, and is the same for everybody.
 */

export type ShownStep =
  /** The bets before the cards. */
  | { readonly kind: 'bets'; readonly state: unknown }
  | {
      readonly kind: 'decision'
      readonly stage: string
      readonly state: unknown
      readonly actions: readonly string[]
      /** The action taken here. */
      readonly action: string
    }
  | { readonly kind: 'end'; readonly state: unknown; readonly bets: readonly SettledBet[]; readonly net: number }

/** The action that the game's own strategy takes; without one, the first action that doesn't end the round. */
function played(
  game: AnyTaughtGame,
  rules: Rules,
  state: unknown,
  actions: readonly string[],
  next: (action: string) => unknown,
) {
  if (game.arrange) return game.arrange.suggested(rules, state)
  const strategy = game.toTheLetter ?? game.strategies?.find(({ rules: list }) => list.length > 0)?.id
  const [says] = strategy === undefined ? [] : game.follows(rules, strategy, state)
  return says ?? actions.find((action) => game.step(rules, next(action)).kind !== 'end') ?? actions[0]!
}

function roundOf(game: AnyTaughtGame, rules: Rules, seed: string): readonly ShownStep[] {
  const random = makeRandom(seed)
  const steps: ShownStep[] = [{ kind: 'bets', state: game.start(rules) as unknown }]
  let state: unknown = game.start(rules)
  for (;;) {
    const step = game.step(rules, state)
    if (step.kind === 'end') return [...steps, { kind: 'end', state, bets: step.bets, net: step.net }]
    if (step.kind === 'deal') {
      state = deal(step, random)
      continue
    }
    const { stage, actions } = step
    const action = played(game, rules, state, actions, (one) => step.next(one) as unknown)
    if (actions.length > 1) steps.push({ kind: 'decision', stage, state, actions, action })
    state = step.next(action)
  }
}

/** How many rounds are dealt to find the one with the most steps. */
const TRIES = 60

/** The round shown for a game: the longest of `TRIES`. */
export function shownRound(game: AnyTaughtGame, rules: Rules): readonly ShownStep[] {
  const rounds = Array.from({ length: TRIES }, (_, i) => roundOf(game, rules, `shown/${i}`))
  // A win explains the bets better than a loss.
  const worth = (steps: readonly ShownStep[]): number => {
    const end = steps.at(-1)!
    return 2 * steps.length + (end.kind === 'end' && end.net > 0 ? 1 : 0)
  }
  return rounds.reduce((best, one) => (worth(one) > worth(best) ? one : best))
}
