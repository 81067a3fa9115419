import { Unsolvable } from '@/lib/result'
import type { Bets } from '../numbering/bets'
import { shownOf } from '../numbering/board-types'
import { canonicalFlops, canonicalTurns, type Dealt } from '../numbering/canonical-boards'
import { commonFactor, fits, narrowed, RUN_OUTS } from './limits'
import { type EdgeRule, makeLinear, PER_SEGMENT, SEGMENTS } from '../payoff/payoff'
import { addRank, MULTISETS, pairNumber } from '@/lib/cards/rank-multisets'
import { allHands, HANDS, STARTING_HANDS, type StartingHand } from '../numbering/starting-hands'
import { type Build, BUILDS, instantiate, type WasmExports } from './wasm-module'

/*
 * The TypeScript side of the WebAssembly kernel, which does the heavy counting of every whole hold'em game. Each call
 * passes in all it needs and reads out all it finds; between calls the kernel's memory keeps only tables that don't
 * depend on pays.
 */

const TOO_LARGE = 'the pays are too large to be summed exactly'
const NO_KERNEL =
  'whole games are worked out in WebAssembly, which doesn’t run here. Decisions are worked out without it.'

/** The decisions of one street, by class of starting hands. */
export interface DecidedStreet {
  /**
   * What checking where best gains over always betting: Σ over the hands of a class and all boards of max(0, −Σ d), in
   * 1/unit.
   */
  readonly gains: readonly bigint[]
  /** (hand, board) pairs for which both options are worth the same. */
  readonly ties: Float64Array
  /** (hand, board) pairs that bet. */
  readonly bets: Float64Array
}

/** The flop decisions of a game. */
export interface DecidedFlops extends DecidedStreet {
  readonly marks: Bets
  /**
   * By segment of strength (`segmentsOf`): 1 if the later gain isn't above 0 for some hand on some board. All 0 if
   * nothing is decided later.
   */
  readonly unsure: Uint8Array
  /** The results of the hands whose class is marked, or of all hands without `plays`. */
  results(plays?: Uint8Array): FlopResults
}

/** How hands that reach a flop decision end: (board, flop, hand) triples, each with 990 hands of the dealer. */
export interface FlopResults {
  /** Triples that bet on the flop, by segment of strength. */
  readonly bet: Float64Array
  /** Triples that checked and bet later. */
  readonly passed: Float64Array
  /** Triples that checked and folded; in a game without a later decision, all that didn't bet. */
  readonly gaveUp: number
  /** Those among `gaveUp` for which betting later would have been worth the same. */
  readonly ties: number
}

/** The flop and turn decisions of a game in which both bets are worth the same (Texas Hold'em Bonus). */
export interface DecidedStreets {
  readonly flops: DecidedStreet & { readonly marks: Bets }
  readonly turns: DecidedStreet & { readonly marks: Bets }
}

/**
 * Receives what a bet gains on a board for each hand, summed over the cards to come. Hands that share a card with the
 * board have NaN. The array is reused for the next board.
 */
export type SeeSums = (board: Dealt, sums: Float64Array) => void

/** Counts of the dealer's hands, at `[board * 92 + pair]` or by lane. */
export interface Counts {
  readonly below: Int16Array
  readonly ties: Int16Array
  readonly short: Int16Array
  readonly segment: Uint8Array
}

/** All starting hands on a flush type, by lane. */
export interface FlushLanes extends Counts {
  /** 1 for the lanes that a hand can be in. */
  readonly live: Uint8Array
  /** (board, flop, hand) triples reached by the bets passed to the walk. */
  readonly triples: Int32Array
}

/**
 * For a given suit, a hand is a pair of ranks and a relation: 0 if neither card is in the suit, 1 for the lower, 2 for
 * the higher, 3 for both. Its lane is four times the pair plus the relation.
 */
export const LANES = 91 * 4
/** The distance between two rows of numbers by pair. */
export const RANK_ROW = 92
const BOARDS = MULTISETS[5]!

/**
 * Receives a flush type: its suited ranks as a mask, the number of its five ranks, and the ranks outside the suit,
 * ascending.
 */
export type SeeType = (set: number, board: number, others: readonly number[]) => void

/** All starting hands on all board types, for one qualifying hand of the dealer. */
export interface BoardWalk {
  /** On boards without a flush, `[board * RANK_ROW + pair]`. */
  readonly ranks: Counts
  /** The flush type that `see` is called with. */
  readonly lanes: FlushLanes
  /**
   * Calls back for every flush type in the order of their numbers, with the triples that the given flop bets reach, for
   * all hands or for those whose class is marked. Returns the triples on boards without a flush.
   */
  walk(bets: Bets, see: SeeType, plays?: Uint8Array): Float64Array
}

const ROW = SEGMENTS * PER_SEGMENT
const EVERYONE = new Uint8Array(STARTING_HANDS.length).fill(1)
/** Rivers of a suit that the turn already shows twice: at most eleven, so that their sums fit 16 bits. */
const RIVERS_OF_SUIT = 11

/** The index of a class among pairs of ranks: offsuit first, then suited. */
const placeOf = ({ high, low, suited }: StartingHand): number => pairNumber(low, high) + (suited ? 91 : 0)

/** For how many of the four suits a hand of the class has each relation. */
const relationsOf = ({ high, low, suited }: StartingHand): readonly [number, number, number, number] =>
  suited ? [3, 0, 0, 1] : high === low ? [2, 2, 0, 0] : [2, 1, 1, 0]

/** Inner loop: reads the sums at some places. Each kind of number has a loop of its own, which is many times faster. */
function readSums(sums: Int32Array | BigInt64Array, places: Uint16Array, divisor: number, out: Float64Array): void {
  if (sums instanceof Int32Array) for (let i = 0; i < places.length; i++) out[i] = sums[places[i]!]! * divisor
  else for (let i = 0; i < places.length; i++) out[i] = Number(sums[places[i]!]!) * divisor
}

export class Kernel {
  private hasTurns = false
  /** Keyed by the strength with which the dealer qualifies. Pays don't change them. */
  private readonly playedBy = new Map<number, readonly Float64Array[]>()

  private constructor(
    readonly build: Build,
    private readonly wasm: WasmExports,
    /** `see` is called with each flush type of the walk. */
    private readonly seer: { see?: SeeType },
  ) {
    wasm.prepare()
    this.writeBoards(wasm.FLOP_LIST, canonicalFlops())
  }

  /** Takes about 40 ms and 20 MB. Undefined where the build can't be had. */
  static make(build: Build): Kernel | undefined {
    const seer: { see?: SeeType } = {}
    const wasm = instantiate(build, (set, board, x, y) => seer.see?.(set, board, x < 0 ? [] : y < 0 ? [x] : [y, x]))
    return wasm && new Kernel(build, wasm, seer)
  }

  private get buffer(): ArrayBuffer {
    return this.wasm.memory.buffer
  }

  /** An array of the build's number size over the kernel's memory. */
  private numbers(place: WebAssembly.Global, count: number): Int32Array | BigInt64Array {
    return this.build === 'simd'
      ? new Int32Array(this.buffer, place.value as number, count)
      : new BigInt64Array(this.buffer, place.value as number, count)
  }

  private wide = (place: WebAssembly.Global, count: number): BigInt64Array =>
    new BigInt64Array(this.buffer, place.value as number, count)
  private ints = (place: WebAssembly.Global, count: number): Int32Array =>
    new Int32Array(this.buffer, place.value as number, count)
  private shorts = (place: WebAssembly.Global, count: number): Uint16Array =>
    new Uint16Array(this.buffer, place.value as number, count)
  private bytes = (place: WebAssembly.Global, count: number): Uint8Array =>
    new Uint8Array(this.buffer, place.value as number, count)

  /**
   * Plays one hand of each class on all its boards to the showdown. By segment of strength; each board counts ten
   * times, once for each of its flops.
   */
  played(qualifies: number): readonly Float64Array[] {
    const known = this.playedBy.get(qualifies)
    if (known) return known
    this.wasm.setQualifying(qualifies)
    this.wasm.playHands()
    return this.readPlayed(qualifies)
  }

  private readPlayed(qualifies: number): readonly Float64Array[] {
    const byRanks = this.wide(this.wasm.PLAYED, 91 * ROW)
    const byFlushes = this.numbers(this.wasm.PLAYED_FLUSHES, 91 * ROW * 4)
    const results = STARTING_HANDS.map((start) => {
      const at = pairNumber(start.low, start.high) * ROW
      const suits = relationsOf(start)
      return Float64Array.from({ length: ROW }, (_, i) => {
        let count = Number(byRanks[at + i]!)
        for (let relation = 0; relation < 4; relation++)
          count += suits[relation]! * Number(byFlushes[(at + i) * 4 + relation]!)
        return 10 * count
      })
    })
    this.playedBy.set(qualifies, results)
    return results
  }

  /** Sums the edge of every flop. The sweeps that do it also prepare the results, which every caller needs too. */
  private sumFlops(rule: EdgeRule, qualifies: number): void {
    const playsToo = !this.playedBy.has(qualifies)
    this.wasm.setQualifying(qualifies)
    this.writeFactors(rule)
    this.wasm.sumEdges(playsToo ? 1 : 0)
    if (playsToo) this.readPlayed(qualifies)
  }

  private writeFactors(rule?: EdgeRule): void {
    this.wasm.setHasGain(rule?.gain ? 1 : 0)
    if (!rule) return
    const { worth, gain = makeLinear() } = narrowed(rule, commonFactor(rule))
    for (const [ofGain, factors] of [worth, gain].entries())
      for (let segment = 0, at = 0; segment < SEGMENTS; segment++, at += PER_SEGMENT)
        this.wasm.setFactors(segment, ofGain, factors[at]!, factors[at + 1]!, factors[at + 2]!, factors[at + 3]!)
  }

  private readDecided(divisor: number): DecidedStreet {
    const halves = this.wide(this.wasm.GAINS, 2 * 182)
    const [ties, bets] = [this.ints(this.wasm.TIED, 182), this.ints(this.wasm.BET_COUNTS, 182)]
    const gainAt = (place: number): bigint => halves[2 * place]! + (halves[2 * place + 1]! << 32n)
    return {
      gains: STARTING_HANDS.map((start) => gainAt(placeOf(start)) * BigInt(divisor)),
      ties: Float64Array.from(STARTING_HANDS, (start) => ties[placeOf(start)]!),
      bets: Float64Array.from(STARTING_HANDS, (start) => bets[placeOf(start)]!),
    }
  }

  private readResults(): FlopResults {
    const read = Float64Array.from(this.wide(this.wasm.RESULTS, 2 * ROW + 2), Number)
    return {
      bet: read.slice(0, ROW),
      passed: read.slice(ROW, 2 * ROW),
      gaveUp: read[2 * ROW]!,
      ties: read[2 * ROW + 1]!,
    }
  }

  private writeCounted(plays: Uint8Array): void {
    const counted = this.ints(this.wasm.COUNTED, 182).fill(0)
    STARTING_HANDS.forEach((start, place) => (counted[placeOf(start)] = plays[place]!))
  }

  private writeFlopBets = (bets: Bets): void => this.shorts(this.wasm.BETS, bets.length).set(bets)
  private readFlopBets = (): Bets => this.shorts(this.wasm.BETS, canonicalFlops().length * 91).slice()

  /** Decides every flop. Exact ties check. */
  flops(rule: EdgeRule, qualifies: number): DecidedFlops {
    this.sumFlops(rule, qualifies)
    this.wasm.decideFlops()
    const marks = this.readFlopBets()
    return {
      ...this.readDecided(commonFactor(rule)),
      marks,
      unsure: this.bytes(this.wasm.UNSURE, SEGMENTS).slice(),
      results: (plays) => this.resultsOf(marks, qualifies, plays, rule),
    }
  }

  /**
   * The results of the hands whose class is marked. They bet on flops as `bets` marks, and later by the gain of `rule`,
   * if there is one.
   */
  resultsOf(bets: Bets, qualifies: number, plays: Uint8Array = EVERYONE, rule?: EdgeRule): FlopResults {
    this.wasm.setQualifying(qualifies)
    this.writeFactors(rule)
    this.writeFlopBets(bets)
    this.writeCounted(plays)
    this.wasm.gatherResults()
    return this.readResults()
  }

  /** Writes the list of canonical turns once. It stays there while the rest of the memory is reused. */
  private writeTurns(): void {
    if (this.hasTurns) return
    this.hasTurns = true
    const { wasm } = this
    wasm.prepareTurns()
    const { turns, flops, renamings } = canonicalTurns()
    this.writeBoards(wasm.TURN_LIST, turns)
    this.bytes(wasm.TURN_NAMES, renamings.length).set(renamings)
    this.shorts(wasm.TURN_FLOPS, flops.length).set(flops)
  }

  private writeBoards(place: WebAssembly.Global, boards: readonly Dealt[]): void {
    const [bytes, shorts] = [this.bytes(place, boards.length * 16), this.shorts(place, boards.length * 8)]
    boards.forEach(([cards, times], i) => {
      let [ranks, shown] = [0, 0]
      for (let k = 0; k < cards.length; k++) {
        ranks = addRank(k)[ranks * 13 + (cards[k]! >> 2)]!
        bytes[i * 16 + 4 + k] = cards[k]!
      }
      for (let suit = 0; suit < 4; suit++) {
        const type = shownOf(cards, cards.length, suit)
        if (type >= 0) shorts[i * 8 + 4 + shown++] = (suit << 14) | type
      }
      bytes[i * 16] = times
      bytes[i * 16 + 1] = shown
      shorts[i * 8 + 1] = ranks
    })
  }

  private checkTurns({ gain, most, worth }: EdgeRule): void {
    if (gain || (most / commonFactor({ worth, most })) * RIVERS_OF_SUIT * 2 >= 2 ** 15)
      throw new RangeError('a turn’s bet must settle at the showdown, in small whole numbers')
  }

  private turnBets = (): Uint16Array => this.shorts(this.wasm.TURN_BETS, canonicalTurns().turns.length * 91)

  /**
   * Decides every flop and turn of a game in which the dealer always qualifies and the player can't fold later. Exact
   * ties check.
   */
  streets(rule: EdgeRule): DecidedStreets {
    this.checkTurns(rule)
    this.writeTurns()
    const divisor = commonFactor(rule)
    this.sumFlops(rule, 0)
    this.wasm.decideFlops()
    const flops = { ...this.readDecided(divisor), marks: this.readFlopBets() }
    this.wasm.sumTurnEdges()
    this.wasm.decideTurns()
    return { flops, turns: { ...this.readDecided(divisor), marks: this.turnBets().slice() } }
  }

  /**
   * The boards of the hands whose class is marked, by segment: each counts once for every flop and turn in it with one
   * bet made, and with both.
   */
  streetResults(flops: Bets, turns: Bets, plays: Uint8Array): readonly [Float64Array, Float64Array] {
    this.writeTurns()
    this.wasm.setQualifying(0)
    this.writeFactors()
    this.writeFlopBets(flops)
    this.turnBets().set(turns)
    this.writeCounted(plays)
    this.wasm.gatherTurnResults(0)
    const one = this.readResults().bet
    this.wasm.gatherTurnResults(1)
    return [one, this.readResults().bet]
  }

  /** Calls back for each board with the sums of all hands, after `sumsOn` has prepared them. */
  private eachBoard(boards: readonly Dealt[], sumsOn: (board: number) => void, rule: EdgeRule, see: SeeSums): void {
    const divisor = commonFactor(rule)
    const sums = this.numbers(this.wasm.HAND_SUMS, 91 * 16)
    const { pair, bit, holding } = allHands()
    const places = Uint16Array.from({ length: HANDS }, (_, hand) => pair[hand]! * 16 + bit[hand]!)
    const out = new Float64Array(HANDS)
    boards.forEach((board, i) => {
      sumsOn(i)
      readSums(sums, places, divisor, out)
      for (const card of board[0]) for (const hand of holding[card]!) out[hand] = NaN
      see(board, out)
    })
  }

  /** Calls back for each flop with the gain of a bet on it, over 1,081 run-outs. Throws if that may pass 2^53. */
  eachFlop(rule: EdgeRule, qualifies: number, see: SeeSums): void {
    if (rule.most * RUN_OUTS > Number.MAX_SAFE_INTEGER) throw new Unsolvable('pays-too-large', TOO_LARGE)
    this.sumFlops(rule, qualifies)
    this.eachBoard(canonicalFlops(), this.wasm.sumsOnFlop, rule, see)
  }

  /** Calls back for each turn with the gain of a bet on it, over 46 rivers. */
  eachTurn(rule: EdgeRule, see: SeeSums): void {
    this.checkTurns(rule)
    this.writeTurns()
    this.wasm.setQualifying(0)
    this.writeFactors(rule)
    this.wasm.sumTurnEdges()
    this.eachBoard(canonicalTurns().turns, this.wasm.sumsOnTurn, rule, see)
  }

  /** A walk over all board types. No other caller may use the kernel until it ends. */
  boards(qualifies: number): BoardWalk {
    const { wasm } = this
    const signed = (place: WebAssembly.Global, count: number): Int16Array =>
      new Int16Array(this.buffer, place.value as number, count)
    wasm.setQualifying(qualifies)
    return {
      ranks: {
        below: signed(wasm.BELOW, BOARDS * RANK_ROW),
        ties: signed(wasm.TIES, BOARDS * RANK_ROW),
        short: signed(wasm.SHORT, BOARDS * RANK_ROW),
        segment: this.bytes(wasm.SEGMENT, BOARDS * RANK_ROW),
      },
      lanes: {
        below: signed(wasm.READ_BELOW, LANES),
        ties: signed(wasm.READ_TIES, LANES),
        short: signed(wasm.READ_SHORT, LANES),
        segment: this.bytes(wasm.READ_KINDS, LANES),
        live: this.bytes(wasm.READ_LIVE, LANES),
        triples: this.ints(wasm.READ_TRIPLES, LANES),
      },
      walk: (bets, see, plays = EVERYONE) => {
        this.writeFlopBets(bets)
        this.writeCounted(plays)
        this.seer.see = see
        wasm.readTypes()
        return Float64Array.from(this.numbers(wasm.EDGE, BOARDS * RANK_ROW), Number)
      },
    }
  }
}

let only: Build | undefined
const made = new Map<Build, Kernel>()

/** Sets the build to use from now on; without a name, the first that works. For tests and benchmarks. */
export function forceKernel(name?: Build): void {
  only = name
}

const builds = (): readonly Build[] => (only === undefined ? BUILDS : [only])

function shared(build: Build): Kernel | undefined {
  const found = made.get(build) ?? Kernel.make(build)
  if (found) made.set(build, found)
  return found
}

function firstOf(names: readonly Build[], make: (build: Build) => Kernel | undefined = shared): Kernel {
  for (const name of names) {
    const found = make(name)
    if (found) return found
  }
  throw new Unsolvable('no-webassembly', NO_KERNEL)
}

/** Compiles a kernel and fills its tables unless that was done before. Takes about 40 ms. */
export const readyKernel = (): void => void builds().some(shared)

/** A kernel for questions without pays. Throws where no build works. */
export const kernel = (): Kernel => firstOf(builds())

function buildsFor(rule: EdgeRule): readonly Build[] {
  const some = builds().filter((build) => fits(rule, build))
  if (some.length === 0) throw new Unsolvable('pays-too-large', TOO_LARGE)
  return some
}

/** A kernel for the pays of a rule. Throws where no build works. */
export const kernelFor = (rule: EdgeRule): Kernel => firstOf(buildsFor(rule))

/** A walk over all starting hands on all boards. Throws where no build works. */
export const boardWalk = (qualifies: number): BoardWalk =>
  firstOf(builds(), (build) => Kernel.make(build)).boards(qualifies)

/** A separate kernel, which no other caller uses until it answers. */
export const ownKernelFor = (rule: EdgeRule): Kernel => firstOf(buildsFor(rule), (build) => Kernel.make(build))
