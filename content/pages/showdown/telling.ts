import { RANKS } from '@/lib/cards/card'
import { categoryOf } from '@/lib/engines/showdown/index'
import { leastOf, rankingOf } from '@/lib/families/showdown/hands'
import { qualifyingHands } from '@/lib/families/showdown/rules'
import type { ShowdownPage } from '@/lib/families/showdown/page'
import { type Dead, deadOf, type Example, exampleIn } from './dead'
import { type Deciders, decidersOf, type RulePart } from './deciders'
import { type CellFacts, ENDS, type PageFacts } from './facts'
import { type Members, membersOf } from './members'
import { isHighCard, openers, ranksOfRow } from './rows'

/* What the words of a page are chosen by: a cell’s figures beside those of other cells. */

/** How the first strategy plays a cell’s hands: all alike, or by their signs. */
export type Kind = 'plays' | 'folds' | 'mixed'

/** What the up card is to the row: it helps the dealer to qualify, the player holds its rank, or neither. */
export type UpKind = 'opens' | 'own' | 'other' | 'none'

export interface Telling {
  readonly facts: PageFacts
  readonly cell: CellFacts
  readonly deciders: Deciders | undefined
  readonly example: Example
  readonly dead: Dead | undefined
  /**
   * The hands of the cell by what tells them apart; undefined without a page, if the first strategy plays them by signs,
   * and if they are worth nearly the same.
   */
  readonly members: Members | undefined
  readonly kind: Kind
  readonly upKind: UpKind
  readonly isHighCard: boolean
  /** Of the dealer’s hands that qualify, the share that the player beats. */
  readonly won: number
  /** Of the dealer’s hands of the qualifying kind (`queen-high`), the share that the player beats; undefined if all. */
  readonly beats: number | undefined
  /** The dealer’s hands that win; undefined if the page says how often the dealer has each, because of an up card. */
  readonly lost: readonly LostTo[] | undefined
  /** The shares of deals in which the dealer qualifies with a pair or better, and with less than a pair. */
  readonly paired: number
  readonly unpaired: number
  /** The share of deals in which the dealer doesn’t qualify, over all hands against the same up card. */
  readonly overall: number
  /** The same for this row, over the up cards that are neither the player’s nor help the dealer. */
  readonly elsewhere: number
  /** The ranks of the row that the dealer could use to qualify, the highest first. */
  readonly held: readonly number[]
  /** How often the dealer must not qualify for going on to match a fold; undefined if showdowns alone are worth more. */
  readonly breakEven: number | undefined
  /** How few rules are enough here; undefined if all that a search found cost the same. */
  readonly enough: Enough | undefined
  /** The mean EV of the first strategy. */
  readonly asTaught: number
  /** The cells of the same row of which most hands have the other play, from low to high up cards. */
  readonly turned: readonly CellFacts[]
  /** The cells of the same row in which going on is worth most and least. */
  readonly best: CellFacts
  readonly worst: CellFacts
  readonly line: Line | undefined
  /** The share of all hands that rank below it; undefined with an up card. */
  readonly standing: number | undefined
  /** The rows above and below against the same card. */
  readonly above: CellFacts | undefined
  readonly below: CellFacts | undefined
}

/** A kind of hand, or all from it on, and its share of the deals that are lost. */
export interface LostTo {
  readonly hand: string
  readonly orBetter: boolean
  readonly share: number
}

/** The line between the hands that are played against a card, and those that are folded. */
export interface Line {
  /** The weakest row that is played, and the strongest that is folded. */
  readonly played: CellFacts
  readonly folded: CellFacts
  /** How many rows away from this one the nearest of them with the same play is. */
  readonly steps: number
}

/** The shortest of the strategies that a search found that costs no more here than the first, and the next shorter. */
export interface Enough {
  readonly id: string
  readonly isFirst: boolean
  /** What it costs a hand, in base wagers, and how much more the shorter one does. */
  readonly cost: number
  readonly shorter: { readonly id: string; readonly more: number }
}

/** Smaller differences between costs are rounding errors. */
const SAME = 5e-7

function enoughOf(deciders: Deciders | undefined): Enough | undefined {
  const found = (deciders?.strategies ?? []).filter(({ id }) => id.startsWith('short-'))
  const at = found.findLastIndex(({ cost }) => cost < found[0]!.cost + SAME)
  const [one, shorter] = [found[at], found[at + 1]]
  if (!one || !shorter) return undefined
  return {
    id: one.id,
    isFirst: at === 0,
    cost: one.cost < SAME ? 0 : one.cost,
    shorter: { id: shorter.id, more: shorter.cost - one.cost },
  }
}

/** The rules in which a part of the cell is played in one way, one list for each change of the play. */
export function runsOf(rules: readonly RulePart[]): readonly (readonly RulePart[])[] {
  const runs: RulePart[][] = []
  for (const rule of rules) {
    const last = runs.at(-1)
    if (last?.[0]!.says === rule.says) last.push(rule)
    else runs.push([rule])
  }
  return runs
}

function kindOf({ plays }: CellFacts, deciders: Deciders | undefined): Kind {
  if (deciders && runsOf(deciders.rules).length > 1) return 'mixed'
  return plays ? 'plays' : 'folds'
}

const mean = (cells: readonly CellFacts[]): number =>
  cells.reduce((sum, { share, ways }) => sum + share.unqualified * ways, 0) /
  cells.reduce((sum, { ways }) => sum + ways, 0)

/** Of the dealer’s hands from the usual qualifying hand to the next that a table may have, the share that a row beats. */
function beatsOf({ page, less }: PageFacts, cell: CellFacts): number | undefined {
  const { usual, values } = qualifyingHands(page)
  const next = values[values.indexOf(usual) + 1]
  if (next === undefined || cell.row.least >= leastOf(rankingOf(page), next)) return undefined
  return cell.share.win / (less(cell, next) - cell.share.unqualified)
}

/** The two kinds of the dealer’s hands that win most, if the row’s hands are of one kind that the dealer may have. */
function lostTo({ page, less }: PageFacts, cell: CellFacts): readonly LostTo[] | undefined {
  const { row, share } = cell
  const ranking = rankingOf(page)
  const at = categoryOf(ranking, row.least)
  const [own, next, more] = ranking.categories.slice(at, at + 3)
  if (!next || categoryOf(ranking, row.below - 1) !== at || share.loss === 0) return undefined
  if (cell.up !== undefined || leastOf(ranking, qualifyingHands(page).usual) > next.from) return undefined
  const [fromNext, fromMore] = [1 - less(cell, next.id), more ? 1 - less(cell, more.id) : 0]
  return [
    { hand: own!.id, orBetter: false, share: (share.loss - fromNext) / share.loss },
    { hand: next.id, orBetter: false, share: (fromNext - fromMore) / share.loss },
    ...(more ? [{ hand: more.id, orBetter: true, share: fromMore / share.loss }] : []),
  ]
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 2)
}

/** Undefined if weaker hands are played than some that are folded, or none is either. */
function lineOf(facts: PageFacts, cell: CellFacts): Line | undefined {
  if (cell.up === undefined && facts.page.dealer.up === 1) return undefined
  const cells = facts.withUp(cell.up).toSorted((a, b) => b.row.least - a.row.least)
  const [last, first] = [cells.findLastIndex(({ mostly }) => mostly), cells.findIndex(({ mostly }) => !mostly)]
  if (last < 0 || first !== last + 1) return undefined
  const [played, folded] = [cells[last]!, cells[first]!]
  return { played, folded, steps: Math.abs(cells.indexOf(cell) - (cell.mostly ? last : first)) }
}

function breakEvenOf({ share, nets, fold }: CellFacts): number | undefined {
  if (!nets || share.unqualified === 1) return undefined
  const shown = ENDS.slice(1).reduce((sum, end) => sum + nets[end] * share[end], 0) / (1 - share.unqualified)
  return shown >= fold ? undefined : (fold - shown) / (nets.unqualified - shown)
}

/** The qualifying hands under which most hands of the cell, or all on average, have the other play. */
export const turningRules = ({ qualifying, mostly, plays, fold }: CellFacts): CellFacts['qualifying'] =>
  qualifying.filter(
    ({ played, ev, isUsual }) => !isUsual && (played >= 0.5 !== mostly || (plays === mostly && ev > fold !== plays)),
  )

/** How many hands of a cell qualifying rules turn. */
export function turnedBy(cell: CellFacts): 'all' | 'most' | 'some' {
  const turned = turningRules(cell).map(({ played }) => (cell.mostly ? 1 - played : played))
  if (turned.every((share) => share === 1)) return 'all'
  return turned.every((share) => share >= 0.5) ? 'most' : 'some'
}

/** The ranks above the highest of the usual qualifying hand, the lowest first. */
export const betterRanks = (page: ShowdownPage): readonly number[] =>
  RANKS.flatMap((_, rank) => (rank > (openers(page)[0] ?? Infinity) ? [rank] : []))

/** Whether the row is strong enough for the dealer to qualify with it. */
export const isAbove = ({ cell, facts: { page } }: Telling): boolean =>
  cell.row.least >= leastOf(rankingOf(page), qualifyingHands(page).usual)

/** Values nearer than this need more decimals to differ. */
const FINE = 0.01

/** With how many decimals the values of a cell’s hands are written. */
export const digitsOf = ({ best, worst }: Members): number => (best[0]!.ev - worst[0]!.ev < FINE ? 5 : 3)

/** Hands whose values differ by a smaller part of the lead are nearly the same. */
const NEARLY = 0.03

const worthTelling = (members: Members | undefined, { lead }: CellFacts): Members | undefined =>
  members && members.best[0]!.ev - members.worst[0]!.ev > NEARLY * Math.abs(lead) ? members : undefined

export function tellingOf(facts: PageFacts, cell: CellFacts): Telling {
  const { page } = facts
  const { row, up, share } = cell
  const deciders = decidersOf(facts, cell)
  const kind = kindOf(cell, deciders)
  const open = openers(page)
  const own = ranksOfRow(row)
  const all = facts.against(row)
  const byLead = all.toSorted((a, b) => b.lead - a.lead)
  const plain = all.filter((one) => ![...open, ...own].includes(one.up!))
  /** The cell of the next row, if it is against the same card or any. */
  const beside = (by: number): CellFacts | undefined => {
    const next = facts.rows[facts.rows.indexOf(row) + by]
    return facts.cells.find((one) => one.row === next && (one.up === up || one.up === undefined))
  }
  const isPairedAlways = leastOf(rankingOf(page), qualifyingHands(page).usual) >= leastOf(rankingOf(page), 'pair')
  const paired = isPairedAlways ? 1 - share.unqualified : 1 - facts.less(cell, 'pair')
  return {
    facts,
    cell,
    deciders,
    example: exampleIn(facts, cell),
    dead: deadOf(facts, cell),
    members: facts.pages.has(cell.slug) && kind !== 'mixed' ? worthTelling(membersOf(facts, cell), cell) : undefined,
    kind,
    upKind: up === undefined ? 'none' : open.includes(up) ? 'opens' : own.includes(up) ? 'own' : 'other',
    isHighCard: isHighCard(page, row),
    won: share.win / (1 - share.unqualified),
    beats: beatsOf(facts, cell),
    lost: lostTo(facts, cell),
    paired,
    unpaired: 1 - share.unqualified - paired,
    overall: facts.unqualified(up),
    elsewhere: mean(plain.length > 0 ? plain : all),
    held: own.filter((rank) => open.includes(rank)),
    breakEven: breakEvenOf(cell),
    enough: enoughOf(deciders),
    asTaught: kind === 'mixed' ? cell.bestEv - deciders!.strategies[0]!.cost : Math.max(cell.ev, cell.fold),
    turned: all.filter(({ mostly }) => mostly !== cell.mostly),
    best: byLead[0]!,
    worst: byLead.at(-1)!,
    line: lineOf(facts, cell),
    standing: up === undefined ? facts.below(row) : undefined,
    above: beside(-1),
    below: beside(1),
  }
}
