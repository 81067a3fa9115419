import { count, type Counted, price } from '@/lib/engines/showdown/index'
import { foldNet, tallyName } from '@/lib/engines/settlement/index'
import { bestOf, evValue, exact } from '@/lib/game/ev'
import type { Option, Outcome, Solution } from '@/lib/game/solution'
import type { ShowdownPage } from '@/lib/families/showdown/page'
import { qualifyingHands, type ShowdownRules, variantsOf } from '@/lib/families/showdown/rules'
import { actionsOf, netsOf, offeredBy, showdownOf } from '@/lib/families/showdown/figures'
import { worthAPage } from '../asked'
import { type Cell, cellsOf, ownOf, type Row, rowsOf, type PagesOfRules } from './rows'

/* The figures of each cell, exact, over all its hands. EVs in base wagers; shares from 0 to 1. */

export const ENDS = ['unqualified', 'win', 'tie', 'loss'] as const
export type End = (typeof ENDS)[number]
export type Shares = Readonly<Record<End, number>>

/** A cell under one qualifying hand. */
export interface Qualifying {
  /** The hand that the dealer needs, as the page of rules names it. */
  readonly needs: string
  readonly isUsual: boolean
  readonly ev: number
  /** The share of its deals in which going on is better. */
  readonly played: number
}

export interface CellFacts extends Cell {
  /** Deals of the player’s hand and the up card, and their share of all. */
  readonly ways: number
  readonly perRound: number
  readonly share: Shares
  /** The mean EV of going on, that of a fold, and the lead of the first. */
  readonly ev: number
  readonly fold: number
  readonly lead: number
  /** Whether going on is better on average. */
  readonly plays: boolean
  /** The share of its deals in which going on is better. */
  readonly played: number
  /** Whether it is better in most of them. */
  readonly mostly: boolean
  /** The mean EV if each hand is played best. */
  readonly bestEv: number
  /** What the hand nets by end; undefined if its hands are paid differently. */
  readonly nets: Shares | undefined
  readonly solution: Solution<string>
  /** One for each qualifying hand of the page of rules, the weakest first. */
  readonly qualifying: readonly Qualifying[]
}

/** The facts of all cells of a page. */
export interface PageFacts {
  readonly page: ShowdownPage
  readonly rules: ShowdownRules
  readonly counted: Counted
  /** What going on nets, by strength. */
  readonly netOf: ReturnType<typeof netsOf>
  readonly rows: readonly Row[]
  readonly cells: readonly CellFacts[]
  /** The actions: going on, and the fold. */
  readonly actions: readonly [play: string, fold: string]
  /** The slugs of the cells with a page of their own. */
  readonly pages: ReadonlySet<string>
  /** Throws `RangeError` on an unknown slug. */
  factsOf(slug: string): CellFacts
  /** The cells of a row, by the rank of the up card (0 to 12), and those of all rows against it, from strong to weak. */
  against(row: Row): readonly CellFacts[]
  withUp(up: number | undefined): readonly CellFacts[]
  /** The share of deals in which the dealer doesn’t qualify, over all hands against an up card. */
  unqualified(up: number | undefined): number
  /** The share of a cell’s deals in which the dealer has less than a hand, by its name. */
  less(cell: Pick<CellFacts, 'slug'>, hand: string): number
  /** The share of the player’s hands that rank below a row. */
  below(row: Row): number
}

/** The deals of a cell by end, and by net of the round if the hand is played. */
interface Tally {
  readonly ends: Record<End, number>
  readonly nets: Map<number, number>
  readonly paid: Set<string>
}

type Placed = Cell & { readonly place: number }

/** Adds up the groups of each cell. */
function tallies(
  { counted, netOf }: { readonly counted: Counted; readonly netOf: ReturnType<typeof netsOf> },
  placeOf: (strength: number, up: number) => number | undefined,
  cells: number,
): readonly Tally[] {
  const all = Array.from({ length: cells }, (): Tally => ({
    ends: { unqualified: 0, win: 0, tie: 0, loss: 0 },
    nets: new Map(),
    paid: new Set(),
  }))
  const { columns, waysOf, sums } = counted
  for (let group = 0; group < waysOf.length; group++) {
    if (waysOf[group] === 0) continue
    const strength = Math.floor(group / columns)
    const place = placeOf(strength, group % columns)
    if (place === undefined) continue
    const { ends, nets, paid } = all[place]!
    const net = netOf(strength)
    paid.add(ENDS.map((end) => net[end]).join(' '))
    for (const [i, end] of ENDS.entries()) {
      const deals = sums[group * ENDS.length + i]!
      if (deals === 0) continue
      ends[end] += deals
      nets.set(net[end], (nets.get(net[end]) ?? 0) + deals)
    }
  }
  return all
}

function solutionOf(
  page: ShowdownPage,
  [play, fold]: PageFacts['actions'],
  { ends, nets }: Tally,
  { ev, foldEv, deals }: { readonly ev: Option<string>['ev']; readonly foldEv: number; readonly deals: number },
): Solution<string> {
  const options: readonly Option<string>[] = [
    {
      action: play,
      ev,
      outcomes: [...nets].map(([net, ways]): Outcome => [net, ways]).sort((a, b) => a[0] - b[0]),
      tally: ENDS.map((end) => ({ name: tallyName(page.settlement, end), ways: ends[end] })),
    },
    { action: fold, ev: exact(foldEv, 1), outcomes: [[foldEv, deals]] },
  ]
  return { options, best: bestOf(options), deals }
}

function findAll({ page, hands }: PagesOfRules): PageFacts {
  const [{ rules }] = variantsOf(page)
  const actions = actionsOf(page) as unknown as PageFacts['actions']
  const rows = rowsOf(page, hands)
  const cells: readonly Placed[] = cellsOf(page, hands, rows).map((cell, place) => ({ ...cell, place }))
  const byKey = new Map(cells.map((cell) => [`${cell.row.id} ${cell.up ?? ''}`, cell]))
  const cellAt = (strength: number, up: number | undefined): Placed | undefined => {
    const row = rows.find(({ least }) => strength >= least)
    return row && (byKey.get(`${row.id} ${up ?? ''}`) ?? byKey.get(`${row.id} `))
  }
  const counted = count(showdownOf(page, rules))
  const netOf = netsOf(page, rules, actions[0])
  const added = tallies(
    { counted, netOf },
    (strength, up) => cellAt(strength, page.dealer.up === 1 ? up : undefined)?.place,
    cells.length,
  )
  const fold = foldNet(page.settlement, rules, [actions[1]])
  const priced = qualifyingHands(page).values.map((needs) => {
    const under = { ...rules, qualifies: needs }
    const { cells: gather } = price(count(showdownOf(page, under)), offeredBy(page, under))
    return { needs, byId: new Map(gather((strength, up) => cellAt(strength, up)?.slug).map((cell) => [cell.id, cell])) }
  })
  const [usual] = priced.filter(({ needs }) => needs === rules.qualifies)

  const facts = cells.map((cell): CellFacts => {
    const { slug, place, row, up } = cell
    const tally = added[place]!
    const { ways, evs, taken, ev: best } = usual!.byId.get(slug)!
    const deals = ways * counted.dealerHands
    const ev = exact(evs[0]!.num, evs[0]!.den)
    const solution = solutionOf(page, actions, tally, { ev, foldEv: fold, deals })
    const lead = evValue(ev) - fold
    return {
      slug,
      row,
      up,
      ways,
      perRound: ways / counted.ways,
      share: Object.fromEntries(ENDS.map((end) => [end, tally.ends[end] / deals])) as Shares,
      ev: evValue(ev),
      fold,
      lead,
      plays: solution.best.includes(actions[0]),
      played: taken[0]! / ways,
      mostly: 2 * taken[0]! >= ways,
      bestEv: evValue(exact(best.num, best.den)),
      nets: tally.paid.size === 1 ? netOf(row.least) : undefined,
      solution,
      qualifying: priced.map(({ needs, byId }) => {
        const { evs: under, taken: then } = byId.get(slug)!
        return {
          needs,
          isUsual: needs === rules.qualifies,
          ev: evValue(exact(under[0]!.num, under[0]!.den)),
          played: then[0]! / ways,
        }
      }),
    }
  })
  const bySlug = new Map(facts.map((one) => [one.slug, one]))
  const lessBy = new Map<string, ReadonlyMap<string, number>>()
  return {
    page,
    rules,
    counted,
    netOf,
    rows,
    cells: facts,
    actions,
    pages: worthAPage(
      ownOf(page, facts, hands),
      facts.map((one) => [one.slug, one]),
    ),
    factsOf(slug) {
      const found = bySlug.get(slug)
      if (!found) throw new RangeError(`“${slug}” isn’t a page of ${page.name}`)
      return found
    },
    against: (row) => facts.filter((one) => one.row === row).toReversed(),
    unqualified: (up) => unqualifiedIn(counted, up),
    withUp: (up) => facts.filter((one) => one.up === up || one.up === undefined),
    less({ slug }, hand) {
      const less = lessBy.get(hand) ?? lessThan(page, { ...rules, qualifies: hand }, cellAt)
      lessBy.set(hand, less)
      return less.get(slug)!
    },
    below: ({ least }) => belowIn(counted, least),
  }
}

function belowIn({ columns, waysOf, ways }: Counted, strength: number): number {
  return waysOf.subarray(0, strength * columns).reduce((sum, some) => sum + some, 0) / ways
}

function unqualifiedIn({ columns, waysOf, sums, dealerHands }: Counted, up: number | undefined): number {
  let [ways, less] = [0, 0]
  for (let group = 0; group < waysOf.length; group++) {
    if (up !== undefined && group % columns !== up) continue
    ways += waysOf[group]!
    less += sums[group * ENDS.length]!
  }
  return less / (ways * dealerHands)
}

/** By cell, the share of deals in which the dealer has less than a qualifying hand. */
function lessThan(
  page: ShowdownPage,
  rules: ShowdownRules,
  cellAt: (strength: number, up: number | undefined) => Placed | undefined,
): ReadonlyMap<string, number> {
  const { columns, waysOf, sums, dealerHands } = count(showdownOf(page, rules))
  const all = new Map<string, { ways: number; less: number }>()
  for (let group = 0; group < waysOf.length; group++) {
    if (waysOf[group] === 0) continue
    const slug = cellAt(Math.floor(group / columns), columns === 1 ? undefined : group % columns)?.slug
    if (slug === undefined) continue
    const { ways, less } = all.get(slug) ?? { ways: 0, less: 0 }
    all.set(slug, { ways: ways + waysOf[group]!, less: less + sums[group * ENDS.length]! })
  }
  return new Map([...all].map(([slug, { ways, less }]) => [slug, less / (ways * dealerHands)]))
}

const known = new WeakMap<ShowdownPage, PageFacts>()

/** The facts of a page, found once. */
export function pageFacts(pages: PagesOfRules): PageFacts {
  const found = known.get(pages.page) ?? findAll(pages)
  known.set(pages.page, found)
  return found
}
