import { type Card, JOKER, rankOf } from '@/lib/cards/card'
import { compareEv } from '@/lib/game/ev'
import type { Explanation, Option, Solution } from '@/lib/game/solution'
import { fail, ok, type Result } from '@/lib/result'
import { HOUSE_WAY_FIGURES, namedBehind, rankingOf, ranksInFront } from '@/lib/engines/pai-gow/index'
import type { Message } from '@/lib/messages/message'
import { cardsInFront, ruleIdOf } from './ids'
import { en, type Manner, type Messages, type Setting, type SettingEnds, type Trade } from './messages/en'
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

/** The rarity of a clause, as one in so many hands; undefined if it is unknown or more than one in a hundred. */
function rarity({ houseWay, wheel, keepComplete }: PaiGowRules, clause: string): number | undefined {
  const hands = HOUSE_WAY_FIGURES.ways[houseWay]?.clauses[clause]
  if (hands === undefined || hands === 0 || wheel !== 'second-highest' || !keepComplete) return undefined
  const once = HOUSE_WAY_FIGURES.hands / hands
  return once < RARE ? undefined : Math.round(once)
}

/** A letter for each rank and the joker, because a button's key is a letter. */
const KEYS = 'whrfxsentjqkao'

/** Letters for the actions of figures of many hands. */
const MANNER_KEYS: Readonly<Record<string, string>> = {
  'house-way': 'h',
  'other-setting': 'o',
  'best-setting': 'b',
  keep: 'k',
  split: 's',
  break: 'r',
  'keep-complete': 'c',
  'pair-in-front': 'f',
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

/** The action that puts these two cards of the hand in front. Fails with `WrongCount` or `Foul`. */
export function actionOf(rules: PaiGowRules, state: PaiGowState, cards: readonly Card[]): Result<PaiGowAction> {
  const chosen = cards.filter((card, i) => state.hand.includes(card) && cards.indexOf(card) === i)
  if (chosen.length !== 2 || cards.length !== 2) return fail('WrongCount', { id: 'two-in-front' })
  const setting = settingWith(rules, state.hand, chosen)
  const legal = settingsOf(rules, state.hand).find(({ split }) => split === setting.split)
  if (legal) return ok(legal.action)
  const behind = namedBehind(rankingOf(rules.wheel), setting.high)
  return fail('Foul', { id: 'foul', args: { front: ranksInFront(setting.low), behind } })
}

/** The setting by the house way of the rules. */
export const suggested = (rules: PaiGowRules, state: PaiGowState): PaiGowAction => setByHouse(rules, state.hand).action

// ——— Why —————————————————————————————————————————————————————————————————————————————————————————————————

type Solved = Solution<PaiGowAction>
type SetOption = Option<PaiGowAction>
type Why = Message<Messages['why']>

const optionOf = (solution: Solved, action: PaiGowAction): SetOption =>
  solution.options.find((option) => option.action === action)!

/** The share of deals in which a setting ends like this, from 0 to 1. */
function shareOf({ tally }: SetOption, ending: Ending): number {
  const ways = tally?.find(({ name }) => name === TALLY_NAMES[ending])?.ways ?? 0
  return ways / (tally?.reduce((sum, fact) => sum + fact.ways, 0) ?? 1)
}

function settingOf(rules: PaiGowRules, state: PaiGowState, action: PaiGowAction): Setting {
  const { low, high } = settingWith(rules, state.hand, cardsInFront(action))
  return { front: ranksInFront(low), behind: namedBehind(rankingOf(rules.wheel), high) }
}

function endsOf(rules: PaiGowRules, state: PaiGowState, option: SetOption): SettingEnds {
  return {
    setting: settingOf(rules, state, option.action),
    wins: shareOf(option, 'win'),
    pushes: shareOf(option, 'push'),
    losses: shareOf(option, 'loss'),
  }
}

/** How often `best` wins both hands and loses both, less how often `other` does. */
const tradeOf = (best: SetOption, other: SetOption): Trade => ({
  wins: shareOf(best, 'win') - shareOf(other, 'win'),
  losses: shareOf(best, 'loss') - shareOf(other, 'loss'),
})

/** The best setting that is worth less than the best of all. */
function runnerUp(rules: PaiGowRules, state: PaiGowState, solution: Solved): Why {
  const best = optionOf(solution, solution.best[0]!)
  const others = solution.options.filter(({ ev }) => compareEv(ev, best.ev) < 0)
  if (others.length === 0) return { id: 'allTheSame' }
  const next = others.reduce((top, option) => (compareEv(option.ev, top.ev) > 0 ? option : top))
  return { id: 'next', args: endsOf(rules, state, next) }
}

/** The best setting, the clause of the house way that covers the hand, and how the deals of the settings end. */
export function explain(rules: PaiGowRules, state: PaiGowState, solution: Solved): Explanation {
  const { clause, action } = setByHouse(rules, state.hand)
  const ruleId = ruleIdOf(dealingOf(rules).way.id, clause.id)
  const isBest = solution.best.includes(action)
  const best = isBest ? action : solution.best[0]!
  const counts: Why = { id: 'counts', args: endsOf(rules, state, optionOf(solution, best)) }
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
      ...(isBest
        ? [counts, runnerUp(rules, state, solution)]
        : [
            { id: 'exception', args: tradeOf(optionOf(solution, best), optionOf(solution, action)) } as const,
            counts,
            { id: 'byHouse', args: endsOf(rules, state, optionOf(solution, action)) } as const,
          ]),
      ...joker,
      ...rare,
    ],
  }
}
