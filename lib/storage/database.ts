import { openDB } from 'idb'
import { ok, type Problem, type Result } from '@/lib/result'
import { openingProblem, storageProblem } from '@/lib/storage/problems'
import { type Database, DATABASE, migrate, type Migration, MIGRATIONS, type Schema, STORES } from '@/lib/storage/schema'

/** Events of a connection that nobody asked for. */
export interface ConnectionEvents {
  /** Opening takes long, for this reason. */
  waiting(problem: Problem): void
  /** A newer Feltwise has taken over the database. */
  outdated(problem: Problem): void
  /** The browser closed the database, or somebody deleted it. Its contents may have changed. */
  closed(): void
}

/** The database, opened on first use and reopened after it was closed. */
export interface Connection {
  /** Settles when the database is open or can't be opened. Tries again after a failure. */
  get(): Promise<Result<Database>>
  /** This database no longer works: the next `get` opens another. */
  drop(db: Database): void
  close(): void
}

/** How long opening may take, in milliseconds, before the user is told. */
const PATIENCE = 6000

interface Opening {
  readonly db: Promise<Result<Database>>
  close(): void
}

/** Whether the database has all its stores. Another program's database of this name, or a damaged one, may not. */
const isWhole = (db: Database): boolean => STORES.every((name) => db.objectStoreNames.contains(name))

/**
 * One attempt to open. `gone` is called when the database it opened is closed by others, with a problem if it can't be
 * reopened.
 */
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
            // The open request fails too, and reports the error.
            upgrade.done.catch(() => undefined)
            upgrade.abort()
          }),
        blocked: () => events.waiting(storageProblem('OlderTab')),
        // Another tab waits until this one closes its connection, which it does after finishing its writes.
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

/** A connection that opens at the first `get`. Tests pass other migrations. */
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
