/* The entries that a search can find. */

/** Kinds of results, in the order in which they are listed if all fit equally well. */
export const KINDS = ['hand', 'game', 'question', 'rule', 'clause', 'table', 'term', 'page'] as const
export type Kind = (typeof KINDS)[number]

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  hand: 'Hands',
  game: 'Games',
  question: 'Guides',
  rule: 'Strategy',
  clause: 'House ways',
  table: 'Bets and pay tables',
  term: 'Words',
  page: 'Pages',
}

export interface Entry {
  readonly kind: Kind
  /** The result's title. */
  readonly title: string
  /** What it belongs to: a game or a house way. */
  readonly of?: string
  /** A sentence below the title. */
  readonly text?: string
  /** Other words for it, which are searched but not shown. */
  readonly also?: readonly string[]
  /** Names that people type for it. A query that is one of them, perhaps with the game's name, finds it first. */
  readonly called?: readonly string[]
  /** Words of its kind. They find it only together with words of its own: “Trips house edge”. */
  readonly ofKind?: string
  /** The path of the same in another game, which is found before it. */
  readonly after?: string
  /** A path within the site. */
  readonly path: string
  /** Hands in their short form: `handKey`. */
  readonly hands?: readonly string[]
}
