import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { must, type Result } from '@/lib/result'
import { type Entry, LONGEST_RECORD, makeScanner } from '@/lib/storage/scan'

/** What a text says, read in pieces of these lengths, over and over. */
function scan(
  text: string,
  lengths: readonly number[] = [text.length + 1],
): Result<{ readonly frame: string; readonly entries: readonly Entry[] }> {
  const scanner = makeScanner('records')
  const entries: Entry[] = []
  for (let from = 0, i = 0; from < text.length; i++) {
    const length = lengths[i % lengths.length]!
    const read = scanner.feed(text.slice(from, from + length))
    if (!read.ok) return read
    entries.push(...read.value)
    from += length
  }
  const frame = scanner.end()
  return frame.ok ? { ok: true, value: { frame: frame.value, entries } } : frame
}

const parsed = (entries: readonly Entry[]): unknown[] =>
  entries.map((entry) => JSON.parse(entry.kind === 'text' ? entry.text : 'null') as unknown)

describe('a file read while it comes', () => {
  it('is what JSON says it is, however it is spaced and cut', () => {
    const shallow = fc.jsonValue({ maxDepth: 4 })
    fc.assert(
      fc.property(
        fc.array(shallow),
        shallow,
        fc.constantFrom(undefined, 1, 2, '\t'),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        (records, extra, indent, lengths) => {
          const text = JSON.stringify({ format: 'x', extra, records, after: extra }, null, indent)
          const { frame, entries } = must(scan(text, lengths))
          expect(parsed(entries)).toEqual(JSON.parse(JSON.stringify(records)))
          expect(JSON.parse(frame)).toEqual(
            JSON.parse(JSON.stringify({ format: 'x', extra, records: [], after: extra })),
          )
        },
      ),
    )
  })

  it('takes the list of the outermost object alone', () => {
    const { frame, entries } = must(
      scan('{"a":{"records":[1,2]},"b":"\\"records\\":","records" : [ {"records":[3]} , "],\\\\" ]}'),
    )
    expect(parsed(entries)).toEqual([{ records: [3] }, '],\\'])
    expect(JSON.parse(frame)).toEqual({ a: { records: [1, 2] }, b: '"records":', records: [] })
  })

  it('has an entry for each place between commas, be there nothing in it', () => {
    expect(must(scan('{"records":[]}')).entries).toEqual([])
    expect(must(scan('{"records":[ \n ]}')).entries).toEqual([])
    expect(must(scan('{"records":[1,,2,]}')).entries.map((entry) => entry.kind === 'text' && entry.text)).toEqual([
      '1',
      '',
      '2',
      '',
    ])
  })

  it('lets a record go that is too long, and reads on after it', () => {
    const { entries } = must(scan(`{"records":["${'x'.repeat(3 * LONGEST_RECORD)}",7]}`, [999]))
    expect(entries).toEqual([
      { kind: 'long', length: 3 * LONGEST_RECORD + 2 },
      { kind: 'text', text: '7' },
    ])
  })

  it.each([
    ['', 'NotJson'],
    ['   ', 'NotJson'],
    ['{"records":[1', 'NotJson'],
    ['{"a":"', 'NotJson'],
    [']', 'NotJson'],
    [`{"records":${'['.repeat(100_000)}`, 'TooDeep'],
    ['{"a":'.repeat(100_000), 'TooDeep'],
    [`{"a":"${'x'.repeat(13_000_000)}"}`, 'TooLarge'],
  ])('refuses what is no such file: %.30s', (text, name) => {
    expect(scan(text, [1000])).toMatchObject({ ok: false, problem: { name } })
  })
})
