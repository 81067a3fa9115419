import { afterEach, describe, expect, it, vi } from 'vitest'
import { must, ok } from '@/lib/result'
import { makeConnection } from '@/lib/storage/database'
import { storageProblem } from '@/lib/storage/problems'
import { DATABASE, MIGRATIONS } from '@/lib/storage/schema'
import { asked, tabsOfNewBrowsers, until } from '@/tests/storage/browser'
import { answerOf, answers, quota, roundOf } from '@/tests/storage/samples'

const openTab = tabsOfNewBrowsers()

afterEach(() => vi.restoreAllMocks())

describe('a full disk', () => {
  it('is told, loses no answer, and is tried again', async () => {
    const log = openTab({ pause: 5 })
    must(await log.answers())
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw quota()
    })
    expect(await log.add([answerOf(0)])).toMatchObject({ ok: false, problem: { name: 'StorageFull' } })
    expect(await log.add([answerOf(1)])).toMatchObject({ ok: false })
    expect(log.view()).toMatchObject({
      status: 'ready',
      problem: storageProblem('StorageFull'),
      unsaved: 2,
      answers: answers(2),
    })
    put.mockRestore()
    await until(() => log.view().problem === null)
    expect(log.view()).toMatchObject({ unsaved: 0, answers: answers(2) })
    expect(await openTab().answers()).toEqual(ok(answers(2)))
  })

  it('takes nothing of a merge rather than a part', async () => {
    const log = openTab()
    must(await log.answers())
    const put = IDBObjectStore.prototype.put
    let room = 10
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
      if (room-- === 0) throw quota()
      return put.call(this, value)
    })
    expect(await log.merge(answers(30))).toMatchObject({ ok: false, problem: { name: 'StorageFull' } })
    expect(log.view()).toMatchObject({ answers: [], unsaved: 0 })
    expect(await openTab().answers()).toEqual(ok([]))
  })
})

describe('a connection that was lost', () => {
  it('is opened again, and the answer is stored', async () => {
    const log = openTab()
    must(await log.answers())
    const { transaction } = IDBDatabase.prototype
    let lost = 1
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...parameters) {
      if (lost-- > 0)
        throw Object.assign(new Error('Connection to Indexed Database server lost'), { name: 'UnknownError' })
      return transaction.apply(this, parameters)
    })
    must(await log.add([answerOf(0)]))
    expect(log.view()).toMatchObject({ status: 'ready', problem: null, unsaved: 0 })
    vi.restoreAllMocks()
    expect(await openTab().answers()).toEqual(ok([answerOf(0)]))
  })
})

describe('without storage', () => {
  const refuse = (name: string) =>
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw Object.assign(new Error(name), { name })
    })

  it.each([
    ['SecurityError', 'StorageBlocked'],
    ['InvalidStateError', 'StorageBlocked'],
    ['UnknownError', 'StorageDamaged'],
    ['QuotaExceededError', 'StorageFull'],
  ])('works from memory and says why: %s', async (error, name) => {
    refuse(error)
    const log = openTab()
    expect(await log.answers()).toMatchObject({ ok: false, problem: { name } })
    expect(await log.add([answerOf(0), roundOf(0)])).toMatchObject({ ok: false, problem: { name } })
    expect(log.view()).toMatchObject({
      status: 'without',
      problem: { name },
      answers: [answerOf(0)],
      rounds: [roundOf(0)],
      unsaved: 2,
    })
    expect(must(await log.everything())).toHaveLength(2)
    must(await log.deleteAll(true))
    expect(log.view().answers).toEqual([])
    expect(await log.deleted()).toEqual(ok(2))
    must(await log.undo())
    expect(log.view()).toMatchObject({ answers: [answerOf(0)], rounds: [roundOf(0)] })
  })

  it('where there is no IndexedDB at all', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB')
    const log = openTab()
    expect(await log.add([answerOf(0)])).toMatchObject({ ok: false, problem: { name: 'StorageBlocked' } })
    expect(log.view()).toMatchObject({ status: 'without', answers: [answerOf(0)] })
  })

  it('comes back when the browser does', async () => {
    must(await openTab().add([answerOf(0)]))
    const open = refuse('UnknownError')
    const log = openTab({ pause: 5 })
    await log.answers()
    await log.add([answerOf(1)])
    open.mockRestore()
    await until(() => log.view().status === 'ready' && log.view().unsaved === 0)
    expect(log.view()).toMatchObject({ problem: null, answers: answers(2) })
    expect(must(await openTab().answers())).toHaveLength(2)
  })

  it('a database of a newer Feltwise is left as it is', async () => {
    const newer = makeConnection({ waiting: () => undefined, outdated: () => undefined, closed: () => undefined }, [
      ...MIGRATIONS,
      (db) => void db.deleteObjectStore('rounds'),
    ])
    await newer.get()
    newer.close()
    const log = openTab()
    await log.add([answerOf(0)])
    expect(log.view()).toMatchObject({ status: 'without', problem: { name: 'NewerData' }, answers: [answerOf(0)] })
    expect(await log.everything()).toEqual(ok([answerOf(0)]))
    const db = await asked(indexedDB.open(DATABASE))
    expect([db.version, [...db.objectStoreNames]]).toEqual([
      MIGRATIONS.length + 1,
      ['answers', 'deleted', 'school', 'sessions'],
    ])
    db.close()
  })

  it('a database of this name that somebody else made is left as it is', async () => {
    const request = indexedDB.open(DATABASE, MIGRATIONS.length)
    request.onupgradeneeded = () => void request.result.createObjectStore('theirs')
    const theirs = await asked(request)
    theirs.close()
    const log = openTab()
    expect(await log.answers()).toMatchObject({ ok: false, problem: { name: 'StorageDamaged' } })
    const db = await asked(indexedDB.open(DATABASE))
    expect([...db.objectStoreNames]).toEqual(['theirs'])
    db.close()
  })

  it('reading that fails after it was open is told, and what is known stays', async () => {
    const log = openTab()
    must(await log.add([answerOf(0)]))
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw Object.assign(new Error('corruption'), { name: 'UnknownError' })
    })
    expect(await log.answers()).toMatchObject({ ok: false, problem: { name: 'StorageDamaged' } })
    expect(log.view()).toMatchObject({ status: 'without', answers: [answerOf(0)] })
  })

  it('a database that was deleted under the page is made again; what was in it is gone', async () => {
    const log = openTab()
    must(await log.add([answerOf(0)]))
    must(await log.answers())
    await asked(indexedDB.deleteDatabase(DATABASE))
    await until(() => log.view().answers.length === 0)
    must(await log.add([answerOf(1)]))
    expect(await openTab().answers()).toEqual(ok([answerOf(1)]))
  })
})
