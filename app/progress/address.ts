import { progress } from '@/app/_languages/words'
import type { RoundFigures } from '@/lib/teaching/quiz/luck'

/** What the server sends about a game: words, and best play under the usual rules. */
export interface GameFacts {
  readonly id: string
  readonly name: string
  readonly unit: string
  /** Rounds per hour, if it differs from the default. */
  readonly pace?: number
  readonly stages: readonly { readonly id: string; readonly name: string }[]
  /** The house edge with best play, in base wagers a round. */
  readonly edge: number
  /** Best play in those rounds that have a decision, which the trainer's rounds are compared with. */
  readonly asked: RoundFigures
}

/* The page's address: `?game=…&stage=…&skill=…`. A part left out means all. */

/** The answers that the page shows: all, or those of a game, a stage or a skill. */
export interface View {
  readonly game: string | null
  /** Only with a game. */
  readonly stage: string | null
  /** Only with a game. */
  readonly skill: string | null
  /** A sentence about something in the address that doesn't exist. */
  readonly notice: string | null
}

export const EVERYTHING: View = { game: null, stage: null, skill: null, notice: null }

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** Reads an address. Unknown games and stages are left out, with a notice. */
export function readView(facts: readonly GameFacts[], query: URLSearchParams): View {
  const [game, stage, skill] = [query.get('game'), query.get('stage'), query.get('skill')]
  if (game === null)
    return stage === null && skill === null ? EVERYTHING : { ...EVERYTHING, notice: progress.noGameNamed }
  const known = facts.find(({ id }) => id === game)
  if (!known) return { ...EVERYTHING, notice: progress.noSuchGame(short(game)) }
  if (stage !== null && !known.stages.some(({ id }) => id === stage))
    return { game, stage: null, skill, notice: progress.noSuchStage(known.name, short(stage)) }
  return { game, stage, skill, notice: null }
}

/** The address of a view, without the question mark. */
export function writeView({ game, stage, skill }: View): string {
  const parts = Object.entries({ game, stage, skill }).filter((part): part is [string, string] => part[1] !== null)
  return new URLSearchParams(parts).toString()
}

/** The link to a view. */
export function hrefOf(view: Partial<View>): string {
  const text = writeView({ ...EVERYTHING, ...view })
  return text === '' ? '/progress' : `/progress?${text}`
}

/* Links to the trainer, whose addresses `parsePlan` reads (lib/teaching/quiz/plan.ts). */

const trainerHref = (gameId: string, plan: Readonly<Record<string, string>>): string =>
  `/${gameId}/trainer?${new URLSearchParams(plan).toString()}`

export const trainHref = (gameId: string): string => `/${gameId}/trainer`
export const trainSkillHref = (gameId: string, skill: string): string => trainerHref(gameId, { choice: 'skill', skill })
/** A session with this many hands of one skill. */
export const trainHandsHref = (gameId: string, skill: string, hands: number): string =>
  trainerHref(gameId, { choice: 'skill', skill, n: String(hands) })
export const trainDueHref = (gameId: string): string => trainerHref(gameId, { choice: 'due' })
