import { bitCount } from '@/lib/math/combinations'
import { FIRST, multisetsOf } from './multisets'
import { copiesIn, type Ranking } from './rankings/ranking'
import { MASKS } from './masks'
import { type RankCount, rankCounts, strengthTables, SUITS, waysOf } from './tables'

/*
 * The player's hands, up to the names of suits, in the order of strength. Hands with the same ranks and the same strength are a set. Within
 * a set, hands with the same masks of ranks by suit have one look.
 */

export interface PlayerHands {
  readonly sets: number
  /** The sets of strength s are those from `bounds[s]` up to `bounds[s + 1]`. */
  readonly bounds: Int32Array
  readonly strength: Uint16Array
  /** The number of the ranks of each set, among all multisets. */
  readonly ranks: Uint16Array
  /** The looks of a set, and its different masks of a suit: from `[set]` up to `[set + 1]`. */
  readonly lookStarts: Int32Array
  readonly maskStarts: Int32Array
  readonly masks: Uint16Array
  /** For each look, `width` places in the set's masks. The first is that of the up card's suit, if there is an up card. */
  readonly width: 1 | 4
  readonly places: Uint16Array
  /** How many hands have a look. With an up card: how many pairs of a hand and a suit of the up card. */
  readonly ways: Int32Array
}

/** Suits that are alike so far have the same letter. */
interface Likeness {
  /** By the number of cards of the next rank: which suits they may have, with one for all that are alike, and in how many ways. */
  readonly next: readonly (readonly Step[])[]
}

interface Step {
  /** 1 for a suit that has a card of the rank, else 0. */
  readonly has: readonly number[]
  readonly ways: number
  readonly to: Likeness
}

const likenesses = new Map<string, Likeness>()

/** The steps from suits that are alike where their letters are the same. */
function likeness(letters: string): Likeness {
  const known = likenesses.get(letters)
  if (known) return known
  const next: Step[][] = [[], [], [], [], []]
  const one = { next }
  likenesses.set(letters, one)
  for (let chosen = 0; chosen < 1 << SUITS; chosen++) {
    const has = Array.from({ length: SUITS }, (_, suit) => (chosen >> suit) & 1)
    let ways = 1
    for (const letter of new Set(letters)) {
      const alike = has.filter((_, suit) => letters[suit] === letter)
      const held = alike.filter((h) => h === 1).length
      // Of suits that are alike, the first have the cards.
      ways *= alike.slice(0, held).includes(0) ? 0 : waysOf(alike.length, held)
    }
    if (ways === 0) continue
    const pairs = has.map((h, suit) => `${letters[suit]}${h}`)
    const to = likeness(pairs.map((pair) => 'abcd'[pairs.indexOf(pair)]!).join(''))
    next[bitCount(chosen)]!.push({ has, ways, to })
  }
  return one
}

type VisitSuits = (ways: number, a: number, b: number, c: number, d: number) => void

/**
 * Calls back for each way to give suits to these ranks: how many hands it stands for, and the mask of each suit. Suits are alike, except
 * that the first is told from the others on request.
 */
function eachSuits(counts: readonly RankCount[], isFirstTold: boolean, visit: VisitSuits): void {
  const go = (i: number, { next }: Likeness, ways: number, a: number, b: number, c: number, d: number): void => {
    const one = counts[i]
    if (one === undefined) return visit(ways, a, b, c, d)
    for (const { has, ways: more, to } of next[one.count]!)
      go(
        i + 1,
        to,
        ways * more,
        a | (has[0]! << one.rank),
        b | (has[1]! << one.rank),
        c | (has[2]! << one.rank),
        d | (has[3]! << one.rank),
      )
  }
  go(0, likeness(isFirstTold ? 'abbb' : 'aaaa'), 1, 0, 0, 0, 0)
}

interface Options {
  readonly ranking: Ranking
  readonly cards: number
  /** Whether there is an up card: its suit is told from the others. */
  readonly hasUp: boolean
  /** Whether the masks of the suits beside the up card's matter. */
  readonly areOthersTold: boolean
}

/** Five wilds. */
const NO_FLUSHES = new Uint16Array(MASKS)

/** All hands of the player. */
export function playerHands({ ranking, cards, hasUp, areOthersTold }: Options): PlayerHands {
  const { byRanks, bySuit } = strengthTables(ranking, cards)
  const width = areOthersTold ? 4 : 1
  /** The strength, the ranks, the ways and `width` masks of every look, by ranks. */
  const found: number[] = []
  const copies = copiesIn(ranking)
  // Without the other suits, looks of the strength of their ranks are added up by mask.
  const plain = new Int32Array(MASKS)
  multisetsOf(cards).forEach((ranks, number) => {
    const counts = rankCounts(ranks, copies)
    if (counts === undefined) return
    const masks: number[] = []
    const [strengthOfRanks, own] = [byRanks[number]!, FIRST[cards]! + number]
    const wilds = ranking.wild && counts[0]!.rank === 0 ? counts[0]!.count : 0
    const flushes = bySuit[wilds] ?? NO_FLUSHES
    const many = (hasUp ? SUITS : 1) * waysOf(copies[0]!, wilds)
    eachSuits(counts.slice(wilds > 0 ? 1 : 0), hasUp, (ways, a, b, c, d) => {
      const strength = Math.max(strengthOfRanks, flushes[a]!, flushes[b]!, flushes[c]!, flushes[d]!)
      if (areOthersTold) found.push(strength, own, ways * many, a, b, c, d)
      else if (strength > strengthOfRanks) found.push(strength, own, ways * many, a)
      else {
        if (plain[a] === 0) masks.push(a)
        plain[a]! += ways * many
      }
    })
    for (const mask of masks) {
      found.push(strengthOfRanks, own, plain[mask]!, mask)
      plain[mask] = 0
    }
  })
  return sortLooks(ranking.strengths, found, 3 + width, width)
}

function sortLooks(strengths: number, found: readonly number[], fields: number, width: 1 | 4): PlayerHands {
  const count = found.length / fields
  const next = new Int32Array(strengths + 1)
  for (let i = 0; i < count; i++) next[found[i * fields]! + 1]!++
  for (let s = 0; s < strengths; s++) next[s + 1]! += next[s]!
  const order = new Int32Array(count)
  for (let i = 0; i < count; i++) order[next[found[i * fields]!]!++] = i * fields
  const [strength, ranks, lookStarts, maskStarts, masks]: number[][] = [[], [], [], [], []]
  const places = new Uint16Array(count * width)
  const ways = new Int32Array(count)
  const bounds = new Int32Array(strengths + 1)
  const placeOf = new Int32Array(MASKS)
  order.forEach((at, look) => {
    if (found[at] !== strength!.at(-1) || found[at + 1] !== ranks!.at(-1)) {
      strength!.push(found[at]!)
      ranks!.push(found[at + 1]!)
      lookStarts!.push(look)
      maskStarts!.push(masks!.length)
      bounds[found[at]! + 1]!++
    }
    ways[look] = found[at + 2]!
    for (let i = 0; i < width; i++) {
      const mask = found[at + 3 + i]!
      const start = maskStarts!.at(-1)!
      // A place of an earlier set doesn't count.
      if (!(placeOf[mask]! >= start && masks![placeOf[mask]!] === mask)) {
        placeOf[mask] = masks!.length
        masks!.push(mask)
      }
      places[look * width + i] = placeOf[mask]! - start
    }
  })
  for (let s = 0; s < strengths; s++) bounds[s + 1]! += bounds[s]!
  return {
    sets: strength!.length,
    bounds,
    strength: Uint16Array.from(strength!),
    ranks: Uint16Array.from(ranks!),
    lookStarts: Int32Array.from([...lookStarts!, count]),
    maskStarts: Int32Array.from([...maskStarts!, masks!.length]),
    masks: Uint16Array.from(masks!),
    width,
    places,
    ways,
  }
}
