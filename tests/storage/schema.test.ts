import { describe, expect, it, vi } from 'vitest'
import { must, ok } from '@/lib/result'
import { type Connection, type ConnectionEvents, makeConnection } from '@/lib/storage/database'
import { type Migration, MIGRATIONS, rewriteEach } from '@/lib/storage/schema'
import { tabsOfNewBrowsers, until } from '@/tests/storage/browser'
import { answers, roundOf } from '@/tests/storage/samples'

const openTab = tabsOfNewBrowsers()

const unheard: ConnectionEvents = { waiting: () => undefined, outdated: () => undefined, closed: () => undefined }
const by =
  (migrations: readonly Migration[]) =>
  (events: ConnectionEvents): Connection =>
    makeConnection(events, migrations)

/** What a browser has in which only so many migrations ever ran. */
async function fillOldVersion(version: number): Promise<void> {
  const request = indexedDB.open('feltwise', version)
  const db = await new Promise<IDBDatabase>((resolve) => {
    request.onupgradeneeded = () => {
      for (const name of ['answers', 'rounds'])
        request.result.createObjectStore(name, { keyPath: 'id' }).createIndex('game', 'game')
    }
    request.onsuccess = () => resolve(request.result)
  })
  const tx = db.transaction(['answers', 'rounds'], 'readwrite')
  for (const answer of answers(100)) tx.objectStore('answers').put(answer)
  tx.objectStore('rounds').put(roundOf(0))
  await new Promise((resolve) => {
    tx.oncomplete = resolve
  })
  db.close()
}

describe('a database of an older version', () => {
  it('version 1 is brought to today’s with every record', async () => {
    await fillOldVersion(1)
    const log = openTab()
    expect(await log.answers()).toEqual(ok(answers(100)))
    expect(await log.rounds()).toEqual(ok([roundOf(0)]))
    must(await log.deleteAll(true))
    must(await log.undo())
    expect(must(await openTab().answers())).toHaveLength(100)
  })

  it('a new version that rewrites records finds each of them, from whatever version it comes', async () => {
    const toUpper: Migration = (_db, upgrade) =>
      rewriteEach(upgrade, 'answers', (value) => ({
        ...(value as object),
        skill: (value as { skill: string }).skill.toUpperCase(),
      }))
    await fillOldVersion(1)
    const log = openTab({ connect: by([...MIGRATIONS, toUpper]) })
    expect(must(await log.answers()).map(({ skill }) => skill)).toEqual(Array.from({ length: 100 }, () => 'AKO'))
  })

  it('a migration that fails leaves everything as it was', async () => {
    await fillOldVersion(1)
    const broken: Migration = async (_db, upgrade) => {
      await rewriteEach(upgrade, 'answers', () => ({ id: 'gone' }))
      throw new Error('a migration with a fault')
    }
    const log = openTab({ connect: by([...MIGRATIONS, broken]) })
    expect(await log.answers()).toMatchObject({ ok: false, problem: { name: 'StorageDamaged' } })
    log.close()
    expect(await openTab().answers()).toEqual(ok(answers(100)))
  })
})

describe('two versions at once', () => {
  const newer: Migration = (db) => void db.deleteObjectStore('deleted')

  it('the older tab lets go, says so, and stores nothing more', async () => {
    const old = openTab()
    must(await old.add(answers(2)))
    must(await old.answers())
    const connection = makeConnection(unheard, [...MIGRATIONS, newer])
    // The parts that this version knows are not all there: that it was opened at all is what matters.
    await connection.get()
    await until(() => old.view().status === 'without')
    expect(old.view()).toMatchObject({ problem: { name: 'Outdated' }, answers: answers(2) })
    expect(await old.add([roundOf(0)])).toMatchObject({ ok: false, problem: { name: 'Outdated' } })
    expect(old.view().rounds).toEqual([roundOf(0)])
    connection.close()
  })

  it('the newer tab says what it waits for, works from memory, and stores when the older is gone', async () => {
    const request = indexedDB.open('feltwise', 1)
    request.onupgradeneeded = () => {
      for (const name of ['answers', 'rounds'])
        request.result.createObjectStore(name, { keyPath: 'id' }).createIndex('game', 'game')
    }
    const deaf = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
    const log = openTab()
    void log.answers()
    const adding = log.add(answers(2))
    await until(() => log.view().status === 'without')
    expect(log.view()).toMatchObject({ problem: { name: 'OlderTab' }, answers: answers(2), unsaved: 2 })
    deaf.close()
    must(await adding)
    await until(() => log.view().status === 'ready')
    expect(log.view()).toMatchObject({ problem: null, answers: answers(2), unsaved: 0 })
  })

  it('opening that takes long is told', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const waiting = vi.fn()
    vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest)
    void makeConnection({ ...unheard, waiting }).get()
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    vi.restoreAllMocks()
    expect(waiting).toHaveBeenCalledWith(expect.objectContaining({ name: 'StorageSlow' }))
  })
})
