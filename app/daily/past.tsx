'use client'

import { answer as answerWords, daily } from '@/app/_languages/words'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from '@/app/_ui/link'
import { Figure } from '@/app/_solver/figure'
import { GRADE_LOOKS, GradeMark } from '@/app/_solver/grade'
import { Share } from '@/app/_ui/copy'
import { SessionFigures } from '@/app/_solver/this-session'
import { problemInWords } from '@/app/_ui/problem-words'
import { GAME_IDS } from '@/lib/games/ids'
import type { Problem } from '@/lib/result'
import { type Day, FIRST_DAY, gameOfDay, makeDay } from '@/lib/teaching/quiz/daily'
import { isRight, type Mark } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { dayInWords, isInTime, shortDay } from './dates'

/**
 * The text to share: the day, the game and the grade. It leaves out the cards and the answer, so that it spoils
 * nothing.
 */
export function sharedText(day: Day, game: string, grade: Mark, streak: number): string {
  const score = `${game}: ${GRADE_LOOKS[grade].sign} ${answerWords.grades[grade]}`
  return [daily.shared(dayInWords(day)), streak > 1 ? `${score}, ${daily.streak(streak)}` : score].join('\n')
}

/** The names of the games by their ids. */
export type GameNames = ReadonlyMap<string, string>

interface Props {
  readonly names: GameNames
  readonly day: Day
  readonly now: Day
  readonly byDay: ReadonlyMap<Day, AnswerRecord>
  readonly streak: number
  /** Why answers aren't stored; null if they are. */
  readonly problem: Problem | null
}

const dayHref = (day: Day, now: Day): string => (day === now ? '/daily' : `/daily?date=${makeDay(day)}`)

/** How many days are listed: as many as there are games, because they take turns. */
const LISTED = GAME_IDS.length

const nameOf = (names: GameNames, day: Day): string => names.get(gameOfDay(GAME_IDS, day)) ?? ''

/** Below the hand: the streak, the result to share, and earlier days. */
export function Past({ names, day, now, byDay, streak, problem }: Props) {
  const record = byDay.get(day)
  const isLate = record !== undefined && !isInTime(day, record.at)
  return (
    <div className="grid items-start gap-x-14 gap-y-7 border-t px-1 pt-5 2xl:grid-cols-[minmax(0,1fr)_minmax(0,412px)]">
      <section aria-label={daily.yours} className="grid gap-5">
        <Counts byDay={byDay} streak={streak} />
        {isLate && <p className="text-small text-muted">{daily.answeredLate}</p>}
        {problem && <p className="text-small text-muted">{problemInWords(problem)}</p>}
        {record && (
          <Share
            text={sharedText(day, nameOf(names, day), record.grade, day === now ? streak : 0)}
            href={`/daily?date=${makeDay(day)}`}
            copies={daily.copyResult}
          />
        )}
      </section>
      <Days names={names} day={day} now={now} byDay={byDay} />
    </div>
  )
}

function Counts({ byDay, streak }: Pick<Props, 'byDay' | 'streak'>) {
  const answers = [...byDay.values()]
  if (answers.length === 0) return <p className="text-small text-muted">{daily.nothingYet}</p>
  return (
    <SessionFigures>
      <Figure label={daily.inARow} after={daily.days(streak)}>
        {streak}
      </Figure>
      <Figure label={daily.right} after={daily.calls(answers.length)}>
        {daily.of(answers.filter(isRight).length, answers.length)}
      </Figure>
    </SessionFigures>
  )
}

/** The last hand of each game up to the day that is shown, with links to other days. */
function Days({ names, day, now, byDay }: Pick<Props, 'names' | 'day' | 'now' | 'byDay'>) {
  const days = Array.from({ length: LISTED }, (_, i) => day - i).filter((one) => one >= FIRST_DAY)
  return (
    <nav aria-label={daily.otherDays} className="grid gap-1">
      <ol className="grid">
        {days.map((one) => (
          <li key={one} className="border-t first:border-t-0">
            <Link
              href={dayHref(one, now)}
              aria-current={one === day ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 text-small aria-[current]:font-strong"
            >
              <Mark record={byDay.get(one)} />
              <span className="min-w-0 flex-1">{nameOf(names, one)}</span>
              <span className="text-muted tabular-nums">{one === now ? daily.today : shortDay(one)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="flex justify-between border-t pt-1 text-small">
        {day > FIRST_DAY && (
          <Link href={dayHref(day - 1, now)} className="link inline-flex min-h-11 items-center gap-1">
            <ChevronLeft size={15} aria-hidden="true" />
            {daily.dayBefore}
          </Link>
        )}
        {day < now && (
          <Link href={dayHref(day + 1, now)} className="link ml-auto inline-flex min-h-11 items-center gap-1">
            {daily.dayAfter}
            <ChevronRight size={15} aria-hidden="true" />
          </Link>
        )}
      </p>
    </nav>
  )
}

function Mark({ record }: { readonly record: AnswerRecord | undefined }) {
  if (!record) {
    return (
      <span className="grid h-6 w-7 shrink-0 place-items-center">
        <span aria-hidden="true" className="h-1.5 w-1.5 rounded-full border border-line-strong" />
        <span className="sr-only">{daily.open}</span>
      </span>
    )
  }
  return (
    <>
      <GradeMark grade={record.grade} size="small" />
      <span className="sr-only">{answerWords.grades[record.grade]}:</span>
    </>
  )
}
