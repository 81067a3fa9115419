import type { MDXContent } from 'mdx/types'
import type { GameId } from '@/lib/games/ids'

/** A summary as it is compiled: its text, and what stands above it between dashes. */
export interface SummaryText {
  readonly default: MDXContent
  readonly frontmatter: { readonly title: string; readonly description: string }
}

/** What the pages of summaries say beside their texts. */
interface SummaryWords {
  readonly breadcrumbs: string
  readonly games: string
  readonly guide: string
  readonly houseEdge: string
  readonly elementOfRisk: string
  readonly averageBet: string
  /** “del ante”: what an edge is a share of. */
  readonly ofTheWager: (unit: string) => string
  readonly wagers: (amount: string, unit: string) => string
  /** What a game costs an hour: `{figure}`, with the stake and the pace it is meant at. */
  readonly anHour: (stake: string, unit: string, pace: number) => string
  readonly oneIn: (number: string) => string
  readonly train: string
  /** The link to the whole guide, which is in English. */
  readonly wholeGuide: string
  readonly moreTitle: string
  /** Further pages of the game, by what follows it in the address. */
  readonly more: readonly (readonly [path: string, name: string])[]
  /** That the tools speak the language too, and the link to where it is chosen. */
  readonly tools: string
  readonly settings: string
  readonly otherGames: string
  /** The line of the picture that goes with a link to the page. */
  readonly pictureLine: string
  /** Words by which a search finds the pages, besides the game's name. */
  readonly found: readonly string[]
}

export interface SummaryLanguage {
  /** As in `lang`, in `hreflang` and in addresses: `es`. */
  readonly id: string
  /** What it calls itself in a link from the English guide: “En español”. */
  readonly link: string
  readonly words: SummaryWords
  readonly text: (game: GameId) => Promise<SummaryText>
}
