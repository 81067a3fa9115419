'use client'

import { useEffect, useState } from 'react'
import { exam as words } from '@/app/_languages/english/exam'
import { type ClassRow, parseClassTable, rowOf, withRow } from '@/lib/teaching/dealer-school/exam-class'
import { codesIn, type ExamResult, parseCode } from '@/lib/teaching/dealer-school/exam-code'
import { LONGEST_FILE, parseResultFile } from '@/lib/teaching/dealer-school/exam-file'
import { gamesNamedIn, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import type { Result } from '@/lib/result'

/** A result or a refusal, with where it comes from. */
type Read = { readonly from: string; readonly result: Result<ExamResult>; readonly lang?: 'en' }

export interface Refusal {
  readonly from: string
  readonly because: string
  /** Of the reason, where it is not in the reader's language. */
  readonly lang: 'en' | undefined
}

interface Class {
  readonly rows: readonly ClassRow[]
  /** Of what was added last. */
  readonly refused: readonly Refusal[]
  readonly added: number
}

/** A class table may be far longer than a result. */
const LONGEST_TABLE = 50 * LONGEST_FILE

async function readFile(file: File): Promise<readonly Read[]> {
  const from = file.name.slice(0, 80)
  const isTable = /\.csv$/i.test(file.name)
  const failed = (message: string): Read => ({ from, result: { ok: false, problem: { name: 'BadFile', message } } })
  if (file.size > (isTable ? LONGEST_TABLE : LONGEST_FILE)) return [failed(words.tooLarge)]
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return [failed(words.notReadable)]
  await loadSchoolGames(gamesNamedIn(text))
  if (!isTable) return [{ from, result: parseResultFile(text), lang: 'en' }]
  const table = parseClassTable(text)
  return table.ok
    ? table.value.map((result, i) => ({ from: words.lineOf(from, i + 2), result, lang: 'en' }))
    : [{ ...failed(table.problem.message), lang: 'en' }]
}

async function readPasted(text: string): Promise<readonly Read[]> {
  await loadSchoolGames(gamesNamedIn(text))
  return codesIn(text).map((code, i) => ({ from: words.codeNumber(i + 1), result: parseCode(code), lang: 'en' }))
}

function put({ rows }: Class, read: readonly Read[]): Class {
  const good = read.flatMap(({ result }) => (result.ok ? [rowOf(result.value)] : []))
  const refused = read.flatMap(({ from, result, lang }) =>
    result.ok ? [] : [{ from, because: result.problem.message, lang }],
  )
  const next = good.reduce(withRow, rows)
  return { rows: next, refused, added: next.length - rows.length }
}

const KEY = 'feltwise.exam-class'
const EMPTY: Class = { rows: [], refused: [], added: 0 }

/** The codes of the table as this tab kept it: one may open a result and come back. */
export function keptCodes(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function load(): Class {
  const kept = codesIn(keptCodes()).map(parseCode)
  return { ...EMPTY, rows: kept.flatMap((one) => (one.ok ? [rowOf(one.value)] : [])).reduce(withRow, EMPTY.rows) }
}

function keep(rows: readonly ClassRow[]): void {
  try {
    window.sessionStorage.setItem(KEY, rows.map(({ code }) => code).join('\n'))
  } catch {
    // Without storage the table stands as long as the page is open.
  }
}

/** The results in the table, and what was refused last. The games of the kept codes must be loaded. */
export function useClass() {
  const [held, setHeld] = useState(load)
  const [isTouched, setTouched] = useState(false)
  useEffect(() => keep(held.rows), [held.rows])
  const add = (read: readonly Read[]): void => {
    setHeld((now) => put(now, read))
    setTouched(true)
  }
  return {
    ...held,
    isTouched,
    addFiles: async (files: readonly File[]): Promise<void> => add((await Promise.all(files.map(readFile))).flat()),
    addCodes: async (text: string): Promise<void> => add(await readPasted(text)),
    clear: (): void => {
      setHeld(EMPTY)
      setTouched(false)
    },
  }
}
