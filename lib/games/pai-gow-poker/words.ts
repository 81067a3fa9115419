import { type Card, JOKER, rankOf } from '@/lib/cards/card'
import { compareEv, evValue } from '@/lib/games/ev'
import type { Explanation, Option, Solution } from '@/lib/games/solution'
import { fail, ok, type Result } from '@/lib/result'
import { HOUSE_WAY_FIGURES, namedBehind, rankingOf, ranksInFront } from '@/lib/engines/pai-gow/index'
import type { Message } from '@/lib/messages/message'
import { cardsInFront, ruleIdOf } from './ids'
import { en, type Manner, type Messages, type Setting } from './messages/en'
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

/** One hand in so many is set by a clause, where it is rarer than one in a hundred; undefined where that is not known or not rare. */
function rarity({ houseWay, wheel, keepComplete }: PaiGowRules, clause: string): number | undefined {
  const hands = HOUSE_WAY_FIGURES.ways[houseWay]?.clauses[clause]
  if (hands === undefined || hands === 0 || wheel !== 'second-highest' || !keepComplete) return undefined
  const once = HOUSE_WAY_FIGURES.hands / hands
  return once < RARE ? undefined : Math.round(once)
}

/** One letter to a rank, since a button's key is a letter. */
const KEYS = 'whrfxsentjqkao'

/** Of what figures count instead of the cards in front. */
const MANNER_KEYS: Readonly<Record<string, string>> = {
  'house-way': 'h',
  'other-setting': 'o',
  'best-setting': 'b',
  keep: 'k',
  split: 's',
  break: 'r',
  'keep-complete': 'c',
  'pair-behind': 'p',
  'lower-in-front': 'l',
  'middle-in-front': 'm',
  'lowest-in-front': 'l',
  'lower-kicker': 't',
} satisfies Record<Manner, string>

export function keyOf(_rules: PaiGowRules, action: PaiGowAction): string {
  const [first] = action.startsWith('low:') ? cardsInFront(action) : []
  return first === undefined ? (MANNER_KEYS[action] ?? '') : KEYS[first === JOKER ? 13 : rankOf(first)]!
}

// ——— Setting by hand —————————————————————————————————————————————————————————————————————————————————————

/** The action that puts these two cards of the hand in front. Fails with `WrongCount` or `Foul`, and why, in words. */
export function actionOf(rules: PaiGowRules, state: PaiGowState, cards: readonly Card[]): Result<PaiGowAction> {
  const chosen = cards.filter((card, i) => state.hand.includes(card) && cards.indexOf(card) === i)
  if (chosen.length !== 2 || cards.length !== 2) return fail('WrongCount', { id: 'two-in-front' })
  const setting = settingWith(rules, state.hand, chosen)
  const legal = settingsOf(rules, state.hand).find(({ split }) => split === setting.split)
  if (legal) return ok(legal.action)
  const behind = namedBehind(rankingOf(rules.wheel), setting.high)
  return fail('Foul', { id: 'foul', args: { front: ranksInFront(setting.low), behind } })
}

/** The setting of the house way of the rules. */
export const suggested = (rules: PaiGowRules, state: PaiGowState): PaiGowAction => setByHouse(rules, state.hand).action

// ——— Why —————————————————————————————————————————————————————————————————————————————————————————————————

type Solved = Solution<PaiGowAction>
type SetOption = Option<PaiGowAction>
type Why = Message<Messages['why']>

const optionOf = (solution: Solved, action: PaiGowAction): SetOption =>
  solution.options.find((option) => option.action === action)!

const waysOf = (option: SetOption, ending: Ending): number =>
  option.tally?.find(({ name }) => name === TALLY_NAMES[ending])?.ways ?? 0

function settingOf(rules: PaiGowRules, state: PaiGowState, action: PaiGowAction): Setting {
  const { low, high } = settingWith(rules, state.hand, cardsInFront(action))
  return { front: ranksInFront(low), behind: namedBehind(rankingOf(rules.wheel), high) }
}

function counts(rules: PaiGowRules, state: PaiGowState, solution: Solved, action: PaiGowAction): readonly Why[] {
  const option = optionOf(solution, action)
  return [
    {
      id: 'counts',
      args: {
        setting: settingOf(rules, state, action),
        wins: waysOf(option, 'win'),
        pushes: waysOf(option, 'push'),
        losses: waysOf(option, 'loss'),
      },
    },
    { id: 'worth', args: { worth: evValue(option.ev) } },
  ]
}

/** Where the best play is not the house way, what it gains. */
function exception(rules: PaiGowRules, state: PaiGowState, solution: Solved, says: PaiGowAction): readonly Why[] {
  if (solution.best.includes(says)) return []
  const best = solution.best[0]!
  const gain = evValue(optionOf(solution, best).ev) - evValue(optionOf(solution, says).ev)
  return [{ id: 'exception', args: { best: settingOf(rules, state, best), gain } }]
}

/** What the next best differing setting would cost, when the house way is right. */
function runnerUp(rules: PaiGowRules, state: PaiGowState, solution: Solved): Why {
  const best = optionOf(solution, solution.best[0]!)
  const others = solution.options.filter(({ ev }) => compareEv(ev, best.ev) < 0)
  if (others.length === 0) return { id: 'allTheSame' }
  const next = others.reduce((top, option) => (compareEv(option.ev, top.ev) > 0 ? option : top))
  const less = evValue(best.ev) - evValue(next.ev)
  return { id: 'next', args: { setting: settingOf(rules, state, next.action), less } }
}

/** What is best, the clause of the house way that covers the hand, and what the counts say. */
export function explain(rules: PaiGowRules, state: PaiGowState, solution: Solved): Explanation {
  const { clause, action } = setByHouse(rules, state.hand)
  const ruleId = ruleIdOf(dealingOf(rules).way.id, clause.id)
  const differs = exception(rules, state, solution, action)
  const best = differs.length > 0 ? solution.best[0]! : action
  const joker: readonly Why[] = state.hand.includes(JOKER) ? [{ id: 'joker' }] : []
  const once = rarity(rules, clause.id)
  const rare: readonly Why[] = once === undefined ? [] : [{ id: 'rarity', args: { once } }]
  const verdict: Why = { id: 'verdict', args: { low: cardsInFront(best) } }
  return {
    ruleId,
    ...(Object.hasOwn(en.rules, ruleId) ? {} : { ruleText: clause.sentence }),
    says: [action],
    verdict,
    why: [
      ...differs,
      ...counts(rules, state, solution, best),
      ...(differs.length > 0 ? [] : [runnerUp(rules, state, solution)]),
      ...joker,
      ...rare,
    ],
  }
}
