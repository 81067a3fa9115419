import type { MDXContent } from 'mdx/types'
import type { GameId } from '@/lib/games/ids'

/** A text on dealing a game as it is compiled: a component, and what stands above it between dashes. */
export interface DealerText {
  readonly default: MDXContent
  readonly frontmatter: { readonly description: string }
}

/** How to deal a game, for someone with an audition, in a language. Its parts are those of `app/dealer-school/_dealing/read.ts`. */
export const dealerText = async (game: GameId, language: string): Promise<DealerText> =>
  (await import(`./${language}/${game}/dealer.mdx`)) as DealerText

/** What is looked for in an audition at any table, in a language. */
export const auditionText = async (language: string): Promise<Pick<DealerText, 'default'>> =>
  (await import(`./${language}/dealer-school/audition.mdx`)) as Pick<DealerText, 'default'>
