import { afterEach, describe, expect, it, vi } from 'vitest'
import { must, ok } from '@/lib/result'
import { DATABASE } from '@/lib/storage/schema'
import { asked, tabsOfNewBrowsers, until } from '@/tests/storage/browser'
import { answerOf, answers, quota, roundOf } from '@/tests/storage/samples'

const openTab = tabsOfNewBrowsers()

afterEach(() => vi.restoreAllMocks())

describe('writing and reading', () => {
  it('gives back what was given, oldest first, to a tab that is opened later', async () => {
    const first = openTab()
    expect(await first.add([answerOf(3), roundOf(1)])).toEqual(ok(undefined))
    must(await first.add([answerOf(1), answerOf(2)]))
    const second = openTab()
    expect(second.view()).toMatchObject({ status: 'opening', answers: [] })
    expect(await second.answers()).toEqual(ok([answerOf(1), answerOf(2), answerOf(3)]))
    expect(await second.rounds()).toEqual(ok([roundOf(1)]))
    expect(second.view()).toMatchObject({ status: 'ready', problem: null, unsaved: 0, unreadable: 0 })
  })

  it('gives a game’s own, and all of them afterwards', async () => {
    must(await openTab().add(answers(6)))
    const log = openTab()
    const { game } = answerOf(1)
    expect(await log.answers(game)).toEqual(ok([answerOf(1), answerOf(3), answerOf(5)]))
    expect(log.view(game).status).toBe('ready')
    expect(log.view().status).toBe('opening')
    expect(must(await log.answers())).toHaveLength(6)
    expect(log.view().status).toBe('ready')
  })

  it('shows an answer at once, the same view until something changes, and tells the listeners', async () => {
    const log = openTab()
    must(await log.answers())
    const listener = vi.fn()
    const stop = log.subscribe(listener)
    const before = log.view()
    expect(log.view()).toBe(before)
    const adding = log.add([answerOf(0)])
    expect(log.view()).toMatchObject({ answers: [answerOf(0)], unsaved: 1 })
    expect(listener).toHaveBeenCalled()
    must(await adding)
    expect(log.view()).toMatchObject({ answers: [answerOf(0)], unsaved: 0 })
    stop()
    listener.mockClear()
    must(await log.add([answerOf(1)]))
    expect(listener).not.toHaveBeenCalled()
  })

  it('asks that the disk has an answer before it says so', async () => {
    const log = openTab()
    must(await log.answers())
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    must(await log.add([answerOf(0)]))
    expect(transaction.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([
      ['readwrite', { durability: 'strict' }],
    ])
  })

  it('keeps what is stored under a name', async () => {
    const log = openTab()
    must(await log.add([answerOf(0)]))
    must(await log.add([answerOf(0, { cost: 9, grade: 'blunder' })]))
    must(await openTab().add([answerOf(0, { cost: 8, grade: 'blunder' })]))
    expect(await openTab().answers()).toEqual(ok([answerOf(0)]))
  })

  it('loses no answer of many given at once', async () => {
    const log = openTab()
    await Promise.all(answers(50).map((answer) => log.add([answer])))
    expect(await openTab().answers()).toEqual(ok(answers(50)))
  })

  it('leaves a record that cannot be read where it is, counts it, and reads the others', async () => {
    must(await openTab().add([answerOf(0), answerOf(1)]))
    const db = await asked(indexedDB.open(DATABASE))
    await asked(
      db
        .transaction('answers', 'readwrite')
        .objectStore('answers')
        .put({ ...answerOf(2), cost: 'much' }),
    )
    db.close()
    const log = openTab()
    expect(await log.answers()).toEqual(ok([answerOf(0), answerOf(1)]))
    expect(log.view()).toMatchObject({ status: 'ready', unreadable: 1 })
    expect(must(await log.everything())).toHaveLength(3)
  })

  it('counts records from later than now, which a clock that was ahead made, as the oldest', async () => {
    let now = 5000
    const log = openTab({ now: () => now })
    const at = (i: number, time: number) => ({ ...answerOf(i), at: time })
    must(await log.add([at(0, 1000), at(1, 1_900_000_000_000), at(2, 3000)]))
    expect(log.view().answers.map(({ id, at: time }) => [id, time])).toEqual([
      [answerOf(0).id, 1000],
      [answerOf(1).id, 1000],
      [answerOf(2).id, 3000],
    ])
    // What is stored and exported keeps the time that it has.
    expect(must(await log.everything()).map((one) => (one as { at: number }).at)).toContain(1_900_000_000_000)
    now = 2_000_000_000_000
    must(await log.add([at(3, now)]))
    expect(
      log
        .view()
        .answers.map(({ id }) => id)
        .at(-2),
    ).toBe(answerOf(1).id)
  })

  it('asks the browser to keep the data once there is something to lose, and not each time', async () => {
    const persist = vi.fn()
    const log = openTab({ persist })
    for (const answer of answers(30)) must(await log.add([answer]))
    expect(persist).toHaveBeenCalledTimes(1)
    must(await log.merge(answers(300)))
    expect(persist).toHaveBeenCalledTimes(2)
  })
})

describe('two tabs', () => {
  it('have the same answers as soon as one has them', async () => {
    const [one, two] = [openTab(), openTab()]
    must(await one.answers())
    must(await two.answers())
    must(await one.add([answerOf(0)]))
    must(await two.add([answerOf(1)]))
    await until(() => one.view().answers.length === 2 && two.view().answers.length === 2)
    expect(one.view().answers).toEqual(two.view().answers)
  })

  it('learn of many records, of a deletion and of its undoing', async () => {
    const [one, two] = [openTab(), openTab()]
    must(await two.answers())
    must(await one.merge(answers(500)))
    await until(() => two.view().answers.length === 500)
    must(await one.deleteAll(true))
    await until(() => two.view().answers.length === 0)
    must(await one.undo())
    await until(() => two.view().answers.length === 500)
  })

  it('keep an answer that is given while the other reads anew', async () => {
    const [one, two] = [openTab(), openTab()]
    must(await two.answers())
    const merging = one.merge(answers(300))
    for (let n = 300; n < 320; n++) must(await two.add([answerOf(n)]))
    must(await merging)
    await until(() => two.view().answers.length === 320)
    expect(must(await openTab().answers())).toHaveLength(320)
  })

  it('hear nothing that cannot be read', async () => {
    const log = openTab()
    must(await log.add([answerOf(0)]))
    must(await log.answers())
    const channel = new BroadcastChannel('feltwise.log')
    for (const told of [
      null,
      7,
      { kind: 'added' },
      { kind: 'added', records: [{ kind: 'answer' }, null] },
      { kind: 'other' },
    ])
      channel.postMessage(told)
    // A tab tells of an answer once it is stored: who reads anew finds it, too.
    must(await openTab().add([answerOf(1)]))
    await until(() => log.view().answers.length === 2)
    channel.close()
    expect(log.view()).toMatchObject({ status: 'ready', problem: null })
  })
})

it('a log that is closed while it writes rejects nothing', async () => {
  const log = openTab()
  const [added, kept] = [log.add([answerOf(0)]), log.keep([answerOf(1)])]
  log.close()
  await expect(Promise.all([added, kept])).resolves.toHaveLength(2)
  await expect(log.keep([answerOf(2)])).resolves.toBeDefined()
})

describe('deleting', () => {
  it('in two tabs: each gives up its own when it is left', async () => {
    const [one, two] = [openTab(), openTab()]
    must(await one.add(answers(3)))
    must(await one.deleteAll(true))
    must(await two.add([answerOf(7), answerOf(8)]))
    must(await two.deleteAll(true))
    must(await one.leave())
    expect(await two.deleted()).toEqual(ok(2))
    expect(await two.undo()).toEqual(ok(2))
    must(await two.leave())
    expect(must(await openTab().answers())).toEqual([answerOf(7), answerOf(8)])
  })

  it('what a killed tab laid aside goes with the tab that adopts it', async () => {
    const killed = openTab()
    must(await killed.add(answers(3)))
    must(await killed.deleteAll(true))
    killed.close()
    const later = openTab()
    must(await later.leave())
    expect(await later.deleted()).toEqual(ok(3))
    must(await later.adopt())
    must(await later.leave())
    expect(await later.deleted()).toEqual(ok(0))
  })

  it('takes everything out, and brings all of it back', async () => {
    const log = openTab()
    must(await log.add([...answers(5), roundOf(0)]))
    must(await log.answers())
    must(await log.deleteAll(true))
    expect(log.view()).toMatchObject({ status: 'ready', answers: [], rounds: [] })
    expect(await openTab().answers()).toEqual(ok([]))
    expect(await log.deleted()).toEqual(ok(6))
    must(await log.add([answerOf(9)]))
    must(await log.undo())
    expect(log.view().answers).toEqual([...answers(5), answerOf(9)])
    expect(await log.deleted()).toEqual(ok(0))
    expect(await openTab().rounds()).toEqual(ok([roundOf(0)]))
  })

  it('can be undone after the page was killed, until it is given up', async () => {
    const log = openTab()
    must(await log.add(answers(3)))
    must(await log.deleteAll(true))
    log.close()
    const later = openTab()
    expect(await later.deleted()).toEqual(ok(3))
    expect(await later.undo()).toEqual(ok(3))
    expect(must(await later.answers())).toHaveLength(3)
    must(await later.deleteAll(true))
    must(await later.erase())
    expect(await later.deleted()).toEqual(ok(0))
    expect(await later.undo()).toEqual(ok(0))
    expect(await later.answers()).toEqual(ok([]))
  })

  it('brings back the unreadable too', async () => {
    const log = openTab()
    must(await log.answers())
    const db = await asked(indexedDB.open(DATABASE))
    await asked(db.transaction('rounds', 'readwrite').objectStore('rounds').put({ id: 'x', kind: '?' }))
    db.close()
    must(await log.deleteAll(true))
    expect(log.view().unreadable).toBe(0)
    must(await log.undo())
    expect(log.view().unreadable).toBe(1)
  })

  it('keeps what it can’t bring back, which no page erases by leaving', async () => {
    const log = openTab()
    must(await log.add(answers(2)))
    must(await log.deleteAll(true))
    const db = await asked(indexedDB.open(DATABASE))
    const deleted = () => db.transaction('deleted', 'readwrite').objectStore('deleted')
    const later = { answers: [{ kind: 'nameless' }], rounds: { packed: 'xyz' }, school: [], hands: [1] }
    await asked(deleted().add(later))
    await asked(deleted().add('packed'))
    expect(await log.deleted()).toEqual(ok(2))
    expect(await log.undo()).toEqual(ok(2))
    expect(await log.deleted()).toEqual(ok(0))
    must(await log.adopt())
    must(await log.leave())
    const { school: _, ...rest } = later
    expect(await asked(deleted().getAll())).toEqual([rest, 'packed'])
    must(await log.erase())
    expect(await asked(deleted().getAll())).toEqual([])
    db.close()
  })

  it('changes nothing where there is no room to lay it aside; without a way back it can be done', async () => {
    const log = openTab()
    must(await log.add(answers(3)))
    must(await log.answers())
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw quota()
    })
    expect(await log.deleteAll(true)).toMatchObject({ ok: false, problem: { name: 'StorageFull' } })
    expect(log.view().answers).toHaveLength(3)
    expect(must(await openTab().answers())).toHaveLength(3)
    must(await log.deleteAll(false))
    expect(await openTab().answers()).toEqual(ok([]))
  })
})
