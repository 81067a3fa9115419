'use client'

import { type FormEvent, useId, useMemo, useState } from 'react'
import { percent, whole } from '@/app/_languages/format'
import { dealerHalf, dealerSchool, exam as words } from '@/app/_languages/words'
import { Button } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { Field, Input, TextArea } from '@/app/_ui/field'
import { Heading } from '@/app/_ui/heading'
import { useTypedText } from '@/app/_ui/use-typed'
import { saveFile } from '@/app/_ui/save-file'
import { FiguresTable } from '@/app/progress/figures-table'
import { GAME_IDS } from '@/lib/games/ids'
import { type Exam, makeExam, parseExam } from '@/lib/teaching/dealer-school/exam/exam'
import type { ClassRow } from '@/lib/teaching/dealer-school/exam/class'
import { areLoaded, gamesNamedIn, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import {
  type ClassBook,
  makeClassFile,
  missedItems,
  missedQuestions,
  readRoster,
  standingsOf,
  withExam,
} from '@/lib/teaching/dealer-school/exam/roster'
import { itemNames } from '../../_parts/item-names'
import { frameInWords, subjectInWords } from '../words'

interface Props {
  readonly book: ClassBook
  readonly onBook: (book: ClassBook) => void
}

/** The names of the class and its exams, as the instructor enters them. */
export function Roster({ book, onBook }: Props) {
  const id = useId()
  const [text, setText] = useState(() => book.names.join('\n'))
  const [link, setLink] = useTypedText('class-link')
  const [isWrong, setWrong] = useState(false)
  const addExam = (event: FormEvent): void => {
    event.preventDefault()
    const code = /[?&#]exam=([^&#\s]+)/.exec(link)?.[1] ?? link.trim()
    void loadSchoolGames(gamesNamedIn(code)).then(() => {
      const exam = parseExam(code)
      setWrong(!exam.ok)
      if (!exam.ok) return
      onBook(withExam(book, exam.value))
      setLink('')
    })
  }
  return (
    <section aria-labelledby={`${id}-title`} className="not-printed grid gap-3 border-t pt-5">
      <Heading id={`${id}-title`}>{words.roster}</Heading>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.rosterNames}>
          <TextArea
            value={text}
            rows={5}
            spellCheck={false}
            onChange={({ target }) => {
              setText(target.value)
              onBook({ ...book, names: readRoster(target.value) })
            }}
            className="w-full"
          />
        </Field>
        <form onSubmit={addExam} className="grid content-start gap-2">
          <Field label={words.examGiven}>
            <Input
              value={link}
              spellCheck={false}
              aria-invalid={isWrong}
              onChange={({ target }) => {
                setLink(target.value)
                setWrong(false)
              }}
              className="w-full font-mono"
            />
          </Field>
          {isWrong && (
            <p role="alert" className="text-caption text-blunder-ink">
              {words.noExam}
            </p>
          )}
          <Button type="submit" look="quiet" className="justify-self-start">
            {words.addExam}
          </Button>
          <ol className="grid gap-1 text-small text-muted">
            {book.exams.map((exam, i) => (
              <li key={makeExam(exam)}>
                {words.classExamOf(i + 1, subjectInWords(exam.subject), frameInWords(exam), exam.seed)}
              </li>
            ))}
          </ol>
        </form>
      </div>
      <p className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => saveFile('class.json', 'application/json', makeClassFile(book))}>
          {words.saveClass}
        </Button>
      </p>
    </section>
  )
}

/** “5 of 6 ✓”, or that there is no result yet. */
function Best({ row }: { readonly row: ClassRow | undefined }) {
  if (!row) return <span className="text-muted">{words.notYet}</span>
  const { marks, result } = row
  return (
    <span className={classes(marks.passed ? 'text-best-ink' : 'text-blunder-ink')}>
      {dealerSchool.ofAll(marks.right, result.exam.questions)}, {marks.passed ? words.pass : words.fail}
    </span>
  )
}

/** Who is ready: everyone's best result in each exam. */
export function Ready({ book }: { readonly book: ClassBook }) {
  const standings = useMemo(() => standingsOf(book), [book])
  if (book.exams.length === 0 || standings.length === 0) return null
  const ready = standings.filter(({ isReady }) => isReady).length
  return (
    <div className="grid grid-cols-1 gap-2">
      <Heading>{words.whoIsReady}</Heading>
      <p className="text-small text-muted">{words.readyCount(ready, standings.length)}</p>
      <FiguresTable
        label={words.whoIsReady}
        wordy
        heads={[words.name, ...book.exams.map((_, i) => `${words.exam} ${whole(i + 1)}`), words.ready]}
        rows={standings.map(({ name, isOnRoster, best, isReady }) => ({
          id: name,
          cells: [
            <span key="name">
              {name}
              {!isOnRoster && <span className="block text-caption font-normal text-muted">{words.notListed}</span>}
            </span>,
            ...best.map((row, i) => <Best key={i} row={row} />),
            <b key="ready" className={classes('font-strong', isReady ? 'text-best-ink' : 'text-muted')}>
              {isReady ? words.isReady : words.isNotReady}
            </b>,
          ],
        }))}
      />
    </div>
  )
}

/** How many rows are shown. */
const ROWS = 15

/** What the class misses most: clauses, payouts, errors and disputes, and the questions of each exam. */
export function MostMissed({ rows, exams }: { readonly rows: readonly ClassRow[]; readonly exams: readonly Exam[] }) {
  const items = useMemo(() => missedItems(rows).filter(({ missed }) => missed > 0), [rows])
  const games = GAME_IDS.filter((id) => items.some(({ game }) => game === id) && areLoaded([id]))
  const named = itemNames(games)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Heading>{words.mostMissed}</Heading>
      {items.length === 0 ? (
        <p className="text-small text-muted">{words.nothingMissed}</p>
      ) : (
        <FiguresTable
          label={words.mostMissed}
          heads={[dealerHalf.what, dealerHalf.asked, words.missed, words.missRate]}
          rows={items.slice(0, ROWS).map((one) => {
            return {
              id: `${one.part} ${one.game} ${one.rules} ${one.item}`,
              cells: [
                <span key="name">
                  {named(one)}
                  <span className="block text-caption font-normal text-muted">{dealerHalf.parts[one.part]}</span>
                </span>,
                whole(one.asked),
                whole(one.missed),
                percent(one.missed / one.asked, 0),
              ],
            }
          })}
        />
      )}
      {exams.map((exam, i) => (
        <FiguresTable
          key={makeExam(exam)}
          label={words.byQuestion(i + 1)}
          heads={[words.byQuestion(i + 1), dealerHalf.asked, words.missed, words.missRate]}
          rows={missedQuestions(rows, exam).map(({ asked, missed }, at) => ({
            id: String(at),
            cells: [whole(at + 1), whole(asked), whole(missed), asked === 0 ? '—' : percent(missed / asked, 0)],
          }))}
        />
      ))}
    </div>
  )
}
