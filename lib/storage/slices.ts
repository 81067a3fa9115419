/* Long work in slices, so that the page it is done for goes on. */

/** Long enough to do something, short enough that nobody notices a page that waits: milliseconds. */
const AT_A_TIME = 30
/** The clock is looked at once in so many items. */
const ITEMS = 32

const letOthersWork = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Returns a function that waits, once a slice is used up, until the page has done what is due. */
export function makeRests(): () => Promise<boolean> {
  let rested = performance.now()
  return async () => {
    if (performance.now() - rested <= AT_A_TIME) return false
    await letOthersWork()
    rested = performance.now()
    return true
  }
}

/** Does something with each item, a slice at a time. */
export async function inSlices<T>(items: readonly T[], act: (item: T) => void): Promise<void> {
  const rest = makeRests()
  for (let i = 0; i < items.length; i++) {
    act(items[i]!)
    if (i % ITEMS === 0) await rest()
  }
}

/** All that a generator yields, a slice at a time, and what it returns. */
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

/** Items are sorted by themselves in runs of this length. */
const RUN = 2000

/** The items in order, sorted a slice at a time. */
export async function sortedInSlices<T>(items: readonly T[], compare: (a: T, b: T) => number): Promise<readonly T[]> {
  const rest = makeRests()
  let runs: readonly (readonly T[])[] = []
  for (let i = 0; i < items.length; i += RUN) {
    runs = [...runs, items.slice(i, i + RUN).sort(compare)]
    await rest()
  }
  // The engine's own sort finds runs that are sorted already: merging two of them is one pass.
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
