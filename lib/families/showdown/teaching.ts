import { RANKS } from '@/lib/cards/card'
import { tallyName } from '@/lib/engines/settlement/index'
import { besideFold } from '@/lib/game/ev'
import { causeOf } from '@/lib/game/strategy/exception'
import type { Game } from '@/lib/game/game'
import type { Explanation, Option, Solution } from '@/lib/game/solution'
import type { TaughtGame } from '@/lib/game/teaching'
import type { AnyMessage } from '@/lib/messages/message'
import { drillsOf } from './drills'
import { laddersOf } from './ladders'
import { mapOf } from './map'
import { payRow } from './hands'
import { countedRanks, nameOf } from './named'
import type { ShowdownPage } from './page'
import { roundOf, type ShowdownState } from './round'
import { type ShowdownRules, sideBetsOf, variantsOf } from './rules'
import { ruleFor, skillAt, skillsOf } from './skills'
import { learnedOf, lookOf, ruleFinder, ruleId, ruleMessage, rulesOf } from './strategy'

/* What is taught about a page: its strategies, the decisions worth asking, the reasons. */

export function teachingOf(
  page: ShowdownPage,
  game: Game<ShowdownRules, ShowdownState, string>,
): TaughtGame<ShowdownRules, ShowdownState, string> {
  const { stageOf } = roundOf(page)
  const { stage } = page.settlement.decisions[0]!
  const finders = new Map(page.strategies.map(({ id, rules }) => [id, ruleFinder(page, rules)]))
  const skills = skillsOf(page)
  const { drills, spot, spotOf } = drillsOf(page)
  const ladders = laddersOf(page)

  return {
    ...game,
    drills,
    strategy: learnedOf(page).map((rule) => ({ id: ruleId(rule), stage })),
    strategies: page.strategies.map(({ rules, ...named }) => ({ ...named, rules: rules.map(ruleMessage) })),
    toTheLetter: page.strategies[0].id,
    map: mapOf(page),
    ...(ladders.length > 0 && { ladders }),
    follows: (_rules, strategy, state) =>
      stageOf(state) === undefined
        ? []
        : [(finders.get(strategy) ?? ruleFinder(page, rulesOf(page, strategy)))(lookOf(page, state)).says],
    skill: (_rules, state) => skillAt(page, state),
    skillStage: (_rules, text) => (skills.has(text) ? stage : undefined),
    spot,
    spotOf: (rules, text, random) => (skills.has(text) ? spotOf(rules, text, random) : undefined),
    explain: (rules, state, solution) => explain(page, rules, state, solution),
  }
}

// ——— Reasons ————————————————————————————————————————————————————————————————————————————————————————————

const letters = (ranks: readonly number[]): string => ranks.map((rank) => RANKS[rank]!).join('-')

/** The best actions, the rule that covers the hand, whether exact play differs from it, and how a hand that is played ends. */
function explain(
  page: ShowdownPage,
  rules: ShowdownRules,
  state: ShowdownState,
  solution: Solution<string>,
): Explanation {
  const { upcard = [], dead } = state
  const rule = ruleFor(page, lookOf(page, state))
  const { best, options } = solution
  const { strength } = lookOf(page, state)
  const verdict = {
    id: 'verdict',
    args: {
      best,
      hand: nameOf(page, strength) ?? null,
      ranks: letters(countedRanks(page, strength)),
      up: upcard[0] ?? null,
    },
  }
  const seen = [...dead, ...state.dealer]
  const cause = causeOf(rules, variantsOf(page), sideBetsOf(page), seen, solution, rule.says)
  const exception: AnyMessage = { id: 'exception', args: { cause } }
  const fold = options.find(({ action }) => action === 'fold')
  const played = options.find(({ action }) => action === best.find((one) => one !== 'fold')) ?? options[0]!
  const worth: AnyMessage[] = fold
    ? [{ id: 'worth', args: { action: played.action, playing: besideFold(played.ev, fold.ev) } }]
    : []
  return {
    ruleId: ruleId(rule),
    says: [rule.says],
    verdict,
    why: [
      ...(best.includes(rule.says) ? [] : [exception]),
      ...counts(page, rules, played),
      ...paid(page, rules, strength),
      ...worth,
    ],
  }
}

/** The bets that a win pays more than even money with such a hand. */
const paid = (page: ShowdownPage, rules: ShowdownRules, strength: number): readonly AnyMessage[] =>
  Object.entries(page.settlement.bets).flatMap(([bet, { win }]) => {
    const hand = payRow(page, strength)
    const pay = typeof win === 'string' ? (rules.pays[win]![hand] ?? 0) : 0
    return pay > 1 ? [{ id: 'paid', args: { bet, hand, pay } }] : []
  })

/** How a hand that is played ends, from the counts of the proof line. */
function counts(page: ShowdownPage, rules: ShowdownRules, { tally = [] }: Option<string>): readonly AnyMessage[] {
  const deals = tally.reduce((sum, { ways }) => sum + ways, 0)
  const share = (ending: 'win' | 'loss' | 'unqualified'): number =>
    (tally.find(({ name }) => name === tallyName(page.settlement, ending))?.ways ?? 0) / deals
  const ends = { wins: share('win'), loses: share('loss') }
  if ((rules.qualifies ?? 'none') === 'none') return [{ id: 'showdown', args: ends }]
  return [
    { id: 'notQualified', args: { share: share('unqualified') } },
    { id: 'otherwise', args: ends },
  ]
}
