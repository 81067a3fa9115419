import { openDB } from 'idb'
import { ok, type Problem, type Result } from '@/lib/result'
import { openingProblem, storageProblem } from '@/lib/storage/problems'
import { type Database, DATABASE, migrate, type Migration, MIGRATIONS, type Schema, STORES } from '@/lib/storage/schema'

/** What a connection tells of what it did not ask for. */
export interface ConnectionEvents {
  /** Opening takes long, and why. */
  waiting(problem: Problem): void
  /** A newer Feltwise has taken over the database. */
  outdated(problem: Problem): void
  /** The browser closed the database, or somebody deleted it: what is in it now may be anything. */
  closed(): void
}

/** The database, opened when it is first asked for and again after it was closed. */
export interface Connection {
  /** Settles when it is open or cannot be; tries again where it could not. */
  get(): Promise<Result<Database>>
  /** This one does not work any more: the next `get` opens another. */
  drop(db: Database): void
  close(): void
}

/** What opening takes at most, in milliseconds, before a person is told. */
const PATIENCE = 6000

interface Opening {
  readonly db: Promise<Result<Database>>
  close(): void
}

/** A database of this name that somebody else made, or that lost a part. */
const isWhole = (db: Database): boolean => STORES.every((name) => db.objectStoreNames.contains(name))

/** One attempt. `gone` is called when what it opened is closed by others; with a problem where there is no way back. */
function openOnce(
  migrations: readonly Migration[],
  events: ConnectionEvents,
  gone: (problem: Problem | null) => void,
): Opening {
  let opened: Database | undefined
  let failed: unknown
  const timer = setTimeout(() => events.waiting(storageProblem('StorageSlow')), PATIENCE)
  const told = (result: Result<Database>): Result<Database> => {
    clearTimeout(timer)
    return result
  }
  async function open(): Promise<Result<Database>> {
    try {
      const db = await openDB<Schema>(DATABASE, migrations.length, {
        upgrade: (db, from, _to, upgrade) =>
          void migrate(migrations, db, from, upgrade).catch((error: unknown) => {
            failed = error
            // That it was undone is told by the opening, which fails.
            upgrade.done.catch(() => undefined)
            upgrade.abort()
          }),
        blocked: () => events.waiting(storageProblem('OlderTab')),
        // The other tab waits until this one lets go; what is being written here is finished first.
        blocking: (_from, to) => {
          opened?.close()
          gone(to === null ? null : storageProblem('Outdated'))
        },
        terminated: () => gone(null),
      })
      opened = db
      if (isWhole(db)) return ok(db)
      db.close()
      return { ok: false, problem: storageProblem('StorageDamaged') }
    } catch (error) {
      return { ok: false, problem: openingProblem(failed ?? error) }
    }
  }
  return { db: open().then(told), close: () => opened?.close() }
}

/** A connection that opens at the first `get`. Another list of migrations is for tests. */
export function makeConnection(events: ConnectionEvents, migrations: readonly Migration[] = MIGRATIONS): Connection {
  let opening: Opening | undefined
  let current: Database | undefined
  let outdated: Problem | null = null

  const gone = (problem: Problem | null): void => {
    opening = undefined
    outdated = problem
    if (problem) events.outdated(problem)
    else events.closed()
  }
  return {
    async get() {
      if (outdated) return { ok: false, problem: outdated }
      const mine = (opening ??= openOnce(migrations, events, gone))
      const result = await mine.db
      if (opening !== mine) return result
      if (result.ok) current = result.value
      else opening = undefined
      return result
    },
    drop(db) {
      if (db !== current) return
      db.close()
      opening = undefined
      current = undefined
    },
    close() {
      opening?.close()
      opening = undefined
    },
  }
}
