/* What content/casino-holdem/hands.json keeps of a starting hand over all its flops: 19,600 of each two cards. EVs and gains in antes. */

/** Flops of one kind: how many, on how many of them calling is best, and what calling gains over folding on average. */
export interface FlopKind {
  readonly id: string
  readonly flops: number
  readonly calls: number
  readonly gain: number
}

/** A flop with these two cards, and what calling gains there. */
export interface FlopCase {
  readonly hand: string
  readonly flop: string
  readonly gain: number
}

export interface CasinoMade {
  readonly slug: string
  /** Two cards of it with every flop: `flops` in all. */
  readonly flops: number
  readonly calls: number
  /** What playing best is worth over all flops, and what calling on every one is. */
  readonly ev: number
  readonly always: number
  /** By what the trainer calls them, the most frequent first. */
  readonly kinds: readonly FlopKind[]
  /** Flops that leave the hand without a pair or a good draw, the question of the page, by how many of their cards are higher than both. */
  readonly over: readonly FlopKind[]
  /** Those flops in all: the deals, and how called ones end. */
  readonly asked: FlopKind
  readonly outcomes: readonly (readonly [net: number, deals: number])[]
  /** Under each known table of the game, the usual one first: on what share of flops it calls, and what it is worth. */
  readonly rules: readonly { readonly id: string; readonly calls: number; readonly ev: number }[]
  /** The closest flop at which to call, the closest at which to fold, and the one where calling costs most. */
  readonly call?: FlopCase
  readonly fold?: FlopCase
  readonly worst?: FlopCase
}
