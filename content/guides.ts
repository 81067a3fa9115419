import type { MDXContent } from 'mdx/types'
import type { Guide } from '@/content/guide'
import type { GameId } from '@/lib/games/ids'

/** The compiled text of a guide: a component, and its front matter. */
export interface GuideText {
  readonly default: MDXContent
  readonly frontmatter: Pick<Guide, 'description' | 'inShort' | 'lineOf'>
}

/** The text of a game's guide in a language. */
export const guideText = async (game: GameId, language: string): Promise<GuideText> =>
  (await import(`./${game}/${language}/guide.mdx`)) as GuideText
