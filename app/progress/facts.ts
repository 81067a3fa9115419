import type { RoundFigures } from '@/lib/teaching/quiz/luck'

/** What the server tells of a game: words, and best play under the usual rules. */
export interface GameFacts {
  readonly id: string
  readonly name: string
  readonly unit: string
  /** Rounds an hour, where the game is quicker or slower than most. */
  readonly pace?: number
  readonly stages: readonly { readonly id: string; readonly name: string }[]
  /** The house edge of best play, in base wagers a round. */
  readonly edge: number
  /** A round of best play among those that ask something: what the trainer's rounds are held against. */
  readonly asked: RoundFigures
}
