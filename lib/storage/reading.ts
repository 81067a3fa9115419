import { ok, type Result } from '@/lib/result'
import type { Database } from '@/lib/storage/schema'
import type { Memory, Part } from '@/lib/storage/memory'
import { readRecords } from '@/lib/storage/stores'

/** Does something with the database; what fails is told. */
export type Access = <T>(work: (db: Database) => Promise<T>) => Promise<Result<T>>

export interface Reading {
  /** Settles when a part is in memory. Each is read once; one that failed, again. */
  need(part: Part): Promise<Result<void>>
  /** Reads again what was wanted before; until it is here, what is known stands. */
  again(): Promise<void>
}

const done = <T>(result: Result<T>): Result<void> => (result.ok ? ok(undefined) : result)

/** Fetches the parts of the log that are wanted into memory. */
export function makeReading(memory: Memory, access: Access): Reading {
  const wanted = new Set<Part>()
  const reads = new Map<Part, Promise<Result<void>>>()
  /** Counts what makes a reading in the air stale. */
  let epoch = 0

  async function read(part: Part): Promise<Result<void>> {
    const begun = epoch
    const contents = await access((db) => readRecords(db, part))
    if (begun !== epoch) return reads.get(part) ?? done(contents)
    if (contents.ok) memory.fill([part], [contents.value], false)
    else reads.delete(part)
    return done(contents)
  }
  async function readAgain(parts: readonly Part[]): Promise<Result<void>> {
    const begun = ++epoch
    const known = memory.taken()
    const contents = await access((db) => Promise.all(parts.map((part) => readRecords(db, part))))
    if (begun !== epoch) return done(contents)
    // What came meanwhile may or may not be among it.
    if (contents.ok && known !== memory.taken()) return readAgain(parts)
    if (contents.ok) memory.fill(parts, contents.value, true)
    else reads.clear()
    return done(contents)
  }
  return {
    need(part) {
      wanted.add(part)
      const known = reads.get(undefined) ?? reads.get(part) ?? read(part)
      if (!reads.has(undefined)) reads.set(part, known)
      return known
    },
    async again() {
      const parts = wanted.has(undefined) ? [undefined] : [...wanted]
      if (parts.length === 0) return
      const reading = readAgain(parts)
      for (const part of parts) reads.set(part, reading)
      await reading
    },
  }
}
