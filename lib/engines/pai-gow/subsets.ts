import { combinations } from '@/lib/math/combinations'
import { DECK } from '@/lib/cards/deck'
import { rankOf, suitOf } from '@/lib/cards/card'
import { choicesOff, masksOf } from './flush-classes'

/*
 * Sets of one to six cards without the joker, grouped into types by the hands that can contain them: their ranks, and
 * their ranks in each suit in which such a hand can still have five cards (counting the joker), for which all but two
 * of the set's cards must be in that suit. Sets of one type are contained in hands of the same classes, equally many in
 * each.
 */
export interface SubsetType {
  readonly counts: Uint8Array
  /** The set's ranks in each suit that can still make a flush. */
  readonly suits: readonly number[]
  /** How many sets have this type. */
  readonly sets: number
}

const RANKS = 13

/** Seven cards can make a flush in a suit only if at most two of the set's cards are outside it. */
const NEEDED_ELSEWHERE = 2

/** The types of sets of up to four cards, found by visiting all sets. */
function typesOfFew(size: number): readonly SubsetType[] {
  const types = new Map<string, { counts: Uint8Array; suits: readonly number[]; sets: number }>()
  for (const cards of combinations(DECK, size)) {
    const counts = new Uint8Array(RANKS)
    const masks = [0, 0, 0, 0]
    const inSuit = [0, 0, 0, 0]
    for (const card of cards) {
      counts[rankOf(card)]!++
      masks[suitOf(card)]! |= 1 << rankOf(card)
      inSuit[suitOf(card)]!++
    }
    const suits = masks.filter((_, suit) => inSuit[suit]! >= size - NEEDED_ELSEWHERE).sort((a, b) => a - b)
    const key = `${cards.map(rankOf).join()}/${suits.join()}`
    const known = types.get(key)
    if (known) known.sets++
    else types.set(key, { counts, suits, sets: 1 })
  }
  return [...types.values()]
}

const WAYS_OF_FOUR = [1, 4, 6, 4, 1]
const WAYS_OF_THREE = [1, 3, 3, 1]

/** Every choice of `size` ranks, none more than four times. */
function* rankCounts(size: number, rank = RANKS - 1, counts = new Uint8Array(RANKS)): Generator<Uint8Array> {
  if (size === 0) {
    yield counts.slice()
    return
  }
  if (rank < 0) return
  for (let count = Math.min(4, size); count >= 0; count--) {
    counts[rank] = count
    yield* rankCounts(size - count, rank - 1, counts)
  }
  counts[rank] = 0
}

const product = (counts: Uint8Array, ways: readonly number[]): number =>
  counts.reduce((all, count) => all * ways[count]!, 1)

/** The types of sets of five or six cards: at most one suit can still make a flush. */
function typesOfMany(size: number): readonly SubsetType[] {
  const suited: SubsetType[] = []
  const taken = new Map<string, number>()
  for (let inSuit = size - NEEDED_ELSEWHERE; inSuit <= size; inSuit++)
    for (const mask of masksOf(inSuit))
      for (const off of choicesOff(size - inSuit)) {
        const others = new Uint8Array(RANKS)
        for (const rank of off) others[rank]!++
        const sets = 4 * product(others, WAYS_OF_THREE)
        const counts = others.map((count, rank) => count + ((mask >> rank) & 1))
        suited.push({ counts, suits: [mask], sets })
        taken.set(counts.join(), (taken.get(counts.join()) ?? 0) + sets)
      }
  const plain = [...rankCounts(size)].map((counts) => ({
    counts,
    suits: [],
    sets: product(counts, WAYS_OF_FOUR) - (taken.get(counts.join()) ?? 0),
  }))
  return [...plain.filter(({ sets }) => sets > 0), ...suited]
}

/** The types of sets of `size` cards (at most six) and the number of sets of each, choose(52, size) in all. */
export const subsetTypes = (size: number): readonly SubsetType[] => (size <= 4 ? typesOfFew(size) : typesOfMany(size))
