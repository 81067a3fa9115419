import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { must } from '@/lib/result'
import { type FileLike, LARGEST_FILE, makeArchive, MOST_RECORDS, readArchive } from '@/lib/storage/archive'
import { LONGEST_RECORD } from '@/lib/storage/scan'
import { compareKept } from '@/lib/storage/merge'
import { drained } from '@/lib/storage/slices'
import { answerOf, answers, roundOf } from '@/tests/storage/samples'
import { problemInEnglish } from '@/lib/messages/words/problems/en'
import { saying } from '../tools/problems'

const read = (text: string | readonly string[]) => readArchive(new Blob(typeof text === 'string' ? [text] : [...text]))
const file = (more: object) =>
  JSON.stringify({ format: 'feltwise-log', version: 1, exported: 5, preferences: null, records: [], ...more })

describe('a file', () => {
  it('gives back every record to the last digit, and the settings', async () => {
    const records = [
      ...answers(300),
      roundOf(0),
      answerOf(999, { own: { strategy: 'short', says: ['check', 'raise4'], cost: 0.1 + 0.2 } }),
    ]
    const archive = must(
      await read([...makeArchive({ records, preferences: '{"stake":"\\"25"}', houseWays: '{"ways":[]}', at: 7 })]),
    )
    expect(archive).toEqual({
      records,
      preferences: '{"stake":"\\"25"}',
      houseWays: '{"ways":[]}',
      at: 7,
      unreadable: { count: 0, first: [] },
    })
  })

  it('gives back any double', async () => {
    const amounts = fc.double({ min: 0, max: 1_000_000, noNaN: true }).map((value) => value + 0)
    await fc.assert(
      fc.asyncProperty(
        amounts,
        fc.double({ min: -1_000_000, max: 1_000_000, noNaN: true }).map((value) => value + 0),
        async (cost, net) => {
          const records = [answerOf(0, { cost, gap: cost }), roundOf(0, { net, cost })]
          expect(
            must(await read([...makeArchive({ records, preferences: null, houseWays: null, at: 0 })])).records,
          ).toEqual(records)
        },
      ),
    )
  })

  it('refuses amounts that no game has, and says which', async () => {
    const bad = [
      answerOf(0, { cost: 1e308 }),
      answerOf(1, { gap: 1e7 }),
      answerOf(2, { time: 1e300 }),
      roundOf(0, { net: -1e308 }),
      roundOf(1, { decisions: 1e15 }),
    ]
    const { records, unreadable } = must(await read(file({ records: [...bad, answerOf(3)] })))
    expect(records).toEqual([answerOf(3)])
    expect(unreadable.first.map(problemInEnglish)).toEqual([
      'records[0].cost: this must be a number from 0 to 1,000,000.',
      'records[1].gap: this must be null or a number from 0 to 1,000,000.',
      'records[2].time: this must be null or a number from 0 to 10,000,000,000.',
      'records[3].net: this must be a number from -1,000,000 to 1,000,000.',
      'records[4].decisions: this must be a whole number from 0 to 1,000,000.',
    ])
  })

  it('is written without what cannot be text: a record that refers to itself keeps its own fields', async () => {
    const cyclic: Record<string, unknown> = { ...answerOf(0) }
    cyclic.self = cyclic
    const foreign: Record<string, unknown> = { id: 'x' }
    foreign.self = foreign
    const records = [foreign, cyclic, answerOf(1), { id: 'y', count: 1n }]
    const { items, end } = await drained(makeArchive({ records, preferences: null, houseWays: null, at: 1 }))
    expect(end).toBe(2)
    expect(must(await read(items)).records).toEqual([answerOf(0), answerOf(1)])
  })

  it('has no record that its reader refuses, and the writer counts those left out', async () => {
    const ofLength = (i: number, length: number) => {
      const empty = { ...answerOf(i), unknown: '' }
      return { ...empty, unknown: 'x'.repeat(length - JSON.stringify(empty).length) }
    }
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
    const records = [
      ofLength(0, LONGEST_RECORD - 2),
      ofLength(1, LONGEST_RECORD - 1),
      { ...answerOf(2), unknown: nested(29) },
      { ...answerOf(3), unknown: nested(30) },
      { ...answerOf(4), unknown: '[{'.repeat(40) },
    ]
    const { items, end } = await drained(makeArchive({ records, preferences: null, houseWays: null, at: 1 }))
    expect(end).toBe(2)
    const archive = must(await read(items))
    expect(archive.records).toEqual([answerOf(0), answerOf(2), answerOf(4)])
    expect(archive.unreadable.count).toBe(0)
  })

  it('is no larger than its reader allows, in records and bytes', async () => {
    const records = answers(20)
    const write = (limits: { records: number; bytes: number }) =>
      drained(makeArchive({ records, preferences: 'ñ', houseWays: null, at: 1 }, limits))
    const all = await write({ records: MOST_RECORDS, bytes: LARGEST_FILE })
    const size = new Blob([...all.items]).size
    expect((await write({ records: 20, bytes: size })).end).toBe(0)
    expect((await write({ records: 20, bytes: size - 1 })).end).toBe(1)
    const some = await write({ records: 7, bytes: LARGEST_FILE })
    expect(some.end).toBe(13)
    expect(must(await read(some.items)).records).toEqual(records.slice(0, 7))
  })

  it('is valid JSON, a record to a line', () => {
    const text = [...makeArchive({ records: answers(2), preferences: null, houseWays: null, at: 1 })].join('')
    expect(JSON.parse(text)).toEqual({
      format: 'feltwise-log',
      version: 1,
      exported: 1,
      preferences: null,
      records: answers(2),
    })
    expect(text.split('\n')).toHaveLength(5)
    expect(
      JSON.parse([...makeArchive({ records: [], preferences: null, houseWays: null, at: 1 })].join('')),
    ).toMatchObject({
      records: [],
    })
  })

  it('may be written anew by another program, its keys in another order', async () => {
    const { records, format, version } = JSON.parse(file({ records: answers(3) })) as Record<string, unknown>
    expect(must(await read(JSON.stringify({ records, version, format, theirs: {} }, null, 4)))).toMatchObject({
      records: answers(3),
      preferences: null,
      at: null,
    })
  })

  it('with records that cannot be read gives the others, and the places of the first', async () => {
    const bad = [
      null,
      7,
      [],
      {},
      { ...answerOf(0), cost: -1 },
      { ...answerOf(0), id: 'x'.repeat(1_000_000) },
      { ...answerOf(0), game: 'constructor' },
      JSON.parse('{"__proto__":{"kind":"answer"}}'),
    ]
    const archive = must(await read(file({ records: [answerOf(1), ...bad, answerOf(2)] })))
    expect(archive.records).toEqual([answerOf(1), answerOf(2)])
    expect(archive.unreadable.count).toBe(bad.length)
    expect(archive.unreadable.first.map(({ at }) => at)).toEqual([
      'records[1]',
      'records[2]',
      'records[3]',
      'records[4].kind',
      'records[5].cost',
      'records[6]',
      'records[7].game',
      'records[8].kind',
    ])
    expect(problemInEnglish(archive.unreadable.first[5]!)).toMatch(/records\[6\]: this has 1,000,\d+ characters/)
    expect(must(await read('{"format":"feltwise-log","version":1,"records":[1,{x},tru]}')).unreadable.count).toBe(3)
  })

  it('tells twenty of many bad records, and counts the others', async () => {
    const { unreadable } = must(await read(file({ records: Array.from({ length: 100_000 }, () => 0) })))
    expect([unreadable.count, unreadable.first.length]).toEqual([100_000, 20])
  })

  it.each([
    ['', 'NotJson'],
    ['noise', 'NotJson'],
    ['[1,2]', 'NotJson'],
    ['{"format"', 'NotJson'],
    ['{"format":"feltwise-log"}}', 'NotJson'],
    ['{"format":feltwise}', 'NotJson'],
    [file({}).slice(0, -2), 'NotJson'],
    ['{}', 'ForeignFile'],
    ['{"id":"school","clauses":[]}', 'ForeignFile'],
    [file({ format: { a: 'x'.repeat(1000) } }), 'ForeignFile'],
    [file({ version: 2 }), 'NewerFile'],
    [file({ version: '1' }), 'BadVersion'],
    [file({ version: 0.5 }), 'BadVersion'],
    [file({ records: { length: 5 } }), 'NoRecords'],
    [file({ records: undefined }), 'NoRecords'],
    [`{"format":"feltwise-log","version":1,"records":[${'['.repeat(1000)}`, 'TooDeep'],
  ])('is refused with the reason where it is something else: %.40s', async (text, name) => {
    expect(await read(text)).toMatchObject({ ok: false, problem: { name } })
  })

  it('that is no text is refused at its first bytes, and so is noise, however long', async () => {
    const pulls = { count: 0 }
    const endless = (bytes: Uint8Array): FileLike => ({
      size: 50_000_000,
      stream: () =>
        new ReadableStream<Uint8Array>({
          pull(controller) {
            pulls.count += 1
            controller.enqueue(bytes)
          },
        }),
    })
    expect(await readArchive(endless(new Uint8Array(65_536).fill(0xff)))).toMatchObject({
      ok: false,
      problem: { name: 'NotText' },
    })
    expect(await readArchive(endless(new Uint8Array(65_536).fill(65)))).toMatchObject({
      ok: false,
      problem: { name: 'NotJson' },
    })
    expect(await readArchive(endless(new TextEncoder().encode(`${'{'.padEnd(65_535, 'x')}}`)))).toMatchObject({
      ok: false,
      problem: { name: 'TooLarge' },
    })
    expect(pulls.count).toBeLessThan(200)
  })

  it('that is too large is not opened', async () => {
    const stream = vi.fn()
    expect(await readArchive({ size: LARGEST_FILE + 1, stream })).toMatchObject({
      ok: false,
      problem: { name: 'TooLarge', says: saying(expect.stringContaining('200 MB')) },
    })
    expect(stream).not.toHaveBeenCalled()
  })

  it('is left off when that is wished, and says how far it is till then', async () => {
    const pieces = [
      new TextEncoder().encode('{"format":"feltwise-log","version":1,"records":[0'),
      new TextEncoder().encode(',0'.repeat(2000)),
    ]
    const cancel = vi.fn()
    const stream = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(pieces.length > 1 ? pieces.shift()! : pieces[0]!),
        cancel,
      })
    const controller = new AbortController()
    const onProgress = vi.fn(() => controller.abort())
    expect(await readArchive({ size: 100_000_000, stream }, { signal: controller.signal, onProgress })).toMatchObject({
      ok: false,
      problem: { name: 'Cancelled' },
    })
    expect(onProgress).toHaveBeenCalledTimes(1)
    expect(cancel).toHaveBeenCalled()
  })

  it('that goes away while it is read is told', async () => {
    const stream = () =>
      new ReadableStream<Uint8Array>({
        pull() {
          throw Object.assign(new Error('gone'), { name: 'NotReadableError' })
        },
      })
    expect(await readArchive({ size: 5, stream })).toMatchObject({ ok: false, problem: { name: 'Unreadable' } })
  })

  it('changes nothing that all objects share', async () => {
    await read(
      '{"__proto__":{"format":"feltwise-log"},"format":"feltwise-log","version":1,"records":[{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]}',
    )
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('merging', () => {
  it('tells what is new, what is here already and what differs', async () => {
    const theirs = answerOf(2, { cost: 5, grade: 'blunder' })
    const merge = await compareKept(
      [answerOf(0), answerOf(1), answerOf(1), theirs, roundOf(0)],
      [answerOf(0), answerOf(2)],
    )
    expect(merge).toEqual({ fresh: [answerOf(1), roundOf(0)], same: 2, differing: [{ theirs, kept: answerOf(2) }] })
  })

  it('of what was exported finds nothing new', async () => {
    const records = answers(100)
    const archive = must(await read([...makeArchive({ records, preferences: null, houseWays: null, at: 0 })]))
    expect(await compareKept(archive.records, records)).toEqual({ fresh: [], same: 100, differing: [] })
  })
})
