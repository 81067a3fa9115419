import type { FlopResults } from './flop-results'
import { typedKernel } from './typed-kernel'
import { wasmKernel, type WasmKernel } from './wasm-kernel'
import { type EdgeRule } from './payoff'

/*
 * The hot part of every whole game of hold'em, in two ways that answer the same to the last unit: WebAssembly with SIMD, and
 * TypeScript where that is not to be had (a browser without it, a build without its compiler) or its 32 bits are too few.
 */

/** The flops of a game, decided. */
export interface DecidedFlops {
  /** By class of starting hands: Σ over its hands and all flops of max(0, −Σ d), in 1/unit: what checking gains over betting always. */
  readonly gains: readonly bigint[]
  /** By class: (hand, flop) pairs where both options are worth the same. */
  readonly ties: Float64Array
  /** By class: (hand, flop) pairs that bet. */
  readonly bets: Float64Array
  /** By segment of strength (`segmentsOf`): 1 where the later gain is not above 0 for some hand on some board. All 0 where nothing is decided later. */
  readonly unsure: Uint8Array
  /** What comes of the hands whose class is marked: `flop-results.ts`. Quickest right after the flops were asked for. */
  results(plays: Uint8Array): FlopResults
}

/** What is decided on one street, by class of starting hands: `DecidedFlops`. */
export type DecidedStreet = Pick<DecidedFlops, 'gains' | 'ties' | 'bets'>

/** The flops and turns of a game that bets on both, with the same worth of a bet (Texas Hold'em Bonus). */
export interface DecidedStreets {
  readonly flops: DecidedStreet
  readonly turns: DecidedStreet
  /** The boards of the hands whose class is marked, by segment, each once for every flop and turn in it with one bet made, and with both. */
  results(plays: Uint8Array): readonly [Float64Array, Float64Array]
}

export interface Kernel {
  /** One hand of each class of starting hands played on all boards, by segment of strength: `played-hands.ts`. */
  played(qualifies: number): readonly Float64Array[]
  /** Decides every flop; an exact tie is checked. */
  flops(rule: EdgeRule, qualifies: number): DecidedFlops
  /** Decides every flop and every turn where nobody qualifies or gives up; an exact tie is checked. */
  streets(rule: EdgeRule): DecidedStreets
  /** What comes of all hands that bet as told, `[canonical flop * 1326 + hand]`. */
  resultsOf(bets: Uint8Array, qualifies: number): FlopResults
}

export const KERNELS = ['wasm', 'typescript'] as const
export type KernelName = (typeof KERNELS)[number]

let only: KernelName | undefined

/** Tells which kernel to use from now on; without a name the faster one that can. For tests and measurements. */
export function forceKernel(name?: KernelName): void {
  only = name
}

const faster = (): WasmKernel | undefined => (only === 'typescript' ? undefined : wasmKernel())

/** Compiles the faster kernel and fills its tables, where that has not happened: some 40 ms. */
export const readyKernel = (): void => void faster()

/** A kernel that needs no pays to be told. Throws if one was named that this machine does not have. */
export function kernel(): Kernel {
  const found = faster()
  if (!found && only === 'wasm') throw new Error('WebAssembly with SIMD is not to be had here')
  return found ?? typedKernel
}

/** A kernel for the pays of a rule. */
export function kernelFor(rule: EdgeRule): Kernel {
  const found = faster()
  return found?.takes(rule) ? found : typedKernel
}
