'use client'

import { Button } from '@/app/_components/button'
import { exam as words } from '@/app/_languages/english/exam'
import { makeClassTable, type TableWords } from '@/lib/teaching/dealer-school/exam-class'
import { ExamTop } from '../exam-top'
import { saveFile } from '../save-file'
import { isoOf } from '../words'
import { AddResults } from './add-results'
import { ClassTable } from './class-table'
import { useClass } from './use-class'

/** The saved table is in the reader's language; it is found again by its codes. */
const tableWords = (): TableWords => ({
  columns: [words.name, words.right, words.questions, words.result, words.seconds, words.begun, words.exam],
  question: words.questionLetter,
  pass: words.pass,
  fail: words.fail,
})

/** The results of a class side by side, from files, a folder, codes or a table saved before. */
export function ClassRoom() {
  const { rows, refused, added, isTouched, addFiles, addCodes, clear } = useClass()
  return (
    <div className="exam-result mx-auto grid max-w-table grid-cols-1 gap-8 px-4 py-8 md:px-8 md:py-12">
      <ExamTop title={words.classTitle}>
        <p className="not-printed max-w-text text-muted">{words.classLead}</p>
      </ExamTop>
      <AddResults onFiles={(files) => void addFiles(files)} onCodes={(text) => void addCodes(text)} />
      {isTouched && (
        <p role="status" className="not-printed text-small text-best-ink">
          {words.added(added)}
        </p>
      )}
      {refused.length > 0 && (
        <section role="alert" aria-label={words.refused} className="not-printed grid gap-1 text-small">
          <h2 className="font-semibold text-blunder-ink">{words.refusedCount(refused.length)}</h2>
          <ul className="grid gap-1">
            {refused.map(({ from, because, lang }, i) => (
              <li key={i} className="break-words">
                <b className="font-strong">{from}:</b> <span lang={lang}>{because}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {rows.length === 0 ? (
        <p className="border-t pt-4 text-small text-muted">{words.noResults}</p>
      ) : (
        <ClassTable rows={rows} />
      )}
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
