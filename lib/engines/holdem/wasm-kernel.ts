import { allHands, canonicalFlops, HANDS } from './canonical-flops'
import { canonicalTurns } from './canonical-turns'
import type { FlopResults } from './flop-results'
import type { DecidedFlops, DecidedStreet, DecidedStreets, Kernel } from './kernel'
import { commonFactor, isNarrow } from './narrow'
import { pairNumber } from './rank-multisets'
import { STARTING_HANDS, type StartingHand } from './starting-hands'
import { instantiate, type WasmExports } from './wasm-module'
import { type EdgeRule, makeLinear, PER_SEGMENT, SEGMENTS } from './payoff'

/*
 * The kernel in WebAssembly, as seen from here. It counts in 32 bits (`narrow.ts`).
 */

export interface WasmKernel extends Kernel {
  /** Whether the pays of a rule can be counted with. */
  takes(rule: EdgeRule): boolean
}

const ROW = SEGMENTS * PER_SEGMENT
/** Cards left of a suit that a turn shows twice. Sums over them have 16 bits. */
const RIVERS_OF_SUIT = 11

/** By segment the worth's factors in 16 bytes, then the gain's: of the board, of hands below and beside in one word, of those short. */
function writeFactors(wasm: WasmExports, { worth, gain = makeLinear() }: EdgeRule, divisor: number): void {
  const factors = new Int32Array(wasm.memory.buffer, wasm.factorsAt(), 2 * ROW)
  const write = (from: Float64Array, at: number, to: number): void => {
    const [own, below, ties, short] = from
      .subarray(at, at + PER_SEGMENT)
      .map((factor) => factor / divisor) as unknown as [number, number, number, number]
    factors.set([own, (below & 0xffff) | (ties << 16), short], to)
  }
  for (let at = 0; at < ROW; at += PER_SEGMENT) {
    write(worth, at, 2 * at)
    write(gain, at, 2 * at + PER_SEGMENT)
  }
}

/** A class's place among pairs of ranks, offsuit then suited. */
const placeOf = ({ high, low, suited }: StartingHand): number => pairNumber(low, high) + (suited ? 91 : 0)

/** In how many of the four suits a hand of the class is seen in each relation. */
const relationsOf = ({ high, low, suited }: StartingHand): readonly [number, number, number, number] =>
  suited ? [3, 0, 0, 1] : high === low ? [2, 2, 0, 0] : [2, 1, 1, 0]

function readPlayed(wasm: WasmExports): readonly Float64Array[] {
  const byRanks = new BigInt64Array(wasm.memory.buffer, wasm.playedAt(), 91 * ROW)
  const byFlushes = new Int32Array(wasm.memory.buffer, wasm.playedFlushesAt(), 91 * ROW * 4)
  return STARTING_HANDS.map((start) => {
    const at = pairNumber(start.low, start.high) * ROW
    const relations = relationsOf(start)
    // Each board ten times, for its ten flops.
    return Float64Array.from(
      { length: ROW },
      (_, i) =>
        10 *
        relations.reduce(
          (sum, suits, relation) => sum + suits * byFlushes[(at + i) * 4 + relation]!,
          Number(byRanks[at + i]!),
        ),
    )
  })
}

function readResults(wasm: WasmExports): FlopResults {
  const read = new BigInt64Array(wasm.memory.buffer, wasm.resultsAt(), 2 * ROW + 2)
  const segments = (from: number): Float64Array => Float64Array.from({ length: ROW }, (_, i) => Number(read[from + i]!))
  return { bet: segments(0), passed: segments(ROW), gaveUp: Number(read[2 * ROW]!), ties: Number(read[2 * ROW + 1]!) }
}

function writeCounted(wasm: WasmExports, plays: Uint8Array): void {
  const counted = new Int32Array(wasm.memory.buffer, wasm.countedAt(), 182)
  counted.fill(0)
  STARTING_HANDS.forEach((start, place) => (counted[placeOf(start)] = plays[place]!))
}

function countResults(wasm: WasmExports, plays: Uint8Array, hasGain: boolean): FlopResults {
  writeCounted(wasm, plays)
  wasm.results(hasGain ? 1 : 0)
  return readResults(wasm)
}

/** The bit of each hand among the sixteen of its pair of ranks: four times the lower card's suit, and the higher card's. */
function writeBets(wasm: WasmExports, bets: Uint8Array): void {
  const { low, high, pair } = allHands()
  const bits = new Uint16Array(wasm.memory.buffer, wasm.betsAt(), canonicalFlops().length * 91)
  bits.fill(0)
  for (let i = 0; i < bets.length; i++) {
    if (bets[i] === 0) continue
    const hand = i % HANDS
    const at = Math.floor(i / HANDS) * 91 + pair[hand]!
    bits[at] = bits[at]! | (1 << ((low[hand]! & 3) * 4 + (high[hand]! & 3)))
  }
}

/** All hands played to the showdown, for the qualifying hand last asked for. */
let played: { readonly qualifies: number; readonly results: readonly Float64Array[] } | undefined

/** Who asks for the flops of a game asks how its hands end as well, and both come from the same sweeps. */
function solveFlops(wasm: WasmExports, rule: EdgeRule, qualifies: number): void {
  const playsToo = played?.qualifies !== qualifies
  wasm.qualifying(qualifies)
  writeFactors(wasm, rule, commonFactor(rule))
  wasm.edges(rule.gain ? 1 : 0, playsToo ? 1 : 0)
  wasm.decideFlops()
  if (playsToo) played = { qualifies, results: readPlayed(wasm) }
}

function readDecided({ memory: { buffer }, ...wasm }: WasmExports, divisor: number): DecidedStreet {
  const gains = new BigInt64Array(buffer, wasm.gainsAt(), 182)
  const ties = new Int32Array(buffer, wasm.tiedAt(), 182)
  const bets = new Int32Array(buffer, wasm.betCountsAt(), 182)
  return {
    gains: STARTING_HANDS.map((start) => gains[placeOf(start)]! * BigInt(divisor)),
    ties: Float64Array.from(STARTING_HANDS, (start) => ties[placeOf(start)]!),
    bets: Float64Array.from(STARTING_HANDS, (start) => bets[placeOf(start)]!),
  }
}

const readUnsure = (wasm: WasmExports): Uint8Array =>
  new Uint8Array(wasm.memory.buffer, wasm.unsureAt(), SEGMENTS).slice()

/** The turns that differ, for `wasm.decideTurns`. They stay, wherever else the memory is used. */
function writeTurns(wasm: WasmExports): void {
  wasm.prepareTurns()
  const { cards, turns, ranks, suits, flops, renamings } = canonicalTurns()
  const { buffer } = wasm.memory
  new Uint8Array(buffer).set(cards, wasm.turnCardsAt())
  new Uint8Array(buffer).set(turns, wasm.turnTimesAt())
  new Uint8Array(buffer).set(renamings, wasm.turnNamesAt())
  new Uint16Array(buffer, wasm.turnRanksAt(), ranks.length).set(ranks)
  new Uint16Array(buffer, wasm.turnFlopsAt(), flops.length).set(flops)
  new Int32Array(buffer, wasm.turnShownAt(), suits.length).set(suits)
}

function solveStreets(wasm: WasmExports, rule: EdgeRule): Omit<DecidedStreets, 'results'> {
  const divisor = commonFactor(rule)
  solveFlops(wasm, rule, 0)
  const flops = readDecided(wasm, divisor)
  wasm.decideTurns()
  return { flops, turns: readDecided(wasm, divisor) }
}

function countStreets(wasm: WasmExports, plays: Uint8Array): readonly [Float64Array, Float64Array] {
  writeCounted(wasm, plays)
  wasm.turnResults(0)
  const one = readResults(wasm).bet
  wasm.turnResults(1)
  return [one, readResults(wasm).bet]
}

function makeWasmKernel(wasm: WasmExports): WasmKernel {
  wasm.prepare()
  let asked = 0
  let hasTurns = false
  return {
    takes: isNarrow,
    played(qualifies) {
      if (played?.qualifies === qualifies) return played.results
      wasm.qualifying(qualifies)
      wasm.play()
      played = { qualifies, results: readPlayed(wasm) }
      return played.results
    },
    flops(rule, qualifies): DecidedFlops {
      let mine = ++asked
      solveFlops(wasm, rule, qualifies)
      return {
        ...readDecided(wasm, commonFactor(rule)),
        unsure: readUnsure(wasm),
        results(plays) {
          if (mine !== asked) {
            mine = ++asked
            solveFlops(wasm, rule, qualifies)
          }
          return countResults(wasm, plays, rule.gain !== undefined)
        },
      }
    },
    streets(rule): DecidedStreets {
      if (rule.gain || (rule.most / commonFactor(rule)) * RIVERS_OF_SUIT * 2 >= 2 ** 15)
        throw new RangeError('a turn’s bet must settle at the showdown, in small whole numbers')
      if (!hasTurns) writeTurns(wasm)
      hasTurns = true
      let mine = ++asked
      return {
        ...solveStreets(wasm, rule),
        results(plays) {
          if (mine !== asked) {
            mine = ++asked
            solveStreets(wasm, rule)
          }
          return countStreets(wasm, plays)
        },
      }
    },
    resultsOf(bets, qualifies) {
      asked++
      wasm.qualifying(qualifies)
      writeBets(wasm, bets)
      return countResults(wasm, new Uint8Array(STARTING_HANDS.length).fill(1), false)
    },
  }
}

let made: WasmKernel | null | undefined

/** The kernel in WebAssembly, made at the first call (some 20 MB); undefined where it is not to be had. */
export function wasmKernel(): WasmKernel | undefined {
  if (made === undefined) {
    const wasm = instantiate()
    made = wasm ? makeWasmKernel(wasm) : null
  }
  return made ?? undefined
}
