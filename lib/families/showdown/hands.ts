import { type Card, cardOf, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { categoryOf, FIVE_CARDS, type Ranking, THREE_CARDS } from '@/lib/engines/showdown/index'
import type { RangeHand } from '@/lib/messages/words/glossary/en'
import { combinations } from '@/lib/math/combinations'
import type { ShowdownCore, ShowdownPage } from './page'

/* Hands by their names: the qualifying hand, the rows of a chart, the thresholds of a strategy. */

const RANKINGS: Readonly<Record<ShowdownCore['ranking'], Ranking>> = {
  'five-cards': FIVE_CARDS,
  'three-cards': THREE_CARDS,
}

export const rankingOf = ({ ranking }: Pick<ShowdownCore, 'ranking'>): Ranking => RANKINGS[ranking]

/** The rank that a word or a letter names, 0 to 12; undefined for any other text. */
function rankNamed(text: string): number | undefined {
  const rank = RANKS.findIndex((letter, one) => letter === text || rankInWords(one) === text)
  return rank < 0 ? undefined : rank
}

/** The ranks that a hand without a name has at the top: [12, 11] for `ace-king` and `A-K`, [10] for `queen-high`. */
export function topRanks(name: string): readonly number[] | undefined {
  const ranks = name
    .replace(/-high$/, '')
    .split('-')
    .map(rankNamed)
  const isDescending = ranks.every((rank, i) => rank !== undefined && (i === 0 || rank < ranks[i - 1]!))
  return isDescending ? (ranks as readonly number[]) : undefined
}

/** A hand by its name, as catalogues word it: a kind of hand, or the ranks at its top. */
export function rangeHand(name: string): RangeHand {
  const top = topRanks(name)
  return top ? { top } : { kind: name as Extract<RangeHand, { kind: unknown }>['kind'] }
}

const known = new Map<string, number>()

/**
 * The weakest strength of a hand by its name: `none`; a kind of hand (`pair`); or the top ranks of one that makes
 * nothing (`ace-king`, `A-K-J`, `queen-high`). Throws `RangeError` on any other name.
 */
export function leastOf(ranking: Ranking, name: string): number {
  const key = `${ranking.id} ${name}`
  const least = known.get(key) ?? findLeast(ranking, name)
  known.set(key, least)
  return least
}

function findLeast(ranking: Ranking, name: string): number {
  if (name === 'none') return 0
  const category = ranking.categories.find(({ id }) => id === name)
  if (category) return category.from
  const top = topRanks(name)
  if (top === undefined) throw new RangeError(`“${name}” names no hand`)
  const lower = Array.from({ length: top.at(-1)! }, (_, rank) => rank)
  let least = Infinity
  for (const rest of combinations(lower, ranking.size - top.length)) {
    const strength = ranking.byRanks([...rest, ...top].sort((a, b) => a - b))
    if (categoryOf(ranking, strength) === 0) least = Math.min(least, strength)
  }
  if (least === Infinity) throw new RangeError(`no hand without a pair has ${name} at the top`)
  return least
}

/** The id of the kind of hand that cards make: `two-pair`. */
export const kindOf = (ranking: Ranking, strength: number): string =>
  ranking.categories[categoryOf(ranking, strength)]!.id

/** The row of the pay tables that a hand of this strength is paid by. */
export function payRow(core: ShowdownCore, strength: number): string {
  const kind = kindOf(rankingOf(core), strength)
  return core.paidAs?.[kind] ?? kind
}

/** Ranks, the highest first. */
export const ranksDown = (cards: readonly Card[]): readonly number[] => cards.map(rankOf).sort((a, b) => b - a)

/** The strength of one hand, directly from its cards: for the felt, which compares few. */
export function strengthOf(ranking: Ranking, cards: readonly Card[]): number {
  const suits = [0, 1, 2, 3].map((suit) => cards.filter((card) => suitOf(card) === suit))
  const flushes = suits
    .filter((suited) => suited.length >= ranking.size)
    .map((suited) =>
      ranking.bySuit(
        suited.reduce((mask, card) => mask | (1 << rankOf(card)), 0),
        0,
      ),
    )
  return Math.max(ranking.byRanks(ranksDown(cards).toReversed()), ...flushes)
}

// ——— A hand of each strength ————————————————————————————————————————————————————————————————————————————

/** What makes a hand: its ranks, the highest first, and whether they are of one suit. */
export interface Made {
  readonly ranks: readonly number[]
  readonly isSuited: boolean
}

const made = new Map<Ranking, readonly Made[]>()

/** What makes each strength. */
export function madeBy(ranking: Ranking): readonly Made[] {
  const all = made.get(ranking) ?? findMade(ranking)
  made.set(ranking, all)
  return all
}

function findMade(ranking: Ranking): readonly Made[] {
  const found: Made[] = []
  for (const up of multisets(ranking.size)) {
    const ranks = up.toReversed()
    found[ranking.byRanks(up)] = { ranks, isSuited: false }
    if (new Set(up).size === up.length)
      found[ranking.bySuit(up.reduce((mask, rank) => mask | (1 << rank), 0))] = { ranks, isSuited: true }
  }
  return found
}

/** Ranks in ascending order, no rank more than four times. */
function* multisets(size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) yield []
  else
    for (let rank = from; rank < RANKS.length; rank++)
      for (const rest of multisets(size - 1, rank))
        if (rest.filter((one) => one === rank).length < 4) yield [rank, ...rest]
}

/** Cards of these ranks, in one suit or in suits that make no flush. */
export const cardsOf = ({ ranks, isSuited }: Made): readonly Card[] =>
  ranks.map((rank, i) => cardOf(rank, isSuited ? 0 : i % 4))

/** A class of hands by its ranks: `Q64`, `KQJs` in one suit. */
export const classId = ({ ranks, isSuited }: Made): string =>
  ranks.map((rank) => RANKS[rank]!).join('') + (isSuited ? 's' : '')

/** The row of a page's chart that a strength is in. */
export const rowAt = (page: ShowdownPage, strength: number): string =>
  page.chart.find((row) => strength >= leastOf(rankingOf(page), row))!
