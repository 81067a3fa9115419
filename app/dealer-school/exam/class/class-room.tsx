'use client'

import { FileInput, TextArea } from '@/app/_ui/field'
import { Table } from '@/app/_ui/table'
import { Link } from '@/app/_ui/link'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/app/_ui/button'
import { saveFile } from '@/app/_ui/save-file'
import { classes } from '@/app/_ui/classes'
import { useTypedText } from '@/app/_ui/use-typed'
import { percent } from '@/app/_languages/format'
import { dealerSchool, exam as words } from '@/app/_languages/words'
import { pointsOf, makeExam } from '@/lib/teaching/dealer-school/exam/exam'
import { type ClassRow, makeClassTable, mostQuestions, type TableWords } from '@/lib/teaching/dealer-school/exam/class'
import { withExam } from '@/lib/teaching/dealer-school/exam/roster'
import { gamesNamedIn } from '@/lib/teaching/dealer-school/games'
import { NotKept } from '@/app/_ui/not-kept'
import { SetAside } from '@/app/_ui/set-aside'
import { ProgressLine } from '@/app/_ui/progress-line'
import { keptClass, useClass } from './use-class'
import { MostMissed, Ready, Roster } from './class-book'
import { useSchoolGames } from '../../_parts/school-games'
import { ExamTop } from '../frame'
import { Waiting } from '../../_parts/waiting'
import { markInWords, markOf } from '../graded-item'
import { clock, frameInWords, isoOf, subjectInWords } from '../words'

const SIGNS = { right: '✓', wrong: '✗', open: '–' } as const
const LOOKS = { right: 'text-best-ink', wrong: 'text-blunder-ink', open: 'text-muted' } as const

/** A line for each trainee. A name opens the result. */
function ClassTable({ rows }: { readonly rows: readonly ClassRow[] }) {
  const places = Array.from({ length: mostQuestions(rows) }, (_, i) => i)
  const exams = [...new Map(rows.map(({ result: { exam } }) => [makeExam(exam), exam])).values()]
  return (
    <section aria-label={words.theClass} className="grid grid-cols-1 gap-3">
      <ol className="grid gap-0.5 text-small text-muted">
        {exams.map((exam, i) => (
          <li key={makeExam(exam)}>
            {exams.length > 1
              ? words.classExamOf(i + 1, subjectInWords(exam.subject), frameInWords(exam), exam.seed)
              : words.classExam(subjectInWords(exam.subject), frameInWords(exam), exam.seed)}
          </li>
        ))}
      </ol>
      <div role="region" aria-label={words.results} tabIndex={0} className="relative overflow-x-auto">
        <Table>
          <thead>
            <tr className="text-caption text-muted">
              <Head first>{words.name}</Head>
              {exams.length > 1 && <Head>{words.exam}</Head>}
              <Head>{words.right}</Head>
              <Head>{words.score}</Head>
              <Head>{words.result}</Head>
              <Head>{words.time}</Head>
              {places.map((i) => (
                <Head key={i}>{String(i + 1)}</Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line
                key={row.code}
                row={row}
                places={places}
                exam={
                  exams.length > 1
                    ? exams.findIndex((exam) => makeExam(exam) === makeExam(row.result.exam)) + 1
                    : undefined
                }
              />
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  )
}

function Head({ first = false, children }: { readonly first?: boolean; readonly children: string }) {
  return (
    <th scope="col" className={classes('py-2 font-normal', first ? 'text-left' : 'pl-3 text-right')}>
      {children}
    </th>
  )
}

const CELL = 'py-1 pl-3 text-right whitespace-nowrap'

function Line({
  row: { code, result, marks },
  places,
  exam,
}: {
  readonly row: ClassRow
  readonly places: readonly number[]
  readonly exam: number | undefined
}) {
  const { questions } = result.exam
  return (
    <tr className="border-t">
      <th scope="row" className="text-left font-strong">
        <Link
          href={`/dealer-school/exam?result=${code}`}
          prefetch={false}
          className="link inline-flex min-h-11 min-w-[6em] items-center"
        >
          {result.name}
        </Link>
      </th>
      {exam !== undefined && <td className={CELL}>{exam}</td>}
      <td className={CELL}>{dealerSchool.ofAll(marks.right, questions)}</td>
      <td className={CELL}>{percent(marks.points / pointsOf(result.exam), 0)}</td>
      <td className={classes(CELL, marks.passed ? 'text-best-ink' : 'text-blunder-ink')}>
        {marks.passed ? words.pass : words.fail}
      </td>
      <td className={CELL}>{clock(result.seconds)}</td>
      {places.map((i) => {
        const graded = marks.graded[i]
        return (
          <td key={i} className={classes(CELL, graded && LOOKS[markOf(graded)])}>
            {graded && (
              <>
                <span aria-hidden="true">{SIGNS[markOf(graded)]}</span>
                <span className="sr-only">{markInWords(graded)}</span>
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
}

interface Props {
  readonly onFiles: (files: readonly File[]) => void
  readonly onCodes: (text: string) => void
}

/** Hidden files that operating systems leave in folders. */
const isHidden = (name: string): boolean => name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)

/** Adds results from files, a folder, or pasted codes. */
function AddResults({ onFiles, onCodes }: Props) {
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [text, setText] = useTypedText('class-codes')
  // Browsers know this attribute, but the JSX types don't.
  useEffect(() => folder.current?.setAttribute('webkitdirectory', ''), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    onCodes(text)
    setText('')
  }
  return (
    <div className="not-printed grid items-start gap-5 xl:grid-cols-[minmax(0,260px)_minmax(0,1fr)]">
      <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-1">
        <FileInput
          ref={files}
          multiple
          aria-label={words.resultFiles}
          accept=".json,.csv,application/json,text/csv"
          onFiles={onFiles}
        />
        <Button look="quiet" onClick={() => files.current?.click()}>
          {words.chooseFiles}
        </Button>
        <FileInput
          ref={folder}
          multiple
          aria-label={words.folderOfFiles}
          onFiles={(all) => onFiles(all.filter(({ name }) => !isHidden(name)))}
        />
        <Button look="quiet" onClick={() => folder.current?.click()}>
          {words.chooseFolder}
        </Button>
      </div>
      <form onSubmit={submit} className="grid gap-2">
        <label htmlFor={id} className="text-caption text-muted">
          {words.codesOrLinks}
        </label>
        <TextArea
          id={id}
          value={text}
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target: { value } }) => setText(value)}
          className="w-full font-mono break-all"
        />
        <Button type="submit" look="quiet" className="justify-self-start">
          {words.addCodes}
        </Button>
      </form>
    </div>
  )
}

/** The headings of a saved table, in the reader's language. When the table is opened again, only its codes are read. */
const tableWords = (): TableWords => ({
  columns: [words.name, words.right, words.questions, words.result, words.seconds, words.begun, words.exam],
  question: words.questionLetter,
  pass: words.pass,
  fail: words.fail,
})

/** The results of a class side by side, from files, a folder, codes or a table saved earlier. */
function ClassRoom() {
  const { book, refused, added, opened, marking, isTouched, addFiles, addCodes, setBook, clear } = useClass()
  const { rows } = book
  // If the class has no exams of its own, those of its results are used.
  const given = book.exams.length > 0 ? book : rows.map(({ result }) => result.exam).reduce(withExam, book)
  return (
    <div className="exam-result mx-auto grid max-w-table grid-cols-1 gap-8 px-4 py-8 md:px-8 md:py-12">
      <ExamTop title={words.classTitle}>
        <p className="not-printed max-w-text text-muted">{words.classLead}</p>
      </ExamTop>
      <NotKept area="sessionStorage" />
      <SetAside />
      <AddResults onFiles={(files) => void addFiles(files)} onCodes={(text) => void addCodes(text)} />
      {marking && (
        <div className="not-printed grid gap-2">
          <p role="status" className="text-small text-muted">
            {words.marking(marking.all)}
          </p>
          <ProgressLine done={marking.done / marking.all} label={words.marking(marking.all)} />
        </div>
      )}
      {isTouched && !marking && (
        <p role="status" className="not-printed text-small text-best-ink">
          {words.added(added)}
        </p>
      )}
      {refused.length > 0 && (
        <section role="alert" aria-label={words.refused} className="not-printed grid gap-1 text-small">
          <h2 className="font-semibold text-blunder-ink">{words.refusedCount(refused.length)}</h2>
          <ul className="grid gap-1">
            {refused.map(({ from, because }, i) => (
              <li key={i} className="break-words">
                <b className="font-strong">{from}:</b> {because}
              </li>
            ))}
          </ul>
        </section>
      )}
      {book.unread && (
        <p className="not-printed text-small text-blunder-ink">
          {words.unreadInClass(book.unread.exams.length + book.unread.results.length)}
        </p>
      )}
      {rows.length === 0 ? (
        <p className="border-t pt-4 text-small text-muted">{words.noResults}</p>
      ) : (
        <ClassTable rows={rows} />
      )}
      <Ready book={given} />
      {rows.length > 0 && <MostMissed rows={rows} exams={given.exams} />}
      {/* An opened file may bring other names, so the field is reset. */}
      <Roster key={opened} book={book} onBook={setBook} />
      {rows.length > 0 && (
        <div className="not-printed grid gap-2 xs:flex xs:flex-wrap">
          <Button onClick={() => saveFile('class-table.csv', 'text/csv', makeClassTable(rows, isoOf, tableWords()))}>
            {words.saveCsv}
          </Button>
          <Button look="quiet" onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button look="quiet" onClick={clear}>
            {words.clearTable}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The class with what the browser has stored of it, once its games are loaded. */
export function WithGames() {
  const [kept] = useState(() => gamesNamedIn(keptClass()))
  return useSchoolGames(kept) ? <ClassRoom /> : <Waiting title={words.classTitle} />
}
