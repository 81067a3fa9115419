import type { AnswerRecord, RoundRecord, RunRecord, SchoolRecord } from '@/lib/teaching/quiz/record'
import type { Problem } from '@/lib/result'

/** The log as a page sees it at one time. Lists ascend by `at`. */
export interface LogView {
  /** `without`: nothing is stored, and the page works from memory while it is open. */
  readonly status: 'opening' | 'ready' | 'without'
  /** Why nothing is stored; with `ready`, why new records aren't stored yet. */
  readonly problem: Problem | null
  readonly answers: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
  /** Runs against the clock, or until the first miss. */
  readonly runs: readonly RunRecord[]
  readonly school: readonly SchoolRecord[]
  /** Records of all games that this page has and the browser's storage doesn't have, or not yet. */
  readonly unsaved: number
  /** Unreadable stored records. They stay in storage and out of the lists. */
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
