import stored from '@/content/errata/published.json' with { type: 'json' }
import type { GameId } from '@/lib/games/ids'
import type { RulesPatch } from '@/lib/games/rules'

/*
 * Figures that others publish, as content/errata/published.json has them: the figure as it is printed, who prints it, and which of the
 * engine's figures it speaks of. What ours is and whether the two agree is worked out, never kept.
 */

/** What a figure is counted in: a share of the base wager, base wagers, whole money, rounds. */
export const PUBLISHED_UNITS = ['percent', 'wagers', 'dollars', 'bets'] as const
export type PublishedUnit = (typeof PUBLISHED_UNITS)[number]

interface Of {
  /** A side bet; absent: the main game. */
  readonly bet?: string
  readonly variant?: string
  /** Over the variant's rules. */
  readonly rules?: RulesPatch
  /** One of the game's ways to play; absent: the best one, at Pai Gow the house way. */
  readonly strategy?: string
  /** Of a progressive. */
  readonly meter?: number
}

/** Which of the engine's figures a published one speaks of. */
export type Figure =
  | (Of & { readonly kind: 'edge' | 'return' | 'risk' | 'return-on-all' | 'average-bet' })
  /** What a way to play is worth more than the house way or the best play. */
  | (Of & { readonly kind: 'gain'; readonly strategy: string })
  /** Of the net result of a round; `nothing` is a net result that is counted as none. */
  | (Of & { readonly kind: 'deviation'; readonly nothing?: number })
  | (Of & { readonly kind: 'share'; readonly of: string })
  /** One winning bet in how many; `of` is one hand alone. */
  | (Of & { readonly kind: 'one-in'; readonly bet: string; readonly of?: string })
  /** What the meter has reached, on average, when the hand `of` wins it: its seed and what all bets in between put to it. */
  | (Of & {
      readonly kind: 'jackpot'
      readonly bet: string
      readonly of: string
      readonly seed: number
      readonly share: number
    })
  /** What an option of one decision is worth. Cards as they are typed. */
  | (Of & {
      readonly kind: 'option'
      readonly spot: { readonly hand: string; readonly board?: string }
      readonly of: string
    })
  /** The edge of a bet on the player's cards and one of the dealer's, if its suit did not depend on the player's. */
  | (Of & { readonly kind: 'suit-apart'; readonly bet: string })

/** What would give another figure, in words. */
export interface Reading {
  readonly words: string
  readonly figure: Figure
}

/** Whose figure it is: of those who deal the game, of those who work such figures out, or of those who report them. */
export const PUBLISHERS = ['house', 'analyst', 'press'] as const

export interface Source {
  readonly by: (typeof PUBLISHERS)[number]
  readonly name: string
  readonly url?: string
}

export interface Published {
  readonly id: string
  readonly game: GameId
  /** “House edge of Mix & Match”. */
  readonly what: string
  /** As it is printed, without its unit: trailing zeros count. */
  readonly value: string
  readonly unit: PublishedUnit
  /** Printed as “about”. */
  readonly about?: true
  readonly source: Source
  /** Absent where it cannot be worked out: `why` says what is missing. */
  readonly ours?: Figure
  /** Why they differ, as far as that is known; what a reader should know of an agreeing figure. Prose without figures of the game. */
  readonly why?: string
  readonly readings?: readonly Reading[]
}

/** What the errata page says of a published figure, in one language. */
export interface PublishedText extends Pick<Published, 'what' | 'why'> {
  /** What would give another figure, in the order of the figure's `readings`. */
  readonly readings?: readonly string[]
}

interface Entry extends Omit<Published, 'source'> {
  readonly source: string
}

const STORED = stored as unknown as {
  readonly sources: Readonly<Record<string, Source>>
  readonly figures: readonly Entry[]
}

function sourced(entry: Entry): Published {
  const source = STORED.sources[entry.source]
  if (!source) throw new Error(`${entry.id}: no source “${entry.source}”`)
  return { ...entry, source }
}

/** Every published figure, game by game. */
export const PUBLISHED: readonly Published[] = STORED.figures.map(sourced)
