import { whole } from '@/app/_languages/format'
import { progress } from '@/app/_languages/words'
import type { LogView } from '@/lib/storage/view'
import type { Kept } from '@/lib/teaching/quiz/record'
import { fullDay } from '../dates'

/* The page's words for records and times. */

/** `on 12 March 2026`, or `from 12 March 2026 to 4 April 2026`; empty without records. */
export function spanOf(records: readonly Kept[]): string {
  const moments = records.map(({ at }) => at)
  if (moments.length === 0) return ''
  const [first, last] = [
    fullDay(moments.reduce((a, b) => Math.min(a, b))),
    fullDay(moments.reduce((a, b) => Math.max(a, b))),
  ]
  return first === last ? progress.onDay(first) : progress.fromTo(first, last)
}

export const recordsInWords = (count: number): string => progress.records(whole(count))

/** What a file added: `1,204 records`, `2 house ways`, or both. */
export function addedInWords(records: number, ways: number): string {
  if (ways === 0) return recordsInWords(records)
  const own = progress.ownWays(whole(ways))
  return records === 0 ? own : progress.both(recordsInWords(records), own)
}

/** The lists of the log with its records. */
export type Lists = Pick<LogView, 'answers' | 'rounds' | 'school'>

export const countOf = ({ answers, rounds, school }: Lists): number => answers.length + rounds.length + school.length

/** `1,204 answers, 31 rounds and 12 answers in the dealer school`, without those that are zero; `nothing`. */
export function countsInWords({ answers, rounds, school }: Partial<Lists>): string {
  const parts = [
    ...(answers?.length ? [progress.answers(whole(answers.length))] : []),
    ...(rounds?.length ? [progress.rounds(whole(rounds.length))] : []),
    ...(school?.length ? [progress.schoolAnswers(whole(school.length))] : []),
  ]
  const last = parts.pop()
  if (last === undefined) return progress.nothing
  return parts.length === 0 ? last : progress.both(parts.join(', '), last)
}

export const keptInWords = (records: readonly Kept[]): string =>
  countsInWords({
    answers: records.filter((one) => one.kind === 'answer'),
    rounds: records.filter((one) => one.kind === 'round'),
    school: records.filter((one) => one.kind === 'school'),
  })

const two = (part: number): string => String(part).padStart(2, '0')

/** `2026-03-12`: a day, for a file's name. */
export function fileDay(at: number): string {
  const date = new Date(at)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** `2026-03-12 09:30:00`: a local time in the format of spreadsheets. */
export function stampOf(at: number): string {
  const date = new Date(at)
  return `${fileDay(at)} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
}
