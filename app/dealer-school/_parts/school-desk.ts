import { newId } from '@/app/_solver/kept-answer'
import { openLog } from '@/lib/storage/log'
import * as kept from '@/lib/teaching/dealer-school/kept-answers'
import { dueItems, type SchoolAnswer } from '@/lib/teaching/dealer-school/record'
import type { SchoolPart, SchoolRecord } from '@/lib/teaching/quiz/record'

/* The log and the scheduler, for the drills of the school: a part of its own, which comes while the first question is read. */

const recordOf = (answer: SchoolAnswer): SchoolRecord => ({ kind: 'school', id: newId(), at: Date.now(), ...answer })

/** Reads what was answered before. */
const readLog = (): Promise<unknown> => openLog().answers()

/** Makes answers as they are kept, by the functions of `kept-answers` or without them. */
export type MakeAnswers = (made: typeof kept) => readonly SchoolAnswer[]

/** Stores answers; they are in the log once that is done. */
const keep = (make: MakeAnswers): Promise<unknown> => openLog().keep(make(kept).map(recordOf))

/** The items of a part that are due now: of a game and, for a house way, by its text. */
const due = (part: SchoolPart, of?: { readonly game?: string; readonly rules?: string }): ReadonlySet<string> =>
  dueItems(openLog().view().school, part, Date.now(), of)

export const schoolDesk = { readLog, keep, due }
