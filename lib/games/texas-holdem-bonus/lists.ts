import found from '@/content/texas-holdem-bonus/strategies.json' with { type: 'json' }
import { compileList, foundList, type ListedRule, sentencesOf, type Sign } from '@/lib/games/decision-list'
import type { NamedStrategy } from '@/lib/games/teaching'
import { FLOP_SIGNS, STARTING_SIGNS, TURN_SIGNS } from '@/lib/games/holdem-signs'
import {
  type BoardBettor,
  type BonusWays,
  emptySight,
  looker,
  type Sight,
  type Starter,
} from '@/lib/engines/holdem/index'
import type { BonusRules } from './rules'
import type { BonusStage } from './round'

/* Ways to play that are lists of signs: those that people use, and short ones that `npm run make:strategies` found. */

/** The decisions of a way to play; what it leaves out is played best. */
export type Ways = BonusWays

export interface PlayedWay extends NamedStrategy {
  readonly ways: (rules: BonusRules) => Ways
}

/** A list for each stage. */
export type StageLists = Readonly<Record<BonusStage, readonly ListedRule[]>>

/** A bet is made with as much, whoever the cards above it belong to. */
const UNUSED = /^(suited|pair-or-open|nothing-open|no-pair|one-over|two-above|backdoor|(low|high)-[12]-\d+)$/

export const LIST_SIGNS: Readonly<Record<BonusStage, readonly Sign<Sight>[]>> = {
  preflop: STARTING_SIGNS,
  flop: FLOP_SIGNS.filter(({ id }) => !UNUSED.test(id)),
  turn: TURN_SIGNS.filter(({ id }) => !UNUSED.test(id)),
}

const VERBS: Readonly<Record<BonusStage, Readonly<Record<string, string>>>> = {
  preflop: { bet: 'Before the flop bet', fold: 'Before the flop fold' },
  flop: { bet: 'On the flop bet', check: 'On the flop check' },
  turn: { bet: 'On the turn bet', check: 'On the turn check' },
}

function starterBy(list: readonly ListedRule[]): Starter {
  const says = compileList(LIST_SIGNS.preflop, list)
  return ({ low, high, suited }) => says({ ...emptySight(), low, high, suited }) === 'bet'
}

function bettorBy(stage: 'flop' | 'turn', list: readonly ListedRule[]): BoardBettor {
  const says = compileList(LIST_SIGNS[stage], list)
  return (board) => {
    const look = looker(board, emptySight())
    return (a, b) => says(look(a, b)) === 'bet'
  }
}

function listed(words: Pick<NamedStrategy, 'id' | 'name' | 'about'>, lists: StageLists): PlayedWay {
  const ways: Ways = {
    starts: starterBy(lists.preflop),
    flop: bettorBy('flop', lists.flop),
    turn: bettorBy('turn', lists.turn),
  }
  const rules = (['preflop', 'flop', 'turn'] as const).flatMap((stage) =>
    sentencesOf(LIST_SIGNS[stage], VERBS[stage], lists[stage]),
  )
  return { ...words, rules, ways: () => ways }
}

const bet = (...when: readonly string[]): ListedRule => ({ says: 'bet', when })
const fold = (...when: readonly string[]): ListedRule => ({ says: 'fold', when })
const CHECK: ListedRule = { says: 'check', when: [] }

/** Ways to choose the starting hands; the rest is played best. */
function starting(id: string, name: string, about: string, list: readonly ListedRule[]): PlayedWay {
  const ways = { starts: starterBy(list) }
  return {
    id,
    name,
    about,
    rules: sentencesOf(LIST_SIGNS.preflop, VERBS.preflop, list),
    leaves: 'the flop and the turn',
    ways: () => ways,
  }
}

export const STARTING_WAYS: readonly PlayedWay[] = [
  starting('never-fold', 'Never fold', 'Bet every hand before the flop, and play the flop and the turn best.', [bet()]),
  starting(
    'fold-low-deuces',
    'Fold more deuces',
    'Fold an offsuit two with anything from a three to a ten, and play the flop and the turn best.',
    [fold('offsuit', 'kicker-0', 'under-8'), bet()],
  ),
  starting(
    'fold-no-face',
    'Wait for a pair or a face card',
    'Fold every hand without a pair, an ace or a face card, and play the flop and the turn best.',
    [bet('pair'), bet('high-9'), fold()],
  ),
]

export const KNOWN_LISTS: readonly PlayedWay[] = [
  listed(
    {
      id: 'bet-pairs',
      name: 'Bet with a pair',
      about: 'Fold nothing; bet the flop and the turn with a pair or better, and with nothing less.',
    },
    { preflop: [bet()], flop: [bet('pair'), CHECK], turn: [bet('pair'), CHECK] },
  ),
  listed(
    { id: 'always-bet', name: 'Always bet', about: 'Bet every time without looking.' },
    { preflop: [bet()], flop: [bet()], turn: [bet()] },
  ),
  listed(
    { id: 'never-bet', name: 'Never bet again', about: 'Bet every hand before the flop, then check to the end.' },
    { preflop: [bet()], flop: [CHECK], turn: [CHECK] },
  ),
]

export const FOUND_LISTS: readonly PlayedWay[] = (found.lists as readonly StageLists[]).map((lists) =>
  listed(foundList(lists.preflop.length + lists.flop.length + lists.turn.length), lists),
)
