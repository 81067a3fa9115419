import type { ThreeCardHand } from '@/lib/cards/hands'
import type { Qualifying } from './rules'

/* What content/three-card-poker/hands.json keeps of a page's hands: counts of deals, each hand against 18,424 of the dealer's. */

/** Hands of a page that are alike but for their suits: what playing comes to over all their deals, in antes. */
export interface ThreeCardMember {
  readonly id: string
  /** One of them. */
  readonly hand: string
  readonly hands: number
  readonly total: number
  /** The EV of the worst of them and of the best. */
  readonly least: number
  readonly most: number
}

/** Dead cards that turn the play around, and what playing is worth then. */
export interface ThreeCardTurn {
  readonly dead: string
  readonly ev: number
}

export interface ThreeCardMade {
  readonly slug: string
  readonly hands: number
  /** The net of playing over all deals of all hands, in antes. */
  readonly total: number
  /** Deals in the order of ENDINGS. */
  readonly endings: readonly number[]
  /** Weakest first. */
  readonly members: readonly ThreeCardMember[]
  /** Deals by what the dealer qualifies with: those he loses, ties and wins. */
  readonly against: readonly {
    readonly hand: ThreeCardHand
    readonly below: number
    readonly equal: number
    readonly above: number
  }[]
  /** What playing is worth under each known ante bonus. */
  readonly bonuses: readonly { readonly id: string; readonly ev: number }[]
  /** And with other hands needed to qualify. */
  readonly qualifies: readonly { readonly qualifies: Qualifying; readonly ev: number }[]
  /** Of the hand drawn: what a dead card of each rank, deuce to ace, adds on average, and the fewest that turn the play. */
  readonly dead: { readonly ev: number; readonly byRank: readonly number[]; readonly turn?: ThreeCardTurn }
}
