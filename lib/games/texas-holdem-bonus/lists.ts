import found from '@/content/texas-holdem-bonus/strategies.json' with { type: 'json' }
import { cardOf } from '@/lib/cards/card'
import { compileList, foundId, type ListedRule, messagesOfList, type Sign } from '@/lib/game/strategy/decision-list'
import type { NamedStrategy } from '@/lib/game/teaching'
import { bettorBy, type Sight, sightOf } from '@/lib/families/holdem/sight'
import { FLOP_SIGNS, STARTING_SIGNS, TURN_SIGNS } from '@/lib/families/holdem/signs'
import type { BonusWays, Starter } from '@/lib/engines/holdem/index'
import type { BonusRules } from './rules'
import type { BonusStage } from './round'

/* Strategies made of signs: those people use, and short ones found by `npm run make:strategies`. */

/** The decisions that a strategy makes. Those it leaves out are made by best play. */
export type Ways = BonusWays

export interface PlayedWay extends NamedStrategy {
  readonly ways: (rules: BonusRules) => Ways
}

/** One list for each stage. */
export type StageLists = Readonly<Record<BonusStage, readonly ListedRule[]>>

/** Signs that the lists leave out. */
const UNUSED = /^(suited|pair-or-open|nothing-open|no-pair|one-over|two-above|backdoor|(low|high)-[12]-\d+)$/

export const LIST_SIGNS: Readonly<Record<BonusStage, readonly Sign<Sight>[]>> = {
  preflop: STARTING_SIGNS,
  flop: FLOP_SIGNS.filter(({ id }) => !UNUSED.test(id)),
  turn: TURN_SIGNS.filter(({ id }) => !UNUSED.test(id)),
}

/** Chooses starting hands by what is seen of two cards. */
export const starterBy =
  (bets: (sight: Sight) => boolean): Starter =>
  ({ low, high, suited }) =>
    bets(sightOf([cardOf(high, 0), cardOf(low, suited ? 0 : 1)], []))

function betsBy(stage: BonusStage, list: readonly ListedRule[]): (sight: Sight) => boolean {
  const says = compileList(LIST_SIGNS[stage], list)
  return (sight) => says(sight) === 'bet'
}

function listed(id: string, lists: StageLists): PlayedWay {
  const ways: Ways = {
    starts: starterBy(betsBy('preflop', lists.preflop)),
    flop: bettorBy(betsBy('flop', lists.flop)),
    turn: bettorBy(betsBy('turn', lists.turn)),
  }
  const rules = (['preflop', 'flop', 'turn'] as const).flatMap((stage) =>
    messagesOfList(LIST_SIGNS[stage], lists[stage], stage),
  )
  return { id, rules, ways: () => ways }
}

const bet = (...when: readonly string[]): ListedRule => ({ says: 'bet', when })
const fold = (...when: readonly string[]): ListedRule => ({ says: 'fold', when })
const CHECK: ListedRule = { says: 'check', when: [] }

/** A strategy for starting hands. Best play decides the rest. */
function starting(id: string, list: readonly ListedRule[]): PlayedWay {
  const ways = { starts: starterBy(betsBy('preflop', list)) }
  return { id, rules: messagesOfList(LIST_SIGNS.preflop, list, 'preflop'), leaves: true, ways: () => ways }
}

export const STARTING_WAYS: readonly PlayedWay[] = [
  starting('never-fold', [bet()]),
  starting('fold-low-deuces', [fold('offsuit', 'kicker-0', 'under-8'), bet()]),
  starting('fold-no-face', [bet('pair'), bet('high-9'), fold()]),
]

export const KNOWN_LISTS: readonly PlayedWay[] = [
  listed('bet-pairs', { preflop: [bet()], flop: [bet('pair'), CHECK], turn: [bet('pair'), CHECK] }),
  listed('always-bet', { preflop: [bet()], flop: [bet()], turn: [bet()] }),
  listed('never-bet', { preflop: [bet()], flop: [CHECK], turn: [CHECK] }),
]

export const FOUND_LISTS: readonly PlayedWay[] = (found.lists as readonly StageLists[]).map((lists) =>
  listed(foundId(lists.preflop.length + lists.flop.length + lists.turn.length), lists),
)
