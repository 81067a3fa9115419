import { array, boolean, check, fallback, number, object, optional, pipe, safeParse, string } from 'valibot'
import type { Read } from '@/lib/teaching/quiz/record'
import { type Exam, placeOf } from './exam'
import { isAnswerText } from '../records/answer-texts'
import { type ExamResult, LAST_MINUTE } from './code'
import { parseJson } from './file'
import { readName } from './names'

/*
 * A trainee's sitting of an exam, as a pure state machine over plain data. Each event carries the time in milliseconds
 * since 1970, counted from the start without regard to the device's clock; earlier times than the latest are ignored.
 */

const MINUTE = 60_000
const time = pipe(
  number(),
  check((value) => Number.isSafeInteger(value) && value >= 0 && value < LAST_MINUTE * MINUTE),
)

/** A sitting, as the browser stores it. */
const sitting = object({
  name: string(),
  begun: time,
  /** The latest time of any event. */
  seen: time,
  /** The device's own clock when the sitting was stored, to which a reload compares. */
  wall: optional(time),
  answers: array(pipe(string(), check(isAnswerText))),
  /** The unfinished answer to the current question. */
  draft: string(),
  ended: optional(time),
  /** When the current part began. */
  partBegun: fallback(time, -1),
  /** Whether the previous part ran out of time. */
  isCut: fallback(boolean(), false),
})
export type Sitting = Read<typeof sitting>

export type SittingEvent =
  /** An empty text leaves a question unanswered. */
  | { readonly kind: 'answer'; readonly answer: string; readonly now: number }
  | { readonly kind: 'draft'; readonly draft: string; readonly now: number }
  | { readonly kind: 'tick'; readonly now: number }
  | { readonly kind: 'end'; readonly now: number }

const LONGEST_DRAFT = 2000

export const startSitting = (name: string, now: number): Sitting => ({
  name,
  begun: now,
  seen: now,
  wall: undefined,
  answers: [],
  draft: '',
  ended: undefined,
  partBegun: now,
  isCut: false,
})

const deadlineOf = ({ minutes }: Exam, { begun }: Sitting): number => begun + minutes * MINUTE

/** The time left, in milliseconds; 0 once it is up. */
export const leftOf = (exam: Exam, sitting: Sitting, now: number): number =>
  Math.max(0, deadlineOf(exam, sitting) - Math.max(now, sitting.seen))

/** When the time of the current part is up; undefined if the part has no limit of its own. */
function partDeadlineOf(exam: Exam, { partBegun, answers }: Sitting): number | undefined {
  const { minutes } = placeOf(exam, answers.length + 1)
  return minutes === undefined ? undefined : partBegun + minutes * MINUTE
}

/** The time left for the current part, in milliseconds; undefined if the part has no limit of its own. */
export function leftOfPart(exam: Exam, sitting: Sitting, now: number): number | undefined {
  const deadline = partDeadlineOf(exam, sitting)
  return deadline === undefined ? undefined : Math.max(0, deadline - Math.max(now, sitting.seen))
}

/** The sitting after the parts whose time was up by `now`. Their open questions stay unanswered. */
function cutParts(exam: Exam, sitting: Sitting, now: number): Sitting {
  const over = partDeadlineOf(exam, sitting)
  if (over === undefined || now < over || over >= deadlineOf(exam, sitting)) return sitting
  const { last } = placeOf(exam, sitting.answers.length + 1)
  const open = Array.from({ length: last - sitting.answers.length }, () => '')
  const next = { ...sitting, answers: [...sitting.answers, ...open], draft: '', partBegun: over, isCut: true }
  return last >= exam.questions ? { ...next, ended: over } : cutParts(exam, next, now)
}

/**
 * The state after an event. A finished sitting doesn't change. An answer after its part's time is ignored, as is a text
 * that can't be an answer.
 */
export function reduceSitting(exam: Exam, sitting: Sitting, event: SittingEvent): Sitting {
  if (sitting.ended !== undefined) return sitting
  const seen = Math.max(event.now, sitting.seen)
  const deadline = deadlineOf(exam, sitting)
  const cut = cutParts(exam, sitting, seen)
  if (cut.ended !== undefined) return { ...cut, seen }
  if (seen >= deadline) return { ...cut, seen, draft: '', ended: deadline }
  // The answer belongs to a part whose time is up.
  if (cut !== sitting && event.kind !== 'end') return { ...cut, seen }
  switch (event.kind) {
    case 'tick':
      return { ...sitting, seen }
    case 'draft':
      return { ...sitting, seen, draft: event.draft.slice(0, LONGEST_DRAFT) }
    case 'end':
      return { ...cut, seen, draft: '', ended: seen }
    case 'answer': {
      if (!isAnswerText(event.answer)) return sitting
      const answers = [...sitting.answers, event.answer]
      const ended = answers.length >= exam.questions ? seen : undefined
      const isLast = answers.length === placeOf(exam, answers.length).last
      const partBegun = isLast ? seen : sitting.partBegun
      return { ...sitting, seen, answers, draft: '', ended, partBegun, isCut: false }
    }
  }
}

/** The result of a sitting, finished or not. */
export function resultOf(exam: Exam, { name, begun, seen, ended, answers }: Sitting): ExamResult {
  const seconds = Math.min(exam.minutes * 60, Math.ceil(((ended ?? seen) - begun) / 1000))
  return {
    exam,
    name,
    begun: Math.floor(begun / MINUTE),
    seconds,
    answers: Array.from({ length: exam.questions }, (_, i) => answers[i] ?? ''),
  }
}

export const writeSitting = (sitting: Sitting): string => JSON.stringify(sitting)

/** Reads the text that `writeSitting` wrote; undefined if it isn't a sitting of this exam. */
export function readSitting(exam: Exam, text: string | null): Sitting | undefined {
  const read = safeParse(sitting, parseJson(text ?? ''))
  if (!read.success) return undefined
  const { begun, seen, answers, ended = begun, partBegun } = read.output
  const name = readName(read.output.name)
  if (!name.ok || answers.length > exam.questions || seen < begun || ended < begun) return undefined
  const isInside = partBegun >= begun && partBegun <= seen
  return { ...read.output, name: name.value, partBegun: isInside ? partBegun : begun }
}
