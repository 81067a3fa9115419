import { describe, expect, it, vi } from 'vitest'
import type { SessionRecord } from '@/lib/teaching/quiz/session-record'
import { must } from '@/lib/result'
import { asked, tabsOfNewBrowsers } from './browser'
import { aRun, answerOf, quota, roundOf } from './samples'

const openTab = tabsOfNewBrowsers()

const session = (version: number, part: Partial<SessionRecord> = {}): SessionRecord => ({
  kind: 'session',
  id: 'abc',
  version,
  at: version,
  game: 'three-card-poker',
  rules: '',
  plan: 'n=10',
  hands: [{ seed: 'k3x9-1', spot: 'hand-KsQd2c', moves: [{ action: 'play', answer: 'answer-1' }] }],
  stands: true,
  hand: 1,
  isWhole: true,
  isTimeUp: false,
  isOver: false,
  won: -1.5,
  stake: 10,
  rounds: [],
  ...part,
})

describe('where a session is', () => {
  it('is stored with its answer before the answer is listed, and read with it', async () => {
    const log = openTab()
    await log.answers()
    const keeping = log.keep([answerOf(1)], session(1))
    expect(log.view().answers).toEqual([])
    expect(await keeping).toBe(true)
    expect(log.view().answers).toEqual([answerOf(1)])
    const read = must(await openTab().session('abc'))
    expect(read).toEqual({ session: session(1), answers: [answerOf(1)], rounds: [] })
    await log.keep([roundOf(1)], session(2, { rounds: ['round-1'] }))
    expect(must(await log.session('abc'))).toMatchObject({ session: { version: 2 }, rounds: [roundOf(1)] })
    expect(must(await log.session('other'))).toBeNull()
  })

  it('ends with its run, which is kept once, whichever tab ends it', async () => {
    const [one, other] = [openTab(), openTab()]
    await one.keep([answerOf(1)], session(1))
    const end = session(2, { isOver: true })
    expect(await Promise.all([one, other].map((log) => log.keep([aRun], end)))).toContain(null)
    await one.keep([aRun], session(3, { isOver: true }))
    const later = openTab()
    await later.answers()
    expect(later.view().runs).toEqual([aRun])
  })

  it('is taken forward by one tab alone: what the other answers meanwhile isn’t kept', async () => {
    const [one, other] = [openTab(), openTab()]
    expect(await one.keep([answerOf(1)], session(1))).toBe(true)
    expect(await other.keep([answerOf(2)], session(1))).toBeNull()
    expect(must(await other.answers())).toEqual([answerOf(1)])
    expect(other.view().unsaved).toBe(0)
    expect(await other.keep([answerOf(2)], session(2))).toBe(true)
  })

  it('and its answer are in the page where the disk is full, and stored later', async () => {
    const log = openTab({ pause: 5 })
    await log.answers()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw quota()
    })
    expect(await log.keep([answerOf(1)], session(1))).toBe(false)
    expect(await log.keep([answerOf(2)], session(1))).toBe(false)
    expect(log.view()).toMatchObject({ answers: [answerOf(1), answerOf(2)], unsaved: 2 })
    put.mockRestore()
    await vi.waitFor(() => expect(log.view().unsaved).toBe(0))
    expect(await log.keep([answerOf(3)], session(1))).toBe(true)
    expect(must(await openTab().answers())).toEqual([answerOf(1), answerOf(2), answerOf(3)])
  })

  it('is deleted with everything else', async () => {
    const log = openTab()
    await log.keep([answerOf(1)], session(1))
    must(await log.deleteAll(true))
    expect(must(await log.session('abc'))).toBeNull()
  })

  it('that can’t be read is none, and a new one takes its place', async () => {
    const log = openTab()
    await log.keep([], session(1))
    const db = await asked(indexedDB.open('feltwise'))
    for (const bad of [
      { hands: [] },
      { hands: [{}] },
      { stake: 0 },
      { won: NaN },
      { version: -1 },
      { kind: 'other' },
    ]) {
      await asked(
        db
          .transaction('sessions', 'readwrite')
          .objectStore('sessions')
          .put({ ...session(5), ...bad }),
      )
      expect(must(await log.session('abc'))).toBeNull()
    }
    db.close()
    expect(await log.keep([answerOf(1)], session(1))).toBe(true)
    expect(must(await log.session('abc'))?.session).toEqual(session(1))
  })

  it('that can’t be read is kept aside, each time, when a new one takes its place', async () => {
    const log = openTab()
    await log.keep([], session(1))
    const db = await asked(indexedDB.open('feltwise'))
    const sessions = () => db.transaction('sessions', 'readwrite').objectStore('sessions')
    const unread = [
      { ...session(5), kind: 'later' },
      { ...session(7), kind: 'later still' },
    ]
    for (const one of unread) {
      await asked(sessions().put(one))
      expect(await log.keep([], session(1))).toBe(true)
    }
    for (let i = 1; i <= 45; i++) await log.keep([], session(1, { id: `s${i}`, at: 10 + i }))
    const kept = (await asked(sessions().getAll())) as readonly SessionRecord[]
    db.close()
    const aside = kept.filter(({ id }) => id.startsWith('abc~'))
    expect(aside).toEqual(unread.map((one, i) => ({ ...one, id: aside[i]!.id })))
    expect(kept).toHaveLength(40 + 2)
  })

  it('makes room: the oldest go', async () => {
    const log = openTab()
    for (let i = 1; i <= 45; i++) await log.keep([], session(1, { id: `s${i}`, at: i }))
    expect(must(await log.session('s5'))).toBeNull()
    expect(must(await log.session('s6'))).not.toBeNull()
    expect(must(await log.session('s45'))).not.toBeNull()
  })
})
