import type { AnswerRecord, RoundRecord, RunRecord, SchoolRecord } from '@/lib/teaching/quiz/record'
import type { Problem } from '@/lib/result'

/** What a page sees of the log at a moment. Lists ascend by `at`. */
export interface LogView {
  /** `without`: nothing is stored, and everything works from memory for as long as the page lives. */
  readonly status: 'opening' | 'ready' | 'without'
  /** Why nothing is stored; with `ready`, why what is new is not stored yet. */
  readonly problem: Problem | null
  readonly answers: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
  /** Runs against the clock, or to the first miss. */
  readonly runs: readonly RunRecord[]
  readonly school: readonly SchoolRecord[]
  /** Of all games: records that are in this page and not in the browser's storage, or not yet. */
  readonly unsaved: number
  /** Stored records that cannot be read: they are left where they are, and out of the lists. */
  readonly unreadable: number
}

export const OPENING: LogView = {
  status: 'opening',
  problem: null,
  answers: [],
  rounds: [],
  runs: [],
  school: [],
  unsaved: 0,
  unreadable: 0,
}
