import type { CDPSession } from '@playwright/test'

/** A tab's memory after a number of spots, once garbage is collected. */
export interface Memory {
  readonly spots: number
  /** The size of its JavaScript heap, in bytes. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** Collects garbage twice, because the first round may free objects that hold others, then measures. */
export async function measureMemory(cdp: CDPSession): Promise<Omit<Memory, 'spots'>> {
  await cdp.send('Performance.enable')
  for (let round = 0; round < 2; round++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

export const memoryInWords = ({ spots, heap, nodes, listeners }: Memory): string =>
  `after ${String(spots).padStart(5)} spots: ${megabytes(heap)} of scripts, ${nodes} nodes, ${listeners} listeners`

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length

/**
 * A tab keeps the answers given, about a kilobyte each, for the progress page. More than this for each spot is a leak,
 * as is any growth of nodes and listeners beyond the differences between pages.
 */
const BYTES_A_SPOT = 2500
const MANY_NODES = 1500
/** With fewer spots than this, a page is still loading what it keeps: games and remembered answers. */
const LEAST_SPOTS = 1000
const MANY_LISTENERS = 400

/**
 * Growth that shouldn't happen, from the second quarter of the measurements to the last. In the first quarter
 * everything gets loaded.
 */
export function memoryProblems(measured: readonly Memory[]): readonly string[] {
  const quarter = Math.floor(measured.length / 4)
  if (quarter < 2) return []
  const [early, late] = [measured.slice(quarter, 2 * quarter), measured.slice(-quarter)]
  const grown = (of: (one: Memory) => number): number => mean(late.map(of)) - mean(early.map(of))
  const spots = grown((one) => one.spots)
  const heap = grown((one) => one.heap)
  console.log(
    `  from the second quarter to the last: ${megabytes(heap)} more, ${(heap / spots).toFixed(0)} bytes for each spot`,
  )
  if (spots < LEAST_SPOTS) return []
  return [
    ...(heap > BYTES_A_SPOT * spots ? [`memory grows by ${(heap / spots).toFixed(0)} bytes with each spot`] : []),
    ...(grown((one) => one.nodes) > MANY_NODES
      ? [`the page has ${grown((one) => one.nodes).toFixed(0)} nodes more than before`]
      : []),
    ...(grown((one) => one.listeners) > MANY_LISTENERS
      ? [`the page has ${grown((one) => one.listeners).toFixed(0)} listeners more than before`]
      : []),
  ]
}
