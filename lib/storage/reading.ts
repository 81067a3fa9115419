import { ok, type Result } from '@/lib/result'
import type { Database } from '@/lib/storage/schema'
import type { Memory, Part } from '@/lib/storage/memory'
import { readRecords } from '@/lib/storage/stores'

/** Runs work on the database and reports failures. */
export type Access = <T>(work: (db: Database) => Promise<T>) => Promise<Result<T>>

export interface Reading {
  /** Settles when a part is in memory. Each part is read once, or again after a failure. */
  need(part: Part): Promise<Result<void>>
  /** Reads the wanted parts again. Until then, memory keeps what it has. */
  again(): Promise<void>
}

const done = <T>(result: Result<T>): Result<void> => (result.ok ? ok(undefined) : result)

/** Reads the wanted parts of the log into memory. */
export function makeReading(memory: Memory, access: Access): Reading {
  const wanted = new Set<Part>()
  const reads = new Map<Part, Promise<Result<void>>>()
  /** Increases whenever readings in progress become stale. */
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
    // Records taken in meanwhile may or may not be included.
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
