import { qualifyingHands } from '@/lib/families/showdown/rules'
import { type Card, cardOf, RANKS } from '@/lib/cards/card'
import { MULTISETS, multisetRanks } from '@/lib/cards/rank-multisets'
import { categoryOf, type Ranking } from '@/lib/engines/showdown/index'
import { kindOf, leastOf, rankedBy, rankingOf, topRanks } from '@/lib/families/showdown/hands'
import type { PageRule, ShowdownPage } from '@/lib/families/showdown/page'
import { rankInWords } from '@/lib/cards/words'
import { type PlayersLook, ruleFinder, ruleId } from '@/lib/families/showdown/strategy'
import type { OwnPages } from '../hand-page'

/*
 * The decisions that the pages of a game of hand against hand are about: a row of hands against each up card, an example
 * of each, and which of them are played alike for the same reason. Nothing is solved here.
 */

/** Which hands a game’s pages are about, as its `content/<game>/pages/list.ts` declares them. Data alone. */
export interface PageHands {
  /**
   * Rows of hands by the weakest of each, the strongest first, as the family names hands (`lib/families/showdown`):
   * `two-pair`, `A-K-Q`, `queen-high`; also a pair by its rank, `2-2`. The last is `none`.
   */
  readonly rows: readonly string[]
  /** Rows that are played alike against every up card: each is one decision, not one for each card. */
  readonly whole?: readonly string[]
  /** The slugs of rows that people call otherwise than the family does: `pair-4` of `4-4`. */
  readonly slugs?: Readonly<Record<string, string>>
  /** The slugs that people ask about by name: `2-2-against-a`. Whether close or not, their class has a page. */
  readonly asked: readonly string[]
  /** A decision with a smaller lead has a page, in base wagers; absent for that of most games. */
  readonly close?: number
}

/** What the `list.ts` of such a game exports as `pages`: the writer in this folder makes them in every language. */
export interface PagesOfRules {
  readonly page: ShowdownPage
  readonly hands: PageHands
}

/** What a row’s hands have in common, for its name. Ranks are 0 to 12. */
export type RowHand =
  | { readonly as: 'pair'; readonly rank: number }
  | { readonly as: 'kind'; readonly id: string; readonly orBetter: boolean }
  /** The highest cards. `next` is the highest that the next card can be, if rows above have the higher ones. */
  | { readonly as: 'top'; readonly ranks: readonly number[]; readonly next: number | undefined }
  /** All weaker hands: this card or less is their highest. */
  | { readonly as: 'rest'; readonly rank: number }

/**
 * A group of the list: hands that make something, pairs, and those that make nothing, from the qualifying hand on
 * (`line`, or `queen-high`, `king-high`, … if they have several highest cards) and below it.
 */
export type GroupId = 'made' | 'pairs' | 'line' | `${string}-high` | 'less'

export interface Row {
  /** Its name in the list: `A-K-Q`, `2-2`, `two-pair`, `none`. */
  readonly id: string
  readonly group: GroupId
  readonly hand: RowHand
  /** The weakest strength in it, and the weakest above it. */
  readonly least: number
  readonly below: number
}

/** A row against one up card; `up` is undefined in a game without one, and for a row against any card. */
export interface Cell {
  readonly slug: string
  readonly row: Row
  readonly up: number | undefined
}

const LETTER = (rank: number): string => (RANKS[rank] === 'T' ? '10' : RANKS[rank]!.toLowerCase())

function slugOf(id: string, up: number | undefined, slugs: PageHands['slugs']): string {
  const row = slugs?.[id] ?? id.toLowerCase()
  return up === undefined ? row : `${row}-against-${LETTER(up)}`
}

/** The rank of a pair by its name, `2-2`; undefined for any other name. */
function pairNamed(id: string): number | undefined {
  const [, letter] = /^(.)-\1$/.exec(id) ?? []
  const rank = RANKS.findIndex((one) => one === letter)
  return rank < 0 ? undefined : rank
}

/** The weakest strength of a row by its name. Throws `RangeError` on an unknown one. */
function leastOfRow(ranking: Ranking, id: string): number {
  const rank = pairNamed(id)
  if (rank === undefined) return leastOf(ranking, id)
  const kickers = RANKS.map((_, one) => one).filter((one) => one !== rank)
  return ranking.byRanks([...kickers.slice(0, ranking.size - 2), rank, rank].sort((a, b) => a - b))
}

// ——— Hands by their ranks —————————————————————————————————————————————————————————————————————————————————

/** A hand by its ranks, the highest first, and whether all its cards have one suit. */
interface Ranked {
  readonly ranks: readonly number[]
  readonly strength: number
  readonly isSuited: boolean
}

const known = new Map<string, readonly Ranked[]>()

/** All hands by their ranks, the weakest first. Flushes of fewer than all cards are left out. */
function rankedHands(ranking: Ranking, cards: number): readonly Ranked[] {
  const key = `${ranking.id} ${cards}`
  const found = known.get(key)
  if (found) return found
  const flat = multisetRanks(cards)
  const all = Array.from({ length: MULTISETS[cards]! }, (_, i) => Array.from(flat.subarray(i * cards, (i + 1) * cards)))
  const made = all
    .filter((ranks) => ranks.every((rank, i) => rank !== ranks[i + 4]))
    .flatMap((ranks): readonly Ranked[] => {
      const plain = { ranks: ranks.toReversed(), strength: ranking.byRanks(ranks), isSuited: false }
      if (cards > ranking.size || new Set(ranks).size < cards) return [plain]
      const mask = ranks.reduce((all, rank) => all | (1 << rank), 0)
      return [plain, { ...plain, strength: ranking.bySuit(mask), isSuited: true }]
    })
    .sort((a, b) => a.strength - b.strength)
  known.set(key, made)
  return made
}

/** The hands of a row by their ranks, as a player sees them beside an up card. */
export function looksOf(page: ShowdownPage, { row, up }: Omit<Cell, 'slug'>): readonly (PlayersLook & Ranked)[] {
  return rankedHands(rankedBy(page), page.player.cards)
    .filter(({ ranks, strength }) => {
      const same = ranks.filter((rank) => rank === up).length
      return strength >= row.least && strength < row.below && same < 4
    })
    .map((hand) => ({ ...hand, up }))
}

// ——— Rows and cells —————————————————————————————————————————————————————————————————————————————————————————

function rowHand(
  ranking: Ranking,
  cards: number,
  id: string,
  { least, below, hasFiner }: Pick<Row, 'least' | 'below'> & { readonly hasFiner: boolean },
): RowHand {
  const pair = pairNamed(id)
  if (pair !== undefined) return { as: 'pair', rank: pair }
  const strongest = rankedHands(ranking, cards).findLast(({ strength }) => strength < below && strength >= least)!
  if (id === 'none') return { as: 'rest', rank: strongest.ranks[0]! }
  const ranks = topRanks(id)
  if (ranks === undefined) return { as: 'kind', id, orBetter: kindOf(ranking, below - 1) !== id }
  return { as: 'top', ranks, next: hasFiner ? strongest.ranks[ranks.length] : undefined }
}

function groupOf(page: ShowdownPage, row: Pick<Row, 'hand' | 'least'>, tops: ReadonlySet<number>): GroupId {
  if (!isHighCard(page, row)) return row.hand.as === 'pair' ? 'pairs' : 'made'
  if (!isInLine(page, row)) return 'less'
  return tops.size > 1 ? `${rankInWords(ranksOfRow(row)[0]!)}-high` : 'line'
}

/** Whether a row’s hands make nothing, and the dealer would qualify with them. */
const isInLine = (page: ShowdownPage, row: Pick<Row, 'hand' | 'least'>): boolean =>
  isHighCard(page, row) && row.least >= leastOf(rankingOf(page), qualifyingHands(page).usual)

export function rowsOf(page: ShowdownPage, { rows }: PageHands): readonly Row[] {
  const ranking = rankedBy(page)
  const least = rows.map((id) => leastOfRow(ranking, id))
  const ungrouped = rows.map((id, i) => {
    const range = { least: least[i]!, below: least[i - 1] ?? ranking.strengths }
    const top = topRanks(id)?.length ?? 0
    const isFiner = (other: string): boolean => {
      const ranks = topRanks(other)
      return ranks !== undefined && ranks.length > top && topRanks(id)!.every((rank, at) => rank === ranks[at])
    }
    const hasFiner = top > 0 && rows.slice(0, i).some(isFiner)
    return { id, ...range, hand: rowHand(ranking, page.player.cards, id, { ...range, hasFiner }) }
  })
  const tops = new Set(ungrouped.filter((row) => isInLine(page, row)).map((row) => ranksOfRow(row)[0]!))
  return ungrouped.map((row) => ({ ...row, group: groupOf(page, row, tops) }))
}

/** The ranks of up cards, from low to high; one entry, undefined, without up cards. */
export const upsOf = ({ dealer }: ShowdownPage): readonly (number | undefined)[] =>
  dealer.up === 1 ? RANKS.map((_, rank) => rank) : [undefined]

/** Every cell, row by row from strong to weak, each from the highest up card to the lowest. */
export const cellsOf = (page: ShowdownPage, { whole = [], slugs }: PageHands, rows: readonly Row[]): readonly Cell[] =>
  rows.flatMap((row) =>
    (whole.includes(row.id) ? [undefined] : upsOf(page).toReversed()).map((up) => ({
      slug: slugOf(row.id, up, slugs),
      row,
      up,
    })),
  )

/** Whether a row’s hands make nothing. */
export const isHighCard = (page: ShowdownPage, { least }: Pick<Row, 'least'>): boolean =>
  categoryOf(rankingOf(page), least) === 0

/** The ranks that a row’s name has. */
export const ranksOfRow = ({ hand }: Pick<Row, 'hand'>): readonly number[] =>
  hand.as === 'top' ? hand.ranks : hand.as === 'pair' ? [hand.rank] : []

/** The ranks at the top of the usual qualifying hand; none if it is a pair or every hand qualifies. */
export const openers = (page: ShowdownPage): readonly number[] => topRanks(qualifyingHands(page).usual) ?? []

/** Ranks in order, in runs of neighbors: the short runs one by one, and the ends of the longer ones. */
export function runsOfRanks(ranks: readonly number[]) {
  const runs: number[][] = []
  for (const rank of ranks.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.at(-1) === rank - 1) last.push(rank)
    else runs.push([rank])
  }
  const long = runs.filter((run) => run.length > 2)
  return {
    single: runs.filter((run) => !long.includes(run)).flat(),
    long: long.map((run) => [run[0]!, run.at(-1)!] as const),
  }
}

// ——— An example ———————————————————————————————————————————————————————————————————————————————————————————————

/** The values with each key, in the order in which the keys first appear. */
export function grouped<T, K>(all: readonly T[], key: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const by = new Map<K, T[]>()
  for (const one of all) {
    const some = by.get(key(one))
    if (some) some.push(one)
    else by.set(key(one), [one])
  }
  return by
}

const mostOf = <T>(all: readonly T[], key: (one: T) => unknown): readonly T[] =>
  [...grouped(all, key).values()].reduce((most, some) => (some.length > most.length ? some : most), [])

/** A card of a rank that isn’t in a hand. */
const besides = (hand: readonly Card[], rank: number): Card =>
  [1, 2, 3, 0].map((suit) => cardOf(rank, suit)).find((one) => !hand.includes(one))!

/** The rank in the middle that a hand lacks. */
const otherThan = (ranks: readonly number[]): number =>
  RANKS.map((_, rank) => rank)
    .toSorted((a, b) => Math.abs(a - 6) - Math.abs(b - 6))
    .find((rank) => !ranks.includes(rank))!

/** Whether a hand is what its row is named by, and not one of the better or weaker hands that the row has too. */
function isNamed(ranking: Ranking, hand: RowHand, strength: number, ranks: readonly number[]): boolean {
  if (hand.as === 'kind') return kindOf(ranking, strength) === hand.id
  return hand.as !== 'rest' || ranks[0] === hand.rank
}

/** A hand in the middle of the row that is played as most of it, and the up card. Cards have one suit only in a flush. */
export function exampleOf(page: ShowdownPage, cell: Omit<Cell, 'slug'>) {
  const { row, up } = cell
  const find = finderOf(page)
  const ranking = rankedBy(page)
  const all = looksOf(page, cell).filter(({ strength, ranks }) => isNamed(ranking, row.hand, strength, ranks))
  const alike = mostOf(all, (look) => find(look).says)
  const typical = mostOf(alike, ({ ranks }) => up !== undefined && ranks.includes(up))
  const { ranks, isSuited } = typical[Math.floor(typical.length / 2)]!
  const hand: readonly Card[] = ranks.map((rank, i) => cardOf(rank, isSuited ? 0 : i % 4))
  return { hand, upcard: page.dealer.up === 0 ? [] : [besides(hand, up ?? otherThan(ranks))] }
}

// ——— Classes ——————————————————————————————————————————————————————————————————————————————————————————————————

const finders = new WeakMap<ShowdownPage, (look: PlayersLook) => PageRule>()

/** Finds the rule of the first strategy that covers what a player sees. */
export function finderOf(page: ShowdownPage): (look: PlayersLook) => PageRule {
  const found = finders.get(page) ?? ruleFinder(page, page.strategies[0].rules)
  finders.set(page, found)
  return found
}

const classes = new WeakMap<ShowdownPage, Map<string, string>>()

/**
 * The class of a cell. Without up cards, its group of the list. With them, its row, whether the up card helps the dealer to qualify or is one of the player’s, and the play
 * of the first strategy, or the rules that decide it.
 */
export function classOf(page: ShowdownPage, cell: Cell): string {
  const known = classes.get(page) ?? new Map<string, string>()
  classes.set(page, known)
  const found = known.get(cell.slug) ?? findClass(page, cell)
  known.set(cell.slug, found)
  return found
}

function findClass(page: ShowdownPage, cell: Cell): string {
  const { row, up } = cell
  if (page.dealer.up === 0) return row.group
  const kind =
    up === undefined ? '' : openers(page).includes(up) ? 'opens' : ranksOfRow(row).includes(up) ? 'own' : 'other'
  const rules = looksOf(page, cell).map(finderOf(page))
  const says = new Set(rules.map((rule) => rule.says))
  return [row.id, kind, ...(says.size > 1 ? new Set(rules.map(ruleId)) : says)].sort().join('; ')
}

/** Which cells have a page: one of each class, and without up cards one for each play. */
export function ownOf(page: ShowdownPage, cells: readonly Cell[], { asked, close }: PageHands): OwnPages {
  const bySlug = new Map(cells.map((cell) => [cell.slug, classOf(page, cell)]))
  return {
    classOf: (slug) => bySlug.get(slug) ?? slug,
    asked,
    ...(close !== undefined && { close }),
    ...(page.dealer.up === 0 && { splitsByPlay: () => true }),
  }
}
