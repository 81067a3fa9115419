/* Runs long work in slices, so that the page stays responsive. */

/**
 * The length of a slice in milliseconds: long enough to get something done, short enough that nobody notices the page
 * waiting.
 */
const AT_A_TIME = 30
/** How many items to process between two looks at the clock. */
const ITEMS = 32

const letOthersWork = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Returns a function that waits, once a slice is used up, until the page has done its pending work. */
export function makeRests(): () => Promise<boolean> {
  let rested = performance.now()
  return async () => {
    if (performance.now() - rested <= AT_A_TIME) return false
    await letOthersWork()
    rested = performance.now()
    return true
  }
}

/** Calls `act` with each item, in slices. */
export async function inSlices<T>(items: readonly T[], act: (item: T) => void): Promise<void> {
  const rest = makeRests()
  for (let i = 0; i < items.length; i++) {
    act(items[i]!)
    if (i % ITEMS === 0) await rest()
  }
}

/** Collects everything that a generator yields, in slices, and its return value. */
export async function drained<T, R>(work: Generator<T, R>): Promise<{ readonly items: readonly T[]; readonly end: R }> {
  const rest = makeRests()
  const items: T[] = []
  for (;;) {
    const next = work.next()
    if (next.done) return { items, end: next.value }
    items.push(next.value)
    await rest()
  }
}

/** Items are first sorted in runs of this length. */
const RUN = 2000

/** The items in order, sorted in slices. */
export async function sortedInSlices<T>(items: readonly T[], compare: (a: T, b: T) => number): Promise<readonly T[]> {
  const rest = makeRests()
  let runs: readonly (readonly T[])[] = []
  for (let i = 0; i < items.length; i += RUN) {
    runs = [...runs, items.slice(i, i + RUN).sort(compare)]
    await rest()
  }
  // The built-in sort recognizes sorted runs, so merging two of them is one pass.
  while (runs.length > 1) {
    const merged: (readonly T[])[] = []
    for (let i = 0; i < runs.length; i += 2) {
      merged.push([...runs[i]!, ...(runs[i + 1] ?? [])].sort(compare))
      await rest()
    }
    runs = merged
  }
  return runs[0] ?? []
}
