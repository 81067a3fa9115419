import { leastOf, rankingOf } from '@/lib/families/showdown/hands'
import { type Dead, deadOf } from './dead'
import { type Deciders, decidersOf, type RulePart } from './deciders'
import { type CellFacts, ENDS, type PageFacts } from './facts'
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
  readonly dead: Dead | undefined
  readonly kind: Kind
  readonly upKind: UpKind
  readonly isHighCard: boolean
  /** Of the dealer’s hands that qualify, the share that the player beats. */
  readonly won: number
  /** Of the dealer’s qualifying hands without a pair, the share that the player beats. */
  readonly beats: number
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
  /** The rows above and below against the same card. */
  readonly above: CellFacts | undefined
  readonly below: CellFacts | undefined
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

/** The share of deals in which the dealer has less than a hand by its name. */
const less = ({ qualifying }: CellFacts, needs: string): number =>
  qualifying.find((one) => one.needs === needs)?.less ?? 0

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
  const pairs = page.qualifies.values.includes('pair') && page.qualifies.usual !== 'pair'
  const isPairedAlways = leastOf(rankingOf(page), page.qualifies.usual) >= leastOf(rankingOf(page), 'pair')
  const paired = pairs && !isPairedAlways ? 1 - less(cell, 'pair') : 1 - share.unqualified
  return {
    facts,
    cell,
    deciders,
    dead: deadOf(facts, cell),
    kind,
    upKind: up === undefined ? 'none' : open.includes(up) ? 'opens' : own.includes(up) ? 'own' : 'other',
    isHighCard: isHighCard(page, row),
    won: share.win / (1 - share.unqualified),
    beats: share.win / (1 - share.unqualified - paired),
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
    above: beside(-1),
    below: beside(1),
  }
}
