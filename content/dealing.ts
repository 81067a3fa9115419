import type { MDXContent } from 'mdx/types'
import type { GameId } from '@/lib/games/ids'

/** A text on dealing a game as it is compiled: a component, and what stands above it between dashes. */
export interface DealerText {
  readonly default: MDXContent
  readonly frontmatter: { readonly description: string }
}

/** How to deal a game, for someone with an audition. Its parts are those of `app/dealer-school/_dealing/marks.tsx`. */
export const dealerText = async (game: GameId): Promise<DealerText> =>
  (await import(`./${game}/dealer.mdx`)) as DealerText

/** What is looked for in an audition at any table. The path is put together so that its type need not be declared. */
export const auditionText = async (folder = 'dealer-school'): Promise<Pick<DealerText, 'default'>> =>
  (await import(`./${folder}/audition.mdx`)) as Pick<DealerText, 'default'>
