import Link from 'next/link'
import { classes } from '@/app/_components/classes'
import { percent } from '@/app/_components/format'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { exam as words } from '@/app/_languages/english/exam'
import { makeExam } from '@/lib/teaching/dealer-school/exam'
import { type ClassRow, mostQuestions } from '@/lib/teaching/dealer-school/exam-class'
import { markInWords, markOf } from '../graded-item'
import { clock, frameInWords, subjectInWords } from '../words'

const SIGNS = { right: '✓', wrong: '✗', open: '–' } as const
const LOOKS = { right: 'text-best-ink', wrong: 'text-blunder-ink', open: 'text-muted' } as const

/** A line for each trainee; each name opens the result. */
export function ClassTable({ rows }: { readonly rows: readonly ClassRow[] }) {
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
        <table className="w-full border-collapse text-small tabular-nums">
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
        </table>
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
      <td className={CELL}>{percent(marks.right / questions, 0)}</td>
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
