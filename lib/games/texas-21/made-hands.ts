import type { Play } from '@/lib/engines/blackjack/index'

/* What content/texas-21/hands.json keeps of a first hand of the chart, from a fresh shoe without a look at the flop. EVs in bets. */

/** An option with its net results and their chances, as pairs. */
export interface MadeOption {
  readonly action: Play
  readonly ev: number
  readonly outcomes: readonly (readonly [net: number, chance: number])[]
}

/** Two cards of the hand: `T6 v T`. */
export interface MadeDeal {
  readonly deal: string
  /** How often it comes in a round, the dealer having no blackjack. */
  readonly chance: number
  /** In the order of the options. */
  readonly evs: readonly number[]
}

/** Under other rules: what is best for the hand, what it is worth, and by how much it is ahead of the usual best play. */
export interface MadeRules {
  readonly id: string
  readonly best: Play
  readonly ev: number
  readonly lead: number
}

export interface Texas21Made {
  readonly slug: string
  readonly options: readonly MadeOption[]
  readonly deals: readonly MadeDeal[]
  /** The dealer’s chances of 17 to 21 and a bust against it. */
  readonly dealer: readonly number[]
  readonly rules: readonly MadeRules[]
}
