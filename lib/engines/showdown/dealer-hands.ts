import { bitCount } from '@/lib/math/combinations'
import { FIRST, multisetsOf, plus } from './multisets'
import { copiesIn, copiesOutside, type Ranking } from './rankings/ranking'
import { MASKS, ranksIn } from './masks'
import { rankCounts, strengthTables, waysOf } from './tables'

/*
 * The dealer's hands of a whole deck as signed events in the order of strength.
 *
 * A hand without a flush has the value f of its ranks. With a flush of value g > f, it is an event −1 at f and +1 at g
 * besides the +1 at f of its ranks. Both kinds are counted by what they contain: a counter N(T) holds the signed number of
 * hands so far that contain the cards T. For hands counted by ranks, N depends on the ranks of T alone; for flushes, on the mask of T's
 * ranks in the suit of the flush and the multiset of its ranks outside.
 */

/** The counters: N by multiset of ranks, and by mask and multiset beside it, at `mask * besides + multiset`. */
export interface Counters {
  readonly ranks: Int32Array
  readonly suits: Int32Array
}

export interface DealerHands {
  /** How many multisets there may be beside a flush: 1, 14 or 105 for none, one or two cards more than make a hand. */
  readonly besides: number
  /** The most cards beside the ranks of a flush. */
  readonly mostBeside: number
  /** The place of a multiset, by its number, among those beside a flush; −1 for one that never is. */
  readonly placeBeside: Int16Array
  empty(): Counters
  /** Adds the events of one strength. Returns whether there were flushes among them. */
  add(counters: Counters, strength: number): boolean
}

/** Numbers sorted into lists by strength: those of strength s are `members` from `starts[s]` up to `starts[s + 1]`. */
interface ByStrength {
  readonly starts: Int32Array
  readonly members: Int32Array
}

function sortByStrength(strengths: number, of: readonly number[], numbers: readonly number[]): ByStrength {
  const starts = new Int32Array(strengths + 1)
  for (const s of of) starts[s + 1]!++
  for (let s = 0; s < strengths; s++) starts[s + 1]! += starts[s]!
  const next = starts.slice()
  const members = new Int32Array(numbers.length)
  numbers.forEach((number, i) => void (members[next[of[i]!]!++] = number))
  return { starts, members }
}

/** The parts of a multiset: `visit(part, ways)`, where `ways` counts the hands of these ranks that contain given cards of the part. */
function eachPart(
  ranks: readonly number[],
  copies: readonly number[],
  visit: (part: number, ways: number) => void,
): void {
  const counts = rankCounts(ranks, copies)
  if (counts === undefined) return
  const add = plus()
  const go = (i: number, part: number, ways: number): void => {
    const one = counts[i]
    if (one === undefined) return visit(part, ways)
    let next = part
    for (let taken = 0; taken <= one.count; taken++) {
      go(i + 1, next, ways * waysOf(copies[one.rank]! - taken, one.count - taken))
      if (taken < one.count) next = add[next * 13 + one.rank]!
    }
  }
  go(0, 0, 1)
}

/** All parts of all multisets of a list, one after the other. */
function partsOf(multisets: readonly (readonly number[])[], copies: readonly number[]) {
  const [starts, parts, ways]: number[][] = [[0], [], []]
  for (const ranks of multisets) {
    eachPart(ranks, copies, (part, some) => {
      parts!.push(part)
      ways!.push(some)
    })
    starts!.push(parts!.length)
  }
  return { starts: Int32Array.from(starts!), parts: Uint16Array.from(parts!), ways: Int32Array.from(ways!) }
}

const made = new Map<Ranking, (DealerHands | undefined)[]>()

/** The dealer's hands of `cards` cards. Kept, because every game with this ranking needs them. */
export function dealerHands(ranking: Ranking, cards: number): DealerHands {
  const known = made.get(ranking) ?? []
  made.set(ranking, known)
  return (known[cards] ??= make(ranking, cards))
}

function make(ranking: Ranking, cards: number): DealerHands {
  const { size, strengths, wild } = ranking
  const { byRanks, bySuit } = strengthTables(ranking, cards)
  const rankEvents = sortByStrength(
    strengths,
    [...byRanks],
    Array.from(byRanks, (_, number) => number),
  )
  const whole = partsOf(multisetsOf(cards), copiesIn(ranking))
  // Beside a flush are the cards that don't make it, or the wilds that do.
  const outside: readonly (readonly number[])[] = wild
    ? Array.from({ length: size }, (_, wilds) => Array<number>(wilds).fill(0))
    : Array.from({ length: cards - size + 1 }, (_, spare) => multisetsOf(spare)).flat()
  const numberFrom = (start: number, ranks: readonly number[]): number =>
    ranks.reduce((number, rank) => plus()[number * 13 + rank]!, start)
  const besides = outside.length
  const placeBeside = new Int16Array(FIRST[size + 1]!).fill(-1)
  outside.forEach((ranks, place) => void (placeBeside[numberFrom(0, ranks)] = place))
  const beside = partsOf(outside, copiesOutside(ranking))
  const suitEvents = makeSuitEvents()

  function makeSuitEvents(): ByStrength {
    const [of, numbers]: [number[], number[]] = [[], []]
    for (let mask = 1; mask < MASKS; mask++) {
      const inSuit = bitCount(mask)
      if (inSuit > cards) continue
      const start = numberFrom(0, ranksIn(mask))
      outside.forEach((ranks, place) => {
        if (ranks.length !== cards - inSuit) return
        const flush = bySuit[wild ? ranks.length : 0]![mask]!
        const without = byRanks[numberFrom(start, ranks) - FIRST[cards]!]!
        if (flush <= without) return
        of.push(without, flush)
        numbers.push(-(place * MASKS + mask) - 1, place * MASKS + mask)
      })
    }
    return sortByStrength(strengths, of, numbers)
  }

  function addRanks(counters: Int32Array, number: number): void {
    for (let i = whole.starts[number]!; i < whole.starts[number + 1]!; i++) counters[whole.parts[i]!]! += whole.ways[i]!
  }

  function addSuit(counters: Int32Array, event: number): void {
    const sign = event < 0 ? -1 : 1
    const code = event < 0 ? -event - 1 : event
    const mask = code & (MASKS - 1)
    const [from, to] = [beside.starts[code >> 13]!, beside.starts[(code >> 13) + 1]!]
    for (let sub = mask; ; sub = (sub - 1) & mask) {
      for (let i = from; i < to; i++)
        counters[sub * besides + placeBeside[beside.parts[i]!]!]! += sign * beside.ways[i]!
      if (sub === 0) break
    }
  }

  return {
    besides,
    mostBeside: wild ? size - 1 : cards - size,
    placeBeside,
    empty: () => ({ ranks: new Int32Array(FIRST[cards + 1]!), suits: new Int32Array(MASKS * besides) }),
    add({ ranks, suits }, strength) {
      for (let i = rankEvents.starts[strength]!; i < rankEvents.starts[strength + 1]!; i++)
        addRanks(ranks, rankEvents.members[i]!)
      const [from, to] = [suitEvents.starts[strength]!, suitEvents.starts[strength + 1]!]
      for (let i = from; i < to; i++) addSuit(suits, suitEvents.members[i]!)
      return to > from
    },
  }
}
