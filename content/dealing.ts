import type { MDXContent } from 'mdx/types'
import type { GameId } from '@/lib/games/ids'

/** A compiled text on dealing a game: a component, and its front matter. */
export interface DealerText {
  readonly default: MDXContent
  readonly frontmatter: { readonly description: string }
}

/**
 * How to deal a game, for people who prepare for an audition, in a language. `app/dealer-school/_dealing/read.ts` reads
 * its parts.
 */
export const dealerText = async (game: GameId, language: string): Promise<DealerText> =>
  (await import(`./${game}/${language}/dealer.mdx`)) as DealerText

/** What casinos look for in an audition at any table, in a language. */
export const auditionText = async (language: string): Promise<Pick<DealerText, 'default'>> =>
  (await import(`./${language}/dealer-school/audition.mdx`)) as Pick<DealerText, 'default'>
