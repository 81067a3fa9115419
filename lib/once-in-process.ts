/*
 * Next compiles a module twice, for pages and for routes (data, pictures), and each copy has its own variables. What both
 * need is kept outside of them, so that a process computes it once. Only in a built site: during development it would
 * outlive a change of the code.
 */

type Kept = Map<string, Promise<unknown>>

const outside = (process.env.NODE_ENV === 'production' ? globalThis : {}) as { keptByFeltwise?: Kept }
const kept = (outside.keptByFeltwise ??= new Map())

/** The result of the work under this key, done once in a process. The key says everything that the work depends on. */
export function onceInProcess<T>(key: string, work: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined
  if (known) return known
  const made = work()
  kept.set(key, made)
  return made
}
