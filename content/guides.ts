import type { MDXContent } from 'mdx/types'
import type { GameId } from '@/lib/games/ids'

/** A guide's text as it is compiled: a component, and what stands above it between dashes. */
export interface GuideText {
  readonly default: MDXContent
  readonly frontmatter: { readonly description: string; readonly inShort: readonly string[] | string }
}

/** The text of a game's guide. */
export const guideText = async (game: GameId): Promise<GuideText> => (await import(`./${game}/guide.mdx`)) as GuideText
