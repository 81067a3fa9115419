import type { GameId } from '@/lib/games/ids'
import { data } from '@/lib/games/registry/made/data/errata'
import type { RulesPatch } from '@/lib/game/rules'

/*
 * Figures that others publish, read from content/<game>/errata.json: the figure as printed, who prints it, and the
 * figure of the engine that it corresponds to. Ours, and whether the two agree, is always computed and never stored.
 */

/** The unit of a figure: percent of the base wager, base wagers, whole money, rounds. */
export const PUBLISHED_UNITS = ['percent', 'wagers', 'dollars', 'bets'] as const
export type PublishedUnit = (typeof PUBLISHED_UNITS)[number]

interface Of {
  /** A side bet; absent for the main game. */
  readonly bet?: string
  readonly variant?: string
  /** Changes to the variant's rules. */
  readonly rules?: RulesPatch
  /** One of the game's strategies; if absent, best play, or at Pai Gow the house way. */
  readonly strategy?: string
  /** The meter of a progressive. */
  readonly meter?: number
}

/** The figure of the engine to which a published one corresponds. */
export type Figure =
  | (Of & { readonly kind: 'edge' | 'return' | 'risk' | 'return-on-all' | 'average-bet' })
  /** How much more a strategy is worth than the house way or best play. */
  | (Of & { readonly kind: 'gain'; readonly strategy: string })
  /** The standard deviation of a round's net; a net result of `nothing` counts as 0. */
  | (Of & { readonly kind: 'deviation'; readonly nothing?: number })
  | (Of & { readonly kind: 'share'; readonly of: string })
  /** One win in how many bets; `of` restricts it to one hand. */
  | (Of & { readonly kind: 'one-in'; readonly bet: string; readonly of?: string })
  /** The average meter when the hand `of` wins it: its seed plus the contributions of all bets in between. */
  | (Of & {
      readonly kind: 'jackpot'
      readonly bet: string
      readonly of: string
      readonly seed: number
      readonly share: number
    })
  /** The meter at which a progressive breaks even. */
  | (Of & { readonly kind: 'break-even'; readonly bet: string })
  /** The EV of an option at one decision. Cards are written as users type them. */
  | (Of & {
      readonly kind: 'option'
      readonly spot: { readonly hand: string; readonly board?: string }
      readonly of: string
    })
  /**
   * The edge of a bet on the player's cards and one of the dealer's, if that card's suit didn't depend on the player's.
   */
  | (Of & { readonly kind: 'suit-apart'; readonly bet: string })

/** Another assumption that would explain the figure, in words. */
export interface Reading {
  readonly words: string
  readonly figure: Figure
}

/** Who publishes a figure: a house that deals the game, an analyst who computes it, or the press that reports it. */
export const PUBLISHERS = ['house', 'analyst', 'press'] as const

export interface Source {
  readonly by: (typeof PUBLISHERS)[number]
  readonly name: string
  readonly url?: string
}

export interface Published {
  readonly id: string
  /** The day on which it was added here: `2026-11-22`. */
  readonly added: string
  /** The day on which it was last changed here: the figure, ours, the reason or the source. Absent if it never was. */
  readonly changed?: string
  readonly game: GameId
  /** What the figure is: “House edge of Mix & Match”. */
  readonly what: string
  /** The figure as printed, without its unit. Trailing zeros count. */
  readonly value: string
  readonly unit: PublishedUnit
  /** Whether it is printed with “about”. */
  readonly about?: true
  readonly source: Source
  /** Absent if it can't be computed: `why` then says what is missing. */
  readonly ours?: Figure
  /** Why the two differ, if that is known, or a note on a figure that agrees. Prose without figures of the game. */
  readonly why?: string
  readonly readings?: readonly Reading[]
}

/** The errata page's text about a published figure, in one language. */
export interface PublishedText extends Pick<Published, 'what' | 'why'> {
  /** Other assumptions that would explain it, in the order of the figure's `readings`. */
  readonly readings?: readonly string[]
}

interface Entry extends Omit<Published, 'source' | 'game'> {
  readonly source: string
}

/** The published figures of one game, as its file has them. */
interface Stored {
  readonly sources: Readonly<Record<string, Source>>
  readonly figures: readonly Entry[]
}

function sourced(game: GameId, { sources, figures }: Stored): readonly Published[] {
  return figures.map((entry) => {
    const source = sources[entry.source]
    if (!source) throw new Error(`${entry.id}: no source “${entry.source}”`)
    return { ...entry, game, source }
  })
}

/** Every published figure, game by game. */
export const PUBLISHED: readonly Published[] = Object.entries(data).flatMap(([game, stored]) =>
  sourced(game as GameId, stored as Stored),
)
