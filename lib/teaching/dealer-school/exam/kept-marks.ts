import { array, boolean, literal, number, object, picklist, record, safeParse, string, tuple } from 'valibot'
import { SCHOOL_PARTS } from '@/lib/teaching/quiz/record'
import type { AskedItem, ClassRow, RowMark } from './class'
import { parseJson } from './file'

/*
 * The marks of a class as a text, so that its page doesn't mark every result again when it is reloaded. They are for
 * the browser that computed them: files hold codes alone.
 */

const VERSION = 1

/** Each item once; a mark is `isRight`, `isAnswered`, then its items by their index, with -1 - index for a wrong one. */
const stored = object({
  version: literal(VERSION),
  items: array(tuple([picklist(SCHOOL_PARTS), string(), string(), string()])),
  rows: record(string(), array(tuple([boolean(), boolean(), array(number())]))),
})

/** A code's length and the checksum at its end. */
const keyOf = (code: string): string => `${code.length} ${code.slice(-7)}`

export function writeMarks(rows: readonly ClassRow[]): string {
  const items = new Map<string, number>()
  const indexOf = ({ part, game, rules, item, isRight }: AskedItem): number => {
    const key = JSON.stringify([part, game, rules, item])
    const index = items.get(key) ?? items.size
    items.set(key, index)
    return isRight ? index : -1 - index
  }
  const marks = rows.map(({ code, marks: { graded } }) => [
    keyOf(code),
    graded.map((one) => [one.isRight, one.isAnswered, one.items.map(indexOf)]),
  ])
  return JSON.stringify({
    version: VERSION,
    items: [...items.keys()].map((key): unknown => JSON.parse(key)),
    rows: Object.fromEntries(marks),
  })
}

/** Reads what `writeMarks` wrote: a function from a code to its marks, undefined for a code without. */
export function readMarks(text: string | null): (code: string) => readonly RowMark[] | undefined {
  const read = safeParse(stored, parseJson(text ?? ''))
  if (!read.success) return () => undefined
  const { items, rows } = read.output
  const itemAt = (index: number): readonly AskedItem[] => {
    const isRight = index >= 0
    const found = items[isRight ? index : -1 - index]
    if (!found) return []
    const [part, game, rules, item] = found
    return [{ part, game, rules, item, isRight }]
  }
  return (code) =>
    rows[keyOf(code)]?.map(([isRight, isAnswered, at]) => ({ isRight, isAnswered, items: at.flatMap(itemAt) }))
}
