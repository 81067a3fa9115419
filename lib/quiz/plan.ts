import type { Choice } from '@/lib/quiz/record'

/** What a session in the trainer is, as its address holds it: which questions, how many, against what clock, with what money. */
export interface Plan {
  /** One of the game's drills: what is dealt where `choice` does not say otherwise. */
  readonly drill: string
  readonly choice: Choice
  /** With `close`: the gap of a question at most, in base wagers. */
  readonly gap?: number
  /** With `skill`. */
  readonly skill?: string
  /** With `replay`: the skills that were asked, in their order; empty where the drill alone deals the same hands. */
  readonly skills?: readonly string[]
  /** Questions until the summary; absent: endless. */
  readonly length?: number
  /** Seconds for each decision, or for as many right answers as one can. */
  readonly clock?: { readonly kind: 'decision' | 'run'; readonly seconds: number }
  /** Base wagers to begin with; the session ends when it is gone. With whole rounds only. */
  readonly bankroll?: number
}
