import { expect, it } from 'vitest'
import { must, ok } from '@/lib/result'
import { makeArchive, readArchive } from '@/lib/storage/archive'
import { makeSchoolCsv } from '@/lib/storage/csv'
import { compareKept } from '@/lib/storage/merge'
import { tabsOfNewBrowsers } from '@/tests/storage/browser'
import { answers, roundOf, schoolOf } from '@/tests/storage/samples'

const openTab = tabsOfNewBrowsers()

const school = [schoolOf(0), schoolOf(1)]

it('answers of the dealer school are kept beside the player’s, deleted and brought back with them', async () => {
  const log = openTab()
  expect(await log.keep([...answers(3), roundOf(0), ...school])).toBe(true)
  must(await log.answers())
  expect(log.view()).toMatchObject({ answers: answers(3), rounds: [roundOf(0)], school })
  must(await log.deleteAll(true))
  expect(log.view()).toMatchObject({ answers: [], rounds: [], school: [] })
  expect(await log.deleted()).toEqual(ok(6))
  expect(await log.undo()).toEqual(ok(6))
  const other = openTab()
  must(await other.answers())
  expect(other.view().school).toEqual(school)
})

it('they leave in a file and come in again, twice for once', async () => {
  const text = [...makeArchive({ records: school, preferences: null, houseWays: null, at: 1 })].join('')
  const archive = must(await readArchive(new Blob([text])))
  expect(archive.records).toEqual(school)
  const log = openTab()
  expect(await log.merge(archive.records)).toEqual(ok(2))
  expect(await log.merge(archive.records)).toEqual(ok(0))
  must(await log.answers())
  expect(await compareKept(archive.records, log.view().school)).toMatchObject({ same: 2, fresh: [], differing: [] })
})

it('a table for spreadsheets has a line for each', () => {
  const [, ...lines] = makeSchoolCsv([...school, ...answers(2)], String)
    .join('')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('house-way')
})

it('what a Feltwise without a school laid aside is brought back', async () => {
  const log = openTab()
  must(await log.add(answers(2)))
  must(await log.deleteAll(true))
  log.close()
  const request = indexedDB.open('feltwise')
  const db = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result)
  })
  const tx = db.transaction('deleted', 'readwrite')
  const store = tx.objectStore('deleted')
  store.clear()
  store.add({ answers: answers(2), rounds: [roundOf(0)] })
  await new Promise((resolve) => {
    tx.oncomplete = resolve
  })
  db.close()
  expect(await openTab().undo()).toEqual(ok(3))
})
