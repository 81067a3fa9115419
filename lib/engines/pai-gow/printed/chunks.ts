import { ACE } from '@/lib/cards/card'
import { type Sort, type Word, wordsOf } from './lexicon'

/*
 * Groups the words of a sentence into chunks. Ranks that belong together become a set (“jacks, queens or kings”,
 * “7-10”, “sixes and below”) or cards held once (“an ace or a king”, “A-K”), and a list of straights and flushes
 * becomes one complete hand.
 */

/** Ranks as bits: 1 for twos, 4,096 for aces. */
export type Ranks = number

export const ALL_RANKS: Ranks = (1 << (ACE + 1)) - 1
const bit = (rank: number): Ranks => 1 << rank
export const upFrom = (rank: number): Ranks => ALL_RANKS & ~(bit(rank) - 1)
export const downFrom = (rank: number): Ranks => bit(rank + 1) - 1
export const lowestOf = (ranks: Ranks): number => 31 - Math.clz32(ranks & -ranks)
export const highestOf = (ranks: Ranks): number => 31 - Math.clz32(ranks)
const between = (a: number, b: number): Ranks => upFrom(Math.min(a, b)) & downFrom(Math.max(a, b))
const FACES = between(ACE - 3, ACE - 1)

/** Cards held once: any of the cases, each with one card from every set of ranks. */
export type Cards = readonly (readonly Ranks[])[]

export interface Chunk {
  readonly sort: Exclude<Sort, 'rank' | 'at-least' | 'at-most' | 'face' | 'plus' | 'up' | 'down'> | 'ranks' | 'cards'
  readonly text: string
  /** For the sort `number`. */
  readonly value: number
  /** For the sort `ranks`. */
  readonly ranks: Ranks
  /** For the sort `ranks`: the two sets of “jacks and sixes”, which may be two pairs. */
  readonly both?: readonly [Ranks, Ranks]
  /** For the sort `cards`. */
  readonly cards: Cards
  /** For the sort `cards`: “ace/king” may mean both or either. */
  readonly unclear?: boolean
}

/** One rank, range or pair of cards in a list. */
interface Atom {
  readonly ranks: Ranks
  readonly many: boolean
  /** “A-K”, “ace/king”: two cards. */
  readonly two?: readonly [number, number]
  readonly slash?: boolean
  /** Whether it is a digit or letter by itself: `10`, `J`. */
  readonly bare?: boolean
  readonly next: number
}

function atomAt(words: readonly Word[], at: number): Atom | undefined {
  const word = words[at]
  if (!word) return undefined
  if (word.sort === 'at-least' || word.sort === 'at-most') {
    const atom = words[at + 1]?.sort === 'rank' ? atomAt(words, at + 1) : undefined
    if (!atom || atom.two) return undefined
    return { ...atom, ranks: word.sort === 'at-least' ? upFrom(lowestOf(atom.ranks)) : downFrom(highestOf(atom.ranks)) }
  }
  if (word.sort === 'face') return { ranks: FACES, many: false, next: at + 1 }
  if (word.sort !== 'rank') return undefined
  const second = words[at + 1]
  if (word.joined && second?.sort === 'rank') {
    if (word.joined === '-' && second.value > word.value)
      return { ranks: between(word.value, second.value), many: true, next: at + 2 }
    if (word.joined === '-' && (word.many || second.many))
      return { ranks: between(word.value, second.value), many: true, next: at + 2 }
    const two = [word.value, second.value] as const
    return { ranks: bit(two[0]) | bit(two[1]), many: false, two, slash: word.joined === '/', next: at + 2 }
  }
  const last = words[at + 2]
  if (second?.sort === 'to' && last?.sort === 'rank')
    return { ranks: between(word.value, last.value), many: true, next: at + 3 }
  return { ranks: bit(word.value), many: word.many, bare: /^([AKQJT]|\d+)$/.test(word.text), next: at + 1 }
}

/** Applies “or better” or “and below” after an atom. */
function widened(atom: Atom, words: readonly Word[]): Atom & { readonly isUp: boolean } {
  const sort = words[atom.next]?.sort
  if (sort === 'up' || sort === 'plus')
    return { ...atom, ranks: atom.two ? atom.ranks : upFrom(lowestOf(atom.ranks)), next: atom.next + 1, isUp: true }
  if (sort === 'down' && !atom.two)
    return { ...atom, ranks: downFrom(highestOf(atom.ranks)), next: atom.next + 1, isUp: false }
  return { ...atom, isUp: false }
}

/** “King-queen or better”: an ace with any card, or a king with a queen. */
function casesOfTwo([a, b]: readonly [number, number], isUp: boolean): Cards {
  const [high, low] = [Math.max(a, b), Math.min(a, b)]
  if (!isUp) return [[bit(high), bit(low)]]
  const with2 = [bit(high), between(low, high - 1)]
  return high === ACE ? [with2] : [[upFrom(high + 1)], with2]
}

const blank = (text: string, sort: Chunk['sort']): Chunk => ({ sort, text, value: 0, ranks: 0, cards: [] })

interface Taken {
  readonly chunk: Chunk
  readonly next: number
}

/** Where the next atom of a list starts, and its separator: “, ”, “ or ”, “, and ”. */
function joinAt(
  words: readonly Word[],
  at: number,
): { readonly by: 'comma' | 'or' | 'and'; readonly next: number } | undefined {
  const [one, two] = [words[at]?.sort, words[at + 1]?.sort]
  if (one === 'comma' && (two === 'or' || two === 'and')) return { by: two, next: at + 2 }
  if (one === 'comma' || one === 'or' || one === 'and') return { by: one, next: at + 1 }
  return undefined
}

function ranksAt(words: readonly Word[], at: number): Taken | undefined {
  const start = atomAt(words, at)
  if (!start) return undefined
  const first = widened(start, words)
  const atoms = [first]
  const joins: ('comma' | 'or' | 'and')[] = []
  let { next } = first
  while (!atoms[0]!.two) {
    const join = joinAt(words, next)
    const more = join && atomAt(words, join.next)
    // “Jacks, an ace” is no list: a card and a group don't mix. A number before a rank starts a new chunk.
    if (!join || !more || more.two || (more.many !== first.many && !(more.bare && atoms.every(({ bare }) => bare))))
      break
    const wide = widened(more, words)
    // “Two pairs of sixes or lower, aces and …”: “or lower” ends a list.
    if (join.by === 'comma' && first.isUp) break
    // “With an ace and a king, the ace in front”: after “and”, a comma ends the list.
    if (join.by === 'comma' && (joins.at(-1) === 'and' || joins.at(-1) === 'or')) break
    atoms.push(wide)
    joins.push(join.by)
    next = wide.next
  }
  const text = words
    .slice(at, next)
    .map((word, i, all) => word.text + (i === all.length - 1 ? '' : (word.joined ?? ' ')))
    .join('')
  const ranks = atoms.reduce((sum, atom) => sum | atom.ranks, 0)
  if (first.two)
    return {
      chunk: {
        ...blank(text, 'cards'),
        cards: casesOfTwo(first.two, first.isUp),
        ...(first.slash ? { unclear: true } : {}),
      },
      next,
    }
  if (atoms.some(({ many }) => many)) {
    const both = atoms.length === 2 && joins[0] === 'and' ? ([atoms[0]!.ranks, atoms[1]!.ranks] as const) : undefined
    return { chunk: { ...blank(text, 'ranks'), ranks, ...(both ? { both } : {}) }, next }
  }
  const isAll = joins.length > 0 && !joins.includes('or')
  return {
    chunk: { ...blank(text, 'cards'), cards: isAll ? [apartFrom(atoms.map((atom) => atom.ranks))] : [[ranks]] },
    next,
  }
}

/** “An ace and a jack or better”: the ace isn’t the second card too. */
const apartFrom = (sets: readonly Ranks[]): readonly Ranks[] =>
  sets.map((set, i) => sets.slice(0, i).reduce((left, before) => (before & (before - 1) ? left : left & ~before), set))

/** “Straight, flush, straight flush or royal flush” as one chunk. */
function completeAt(words: readonly Word[], at: number): number {
  let next = at + 1
  for (;;) {
    const join = joinAt(words, next)
    const to = join?.next ?? next
    if (words[to]?.sort !== 'complete') return next
    next = to + 1
  }
}

const PAIRS: ReadonlySet<string> = new Set(['pair', 'one-pair', 'two-pairs'])

/** Splits a sentence into chunks. */
export function chunksOf(text: string): readonly Chunk[] {
  const words = wordsOf(text)
  const chunks: Chunk[] = []
  let at = 0
  while (at < words.length) {
    const word = words[at]!
    const taken = ranksAt(words, at)
    if (taken) {
      // “A pair of face cards” is a pair; a face card by itself is a card held once.
      const { chunk } = taken
      const isPaired = word.sort === 'face' && PAIRS.has(chunks.at(-1)?.sort ?? '') && chunk.cards.length === 1
      chunks.push(isPaired ? { ...chunk, sort: 'ranks', ranks: chunk.cards[0]![0]!, cards: [] } : chunk)
      at = taken.next
      continue
    }
    if (word.sort === 'complete') {
      chunks.push(blank(word.text, 'complete'))
      at = completeAt(words, at)
      continue
    }
    at++
    if (word.sort === 'to' || (word.sort === 'at-least' && words[at]?.sort === 'pair')) continue
    const { sort } = word
    if (sort === 'rank' || sort === 'at-least' || sort === 'at-most' || sort === 'face')
      chunks.push(blank(word.text, 'unknown'))
    else if (sort === 'up' || sort === 'down' || sort === 'plus') chunks.push(blank(word.text, 'unknown'))
    else chunks.push({ ...blank(word.text, sort), value: word.value })
  }
  return chunks
}
