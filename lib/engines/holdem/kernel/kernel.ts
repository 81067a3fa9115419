import { Unsolvable } from '@/lib/result'
import type { Bets } from '../numbering/bets'
import { shownOf } from '../numbering/board-types'
import { canonicalFlops, canonicalTurns, type Dealt } from '../numbering/canonical-boards'
import { commonFactor, fits, narrowed, RUN_OUTS } from './limits'
import { type EdgeRule, makeLinear, PER_SEGMENT, SEGMENTS } from '../payoff/payoff'
import { addRank, MULTISETS, pairNumber } from '../numbering/rank-multisets'
import { allHands, HANDS, STARTING_HANDS, type StartingHand } from '../numbering/starting-hands'
import { type Build, BUILDS, instantiate, type WasmExports } from './wasm-module'

/*
 * The hot part of every whole game of hold'em, in WebAssembly, as seen from here. Each call is a whole question: what it needs goes in, what
 * it finds comes out, and only tables that depend on no pay stay in the kernel's memory.
 */

const TOO_LARGE = 'the pays are too large to be summed exactly'
const NO_KERNEL =
  'whole games are worked out in WebAssembly, which doesn’t run here. Decisions are worked out without it.'

/** What is decided on one street, by class of starting hands. */
export interface DecidedStreet {
  /** Σ over the hands of a class and all boards of max(0, −Σ d), in 1/unit: what checking gains over betting always. */
  readonly gains: readonly bigint[]
  /** (hand, board) pairs where both options are worth the same. */
  readonly ties: Float64Array
  /** (hand, board) pairs that bet. */
  readonly bets: Float64Array
}

/** The flops of a game, decided. */
export interface DecidedFlops extends DecidedStreet {
  readonly marks: Bets
  /** By segment of strength (`segmentsOf`): 1 where the later gain is not above 0 for some hand on some board. All 0 where nothing is decided later. */
  readonly unsure: Uint8Array
  /** The results of the hands whose class is marked, or of all hands. */
  results(plays?: Uint8Array): FlopResults
}

/** What comes of hands that come to a flop decision: (board, flop, hand) triples, each with 990 hands of the dealer. */
export interface FlopResults {
  /** Those that bet on the flop, by segment of strength. */
  readonly bet: Float64Array
  /** Those that checked and went on later. */
  readonly passed: Float64Array
  /** The number of those that checked and gave up; without a later decision, all that did not bet. */
  readonly gaveUp: number
  /** Those of them for whom going on would have been worth the same. */
  readonly ties: number
}

/** The flops and turns of a game that bets on both, with the same worth of a bet (Texas Hold'em Bonus). */
export interface DecidedStreets {
  readonly flops: DecidedStreet & { readonly marks: Bets }
  readonly turns: DecidedStreet & { readonly marks: Bets }
}

/** What a bet is worth on a board, summed over what follows, by hand; hands that share a card with it have NaN. Filled again for each board. */
export type SeeSums = (board: Dealt, sums: Float64Array) => void

/** Counts by `[board * 92 + pair]`, or by lane. */
export interface Counts {
  readonly below: Int16Array
  readonly ties: Int16Array
  readonly short: Int16Array
  readonly segment: Uint8Array
}

/** All starting hands on a flush type, by lane. */
export interface FlushLanes extends Counts {
  /** 1 for the lanes a hand can be in. */
  readonly live: Uint8Array
  /** (board, flop, hand) triples of the bets that are walked with. */
  readonly triples: Int32Array
}

/** To a suit a hand is a pair of ranks and a relation: 0 neither card in it, 1 the lower, 2 the higher, 3 both. A lane is four times the pair and the relation. */
export const LANES = 91 * 4
/** How far rows by pair lie apart. */
export const RANK_ROW = 92
const BOARDS = MULTISETS[5]!

/** Reads a flush type: its suited ranks as a mask, the number of its five ranks, and the ranks outside the suit, ascending. */
export type SeeType = (set: number, board: number, others: readonly number[]) => void

/** All starting hands on all board types, for what the dealer qualifies with. */
export interface BoardWalk {
  /** On boards without a flush, `[board * RANK_ROW + pair]`. */
  readonly ranks: Counts
  /** On the flush type that is seen. */
  readonly lanes: FlushLanes
  /**
   * Calls back for every flush type, in the order of their numbers, with the triples that some bets on flops reach, of all hands or of
   * those whose class is marked; gives the triples that are without a flush.
   */
  walk(bets: Bets, see: SeeType, plays?: Uint8Array): Float64Array
}

const ROW = SEGMENTS * PER_SEGMENT
const EVERYONE = new Uint8Array(STARTING_HANDS.length).fill(1)
/** Cards left of a suit that a turn shows twice. Sums over them have 16 bits. */
const RIVERS_OF_SUIT = 11

/** A class's place among pairs of ranks, offsuit then suited. */
const placeOf = ({ high, low, suited }: StartingHand): number => pairNumber(low, high) + (suited ? 91 : 0)

/** In how many of the four suits a hand of the class is seen in each relation. */
const relationsOf = ({ high, low, suited }: StartingHand): readonly [number, number, number, number] =>
  suited ? [3, 0, 0, 1] : high === low ? [2, 2, 0, 0] : [2, 1, 1, 0]

export class Kernel {
  private hasTurns = false
  /** By the strength that the dealer qualifies with: no pay changes them. */
  private readonly playedBy = new Map<number, readonly Float64Array[]>()

  private constructor(
    readonly build: Build,
    private readonly wasm: WasmExports,
    /** Called with each flush type of the walk. */
    private readonly seer: { see?: SeeType },
  ) {
    wasm.prepare()
    this.writeBoards(wasm.FLOP_LIST, canonicalFlops())
  }

  /** Some 40 ms and 20 MB; undefined where the build is not to be had. */
  static make(build: Build): Kernel | undefined {
    const seer: { see?: SeeType } = {}
    const wasm = instantiate(build, (set, board, x, y) => seer.see?.(set, board, x < 0 ? [] : y < 0 ? [x] : [y, x]))
    return wasm && new Kernel(build, wasm, seer)
  }

  private get buffer(): ArrayBuffer {
    return this.wasm.memory.buffer
  }

  /** Numbers of the build's size. */
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

  /** One hand of each class of starting hands played on all its boards, each ten times (for its ten flops), by segment of strength. */
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

  /** Sums every flop's edge. A caller that needs the flops of a game needs its results too, and both come from the same sweeps. */
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

  /** Decides every flop; an exact tie is checked. */
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

  /** The results of the hands whose class is marked: they bet as marked, and decide later by the gain of a rule, if there is one. */
  resultsOf(bets: Bets, qualifies: number, plays: Uint8Array = EVERYONE, rule?: EdgeRule): FlopResults {
    this.wasm.setQualifying(qualifies)
    this.writeFactors(rule)
    this.writeFlopBets(bets)
    this.writeCounted(plays)
    this.wasm.gatherResults()
    return this.readResults()
  }

  /** The turns that differ, once: they stay, wherever else the memory is used. */
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

  /** Decides every flop and every turn where nobody qualifies or gives up; an exact tie is checked. */
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

  /** The boards of the hands whose class is marked, by segment, each once for every flop and turn in it with one bet made, and with both. */
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

  /** Calls back for each board with the sums of all hands, once `sumsOn` has them ready. */
  private eachBoard(boards: readonly Dealt[], sumsOn: (board: number) => void, rule: EdgeRule, see: SeeSums): void {
    const divisor = commonFactor(rule)
    const sums = this.numbers(this.wasm.HAND_SUMS, 91 * 16)
    const { pair, bit, holding } = allHands()
    const out = new Float64Array(HANDS)
    boards.forEach((board, i) => {
      sumsOn(i)
      for (let hand = 0; hand < HANDS; hand++) out[hand] = Number(sums[pair[hand]! * 16 + bit[hand]!]!) * divisor
      for (const card of board[0]) for (const hand of holding[card]!) out[hand] = NaN
      see(board, out)
    })
  }

  /** Calls back for each flop with what a bet on it is worth, over 1,081 run-outs. Throws where that may pass 2^53. */
  eachFlop(rule: EdgeRule, qualifies: number, see: SeeSums): void {
    if (rule.most * RUN_OUTS > Number.MAX_SAFE_INTEGER) throw new Unsolvable('pays-too-large', TOO_LARGE)
    this.sumFlops(rule, qualifies)
    this.eachBoard(canonicalFlops(), this.wasm.sumsOnFlop, rule, see)
  }

  /** The same for each turn, over 46 rivers. */
  eachTurn(rule: EdgeRule, see: SeeSums): void {
    this.checkTurns(rule)
    this.writeTurns()
    this.wasm.setQualifying(0)
    this.writeFactors(rule)
    this.wasm.sumTurnEdges()
    this.eachBoard(canonicalTurns().turns, this.wasm.sumsOnTurn, rule, see)
  }

  /** A walk over all board types. Nobody else asks a kernel that is walked over. */
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

/** Tells which build to use from now on; without a name the first that can. For tests and measurements. */
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

/** Compiles a kernel and fills its tables, where that has not happened: some 40 ms. */
export const readyKernel = (): void => void builds().some(shared)

/** A kernel that needs no pays to be told. Throws where none is to be had. */
export const kernel = (): Kernel => firstOf(builds())

function buildsFor(rule: EdgeRule): readonly Build[] {
  const some = builds().filter((build) => fits(rule, build))
  if (some.length === 0) throw new Unsolvable('pays-too-large', TOO_LARGE)
  return some
}

/** A kernel for the pays of a rule. Throws where none is to be had. */
export const kernelFor = (rule: EdgeRule): Kernel => firstOf(buildsFor(rule))

/** All starting hands on all boards. Throws where no kernel is to be had. */
export const boardWalk = (qualifies: number): BoardWalk =>
  firstOf(builds(), (build) => Kernel.make(build)).boards(qualifies)

/** A separate kernel, which no other caller uses between two answers. */
export const ownKernelFor = (rule: EdgeRule): Kernel => firstOf(buildsFor(rule), (build) => Kernel.make(build))
