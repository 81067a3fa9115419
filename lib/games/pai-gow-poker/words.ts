import { type Card, JOKER, parseCards, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import { cardInWords } from '@/lib/cards/words'
import { compareEv, evValue } from '@/lib/games/ev'
import type { ActionLabel } from '@/lib/games/game'
import type { Explanation, Option, Solution } from '@/lib/games/solution'
import { fail, must, ok, type Result } from '@/lib/result'
import { behindInWords, frontInWords, HOUSE_WAY_FIGURES, rankingOf } from '@/lib/engines/pai-gow/index'
import { MANNERS, ruleIdOf } from './strategy'
import { dealingOf, type PaiGowRules } from './rules'
import {
  type Ending,
  type PaiGowAction,
  type PaiGowState,
  setByHouse,
  settingsOf,
  settingWith,
  TALLY_NAMES,
} from './round'

const RARE = 100

/** “This clause sets one hand in 32,113.” for clauses rarer than one in a hundred; undefined where that is not known or not rare. */
function rarity({ houseWay, wheel, keepComplete }: PaiGowRules, clause: string): string | undefined {
  const hands = HOUSE_WAY_FIGURES.ways[houseWay]?.clauses[clause]
  if (hands === undefined || hands === 0 || wheel !== 'second-highest' || !keepComplete) return undefined
  const once = HOUSE_WAY_FIGURES.hands / hands
  return once < RARE ? undefined : `This clause sets one hand in ${Math.round(once).toLocaleString('en-US')}.`
}

const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const

const short = (card: Card): string => (card === JOKER ? 'Joker' : `${RANKS[rankOf(card)]}${SUIT_SIGNS[suitOf(card)]}`)

/** One letter to a rank, since a button's key is a letter. */
const KEYS = 'whrfxsentjqkao'

const lowOf = (action: PaiGowAction): readonly Card[] => must(parseCards(action.slice('low:'.length)))

/** `K♠ Q♦ in front`; of what figures count, `House way`. */
export function label(_rules: PaiGowRules, action: PaiGowAction): ActionLabel {
  const manner = MANNERS[action]
  if (manner) return manner
  const low = lowOf(action)
  const cards = low.map(short).join(' ')
  const [first] = low
  return {
    name: `${cards} in front`,
    doing: `Setting ${cards} in front`,
    key: KEYS[first === JOKER ? 13 : rankOf(first!)]!,
  }
}

// ——— Setting by hand —————————————————————————————————————————————————————————————————————————————————————

/** The action that puts these two cards of the hand in front. Fails with `WrongCount` or `Foul`, and why, in words. */
export function actionOf(rules: PaiGowRules, state: PaiGowState, cards: readonly Card[]): Result<PaiGowAction> {
  const chosen = cards.filter((card, i) => state.hand.includes(card) && cards.indexOf(card) === i)
  if (chosen.length !== 2 || cards.length !== 2) return fail('WrongCount', 'Two cards of your hand go in front.')
  const setting = settingWith(rules, state.hand, chosen)
  const legal = settingsOf(rules, state.hand).find(({ split }) => split === setting.split)
  if (legal) return ok(legal.action)
  const behind = behindInWords(rankingOf(rules.wheel), setting.high)
  return fail(
    'Foul',
    `Foul: ${frontInWords(setting.low)} in front outranks ${behind} behind. The five cards must be the higher hand.`,
  )
}

/** The setting of the house way of the rules. */
export const suggested = (rules: PaiGowRules, state: PaiGowState): PaiGowAction => setByHouse(rules, state.hand).action

// ——— Why —————————————————————————————————————————————————————————————————————————————————————————————————

type Solved = Solution<PaiGowAction>
type SetOption = Option<PaiGowAction>

const units = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(4)}`
const counted = (n: number): string => n.toLocaleString('en-US')

const optionOf = (solution: Solved, action: PaiGowAction): SetOption =>
  solution.options.find((option) => option.action === action)!

const waysOf = (option: SetOption, ending: Ending): number =>
  option.tally?.find(({ name }) => name === TALLY_NAMES[ending])?.ways ?? 0

/** “ace-king in front of a pair of nines”. */
function settingInWords(rules: PaiGowRules, state: PaiGowState, action: PaiGowAction): string {
  const { low, high } = settingWith(rules, state.hand, lowOf(action))
  return `${frontInWords(low)} in front, ${behindInWords(rankingOf(rules.wheel), high)} behind`
}

function counts(rules: PaiGowRules, state: PaiGowState, solution: Solved, action: PaiGowAction): string {
  const option = optionOf(solution, action)
  const [wins, pushes, losses] = (['win', 'push', 'loss'] as const).map((ending) => counted(waysOf(option, ending)))
  const setting = settingInWords(rules, state, action)
  return `With ${setting}, you win against ${wins} of the ${counted(solution.deals ?? 0)} hands the dealer can have, push ${pushes} and lose to ${losses}: ${units(evValue(option.ev))}.`
}

/** Where the best play is not the house way, what it gains. */
function exception(rules: PaiGowRules, state: PaiGowState, solution: Solved, says: PaiGowAction): readonly string[] {
  if (solution.best.includes(says)) return []
  const best = solution.best[0]!
  const gain = evValue(optionOf(solution, best).ev) - evValue(optionOf(solution, says).ev)
  return [`The house way is not the best here: ${settingInWords(rules, state, best)} is worth ${gain.toFixed(4)} more.`]
}

/** What the next best differing setting would cost, when the house way is right. */
function runnerUp(rules: PaiGowRules, state: PaiGowState, solution: Solved): readonly string[] {
  const best = optionOf(solution, solution.best[0]!)
  const others = solution.options.filter(({ ev }) => compareEv(ev, best.ev) < 0)
  if (others.length === 0) return ['However you set this hand, it is worth the same.']
  const next = others.reduce((top, option) => (compareEv(option.ev, top.ev) > 0 ? option : top))
  return [
    `Next best is ${settingInWords(rules, state, next.action)}, ${(evValue(best.ev) - evValue(next.ev)).toFixed(4)} less.`,
  ]
}

/** The clause of the house way that covers the hand, and what the counts say. */
export function explain(rules: PaiGowRules, state: PaiGowState, solution: Solved): Explanation {
  const { clause, action } = setByHouse(rules, state.hand)
  const differs = exception(rules, state, solution, action)
  const joker = state.hand.includes(JOKER)
    ? [`The ${cardInWords(JOKER)} completes a straight or flush behind; otherwise it is an ace.`]
    : []
  const rare = rarity(rules, clause.id)
  return {
    rule: clause.sentence,
    ruleId: ruleIdOf(dealingOf(rules).way.id, clause.id),
    says: [action],
    why: [
      ...differs,
      counts(rules, state, solution, differs.length > 0 ? solution.best[0]! : action),
      ...(differs.length > 0 ? [] : runnerUp(rules, state, solution)),
      ...joker,
      ...(rare === undefined ? [] : [rare]),
    ],
  }
}
