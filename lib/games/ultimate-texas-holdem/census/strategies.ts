import { MULTISETS } from '@/lib/cards/rank-multisets'
import { payoffOf, raisesOf } from '@/lib/games/ultimate-texas-holdem/round'
import { STANDARD } from '@/lib/games/ultimate-texas-holdem/rules'
import { looker, type Sight } from '@/lib/families/holdem/sight'
import { flushTypeKeys, rankTypeKeys } from '@/lib/games/ultimate-texas-holdem/strategies/board-looks'
import { readRiverKey } from '@/lib/games/ultimate-texas-holdem/strategies/river-looks'
import { RULES, type RaiseRule } from '@/lib/games/ultimate-texas-holdem/strategies/rules'
import {
  allHands,
  type BoardWalk,
  boardWalk,
  canonicalFlops,
  CLASS_OF_PAIR,
  type Counts,
  edgeBefore,
  FLOP_RAISE,
  FLUSH_TYPES,
  HANDS,
  LANES,
  type Linear,
  RANK_ROW,
  RIVER_RAISE,
  STARTING_HANDS,
  ultimateWhole,
} from '@/lib/engines/holdem/index'
import { keyOf } from '@/lib/families/holdem/census/looks'
import { searchSets, type RuleSet, type SetSearch } from '@/lib/games/ultimate-texas-holdem/census/rule-sets'

/*
 * Short strategies for Ultimate Texas Hold'em under the usual rules.
 *
 * Hands on a flop that no rule of the language tells apart are one cell, hands on a river one atom. One table holds
 * what a raise on the river gains over a fold, summed over all deals, by starting class, cell and atom; another holds
 * what a raise on the flop gains over a fold. With these, a set of rules is priced by adding up, which is fast enough
 * for a search of tens of thousands of sets.
 */

/**
 * Whether the search tries a rule: those with a threshold that a person can remember, in the range where it may matter.
 */
function isSearched({ id }: RaiseRule): boolean {
  const [, outs] = /^river-outs-(\d+)$/.exec(id) ?? []
  if (outs !== undefined) return Number(outs) >= 14 && Number(outs) <= 30
  return !/^(?:flop-pair-[7-9TJQ]|flop-top-[JQ]|river-top-[9TJ]|river-kicker-[9T])$/.test(id)
}

const SEARCHED = RULES.filter(isSearched)
const rulesAt = (stage: RaiseRule['stage']): readonly RaiseRule[] => SEARCHED.filter((rule) => rule.stage === stage)

/** Looks divided into parts, each covered by the same rules. */
interface Parts<L> {
  /** For each part, 1 for each rule that covers it. */
  readonly covered: readonly Uint8Array[]
  /** The part that a look belongs to. Looks with the same key are alike. */
  partOf(key: number, look: L): number
}

function makeParts<L>(coversOf: (look: L) => Uint8Array): Parts<L> {
  const ofKey = new Map<number, number>()
  const covered: Uint8Array[] = []
  const known = new Map<string, number>()
  const meet = (key: number, covers: Uint8Array): number => {
    const text = covers.join('')
    if (!known.has(text)) known.set(text, covered.push(covers) - 1)
    ofKey.set(key, known.get(text)!)
    return known.get(text)!
  }
  return { covered, partOf: (key, look) => ofKey.get(key) ?? meet(key, coversOf(look)) }
}

const flopRules = rulesAt('flop')
const riverRules = rulesAt('river')
const makeCells = (): Parts<Sight> =>
  makeParts((sight) => Uint8Array.from(flopRules, (rule) => +(rule.stage === 'flop' && rule.covers(sight))))
/** The look of a river is read from its key. */
const makeAtoms = (): Parts<number> =>
  makeParts((key) => Uint8Array.from(riverRules, (rule) => +(rule.stage === 'river' && rule.covers(readRiverKey(key)))))

// ——— Gains by place ————————————————————————————————————————————————————————————————————————————————————

/**
 * What a raise gains at each place: a lane of a flush type, at `type * LANES + lane`, or a pair on a rank type, at
 * `board * RANK_ROW + pair`.
 */
interface Places {
  readonly atoms: Uint16Array
  /** What a raise of one ante and of two gains over a fold, summed over the dealer's hands, in 1/unit of an ante. */
  readonly one: Int32Array
  readonly two: Int32Array
}

const makePlaces = (count: number): Places => ({
  atoms: new Uint16Array(count),
  one: new Int32Array(count),
  two: new Int32Array(count),
})

interface Edge {
  readonly worth: Linear
  readonly gain: Linear
}

/** Fills a place from the counts at index `from`. Called for every place, so it has to be fast. */
function fillPlace(
  places: Places,
  at: number,
  atom: number,
  { worth, gain }: Edge,
  { below, ties, short, segment }: Counts,
  from: number,
): void {
  const [of, w, t, n] = [segment[from]! * 4, below[from]!, ties[from]!, short[from]!]
  const one = gain[of]! + gain[of + 1]! * w + gain[of + 2]! * t + gain[of + 3]! * n
  places.atoms[at] = atom
  places.one[at] = one
  places.two[at] = one + worth[of]! + worth[of + 1]! * w + worth[of + 2]! * t + worth[of + 3]! * n
}

function rankPlaces(edge: Edge, { ranks }: BoardWalk, atoms: Parts<number>): Places {
  const places = makePlaces(MULTISETS[5]! * RANK_ROW)
  const keys = new Uint32Array(91)
  for (let board = 0; board < MULTISETS[5]!; board++) {
    rankTypeKeys(board, keys)
    for (let pair = 0, at = board * RANK_ROW; pair < 91; pair++, at++)
      fillPlace(places, at, atoms.partOf(keys[pair]!, keys[pair]!), edge, ranks, at)
  }
  return places
}

function flushPlaces(edge: Edge, { lanes, walk }: BoardWalk, atoms: Parts<number>): Places {
  const places = makePlaces(FLUSH_TYPES * LANES)
  const keys = new Uint32Array(LANES)
  let from = 0
  walk(new Uint16Array(canonicalFlops().length * 91), (set, board, others) => {
    flushTypeKeys(lanes.live, set, board, others, keys)
    for (let lane = 0; lane < LANES; lane++)
      if (lanes.live[lane] === 1)
        fillPlace(places, from + lane, atoms.partOf(keys[lane]!, keys[lane]!), edge, lanes, lane)
    from += LANES
  })
  return places
}

// ——— Gains by class, cell and atom —————————————————————————————————————————————————————————————————————————————

interface Gains {
  readonly cells: Parts<Sight>
  readonly atoms: Parts<number>
  /** What raising on the river gains, at `(class * cells + cell) * atoms + atom`. */
  readonly river: Float64Array
  /** What raising on the flop gains, at `class * cells + cell`. */
  readonly flop: Float64Array
  /** What raising before the flop gains, by class. */
  readonly early: Float64Array
}

interface Sums {
  readonly one: Float64Array
  readonly two: Float64Array
  readonly atoms: number
}

/**
 * Adds the places from index `from` on, times their triples, to the sums by pair and atom. `relations` places in a row
 * belong to one pair. Called for every board type, so it has to be fast.
 */
function addRow(
  { one, two, atoms }: Sums,
  places: Places,
  from: number,
  triples: ArrayLike<number>,
  at: number,
  relations: 1 | 4,
): void {
  for (let i = 0; i < 91 * relations; i++) {
    const some = triples[at + i]!
    if (some === 0) continue
    const pair = relations === 4 ? i >> 2 : i
    const to = pair * atoms + places.atoms[from + i]!
    one[to] = one[to]! + some * places.one[from + i]!
    two[pair] = two[pair]! + some * places.two[from + i]!
  }
}

function sumMarked(
  marks: Uint16Array,
  hands: Uint8Array,
  walk: BoardWalk,
  onRanks: Places,
  onFlushes: Places,
  atoms: number,
): Sums {
  const sums: Sums = { one: new Float64Array(91 * atoms), two: new Float64Array(91), atoms }
  let from = 0
  const ranks = walk.walk(
    marks,
    () => {
      addRow(sums, onFlushes, from, walk.lanes.triples, 0, 4)
      from += LANES
    },
    hands,
  )
  for (let at = 0; at < ranks.length; at += RANK_ROW) addRow(sums, onRanks, at, ranks, at, 1)
  return sums
}

/** The cell of each hand on each canonical flop, plus one; 0 if they share a card. */
function cellsOnFlops(cells: Parts<Sight>): Uint16Array {
  const on = new Uint16Array(canonicalFlops().length * HANDS)
  const { low, high } = allHands()
  canonicalFlops().forEach(([flop], i) => {
    const look = looker(flop)
    for (let hand = 0; hand < HANDS; hand++) {
      const [a, b] = [low[hand]!, high[hand]!]
      if (flop.includes(a) || flop.includes(b)) continue
      const sight = look(a, b)
      on[i * HANDS + hand] = cells.partOf(keyOf(sight, true), sight) + 1
    }
  })
  return on
}

/** Marks the hands of one cell on every flop. */
function marksOf(on: Uint16Array, cell: number): Uint16Array {
  const { pair, bit } = allHands()
  const marks = new Uint16Array(canonicalFlops().length * 91)
  on.forEach((found, at) => {
    const place = Math.floor(at / HANDS) * 91 + pair[at % HANDS]!
    if (found === cell + 1) marks[place] = marks[place]! | (1 << bit[at % HANDS]!)
  })
  return marks
}

function gainsOf(onProgress: (done: number) => void): Gains {
  const payoff = payoffOf(STANDARD)
  const walk = boardWalk(payoff.qualifies)
  const edge = edgeBefore(payoff, FLOP_RAISE, RIVER_RAISE)
  const [cells, atoms] = [makeCells(), makeAtoms()]
  const [onRanks, onFlushes] = [rankPlaces(edge, walk, atoms), flushPlaces(edge, walk, atoms)]
  const on = cellsOnFlops(cells)
  const counts = { cells: cells.covered.length, atoms: atoms.covered.length }
  const river = new Float64Array(169 * counts.cells * counts.atoms)
  const flop = new Float64Array(169 * counts.cells)
  for (let cell = 0; cell < counts.cells; cell++) {
    const marks = marksOf(on, cell)
    for (const kind of [0, 1]) {
      const hands = Uint8Array.from(STARTING_HANDS, ({ suited }) => +(+suited === kind))
      const { one, two } = sumMarked(marks, hands, walk, onRanks, onFlushes, counts.atoms)
      for (let pair = 0; pair < 91; pair++) {
        const place = CLASS_OF_PAIR[pair + 91 * kind]!
        if (hands[place] === 0) continue
        river.set(
          one.subarray(pair * counts.atoms, (pair + 1) * counts.atoms),
          (place * counts.cells + cell) * counts.atoms,
        )
        flop[place * counts.cells + cell] = two[pair]!
      }
    }
    onProgress((cell + 1) / counts.cells)
  }
  return { cells, atoms, river, flop, early: earlyGains() }
}

/** What the largest raise before the flop gains over a fold, by class, summed over all deals in 1/unit. */
function earlyGains(): Float64Array {
  const payoff = payoffOf(STANDARD)
  const { classes, dealsPerHand } = ultimateWhole(payoff, raisesOf(STANDARD))
  return Float64Array.from(
    classes,
    ({ raiseTotals, hands }) => hands * (Number(raiseTotals[0]!) - payoff.fold * dealsPerHand),
  )
}

// ——— The worth of a set of rules ————————————————————————————————————————————————————————————————————————————

function remember<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    known.set(key, made)
    return made
  }
}

/** The rules of a key, as indexes among the rules of one stage. */
const placesIn = (key: string): readonly number[] => (key === '' ? [] : key.split(' ').map(Number))

const isCovered = (covers: Uint8Array, places: readonly number[]): boolean =>
  places.some((place) => covers[place] === 1)

/**
 * By class, what the hands gain that the rules raise on the flop; by class and atom, what the other hands would gain by
 * raising on the river.
 */
function afterFlop(
  gains: Gains,
  rules: readonly number[],
): { readonly raised: Float64Array; readonly waiting: Float64Array } {
  const [cells, atoms] = [gains.cells.covered.length, gains.atoms.covered.length]
  const raised = new Float64Array(169)
  const waiting = new Float64Array(169 * atoms)
  gains.cells.covered.forEach((covers, cell) => {
    const raises = isCovered(covers, rules)
    for (let place = 0; place < 169; place++) {
      const from = place * cells + cell
      if (raises) raised[place] = raised[place]! + gains.flop[from]!
      else addAtoms(waiting, place * atoms, gains.river, from * atoms, atoms)
    }
  })
  return { raised, waiting }
}

function addAtoms(into: Float64Array, to: number, from: Float64Array, at: number, atoms: number): void {
  for (let atom = 0; atom < atoms; atom++) into[to + atom] = into[to + atom]! + from[at + atom]!
}

/**
 * By class, what checking before the flop gains over folding. The key has the rules of the flop and of the river: `0
 * 3|1`.
 */
function makeChecks(gains: Gains): (key: string) => Float64Array {
  const atoms = gains.atoms.covered.length
  const flopOf = remember((key) => afterFlop(gains, placesIn(key)))
  return remember((key) => {
    const [flop = '', river = ''] = key.split('|')
    const { raised, waiting } = flopOf(flop)
    const covered = gains.atoms.covered.flatMap((covers, atom) => (isCovered(covers, placesIn(river)) ? [atom] : []))
    return raised.map((gain, place) => covered.reduce((sum, atom) => sum + waiting[place * atoms + atom]!, gain))
  })
}

/** What a set of rules gains over folding everything, summed over all deals in 1/unit. Sets hold indexes in `rules`. */
function makeWorth(rules: readonly RaiseRule[], gains: Gains): (set: RuleSet) => number {
  const checks = makeChecks(gains)
  const [flop, river] = [flopRules, riverRules].map((of) => rules.map((rule) => of.indexOf(rule)))
  const covers = rules.map((rule) =>
    Uint8Array.from(STARTING_HANDS, (look) => +(rule.stage === 'preflop' && rule.covers(look))),
  )
  const key = (places: readonly number[], set: RuleSet): string =>
    set.flatMap((i) => (places[i]! >= 0 ? [places[i]!] : [])).join(' ')
  return (set) => {
    const check = checks(`${key(flop!, set)}|${key(river!, set)}`)
    const early = set.filter((i) => rules[i]!.stage === 'preflop')
    let sum = 0
    for (let place = 0; place < 169; place++)
      sum += early.some((i) => covers[i]![place] === 1) ? gains.early[place]! : check[place]!
    return sum
  }
}

const isCounted = ({ id }: RaiseRule): boolean => id.startsWith('river-outs-')

/** A single rule that covers everything, so the list needs no last rule. */
const EVERYTHING = ['pre-any']

type Lists = readonly (readonly string[])[]

/**
 * The best lists found of each length, as ids of rules: among all rules, and among those that need no counting of outs.
 */
export function searchUltimateTexasHoldem(
  { most, beam }: Pick<SetSearch, 'most' | 'beam'>,
  onProgress: (done: number) => void,
): { readonly lists: Lists; readonly uncounted: Lists } {
  const gains = gainsOf((done) => onProgress(0.6 * done))
  const search = (rules: readonly RaiseRule[], from: number): Lists =>
    searchSets({
      rules: rules.length,
      worth: makeWorth(rules, gains),
      most,
      beam,
      onProgress: (done) => onProgress(from + 0.2 * done),
    }).map(({ set }) => set.map((i) => rules[i]!.id))
  return {
    lists: [EVERYTHING, ...search(SEARCHED, 0.6)],
    uncounted: search(
      SEARCHED.filter((rule) => !isCounted(rule)),
      0.8,
    ),
  }
}
