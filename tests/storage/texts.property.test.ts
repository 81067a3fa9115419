import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { must } from '@/lib/result'
import { makeArchive, readArchive } from '@/lib/storage/archive'
import { readKept } from '@/lib/storage/kept'
import { DATABASE } from '@/lib/storage/schema'
import { asked, tabsOfNewBrowsers } from '@/tests/storage/browser'
import { answerOf, answers, roundOf } from '@/tests/storage/samples'
import {
  anyText,
  anyValue,
  expectDataReader,
  expectProblem,
  fuzz,
  longTexts,
  spoiled,
  spoiledData,
} from '../tools/arbitraries'

const RECORDS = [
  answerOf(1),
  answerOf(2, { own: { strategy: 'short', says: ['check', 'raise4'], cost: 0.5 } }),
  answerOf(3, { gap: null, time: null }),
  roundOf(1),
]

/** A file that comes in pieces of these lengths, over and over. */
function inPieces(text: string, lengths: readonly number[]) {
  const bytes = new TextEncoder().encode(text)
  const stream = () => {
    let [from, n] = [0, 0]
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (from >= bytes.length) return controller.close()
        const to = from + lengths[n++ % lengths.length]!
        controller.enqueue(bytes.slice(from, to))
        from = to
      },
    })
  }
  return { size: bytes.length, stream }
}

function parsed(text: string): { readonly records?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as { readonly records?: unknown }) : undefined
  } catch {
    return undefined
  }
}

/** Read or refused; and of what is read, as many records as JSON has: told among those that cannot be read, if not among the others. */
async function look(text: string, lengths: readonly number[] = [65_536]): Promise<void> {
  const read = await readArchive(inPieces(text, lengths))
  if (!read.ok) return expectProblem(read.problem)
  read.value.unreadable.first.forEach(expectProblem)
  const records = parsed(text)?.records
  if (Array.isArray(records) && text.split('"records"').length === 2)
    expect(read.value.records.length + read.value.unreadable.count).toBe(records.length)
  const again = must(await readArchive(new Blob([...makeArchive({ ...read.value, at: read.value.at ?? 0 })])))
  expect(again).toEqual({ ...read.value, at: read.value.at ?? 0, unreadable: { count: 0, first: [] } })
}

describe('a record of any data', () => {
  it('is read or refused', () => expectDataReader((value) => readKept(value, 'records[3]'), RECORDS, 600))
})

describe('a file of any text', () => {
  const text = [...makeArchive({ records: RECORDS, preferences: '{"stake":25}', houseWays: null, at: 7 })].join('')
  const file = JSON.parse(text) as object
  const lengths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 5 })

  it('is read or refused, however it comes', async () => {
    await look(text, [1])
    await fc.assert(fc.asyncProperty(fc.oneof(anyText, spoiled([text])), lengths, look), fuzz(400, 1))
    await fc.assert(
      fc.asyncProperty(
        spoiledData([file]).map((value) => JSON.stringify(value) ?? ''),
        lengths,
        look,
      ),
      fuzz(200, 2),
    )
  })

  it('of any length is read or refused', async () => {
    for (const long of longTexts([text])) await look(long)
    for (const piece of ['"a":[],', '"records":[],', '"records":[0],', '{},', '[],'])
      await look(`{"format":"feltwise-log",${piece.repeat(1_000_000 / piece.length)}"version":1,"records":[0]}`)
  })

  it('has its list found behind any amount of space, and by no name but its own', async () => {
    const spaced = (space: string, name = '"records"'): string =>
      `{"format":"feltwise-log","version":1,${name}${space}:${space}[${RECORDS.map((record) => JSON.stringify(record)).join()}]}`
    for (const space of ['', ' ', '\n'.repeat(500), ' \t'.repeat(100_000)])
      expect(must(await readArchive(inPieces(spaced(space), [1000]))).records).toEqual(RECORDS)
    expect(await readArchive(inPieces(spaced('', '"\\u0072ecords"'), [1000]))).toMatchObject({
      ok: false,
      problem: { name: 'NoRecords', at: 'records' },
    })
    expect(await readArchive(inPieces(spaced('', '"rec ords"'), [1000]))).toMatchObject({
      ok: false,
      problem: { name: 'NoRecords', at: 'records' },
    })
  })
})

describe('a database with anything in it', () => {
  const openTab = tabsOfNewBrowsers()

  it('gives what can be read, counts the others, and takes new answers', async () => {
    const first = openTab()
    must(await first.add(answers(3)))
    first.close()
    const ofStore = fc.sample(
      fc.oneof(
        spoiledData(RECORDS),
        anyValue.map((value) => ({ ...answerOf(5), spot: value })),
        fc.record({ id: fc.string(), game: anyValue }),
      ),
      fuzz(150, 3),
    )
    const db = await asked(indexedDB.open(DATABASE))
    const tx = db.transaction(['answers', 'rounds', 'deleted'], 'readwrite')
    let put = 0
    for (const [i, value] of ofStore.entries()) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
      try {
        tx.objectStore(i % 2 === 0 ? 'answers' : 'rounds').put({ ...value, id: `any-${i}` })
        put += 1
      } catch {
        // What the database itself cannot hold, functions for one, can never be in it.
      }
    }
    await new Promise((resolve) => (tx.oncomplete = resolve))
    db.close()

    const log = openTab()
    const read = [...must(await log.answers()), ...must(await log.rounds())]
    const { unreadable } = log.view()
    expect(put).toBeGreaterThan(100)
    expect(read.length + unreadable).toBe(3 + put)
    expect(read).toEqual(expect.arrayContaining(answers(3)))
    expect(must(await log.everything())).toHaveLength(3 + put)
    must(await log.add([answerOf(77)]))
    expect(must(await log.answers())).toContainEqual(answerOf(77))
    must(await log.deleteAll(true))
    expect(must(await log.undo())).toBe(4 + put)
  })

  it('brings back what it can of whatever lies aside', async () => {
    const log = openTab()
    must(await log.add(answers(2)))
    const db = await asked(indexedDB.open(DATABASE))
    const store = db.transaction('deleted', 'readwrite').objectStore('deleted')
    for (const aside of [
      7,
      null,
      [],
      { answers: 7 },
      { answers: [null, 7, {}, { id: 5 }, answerOf(5)], rounds: { length: 3 } },
    ])
      await asked(store.put(aside))
    db.close()
    expect(must(await log.deleted())).toBe(1)
    expect(must(await log.undo())).toBe(1)
    expect(must(await log.answers())).toEqual([...answers(2), answerOf(5)])
  })
})
