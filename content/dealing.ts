import type { MDXContent } from 'mdx/types'
import type { GameId } from '@/lib/games/ids'

/** A text on dealing a game as it is compiled: a component, and what stands above it between dashes. */
export interface DealerText {
  readonly default: MDXContent
  readonly frontmatter: { readonly description: string }
}

/** How to deal a game, for someone with an audition, in a language. Its parts are those of `app/dealer-school/_dealing/read.ts`. */
export const dealerText = async (game: GameId, language: string): Promise<DealerText> =>
  (language === 'es' ? await import(`./es/${game}/dealer.mdx`) : await import(`./${game}/dealer.mdx`)) as DealerText

/** What is looked for in an audition at any table, in a language. The path is put together so that its type need not be declared. */
export const auditionText = async (language: string, folder = 'dealer-school'): Promise<Pick<DealerText, 'default'>> =>
  (language === 'es' ? await import(`./es/${folder}/audition.mdx`) : await import(`./${folder}/audition.mdx`)) as Pick<
    DealerText,
    'default'
  >
