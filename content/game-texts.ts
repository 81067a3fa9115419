import type { MDXContent } from 'mdx/types'

/** A text on one subject at one game: a component and its front matter. */
export interface GameText {
  readonly default: MDXContent
  readonly frontmatter: { readonly title: string; readonly description: string }
}

/** What a count of the cards gone is worth, at a game in `COUNTED_GAMES` (`counting.ts`), in a language. */
export const countingText = async (game: string, language: string): Promise<GameText> =>
  (await import(`./${language}/${game}/counting.mdx`)) as GameText

/** What neighbors’ cards are worth, at a game that drills them, in a language. */
export const neighborsText = async (game: string, language: string): Promise<GameText> =>
  (await import(`./${language}/${game}/neighbors.mdx`)) as GameText
