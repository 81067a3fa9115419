import type { MDXContent } from 'mdx/types'

/** A compiled text on one subject at one game: a component, and its front matter. */
export interface GameText {
  readonly default: MDXContent
  readonly frontmatter: { readonly title: string; readonly description: string }
}

/** What counting cards gains at a game of `COUNTED_GAMES` (`counting.ts`), in a language. */
export const countingText = async (game: string, language: string): Promise<GameText> =>
  (await import(`./${game}/${language}/counting.mdx`)) as GameText

/** What seeing neighbors’ cards gains at a game that drills it, in a language. */
export const neighborsText = async (game: string, language: string): Promise<GameText> =>
  (await import(`./${game}/${language}/neighbors.mdx`)) as GameText
