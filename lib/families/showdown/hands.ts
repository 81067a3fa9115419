import { type Card, JOKER, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import {
  type AnyRanking,
  categoryOf,
  FIVE_CARDS,
  FOUR_CARDS,
  isWild,
  LONGEST_SUIT,
  rankIn,
  type Ranking,
  THREE_CARDS,
  WILD_FIVE,
} from '@/lib/engines/showdown/index'
import { bitCount } from '@/lib/math/combinations'
import type { RangeHand } from '@/lib/messages/words/glossary/en'
import { madeBy } from './made'
import type { ShowdownCore, ShowdownPage } from './page'

/* Hands by their names: the qualifying hand, the rows of a chart or a pay table, the thresholds of a strategy. */

const RANKINGS: Readonly<Record<ShowdownCore['ranking'], AnyRanking>> = {
  'five-cards': FIVE_CARDS,
  'four-cards': FOUR_CARDS,
  'longest-suit': LONGEST_SUIT,
  'three-cards': THREE_CARDS,
  'wild-five': WILD_FIVE,
}

/** A ranking by its id. */
export const rankingOf = ({ ranking }: Pick<ShowdownCore, 'ranking'>): AnyRanking => RANKINGS[ranking]

/** The ranking of a page whose hands are told by their ranks. Throws `RangeError` where the longest suit counts. */
export function rankedBy(core: Pick<ShowdownCore, 'ranking'>): Ranking {
  const ranking = rankingOf(core)
  if (!('bySuit' in ranking)) throw new RangeError(`the ranking “${core.ranking}” tells hands by their suits`)
  return ranking
}

/** The rank that a word or a letter names, 0 to 12; undefined for any other text. */
function rankNamed(text: string): number | undefined {
  const rank = RANKS.findIndex((letter, one) => letter === text || rankInWords(one) === text)
  return rank < 0 ? undefined : rank
}

/** The ranks that a name lists, with a dash between them; undefined if it lists none. */
function ranksListed(name: string): readonly number[] | undefined {
  const ranks = name
    .replace(/-high$/, '')
    .split('-')
    .map(rankNamed)
  return ranks.every((rank) => rank !== undefined) ? ranks : undefined
}

/** The ranks that a hand without a name has at the top: [12, 11] for `ace-king` and `A-K`, [10] for `queen-high`. */
export function topRanks(name: string): readonly number[] | undefined {
  const ranks = ranksListed(name)
  return ranks?.every((rank, i) => i === 0 || rank < ranks[i - 1]!) ? ranks : undefined
}

/** Equal ranks and those beside them. */
interface Equals {
  readonly rank: number
  readonly count: number
  /** The highest first. */
  readonly beside: readonly number[]
}

const COUNTS: Readonly<Record<string, number>> = { pair: 2, three: 3, four: 4 }

/** The equal ranks that a name begins with: `T-T-J` and `pair-tens` for tens, `four-aces` for aces; undefined for another name. */
export function equalRanks(name: string): Equals | undefined {
  const [many = '', which] = name.split('-')
  const plural = RANKS.findIndex((_, rank) => rankInWords(rank, 2) === which)
  if (Object.hasOwn(COUNTS, many) && plural >= 0) return { rank: plural, count: COUNTS[many]!, beside: [] }
  const ranks = ranksListed(name)
  const count = ranks ? ranks.filter((rank) => rank === ranks[0]).length : 0
  return ranks && count > 1 ? { rank: ranks[0]!, count, beside: ranks.slice(count) } : undefined
}

/** The next better hand of the same kind: `J-J` for `T-T`, `T-T-Q` for `T-T-J`; undefined for other names, and after aces. */
export function nextEquals(name: string): string | undefined {
  const equals = equalRanks(name)
  if (equals === undefined) return undefined
  const { rank, count, beside } = equals
  const last = beside.at(-1)
  const next = last === undefined ? rank + 1 : last + 1 === rank ? rank + 1 : last + 1
  if (next >= RANKS.length) return undefined
  const ranks =
    last === undefined
      ? Array<number>(count).fill(next)
      : [...Array<number>(count).fill(rank), ...beside.slice(0, -1), next]
  return ranks.map((one) => RANKS[one]!).join('-')
}

/** A hand by its name, as catalogues word it: a kind of hand, equal ranks, or the ranks at its top. */
export function rangeHand(name: string): RangeHand {
  if (/^\d$/.test(name)) return { kind: `${Number(name)}-card` }
  const top = topRanks(name)
  return top ? { top } : (equalRanks(name) ?? { kind: name as Extract<RangeHand, { kind: unknown }>['kind'] })
}

const known = new Map<string, number>()

/**
 * The weakest strength of a hand by its name: `none`; a kind of hand (`pair`); equal ranks (`T-T-J`, `pair-aces`); or the
 * top ranks of one that makes nothing (`ace-king`, `A-K-J`, `queen-high`), where suits are compared of one of three cards
 * at least. Throws `RangeError` on any other name.
 */
export function leastOf(ranking: AnyRanking, name: string): number {
  const key = `${ranking.id} ${name}`
  const least = known.get(key) ?? findLeast(ranking, name)
  known.set(key, least)
  return least
}

/** The fewest cards of a suit that its ranks name. */
const LEAST_SUIT = 3

function findLeast(ranking: AnyRanking, name: string): number {
  if (name === 'none') return 0
  const category = ranking.categories.find(({ id }) => id === name || id === `${name}-card`)
  if (category) return category.from
  const [top, equals] = [topRanks(name), equalRanks(name)]
  const ranks = top ?? (equals && [...Array<number>(equals.count).fill(equals.rank), ...equals.beside])
  if (ranks === undefined) throw new RangeError(`“${name}” names no hand`)
  const isNamed = (
    one: { readonly ranks: readonly number[]; readonly isSuited: boolean },
    strength: number,
  ): boolean =>
    'bySuit' in ranking
      ? !one.isSuited && (equals !== undefined || categoryOf(ranking, strength) === 0)
      : one.ranks.length === Math.max(LEAST_SUIT, ranks.length)
  const least = madeBy(ranking).findIndex(
    (one, strength) => isNamed(one, strength) && ranks.every((rank, i) => byCount(one.ranks)[i] === rank),
  )
  if (least < 0) throw new RangeError(`no hand has ${name} at the top`)
  return least
}

/** Ranks by how often they come, the higher first among equals. */
export function byCount(ranks: readonly number[]): readonly number[] {
  const countOf = (rank: number): number => ranks.filter((other) => other === rank).length
  return ranks.toSorted((a, b) => countOf(b) - countOf(a) || b - a)
}

/** The id of the kind of hand that cards make: `two-pair`. */
export const kindOf = (ranking: AnyRanking, strength: number): string =>
  ranking.categories[categoryOf(ranking, strength)]!.id

/** The row of the main pay tables that a hand of this strength is paid by. */
export function payRow(core: ShowdownCore, strength: number): string {
  const ranking = rankingOf(core)
  const kind = kindOf(ranking, strength)
  const part = core.parts?.find(
    (row) => strength >= leastOf(ranking, row) && kindOf(ranking, leastOf(ranking, row)) === kind,
  )
  return part ?? core.paidAs?.[kind] ?? kind
}

/** Ranks as a ranking counts them, the highest first: 0 for a wild card. */
export const ranksDown = (ranking: AnyRanking, cards: readonly Card[]): readonly number[] =>
  cards.map((card) => ('bySuit' in ranking ? rankIn(ranking, card) : rankOf(card))).sort((a, b) => b - a)

/** The strength of one hand, directly from its cards: for the felt, which compares few. */
export function strengthOf(ranking: AnyRanking, cards: readonly Card[]): number {
  if (!('bySuit' in ranking)) {
    const { strengthOf: ofMask } = ranking.order()
    return Math.max(...suitMasks(cards).map((mask) => ofMask[mask]!))
  }
  const naturals = cards.filter((card) => !isWild(ranking, card))
  const wilds = cards.length - naturals.length
  const flushes = suitMasks(naturals).flatMap((mask) => {
    const suited = bitCount(mask)
    return suited > 0 && suited + wilds >= ranking.size ? [ranking.bySuit(mask, wilds)] : []
  })
  return Math.max(ranking.byRanks(ranksDown(ranking, cards).toReversed()), ...flushes)
}

/** The ranks of each suit, as masks. */
export const suitMasks = (cards: readonly Card[]): readonly number[] =>
  [0, 1, 2, 3].map((suit) =>
    cards.reduce((mask, card) => (card !== JOKER && suitOf(card) === suit ? mask | (1 << rankOf(card)) : mask), 0),
  )

/** The row of a page's chart that a strength is in. */
export const rowAt = (page: ShowdownPage, strength: number): string =>
  page.chart.find((row) => strength >= leastOf(rankingOf(page), row))!
