import { DECK } from '@/lib/cards/deck'
import { type Card, RANKS } from '@/lib/cards/card'
import { type NamedHand, namedHand, namedThree } from '@/lib/cards/hand-words'
import { tallyName } from '@/lib/engines/settlement/index'
import { besideFold } from '@/lib/games/ev'
import { causeOf } from '@/lib/games/exception'
import type { DecisionMap } from '@/lib/games/figures'
import type { Game } from '@/lib/games/game'
import type { Explanation, Option, Solution } from '@/lib/games/solution'
import type { Drill, TaughtGame } from '@/lib/games/teaching'
import { draw, type Random } from '@/lib/math/random'
import type { AnyMessage } from '@/lib/messages/message'
import { rankingOf, ranksDown, rowAt, strengthOf } from './hands'
import type { ShowdownPage } from './page'
import { roundOf, type ShowdownState } from './round'
import { type ShowdownRules, sideBetsOf, variantsOf } from './rules'
import { cellId, dividedBy, lookOf, type PlayersLook, ruleFinder, ruleId, ruleMessage, rulesOf } from './strategy'

/* What is taught about a page: its strategies, the decisions worth asking, the reasons. */

export const DRILLS = [{ id: 'as-dealt' }, { id: 'close-calls' }] as const satisfies readonly [Drill, ...Drill[]]

/** How many rounds are dealt in search of a decision; the rarest skill comes up once in some hundred. */
const MOST_DEALS = 20_000

/** The chart: a row for each kind of hand, a column for each up card. */
const mapOf = ({ chart, dealer }: ShowdownPage): DecisionMap => {
  const ups = dealer.up === 1 ? RANKS.map((_, rank) => rank).reverse() : [undefined]
  return {
    columns: ups.map((up) => (up === undefined ? '' : RANKS[up]!)),
    rows: chart.map((row) => ({ id: row, cells: ups.map((up) => cellId(row, up)) })),
  }
}

export function teachingOf(
  page: ShowdownPage,
  game: Game<ShowdownRules, ShowdownState, string>,
): TaughtGame<ShowdownRules, ShowdownState, string> {
  const ranking = rankingOf(page)
  const { start, stageOf: stageAt } = roundOf(page)
  const stage = stageOf(page)
  const learned = page.strategies[0].rules
  const finders = new Map(page.strategies.map(({ id, rules }) => [id, ruleFinder(page, rules)]))
  const ruleFor = finders.get(page.strategies[0].id)!
  const close = dividedBy(page, learned)
  const skills = skillsOf(page)

  const deal = (rules: ShowdownRules, random: Random): ShowdownState => {
    const cards = draw(random, DECK, page.player.cards + page.dealer.up)
    return { ...start(rules), hand: cards.slice(0, page.player.cards), upcard: cards.slice(page.player.cards) }
  }
  const dealUntil = (rules: ShowdownRules, random: Random, isWanted: (state: ShowdownState) => boolean) => {
    for (let i = 0; i < MOST_DEALS; i++) {
      const state = deal(rules, random)
      if (isWanted(state)) return state
    }
    return undefined
  }
  const isClose = ({ hand }: ShowdownState): boolean => {
    const strength = strengthOf(ranking, hand)
    return close !== undefined && strength >= close.least && strength < close.below
  }
  const skill = (_rules: ShowdownRules, state: ShowdownState): string => skillOf(page, lookOf(page, state))

  return {
    ...game,
    drills: close ? DRILLS : [DRILLS[0]],
    strategy: learned.map((rule) => ({ id: ruleId(rule), stage })),
    strategies: page.strategies.map(({ rules, ...named }) => ({ ...named, rules: rules.map(ruleMessage) })),
    toTheLetter: page.strategies[0].id,
    map: mapOf(page),
    follows: (_rules, strategy, state) =>
      stageAt(state) === undefined
        ? []
        : [(finders.get(strategy) ?? ruleFinder(page, rulesOf(page, strategy)))(lookOf(page, state)).says],
    skill,
    skillStage: (_rules, text) => (skills.has(text) ? stage : undefined),
    spot(rules, drill, random) {
      if (drill === 'as-dealt') return deal(rules, random)
      if (drill !== 'close-calls') throw new RangeError(`“${drill}” is no drill of ${page.name}`)
      return dealUntil(rules, random, isClose) ?? deal(rules, random)
    },
    spotOf: (rules, text, random) =>
      skills.has(text) ? dealUntil(rules, random, (state) => skill(rules, state) === text) : undefined,
    explain: (rules, state, solution) => explain(page, rules, state, solution, ruleFor),
  }
}

// ——— Skills —————————————————————————————————————————————————————————————————————————————————————————————

/** The skill of a decision: the rule that looks at more than the hand and covers it, or else the hand's row of the chart. */
export function skillOf(page: ShowdownPage, look: PlayersLook): string {
  const rule = finderOf(page)(look)
  return isException(rule) ? exceptionSkill(page, rule) : rowSkill(page, rowAt(page, look.strength))
}

const finders = new WeakMap<ShowdownPage, ReturnType<typeof ruleFinder>>()

function finderOf(page: ShowdownPage): ReturnType<typeof ruleFinder> {
  const found = finders.get(page) ?? ruleFinder(page, page.strategies[0].rules)
  finders.set(page, found)
  return found
}

type Rule = ShowdownPage['strategies'][number]['rules'][number]

const isException = ({ when }: Rule): boolean => when.some((id) => !id.startsWith('from '))

const stageOf = ({ settlement }: ShowdownPage): string => settlement.decisions[0]!.stage

const rowSkill = (page: ShowdownPage, row: string): string => `${stageOf(page)} ${row}`

/** Exceptions are numbered in the order of the strategy: `raise exception 1`. */
const exceptionSkill = (page: ShowdownPage, rule: Rule): string =>
  `${stageOf(page)} exception ${page.strategies[0].rules.filter(isException).indexOf(rule) + 1}`

/** Every skill of a page. */
const skillsOf = (page: ShowdownPage): ReadonlySet<string> =>
  new Set([
    ...page.chart.map((row) => rowSkill(page, row)),
    ...page.strategies[0].rules.filter(isException).map((rule) => exceptionSkill(page, rule)),
  ])

// ——— Reasons ————————————————————————————————————————————————————————————————————————————————————————————

const named = (hand: readonly Card[]): NamedHand => (hand.length === 3 ? namedThree(hand) : namedHand(hand))

const letters = (hand: readonly Card[]): string =>
  ranksDown(hand)
    .map((rank) => RANKS[rank]!)
    .join('-')

/** The best actions, the rule that covers the hand, whether exact play differs from it, and how a hand that is played ends. */
function explain(
  page: ShowdownPage,
  rules: ShowdownRules,
  state: ShowdownState,
  solution: Solution<string>,
  ruleFor: ReturnType<typeof ruleFinder>,
): Explanation {
  const { hand, upcard, dead } = state
  const rule = ruleFor(lookOf(page, state))
  const { best, options } = solution
  const verdict = { id: 'verdict', args: { best, hand: named(hand), ranks: letters(hand), up: upcard[0] ?? null } }
  const cause = causeOf(rules, variantsOf(page), sideBetsOf(page), [...dead, ...state.dealer], state.sides)
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
    why: [...(best.includes(rule.says) ? [] : [exception]), ...counts(page, rules, played), ...worth],
  }
}

/** How a hand that is played ends, from the counts of the proof line. */
function counts(page: ShowdownPage, rules: ShowdownRules, { tally = [] }: Option<string>): readonly AnyMessage[] {
  const deals = tally.reduce((sum, { ways }) => sum + ways, 0)
  const share = (ending: 'win' | 'loss' | 'unqualified'): number =>
    (tally.find(({ name }) => name === tallyName(page.settlement, ending))?.ways ?? 0) / deals
  const ends = { wins: share('win'), loses: share('loss') }
  if (rules.qualifies === 'none') return [{ id: 'showdown', args: ends }]
  return [
    { id: 'notQualified', args: { share: share('unqualified') } },
    { id: 'otherwise', args: ends },
  ]
}
