import type { Spot } from '@/lib/game/felt'

/**
 * The contents of a page's picture, the same for every kind of page. Texts are short and use only characters that the
 * fonts have.
 */
export interface Picture {
  /** Above the title: the game, or the part of the site. */
  readonly over?: string
  readonly title: string
  /** The answer in a sentence. */
  readonly line?: string
  /** Cards on the felt, in rows from top to bottom. */
  readonly rows: readonly (readonly Spot[])[]
  /** Above each row: whose cards they are. */
  readonly rowNames?: readonly (string | undefined)[]
  /** Below the cards: what they are. */
  readonly caption?: string
  /** One large figure. */
  readonly figure?: { readonly value: string; readonly label: string }
  /** The value of each option, the best first. `share` is the length of its bar, from 0 to 1. */
  readonly bars?: readonly Bar[]
}

export interface Bar {
  readonly name: string
  readonly value: string
  readonly share: number
  readonly best: boolean
}

/** The most bars in a picture. */
export const MOST_BARS = 3
