import type { AnyTaughtGame } from '@/lib/game/teaching'
import { type Clock, type Plan, playsRounds, takesSeats, USUAL_GAP } from '@/lib/teaching/quiz/plan'
import type { Seen } from '@/lib/teaching/quiz/seats'

/* The choices on the sheet “What to train”, including those that the chosen subject doesn't use. */

/** The subjects in the order of the sheet. */
export const SUBJECTS = ['dealt', 'drill', 'due', 'worth', 'close', 'skill'] as const
export type Subject = (typeof SUBJECTS)[number]

export interface Draft {
  readonly subject: Subject
  /** One of the drills after the first. */
  readonly drill: string
  readonly gap: number
  readonly skill: string | null
  readonly length: number | null
  /** Which other players' cards are shown; null for none. */
  readonly seats: Seen | null
  readonly clock: Clock | null
  /** In base wagers. */
  readonly bankroll: number | null
}

const isSubject = (choice: Plan['choice']): choice is Subject => SUBJECTS.some((subject) => subject === choice)

/**
 * The draft for a plan. Replays and daily hands can't be chosen on the sheet, so their draft starts with what their
 * drill deals.
 */
export function draftOf(
  game: AnyTaughtGame,
  { drill, choice, gap, skill, length, seats, clock, bankroll }: Plan,
): Draft {
  const isUsual = drill === game.drills[0].id
  return {
    subject: isSubject(choice) ? choice : isUsual ? 'dealt' : 'drill',
    drill: isUsual ? (game.drills[1]?.id ?? drill) : drill,
    gap: gap ?? USUAL_GAP,
    skill: skill ?? null,
    length: choice === 'replay' ? null : (length ?? null),
    seats: seats ?? null,
    clock: clock ?? null,
    bankroll: bankroll ?? null,
  }
}

const subjectOf = (game: AnyTaughtGame, { subject, drill, gap, skill }: Draft): Plan | null => {
  const usual = game.drills[0].id
  switch (subject) {
    case 'drill':
      return { drill, choice: 'drill' }
    case 'close':
      return { drill: usual, choice: 'close', gap }
    case 'skill':
      return skill === null ? null : { drill: usual, choice: 'skill', skill }
    case 'dealt':
    case 'due':
    case 'worth':
      return { drill: usual, choice: subject }
  }
}

/** The plan of a draft; null while the choice is incomplete. */
export function planOf(game: AnyTaughtGame, draft: Draft): Plan | null {
  const plan = subjectOf(game, draft)
  if (plan === null) return null
  return {
    ...plan,
    ...(draft.length === null ? {} : { length: draft.length }),
    ...(draft.seats === null || !takesSeats(plan) ? {} : { seats: draft.seats }),
    ...(draft.clock === null ? {} : { clock: draft.clock }),
    ...(draft.bankroll === null || !playsRounds(game, plan) ? {} : { bankroll: draft.bankroll }),
  }
}

/** Whether other players' cards can be shown. */
export function draftTakesSeats(game: AnyTaughtGame, draft: Draft): boolean {
  const plan = subjectOf(game, draft)
  return plan !== null && takesSeats(plan)
}

/** Whether a bankroll can be chosen, which requires whole rounds. */
export function takesBankroll(game: AnyTaughtGame, draft: Draft): boolean {
  const plan = subjectOf(game, draft)
  return plan !== null && playsRounds(game, plan)
}

// ——— What is offered ————————————————————————————————————————————————————————————————————————————————————————

export const LENGTHS = [10, 20, 50] as const
/** Clocks for a decision and for a run, in seconds. */
export const CLOCKS: readonly Clock[] = [
  ...[5, 10, 20].map((seconds) => ({ kind: 'decision', seconds }) as const),
  ...[60, 180, 300].map((seconds) => ({ kind: 'run', seconds }) as const),
  { kind: 'faultless' },
]
/** In base wagers. */
export const BANKROLLS = [20, 50, 100] as const
