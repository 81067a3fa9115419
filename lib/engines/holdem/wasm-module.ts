import { KERNEL_BYTES } from './built/kernel-bytes'

/** What `wasm/kernel.ts` exports. */
export interface WasmExports {
  readonly memory: WebAssembly.Memory
  prepare(): void
  /** 1 if the dealer qualifies with another strength than before. */
  qualifying(strength: number): number
  play(): void
  edges(hasGain: number, playsToo: number): void
  decideFlops(): void
  results(hasGain: number): void
  prepareTurns(): void
  decideTurns(): void
  turnResults(both: number): void
  /** Places in the memory, as `wasm/memory.ts` describes them. */
  factorsAt(): number
  betsAt(): number
  gainsAt(): number
  tiedAt(): number
  betCountsAt(): number
  countedAt(): number
  resultsAt(): number
  unsureAt(): number
  playedAt(): number
  playedFlushesAt(): number
  turnCardsAt(): number
  turnTimesAt(): number
  turnRanksAt(): number
  turnShownAt(): number
  turnFlopsAt(): number
  turnNamesAt(): number
}

/** The smallest module with a SIMD instruction: a function that splats a zero and takes a lane of it. */
const SIMD = Uint8Array.of(
  0,
  97,
  115,
  109,
  1,
  0,
  0,
  0,
  1,
  5,
  1,
  96,
  0,
  1,
  127,
  3,
  2,
  1,
  0,
  10,
  11,
  1,
  9,
  0,
  65,
  0,
  253,
  17,
  253,
  27,
  0,
  11,
)

export const hasSimd = (): boolean => typeof WebAssembly === 'object' && WebAssembly.validate(SIMD)

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  } catch (cause) {
    throw new Error(BROKEN, { cause })
  }
}

const BROKEN = 'The hold’em kernel was built wrong and does not load. Build it again with npm run make:kernel.'

/**
 * Makes a kernel from bytes in base64; undefined where there are none, or no SIMD, or where the page may run no WebAssembly. Throws on
 * bytes that are no module, so that a broken build doesn't pass for a slow browser.
 */
export function instantiate(text: string = KERNEL_BYTES): WasmExports | undefined {
  if (text === '' || !hasSimd()) return undefined
  const bytes = bytesOf(text)
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as unknown as WasmExports
  } catch (cause) {
    if (!WebAssembly.validate(bytes)) throw new Error(BROKEN, { cause })
    return undefined
  }
}
