import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useClass } from '@/app/dealer-school/exam/class/use-class'
import { useIsKept } from '@/app/_ui/store'
import type { Exam } from '@/lib/teaching/dealer-school/exam/exam'
import { rowOf } from '@/lib/teaching/dealer-school/exam/class'
import { makeCode, parseCode } from '@/lib/teaching/dealer-school/exam/code'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { readMarks, writeMarks } from '@/lib/teaching/dealer-school/exam/kept-marks'
import { EMPTY_BOOK, makeClassFile, parseClassFile } from '@/lib/teaching/dealer-school/exam/roster'
import { must } from '@/lib/result'

await loadSchoolGames(['casino-holdem'])

const EXAM: Exam = {
  subject: { kind: 'disputes', game: 'casino-holdem' },
  questions: 2,
  minutes: 5,
  pass: 60,
  seed: 'abc',
}
const codeOf = (trainee: number): string =>
  makeCode({
    exam: EXAM,
    name: `Trainee ${trainee}`,
    begun: 29_700_000,
    seconds: 90,
    answers: ['a', trainee % 2 ? 'b' : ''],
  })
const CODES = Array.from({ length: 1001 }, (_, i) => codeOf(i))

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

it('a class of 1,001 results is saved as a file, and read again', () => {
  const rows = CODES.map((code) => rowOf(must(parseCode(code))))
  const { book } = must(parseClassFile(makeClassFile({ ...EMPTY_BOOK, rows })))
  expect(book.rows).toHaveLength(1001)
  expect(new Set(book.rows.map(({ code }) => code))).toEqual(new Set(CODES))
})

it('a class of 1,001 results survives a reload, with the marks it had', async () => {
  const first = renderHook(useClass)
  await act(() => first.result.current.addCodes(CODES.join('\n')))
  await waitFor(() => expect(first.result.current.book.rows).toHaveLength(1001))
  const before = first.result.current.book.rows
  // If the marks were computed again, this one would be as before.
  const marks = JSON.parse(sessionStorage.getItem('feltwise.exam-marks')!) as { rows: Record<string, [boolean][]> }
  const [key] = Object.keys(marks.rows)
  marks.rows[key!]![0]![0] = !marks.rows[key!]![0]![0]
  sessionStorage.setItem('feltwise.exam-marks', JSON.stringify(marks))
  cleanup()
  const second = renderHook(useClass)
  await waitFor(() => expect(second.result.current.book.rows).toHaveLength(1001))
  const changed = second.result.current.book.rows.filter(
    ({ marks: { graded } }, i) => graded[0]!.isRight !== before[i]!.marks.graded[0]!.isRight,
  )
  expect(changed).toHaveLength(1)
}, 60_000)

it('marks are read as they were written', () => {
  const rows = CODES.slice(0, 5).map((code) => rowOf(must(parseCode(code))))
  const known = readMarks(writeMarks(rows))
  expect(rows.map(({ code }) => known(code))).toEqual(rows.map(({ marks }) => marks.graded))
  expect([null, '{', '7', '{"version":2}'].map((text) => readMarks(text)(CODES[0]!))).toEqual(Array(4).fill(undefined))
})

it('codes that can’t be read stay in the class and its file', () => {
  const text = makeClassFile({ ...EMPTY_BOOK, rows: [rowOf(must(parseCode(CODES[0]!)))] })
  const newer = text.replace('"results": [', '"results": [\n    "9~from~a~later~version",')
  const { book } = must(parseClassFile(newer))
  expect(book.unread?.results).toEqual(['9~from~a~later~version'])
  expect(makeClassFile(book)).toContain('9~from~a~later~version')
})

it('a full storage is reported, and the class stored before stays', async () => {
  const { result } = renderHook(() => ({ ...useClass(), isKept: useIsKept('sessionStorage') }))
  await act(() => result.current.addCodes(CODES[0]!))
  await waitFor(() => expect(result.current.book.rows).toHaveLength(1))
  const before = sessionStorage.getItem('feltwise.exam-class')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await act(() => result.current.addCodes(CODES[1]!))
  await waitFor(() => expect(result.current.book.rows).toHaveLength(2))
  full.mockRestore()
  expect(result.current.isKept).toBe(false)
  expect(sessionStorage.getItem('feltwise.exam-class')).toBe(before)
})
