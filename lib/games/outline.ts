import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { below, makeRandom, type Random } from '@/lib/math/random'
import { advance } from '@/lib/engines/round/index'

/* What a round asks of a player and what each choice costs, read from the game itself: for those who see it for the first time. */

/** What lies in the betting places, in base wagers. */
const staked = (game: AnyGame, rules: Rules, state: unknown): number =>
  game
    .table(rules, state)
    .flatMap((zone) => (zone.kind === 'bets' ? zone.bets : []))
    .reduce((sum, { stake }) => sum + (stake ?? 0), 0)

/** What an action puts on the table at a decision, in base wagers: nothing for a check or a fold. */
export function costOf(game: AnyGame, rules: Rules, state: unknown, action: string): number {
  const step = game.step(rules, state)
  return step.kind === 'decide' ? Math.max(0, staked(game, rules, step.next(action)) - staked(game, rules, state)) : 0
}

/** The cards that lie open. */
const seen = (game: AnyGame, rules: Rules, state: unknown): number =>
  game
    .table(rules, state)
    .flatMap((zone) => (zone.kind === 'cards' ? zone.cards : []))
    .filter((spot) => typeof spot === 'number').length

/** A decision of a round: its stage, and what can be done. */
export interface OutlinedStage {
  readonly id: string
  /** How many cards are seen there; null where that isn't always the same. */
  readonly cards: number | null
  /** None where cards are moved, or chosen. */
  readonly actions: readonly { readonly action: string; readonly cost: number }[]
}

export interface Outline {
  /** What lies on the table before the first card. */
  readonly bets: readonly { readonly name: string; readonly stake: number }[]
  readonly stages: readonly OutlinedStage[]
}

/** A stage with more actions names cards in them: they say nothing of the next round. */
const MOST_ACTIONS = 6

/** Rounds that are looked at: enough that every stage and every usual action comes up. */
const ROUNDS = 60

/** The decisions of a round that is played at random. */
function* decisions(game: AnyTaughtGame, rules: Rules, random: Random) {
  let state = advance(game, rules, game.start(rules), random) as unknown
  for (let step = game.step(rules, state); step.kind === 'decide'; step = game.step(rules, state)) {
    yield { state, stage: step.stage, actions: step.actions }
    state = advance(game, rules, step.next(step.actions[below(random, step.actions.length)]!), random)
  }
}

/** A round of a game in short, under these rules. */
export function outlineOf(game: AnyTaughtGame, rules: Rules): Outline {
  const random = makeRandom(`outline ${game.id}`)
  const found = new Map<string, Map<string, number>>()
  const cards = new Map<string, number | null>()
  for (let i = 0; i < ROUNDS; i++)
    for (const { state, stage, actions } of decisions(game, rules, random)) {
      const known = found.get(stage) ?? new Map<string, number>()
      found.set(stage, known)
      const open = seen(game, rules, state)
      cards.set(stage, (cards.get(stage) ?? open) === open && cards.get(stage) !== null ? open : null)
      if (!game.arrange && actions.length > 1)
        for (const action of actions) if (!known.has(action)) known.set(action, costOf(game, rules, state, action))
    }
  const zones = game.table(rules, game.start(rules))
  return {
    bets: zones
      .flatMap((zone) => (zone.kind === 'bets' ? zone.bets : []))
      .flatMap(({ name, stake }) => (stake === null ? [] : [{ name, stake }])),
    stages: game.stages.flatMap(({ id }) => {
      const actions = found.get(id)
      const some = [...(actions ?? [])].map(([action, cost]) => ({ action, cost }))
      return actions ? [{ id, cards: cards.get(id) ?? null, actions: some.length > MOST_ACTIONS ? [] : some }] : []
    }),
  }
}
