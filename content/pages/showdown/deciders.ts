import { type Situation, situationsOf } from '@/lib/engines/showdown/index'
import type { PageRule } from '@/lib/families/showdown/page'
import { netsOf } from '@/lib/families/showdown/figures'
import { dividedBy, type PlayersLook, ruleFinder, signOf } from '@/lib/families/showdown/strategy'
import { type CellFacts, ENDS, type PageFacts } from './facts'
import { finderOf, grouped, type Row } from './rows'

/* What decides a cell whose hands aren’t all played alike: the rules that its hands meet, and where the up card ranks. */

/** A situation of the cell: what the player sees, how often, and the lead of going on. */
interface Seen {
  readonly look: PlayersLook
  readonly ways: number
  readonly lead: number
}

/** Some hands of a cell. */
export interface Part {
  /** Their share of the cell’s deals. */
  readonly share: number
  /** The mean lead of going on over a fold. */
  readonly lead: number
  /** The share of them in which going on is better. */
  readonly played: number
}

/** A rule of the first strategy as it holds in a cell. */
export interface RulePart extends Part {
  readonly says: string
  /** The signs that tell its hands from the others of the cell; empty for all that are left. */
  readonly signs: readonly string[]
  readonly rule: PageRule
}

/** Where the up card ranks among the player’s cards: it matches one, or some are higher. */
export type Place = { readonly matches: number } | { readonly higher: number }

export interface PlacePart extends Part {
  readonly place: Place
}

/** A strategy of the page, and what it costs a hand of the cell. */
export interface StrategyCost {
  readonly id: string
  readonly cost: number
}

export interface Deciders {
  /** In the order of the strategy. */
  readonly rules: readonly RulePart[]
  /** The share of deals in which these rules say what is best. */
  readonly right: number
  /** By where the up card ranks, the highest place first; empty without up cards. */
  readonly places: readonly PlacePart[]
  /** The least and the greatest lead of any hand. */
  readonly least: number
  readonly most: number
  readonly strategies: readonly StrategyCost[]
}

const seen = new WeakMap<Row, ReadonlyMap<number | undefined, readonly Seen[]>>()

/** What the player sees with the hands of a cell. Those of a row are found together, once. */
function seenIn(facts: PageFacts, { row, up, fold }: CellFacts): readonly Seen[] {
  const found = seen.get(row) ?? grouped(seenInRow(facts, row, fold), ({ look }) => look.up)
  seen.set(row, found)
  return found.get(up) ?? []
}

function seenInRow(facts: PageFacts, row: Row, fold: number): readonly Seen[] {
  const net = netsOf(facts.page, facts.rules, facts.actions[0])
  const strengths = Array.from({ length: row.below - row.least }, (_, i) => row.least + i)
  const leadOf = ({ strength, ends }: Situation): number => {
    const nets = net(strength)
    const deals = ENDS.reduce((sum, end) => sum + ends[end], 0)
    return ENDS.reduce((sum, end) => sum + nets[end] * ends[end], 0) / deals - fold
  }
  return situationsOf(facts.counted, strengths)
    .flat()
    .map((one) => ({
      look: { strength: one.strength, ranks: one.ranks.toReversed(), up: one.up },
      ways: one.ways,
      lead: leadOf(one),
    }))
}

function partOf(some: readonly Seen[], ways: number): Part {
  const sum = (of: (one: Seen) => number): number => some.reduce((all, one) => all + of(one), 0)
  const own = sum((one) => one.ways)
  return {
    share: own / ways,
    lead: sum((one) => one.ways * one.lead) / own,
    played: sum((one) => (one.lead > 0 ? one.ways : 0)) / own,
  }
}

/** The rules that hands of the cell meet, each without the signs that all hands that reach it have. */
function rulesIn({ page }: PageFacts, seen: readonly Seen[], ways: number): readonly RulePart[] {
  const found: RulePart[] = []
  let left = seen
  for (const rule of page.strategies[0].rules) {
    const signs = rule.when.map((id) => ({ id, holds: signOf(page, id) }))
    const own = new Set(left.filter(({ look }) => signs.every(({ holds }) => holds(look))))
    if (own.size === 0) continue
    const telling = signs.filter(({ holds }) => !left.every(({ look }) => holds(look))).map(({ id }) => id)
    found.push({ ...partOf([...own], ways), rule, says: rule.says, signs: telling })
    left = left.filter((one) => !own.has(one))
    if (left.length === 0) break
  }
  return found
}

function placeOf({ ranks, up }: PlayersLook): Place {
  const at = ranks.indexOf(up!)
  return at >= 0 ? { matches: at } : { higher: ranks.filter((rank) => rank > up!).length }
}

function placesIn(seen: readonly Seen[], ways: number): readonly PlacePart[] {
  const by = grouped(seen, ({ look }) => JSON.stringify(placeOf(look)))
  const order = (place: Place): number => ('matches' in place ? place.matches : place.higher - 0.5)
  return [...by.values()]
    .map((some) => ({ ...partOf(some, ways), place: placeOf(some[0]!.look) }))
    .sort((a, b) => order(a.place) - order(b.place))
}

function costs({ page, actions }: PageFacts, seen: readonly Seen[], ways: number): readonly StrategyCost[] {
  return page.strategies.map(({ id, rules }) => {
    const find = ruleFinder(page, rules)
    const lost = seen.reduce((sum, { look, lead, ways: own }) => {
      const isPlayed = find(look).says === actions[0]
      return sum + (isPlayed === lead > 0 ? 0 : own * Math.abs(lead))
    }, 0)
    return { id, cost: lost / ways }
  })
}

function decide(facts: PageFacts, cell: CellFacts): Deciders {
  const all = seenIn(facts, cell)
  const find = finderOf(facts.page)
  const right = all.reduce(
    (sum, { look, lead, ways }) => sum + ((find(look).says === facts.actions[0]) === lead > 0 ? ways : 0),
    0,
  )
  const leads = all.map(({ lead }) => lead)
  return {
    rules: rulesIn(facts, all, cell.ways),
    right: right / cell.ways,
    places: cell.up === undefined ? [] : placesIn(all, cell.ways),
    least: leads.reduce((a, b) => Math.min(a, b)),
    most: leads.reduce((a, b) => Math.max(a, b)),
    strategies: costs(facts, all, cell.ways),
  }
}

const known = new WeakMap<CellFacts, Deciders>()

/** Whether hands of the cell are played differently, or the first strategy looks at more than their strength. */
export function isDivided({ page }: PageFacts, { row, played }: CellFacts): boolean {
  const split = dividedBy(page, page.strategies[0].rules)
  return (played > 0 && played < 1) || (split !== undefined && row.least >= split.least && row.least < split.below)
}

/** What decides a cell, found once; undefined if all its hands are played alike, whatever they are. */
export function decidersOf(facts: PageFacts, cell: CellFacts): Deciders | undefined {
  if (!isDivided(facts, cell)) return undefined
  const found = known.get(cell) ?? decide(facts, cell)
  known.set(cell, found)
  return found
}
