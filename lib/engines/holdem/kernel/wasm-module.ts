import { PLAIN_BYTES, SIMD_BYTES } from './built/kernel-bytes'

/** The kernel's two builds from one source: in 32 bits with SIMD, and in 64 bits without. */
export const BUILDS = ['simd', 'plain'] as const
export type Build = (typeof BUILDS)[number]

/** Addresses in the kernel's memory: `wasm/memory.ts` describes them. */
type Place =
  | 'BELOW'
  | 'BET_COUNTS'
  | 'BETS'
  | 'COUNTED'
  | 'EDGE'
  | 'FLOP_LIST'
  | 'GAINS'
  | 'HAND_SUMS'
  | 'PLAYED'
  | 'PLAYED_FLUSHES'
  | 'READ_BELOW'
  | 'READ_KINDS'
  | 'READ_LIVE'
  | 'READ_SHORT'
  | 'READ_TIES'
  | 'READ_TRIPLES'
  | 'RESULTS'
  | 'SEGMENT'
  | 'SHORT'
  | 'TIED'
  | 'TIES'
  | 'TURN_BETS'
  | 'TURN_FLOPS'
  | 'TURN_LIST'
  | 'TURN_NAMES'
  | 'UNSURE'

export interface WasmExports extends Readonly<Record<Place, WebAssembly.Global>> {
  readonly memory: WebAssembly.Memory
  prepare(): void
  setQualifying(strength: number): void
  setHasGain(hasGain: number): void
  setFactors(segment: number, ofGain: number, own: number, below: number, ties: number, short: number): void
  playHands(): void
  sumEdges(playsToo: number): void
  decideFlops(): void
  sumsOnFlop(flop: number): void
  gatherResults(): void
  prepareTurns(): void
  sumTurnEdges(): void
  sumsOnTurn(turn: number): void
  decideTurns(): void
  gatherTurnResults(both: number): void
  readTypes(): void
}

/**
 * Receives a flush type: its suited ranks as a mask, the number of its five ranks, and the ranks outside the suit (−1
 * for none), y <= x.
 */
export type SeeType = (set: number, board: number, x: number, y: number) => void

/**
 * The smallest module with a SIMD instruction: its only function splats a zero and extracts a lane. A machine that
 * refuses it has no SIMD.
 */
const SIMD = '0061736d010000000105016000017f030201000a0b0109004100fd11fd1b000b'

const BROKEN = 'The hold’em kernel was built wrong and does not load. Build it again with npm run make:kernel.'

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new Error(BROKEN)
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => parseInt(text.slice(2 * at, 2 * at + 2), 16))
}

const hasSimd = (): boolean => WebAssembly.validate(bytesOf(SIMD))

const BYTES: Readonly<Record<Build, string>> = { simd: SIMD_BYTES, plain: PLAIN_BYTES }

/**
 * Makes a kernel from hexadecimal bytes. Undefined where there are no bytes, where the build needs SIMD and the machine
 * has none, or where the page may not run WebAssembly. Throws on bytes that aren't a module, so that a broken build
 * isn't mistaken for an old browser.
 */
export function instantiate(
  build: Build,
  see: SeeType = () => {},
  text: string = BYTES[build],
): WasmExports | undefined {
  if (text === '' || typeof WebAssembly !== 'object' || (build === 'simd' && !hasSimd())) return undefined
  const bytes = bytesOf(text)
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { host: { see } })
    return exports as unknown as WasmExports
  } catch (cause) {
    if (!WebAssembly.validate(bytes)) throw new Error(BROKEN, { cause })
    if (cause instanceof WebAssembly.CompileError) return undefined
    throw cause
  }
}
