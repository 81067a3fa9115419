import type { MDXContent } from 'mdx/types'

/** A text on what neighbors’ cards are worth at a game: a component, and what stands above it between dashes. */
export interface NeighborsText {
  readonly default: MDXContent
  readonly frontmatter: { readonly title: string; readonly description: string }
}

/** The text of a game that drills them. */
export const neighborsText = async (game: string): Promise<NeighborsText> =>
  (await import(`./${game}/neighbors.mdx`)) as NeighborsText
