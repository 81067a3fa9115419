import found from '@/content/casino-holdem/strategies.json' with { type: 'json' }
import { type Card, rankOf, rankOfLetter, suitOf } from '@/lib/cards/card'
import { hasStraight, straightRanks } from '@/lib/cards/straights'
import { type BoardBettor, emptySight, looker } from '@/lib/engines/holdem/index'
import { compileList, foundId, type ListedRule, messagesOfList } from '@/lib/games/decision-list'
import { FLOP_SIGNS } from '@/lib/games/holdem-signs'
import type { NamedStrategy } from '@/lib/games/teaching'
import { type CasinoAction, type CasinoState, handAt, isDecision } from './round'
import type { Messages } from './messages/en'
import type { CasinoRules } from './rules'

/* Ways to play that are lists of signs: those that people use, and short ones that `npm run make:strategies` found. */

/** Which pair it is matters to no call: a pair is called. */
const UNUSED = /^(strong|second-pair|top-pair|underpair|no-pair|suited|flush-\d+)$/

export const LIST_SIGNS = FLOP_SIGNS.filter(({ id }) => !UNUSED.test(id))

interface PlayedWay extends NamedStrategy {
  readonly calls: BoardBettor
}

/** A list as a way to play. */
function wayOf(id: string, rules: readonly ListedRule[]): PlayedWay {
  const says = compileList(LIST_SIGNS, rules)
  const calls: BoardBettor = (flop) => {
    const look = looker(flop, emptySight())
    return (a, b) => says(look(a, b)) === 'call'
  }
  return { id, rules: messagesOfList(LIST_SIGNS, rules), calls }
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
 * The call as an expert says it: the first rule that covers a hand on a flop decides. It is near the exact play, not equal to it:
 * what following it exactly costs is among STRATEGIES, and `explain` says where the two differ.
 */

/** What the rules look at, of two cards and a flop. Ranks from 0 (deuce) to 12 (ace), the flop's in ascending order. */
interface Look {
  readonly low: number
  readonly high: number
  readonly flop: readonly [number, number, number]
  /** A pair or better that one of the player's own cards makes. */
  readonly isMade: boolean
  /** Four to a flush with an own card in it. */
  readonly hasFlushDraw: boolean
  /** Both own cards and one of the flop of a suit: two more would make a flush. */
  readonly hasBackdoorFlush: boolean
  /** How many ranks would make a straight with the next card. */
  readonly straightRanks: number
  readonly isFlopOneSuit: boolean
}

/** Cards of each suit: of the hand in the low half of a byte, of the flop in the high half. */
function suitsOf(hand: readonly Card[], flop: readonly Card[]): readonly number[] {
  const suits = [0, 0, 0, 0]
  for (const card of hand) suits[suitOf(card)] = suits[suitOf(card)]! + 1
  for (const card of flop) suits[suitOf(card)] = suits[suitOf(card)]! + 16
  return suits
}

/** The flop's ranks, ascending. */
function ranksOfFlop(flop: readonly Card[]): Look['flop'] {
  const [a, b, c] = [rankOf(flop[0]!), rankOf(flop[1]!), rankOf(flop[2]!)]
  const [low, high] = [Math.min(a, b, c), Math.max(a, b, c)]
  return [low, a + b + c - low - high, high]
}

function lookAt(hand: readonly Card[], flop: readonly Card[]): Look {
  const [x, y] = [rankOf(hand[0]!), rankOf(hand[1]!)]
  const ranks = ranksOfFlop(flop)
  const mask = (1 << x) | (1 << y) | (1 << ranks[0]) | (1 << ranks[1]) | (1 << ranks[2])
  const suits = suitsOf(hand, flop)
  const isPair = x === y || ranks.includes(x) || ranks.includes(y)
  return {
    low: Math.min(x, y),
    high: Math.max(x, y),
    flop: ranks,
    // Three of a kind or a pair on the flop alone is not the player's.
    isMade: isPair || hasStraight(mask) || suits.includes(2 + 3 * 16),
    hasFlushDraw: suits.includes(1 + 3 * 16) || suits.includes(2 + 2 * 16),
    hasBackdoorFlush: suits.includes(2 + 16),
    straightRanks: straightRanks()[mask]!,
    isFlopOneSuit: suits.some((n) => n >= 3 * 16),
  }
}

export interface StrategyRule {
  readonly id: keyof Messages['rules']
  readonly stage: 'flop'
  /** The class of decision, as statistics name it. */
  readonly skill: string
  readonly covers: (look: Look) => boolean
  readonly says: (look: Look) => CasinoAction
}

const call = (): CasinoAction => 'call'
const fold = (): CasinoAction => 'fold'
const callIf = (holds: boolean): CasinoAction => (holds ? 'call' : 'fold')

const hasLowCard = ({ flop }: Look): boolean => flop[0] <= rankOfLetter('3')
const isPaired = ({ flop }: Look): boolean => flop[0] === flop[1] || flop[1] === flop[2]

const jackSays = (look: Look): CasinoAction =>
  callIf(look.low > rankOfLetter('3') || isPaired(look) || look.flop[2] > look.high || hasLowCard(look))

const tenSays = (look: Look): CasinoAction =>
  callIf(look.low >= rankOfLetter('6') || hasLowCard(look) || look.flop[1] > look.high)

const nineSays = (look: Look): CasinoAction =>
  callIf(look.low === rankOfLetter('8') || (look.hasBackdoorFlush && look.low >= rankOfLetter('4')))

const RULES: readonly Omit<StrategyRule, 'stage'>[] = [
  {
    id: 'made',
    skill: 'pair or better',
    covers: ({ isMade }) => isMade,
    says: call,
  },
  {
    id: 'flush-draw',
    skill: 'flush draw',
    covers: ({ hasFlushDraw }) => hasFlushDraw,
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
    covers: ({ isFlopOneSuit }) => isFlopOneSuit,
    says: fold,
  },
  {
    id: 'low-flop',
    skill: 'low flop',
    covers: ({ flop }) => flop[1] <= rankOfLetter('3'),
    says: call,
  },
  {
    id: 'inside-straight',
    skill: 'inside straight draw',
    covers: ({ straightRanks }) => straightRanks === 1,
    says: ({ low, high, flop }) => callIf(high > flop[0] || high > rankOfLetter('8') || low > rankOfLetter('5')),
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

/** The first rule that covers two cards on a flop, and what it says. */
export function adviceFor(
  hand: readonly Card[],
  flop: readonly Card[],
): { readonly rule: StrategyRule; readonly look: Look; readonly says: CasinoAction } {
  const look = lookAt(hand, flop)
  const rule = STRATEGY.find(({ covers }) => covers(look))!
  return { rule, look, says: rule.says(look) }
}

/** Ways to play besides the best one: what each costs is worked out, not told. */
export const STRATEGIES: readonly PlayedWay[] = [
  {
    id: 'rules',
    rules: STRATEGY.map(({ id }) => ({ id })),
    calls: (flop) => (a, b) => adviceFor([a, b], flop).says === 'call',
  },
  ...KNOWN_LISTS,
  ...FOUND_LISTS,
]

/** A way to play by its id. Throws on an unknown one. */
export function findWay(id: string): PlayedWay {
  const found = STRATEGIES.find((way) => way.id === id)
  if (!found) throw new RangeError(`“${id}” is no strategy of Casino Hold’em`)
  return found
}

/** What a way to play says of the box to be decided. */
export function follows(_rules: CasinoRules, strategy: string, state: CasinoState): readonly CasinoAction[] {
  if (!isDecision(state)) return []
  const [a, b] = handAt(state) as [Card, Card]
  return [findWay(strategy).calls(state.board)(a, b) ? 'call' : 'fold']
}
