import found from '@/content/casino-holdem/strategies.json' with { type: 'json' }
import { type Card, rankOf, rankOfLetter, suitOf } from '@/lib/cards/card'
import { hasStraight, straightRanks } from '@/lib/cards/straights'
import { emptySight, looker, type Sight } from '@/lib/engines/holdem/index'
import { compileList, foundList, type ListedRule, sentencesOf } from '@/lib/games/decision-list'
import { FLOP_SIGNS } from '@/lib/games/holdem-signs'
import { type CasinoAction, type CasinoState, handAt, isDecision } from './round'
import type { CasinoRules } from './rules'

/* Ways to play that are lists of signs: those that people use, and short ones that `npm run make:strategies` found. */

/** Which pair it is matters to no call: a pair is called. */
const UNUSED = /^(strong|second-pair|top-pair|underpair|no-pair|suited|flush-\d+)$/

export const LIST_SIGNS = FLOP_SIGNS.filter(({ id }) => !UNUSED.test(id))

const VERBS = { call: 'Call', fold: 'Fold' }

interface PlayedWay {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly rules: readonly string[]
  readonly calls: (hand: readonly Card[], flop: readonly Card[]) => boolean
}

/** A list as a way to play. It is asked about all hands on a flop in turn, which is looked at once. */
function wayOf(
  words: { readonly id: string; readonly name: string; readonly about: string },
  rules: readonly ListedRule[],
): PlayedWay {
  const says = compileList(LIST_SIGNS, rules)
  let seen: readonly Card[] = []
  let look: (a: Card, b: Card) => Sight = looker([0, 1, 2], emptySight())
  const calls = (hand: readonly Card[], flop: readonly Card[]): boolean => {
    if (flop !== seen) look = looker(flop, emptySight())
    seen = flop
    return says(look(hand[0]!, hand[1]!)) === 'call'
  }
  return { ...words, rules: sentencesOf(LIST_SIGNS, VERBS, rules), calls }
}

const callWith = (...when: readonly string[]): ListedRule => ({ says: 'call', when })
const FOLD: ListedRule = { says: 'fold', when: [] }
const PAIR_OR_DRAW = [callWith('pair'), callWith('flush'), callWith('open-straight')]

const KNOWN_LISTS: readonly PlayedWay[] = [
  wayOf(
    {
      id: 'ten-high',
      name: 'Ten high or better',
      about: 'Call with a pair, a flush or open straight draw, or ten high or better.',
    },
    [...PAIR_OR_DRAW, callWith('high-8'), FOLD],
  ),
  wayOf(
    {
      id: 'ace-king',
      name: 'Ace or king, pair or draw',
      about: 'Call with a pair, a flush or open straight draw, or an ace or king; fold the rest.',
    },
    [...PAIR_OR_DRAW, callWith('high-11'), FOLD],
  ),
  wayOf({ id: 'everything', name: 'Call everything', about: 'Call without looking at the cards.' }, [callWith()]),
]

const FOUND_LISTS: readonly PlayedWay[] = (found.lists as readonly (readonly ListedRule[])[]).map((rules) =>
  wayOf(foundList(rules.length), rules),
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
  readonly id: string
  readonly stage: 'flop'
  readonly text: string
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
    text: 'Call with any pair or better that a card of your own makes.',
    covers: ({ isMade }) => isMade,
    says: call,
  },
  {
    id: 'flush-draw',
    skill: 'flush draw',
    text: 'Call with four to a flush if a card of your own is in it.',
    covers: ({ hasFlushDraw }) => hasFlushDraw,
    says: call,
  },
  {
    id: 'straight-draw',
    skill: 'open straight draw',
    text: 'Call with a straight draw that two ranks fill: open-ended, or two inside draws at once.',
    covers: ({ straightRanks }) => straightRanks >= 2,
    says: call,
  },
  {
    id: 'ace-king',
    skill: 'ace or king high',
    text: 'Call with any ace or king.',
    covers: ({ high }) => high >= rankOfLetter('K'),
    says: call,
  },
  {
    id: 'one-suit',
    skill: 'flop of one suit',
    text: 'Fold everything else on a flop of one suit that you have no card of.',
    covers: ({ isFlopOneSuit }) => isFlopOneSuit,
    says: fold,
  },
  {
    id: 'low-flop',
    skill: 'low flop',
    text: 'Call with anything when two of the flop’s cards are twos or threes: such a pair gives the dealer no game.',
    covers: ({ flop }) => flop[1] <= rankOfLetter('3'),
    says: call,
  },
  {
    id: 'inside-straight',
    skill: 'inside straight draw',
    text: 'Call with an inside straight draw, unless both your cards are below the whole flop, the higher an eight at most and the lower a five at most.',
    covers: ({ straightRanks }) => straightRanks === 1,
    says: ({ low, high, flop }) => callIf(high > flop[0] || high > rankOfLetter('8') || low > rankOfLetter('5')),
  },
  {
    id: 'queen',
    skill: 'queen high',
    text: 'Call with any queen.',
    covers: ({ high }) => high === rankOfLetter('Q'),
    says: call,
  },
  {
    id: 'jack',
    skill: 'jack high',
    text: 'Call with a jack; fold it with a two or three beside it only on an unpaired flop below the jack that has neither a two nor a three.',
    covers: ({ high }) => high === rankOfLetter('J'),
    says: jackSays,
  },
  {
    id: 'ten',
    skill: 'ten high',
    text: 'Call with a ten and a six or better; with less beside it only if the flop has a two or three, or two cards above the ten.',
    covers: ({ high }) => high === rankOfLetter('T'),
    says: tenSays,
  },
  {
    id: 'nine',
    skill: 'nine high',
    text: 'With a nine, call nine-eight, and a suited nine with a four or better if the flop has a card of its suit; fold the rest.',
    covers: ({ high }) => high === rankOfLetter('9'),
    says: nineSays,
  },
  {
    id: 'rest',
    skill: 'eight high or less',
    text: 'Fold eight high and everything below.',
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
    name: 'The rules, followed exactly',
    about: 'The ordered rules of this game’s guide, nothing else.',
    rules: STRATEGY.map(({ text }) => text),
    calls: (hand, flop) => adviceFor(hand, flop).says === 'call',
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
export const follows = (_rules: CasinoRules, strategy: string, state: CasinoState): readonly CasinoAction[] =>
  isDecision(state) ? [findWay(strategy).calls(handAt(state), state.board) ? 'call' : 'fold'] : []
