import { newId } from '@/app/_solver/kept-answer'
import { openLog } from '@/app/progress/open-log'
import * as kept from '@/lib/teaching/dealer-school/records/answers'
import { dueItems, type SchoolAnswer } from '@/lib/teaching/dealer-school/records/record'
import type { SchoolPart, SchoolRecord } from '@/lib/teaching/quiz/record'

/*
 * The log and the scheduler for the school's drills, in a file of their own that is loaded while the player reads the
 * first question.
 */

const recordOf = (answer: SchoolAnswer): SchoolRecord => ({ kind: 'school', id: newId(), at: Date.now(), ...answer })

/** Reads the earlier answers. */
const readLog = (): Promise<unknown> => openLog().answers()

/** Makes answers for the log. The functions of `records/answers` come with the log. */
export type MakeAnswers = (made: typeof kept) => readonly SchoolAnswer[]

/** Stores answers. Resolves once they are in the log. */
const keep = (make: MakeAnswers): Promise<unknown> => openLog().keep(make(kept).map(recordOf))

/** The items of a part that are due now, optionally of one game, or of one house way by its text. */
const due = (part: SchoolPart, of?: { readonly game?: string; readonly rules?: string }): ReadonlySet<string> =>
  dueItems(openLog().view().school, part, Date.now(), of)

export const schoolDesk = { readLog, keep, due }
