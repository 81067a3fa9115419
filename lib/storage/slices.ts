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
    if (items.length % ITEMS === 0) await rest()
  }
}
