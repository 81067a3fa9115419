import found from '@/content/casino-holdem/strategies.json' with { type: 'json' }
import { type Card, rankOfLetter } from '@/lib/cards/card'
import type { BoardBettor } from '@/lib/engines/holdem/index'
import { compileList, foundId, type ListedRule, messagesOfList } from '@/lib/game/strategy/decision-list'
import { bettorBy, type Sight, sightOf } from '@/lib/families/holdem/sight'
import { FLOP_SIGNS } from '@/lib/families/holdem/signs'
import type { NamedStrategy } from '@/lib/game/teaching'
import { type CasinoAction, type CasinoState, handAt, isDecision } from './round'
import type { Messages } from './messages/en'
import type { CasinoRules } from './rules'

/* Strategies made of signs: those people use, and short ones found by `npm run make:strategies`. */

/** Signs that no list needs. Which pair it is, for example, never matters, because every pair calls. */
const UNUSED = /^(strong|second-pair|top-pair|underpair|no-pair|suited|flush-\d+)$/

export const LIST_SIGNS = FLOP_SIGNS.filter(({ id }) => !UNUSED.test(id))

interface PlayedWay extends NamedStrategy {
  readonly calls: BoardBettor
}

/** A list as a strategy. */
function wayOf(id: string, rules: readonly ListedRule[]): PlayedWay {
  const says = compileList(LIST_SIGNS, rules)
  return { id, rules: messagesOfList(LIST_SIGNS, rules), calls: bettorBy((sight) => says(sight) === 'call') }
}

const callWith = (...when: readonly string[]): ListedRule => ({ says: 'call', when })
const FOLD: ListedRule = { says: 'fold', when: [] }
const PAIR_OR_DRAW = [callWith('pair'), callWith('flush'), callWith('open-straight')]

const KNOWN_LISTS: readonly PlayedWay[] = [
  wayOf('ten-high', [...PAIR_OR_DRAW, callWith('high-8'), FOLD]),
  wayOf('ace-king', [...PAIR_OR_DRAW, callWith('high-11'), FOLD]),
  wayOf('everything', [callWith()]),
]

const FOUND_LISTS: readonly PlayedWay[] = (found.lists as readonly (readonly ListedRule[])[]).map((rules) =>
  wayOf(foundId(rules.length), rules),
)

// ——— The ordered strategy ———————————————————————————————————————————————————————————————————————————————

/*
 * The call as an expert teaches it: the first rule that covers a hand on a flop decides. It is close to exact play, not
 * equal to it: `whole` prices it as one of STRATEGIES, and `explain` says where the two differ.
 */

export interface StrategyRule {
  readonly id: keyof Messages['rules']
  readonly stage: 'flop'
  /** The class of decision in statistics. */
  readonly skill: string
  readonly covers: (sight: Sight) => boolean
  readonly says: (sight: Sight) => CasinoAction
}

const call = (): CasinoAction => 'call'
const fold = (): CasinoAction => 'fold'
const callIf = (holds: boolean): CasinoAction => (holds ? 'call' : 'fold')

const hasLowCard = ({ bottom }: Sight): boolean => bottom <= rankOfLetter('3')

const jackSays = (sight: Sight): CasinoAction =>
  callIf(sight.low > rankOfLetter('3') || sight.boardPaired || sight.top > sight.high || hasLowCard(sight))

const tenSays = (sight: Sight): CasinoAction =>
  callIf(sight.low >= rankOfLetter('6') || hasLowCard(sight) || sight.second > sight.high)

const nineSays = ({ low, backdoorFlush }: Sight): CasinoAction =>
  callIf(low === rankOfLetter('8') || (backdoorFlush && low >= rankOfLetter('4')))

const RULES: readonly Omit<StrategyRule, 'stage'>[] = [
  {
    id: 'made',
    skill: 'pair or better',
    covers: ({ made }) => made > 0,
    says: call,
  },
  {
    id: 'flush-draw',
    skill: 'flush draw',
    covers: ({ flushDraw }) => flushDraw >= 0,
    says: call,
  },
  {
    id: 'straight-draw',
    skill: 'open straight draw',
    covers: ({ straightRanks }) => straightRanks >= 2,
    says: call,
  },
  {
    id: 'ace-king',
    skill: 'ace or king high',
    covers: ({ high }) => high >= rankOfLetter('K'),
    says: call,
  },
  {
    id: 'one-suit',
    skill: 'flop of one suit',
    covers: ({ oneSuit }) => oneSuit === 3,
    says: fold,
  },
  {
    id: 'low-flop',
    skill: 'low flop',
    covers: ({ second }) => second <= rankOfLetter('3'),
    says: call,
  },
  {
    id: 'inside-straight',
    skill: 'inside straight draw',
    covers: ({ straightRanks }) => straightRanks === 1,
    says: ({ low, high, bottom }) => callIf(high > bottom || high > rankOfLetter('8') || low > rankOfLetter('5')),
  },
  {
    id: 'queen',
    skill: 'queen high',
    covers: ({ high }) => high === rankOfLetter('Q'),
    says: call,
  },
  {
    id: 'jack',
    skill: 'jack high',
    covers: ({ high }) => high === rankOfLetter('J'),
    says: jackSays,
  },
  {
    id: 'ten',
    skill: 'ten high',
    covers: ({ high }) => high === rankOfLetter('T'),
    says: tenSays,
  },
  {
    id: 'nine',
    skill: 'nine high',
    covers: ({ high }) => high === rankOfLetter('9'),
    says: nineSays,
  },
  {
    id: 'rest',
    skill: 'eight high or less',
    covers: () => true,
    says: fold,
  },
]

export const STRATEGY: readonly StrategyRule[] = RULES.map((rule) => ({ ...rule, stage: 'flop' }))

const ruleOf = (sight: Sight): StrategyRule => STRATEGY.find(({ covers }) => covers(sight))!

/** The first rule that covers two cards on a flop, and its action. */
export function adviceFor(
  hand: readonly Card[],
  flop: readonly Card[],
): { readonly rule: StrategyRule; readonly sight: Sight; readonly says: CasinoAction } {
  const sight = sightOf(hand, flop)
  const rule = ruleOf(sight)
  return { rule, sight, says: rule.says(sight) }
}

/** Strategies besides best play; `whole` computes their cost. */
export const STRATEGIES: readonly PlayedWay[] = [
  {
    id: 'rules',
    rules: STRATEGY.map(({ id }) => ({ id })),
    calls: bettorBy((sight) => ruleOf(sight).says(sight) === 'call'),
  },
  ...KNOWN_LISTS,
  ...FOUND_LISTS,
]

/** The strategy with this id. Throws `RangeError` on an unknown id. */
export function findWay(id: string): PlayedWay {
  const found = STRATEGIES.find((way) => way.id === id)
  if (!found) throw new RangeError(`“${id}” is no strategy of Casino Hold’em`)
  return found
}

/**
 * The action that a strategy gives for the box to decide, none if there is no decision. Throws `RangeError` on an
 * unknown id.
 */
export function follows(_rules: CasinoRules, strategy: string, state: CasinoState): readonly CasinoAction[] {
  if (!isDecision(state)) return []
  const [a, b] = handAt(state) as [Card, Card]
  return [findWay(strategy).calls(state.board)(a, b) ? 'call' : 'fold']
}
