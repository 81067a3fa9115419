import { count, type Counted, type Situation, situationsOf } from '@/lib/engines/showdown/index'
import { rankingOf } from './hands'
import { type Census, listProperty } from '@/lib/teaching/census/census'
import { findStrategies } from './find-rules'
import { type Counts, type Found, note, type Show } from '@/lib/teaching/census/counts'
import { fraction, reduce } from '@/lib/math/fraction'
import type { RulePrice } from '@/lib/game/precomputed/rule-prices'
import type { PageStrategy, ShowdownPage } from './page'
import { variantsOf } from './rules'
import { actionsOf, netsOf, showdownOf } from './figures'
import { learnedOf, type PlayersLook, ruleFinder, ruleId } from './strategy'
import { skillOf } from './skills'

type Nets = ReturnType<typeof netsOf>

/** How many strengths are looked at together: each time the whole game is walked. */
const AT_ONCE = 100

/** Every hand and up card under the usual rules, with the share of rounds that have it. */
function eachSituation(
  page: ShowdownPage,
  visit: (one: Situation, look: PlayersLook, share: number) => void,
  show?: Show,
): Counted {
  const counted = count(showdownOf(page, variantsOf(page)[0].rules))
  const { strengths } = rankingOf(page)
  for (let from = 0; from < strengths; from += AT_ONCE) {
    show?.(from / strengths)
    const some = Array.from({ length: Math.min(AT_ONCE, strengths - from) }, (_, i) => from + i)
    for (const one of situationsOf(counted, some).flat())
      visit(one, { strength: one.strength, ranks: one.ranks.toReversed(), up: one.up }, one.ways / counted.ways)
  }
  return counted
}

/** The nets of each action under the usual rules, in the order of the actions. */
const usualNets = (page: ShowdownPage): readonly Nets[] =>
  actionsOf(page).map((action) => netsOf(page, variantsOf(page)[0].rules, action))

/** Counts the skills of every hand and up card under the usual rules. Exact. */
function countSkills(page: ShowdownPage, show: Show): Found {
  const { stage } = page.settlement.decisions[0]!
  const nets = usualNets(page)
  const counts: Counts = new Map()
  eachSituation(
    page,
    (one, look, share) => note(counts, { skill: skillOf(page, look), stage, share, gap: gapAt(one, nets) }),
    show,
  )
  return { counts, rounds: 0 }
}

/** The sum of an action's net over the dealer's hands. */
function totalOf({ strength, ends }: Situation, nets: Nets): number {
  const net = nets(strength)
  return net.unqualified * ends.unqualified + net.win * ends.win + net.tie * ends.tie + net.loss * ends.loss
}

/** The prices of every rule of the strategy that is taught, by skill. Exact if nets are whole base wagers. */
function priceRules(page: ShowdownPage): readonly RulePrice[] {
  const actions = actionsOf(page)
  const nets = usualNets(page)
  const find = ruleFinder(page, learnedOf(page))
  const sums = new Map<string, { readonly rule: string; readonly skill: string; share: number; lost: bigint[] }>()
  let hands = 0
  const { ways } = eachSituation(page, (one, look, share) => {
    const rule = find(look)
    const skill = skillOf(page, look)
    const id = `${ruleId(rule)}\n${skill}`
    const sum = sums.get(id) ?? { rule: ruleId(rule), skill, share: 0, lost: actions.map(() => 0n) }
    sums.set(id, sum)
    sum.share += share
    hands = Object.values(one.ends).reduce((all, some) => all + some, 0)
    const totals = nets.map((of) => totalOf(one, of))
    const followed = totals[actions.indexOf(rule.says)]!
    sum.lost = sum.lost.map((lost, i) => lost + BigInt(one.ways * (followed - totals[i]!)))
  })
  return [...sums.values()].map(({ rule, skill, share, lost }) => ({
    rule,
    skill,
    perRound: share,
    costs: Object.fromEntries(
      actions.map((action, i) => {
        const { num, den } = reduce(fraction(lost[i]!, BigInt(ways) * BigInt(hands)))
        return [action, { num: `${num}`, den: `${den}` }]
      }),
    ),
  }))
}

/** The difference between the best action and the next lower one, in base wagers; null if all are equal. */
function gapAt(one: Situation, nets: readonly Nets[]): number | null {
  const deals = Object.values(one.ends).reduce((all, some) => all + some, 0)
  const evs = nets.map((of) => totalOf(one, of) / deals)
  const best = Math.max(...evs)
  const second = Math.max(...evs.filter((ev) => ev < best))
  return second === -Infinity ? null : best - second
}

/** The most rules of a strategy that is searched for. */
const MOST_RULES = 5

/** Whether a search found a strategy of the page, whose file the page reads. */
const isFound = ({ id }: PageStrategy): boolean => /^short-\d+$/.test(id)

export const censusOf = (page: ShowdownPage): Census => ({
  skills: (show) => countSkills(page, show),
  rulePrices: () => priceRules(page),
  ...(page.strategies.some(isFound) && {
    strategies: () => ({
      'strategies.json': [listProperty('strategies', findStrategies(page, MOST_RULES).toReversed())],
    }),
  }),
})
