import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeAnswersCsv, makeCell, makeRoundsCsv } from '@/lib/storage/csv'
import { answerOf, answers, roundOf } from '@/tests/storage/samples'

const stamp = (at: number) => `at ${at}`

/** Cells of a table as RFC 4180 reads them. */
function cellsOf(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    lines.at(-1)!.push(quoted === undefined ? bare! : quoted.replaceAll('""', '"'))
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

describe('a table for spreadsheets', () => {
  it('has a line for each answer under its heading, and for each round', () => {
    const records = [...answers(3), roundOf(1)]
    const text = makeAnswersCsv(records, stamp).join('')
    expect(text.startsWith('\ufeffid,when,game,')).toBe(true)
    const [heading, ...lines] = cellsOf(text.slice(1))
    expect(lines).toHaveLength(3)
    expect(lines.map((line) => line.length)).toEqual([heading!.length, heading!.length, heading!.length])
    expect(lines[1]![heading!.indexOf('lost (base wagers)')]).toBe(String(answerOf(1).cost))
    expect(lines[0]![heading!.indexOf('seconds')]).toBe('')
    const rounds = cellsOf(makeRoundsCsv(records, stamp).join('').slice(1))
    expect(rounds[1]).toEqual(['round-1', `at ${roundOf(1).at}`, roundOf(1).game, '-3', '0.1', '3', '', 'k3x9-2'])
  })

  it('gives back any text, and runs none', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\n', '\r', '\t', ' ', 'a', '1', '♠') }),
        (spot) => {
          const [, line] = cellsOf(
            makeAnswersCsv([answerOf(0, { spot })], stamp)
              .join('')
              .slice(1),
          )
          const cell = line![5]!
          expect(cell).not.toMatch(/^[=+\-@\t\r]/)
          expect(cell.replace(/^'(?=[=+\-@\t\r])/, '')).toBe(spot)
        },
      ),
    )
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['a "b", c', '"a ""b"", c"'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    [-1, '-1'],
    [null, ''],
    [true, 'true'],
  ])('writes %j as %s', (cell, written) => {
    expect(makeCell(cell)).toBe(written)
  })
})
