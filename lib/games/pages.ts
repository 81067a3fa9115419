import type { HandPage, HandPages } from '@/lib/games/hand-page'
import { type GameId, isGameId } from '@/lib/games/ids'
import { PAGES as CASINO_HOLDEM } from '@/lib/games/casino-holdem/pages'
import { PAGES as PAI_GOW_POKER } from '@/lib/games/pai-gow-poker/pages'
import { PAGES as TEXAS_21 } from '@/lib/games/texas-21/pages'
import { PAGES as TEXAS_HOLDEM_BONUS } from '@/lib/games/texas-holdem-bonus/pages'
import { PAGES as THREE_CARD_POKER } from '@/lib/games/three-card-poker/pages'
import { PAGES as ULTIMATE_TEXAS_HOLDEM } from '@/lib/games/ultimate-texas-holdem/pages'
import { PAGES as XX_POKER } from '@/lib/games/xx-poker/pages'

/* The pages of hands that each game has: the light halves, for addresses, lists, the sitemap and the search. */

const PAGES: Readonly<Partial<Record<GameId, HandPages>>> = {
  'ultimate-texas-holdem': ULTIMATE_TEXAS_HOLDEM,
  'three-card-poker': THREE_CARD_POKER,
  'texas-holdem-bonus': TEXAS_HOLDEM_BONUS,
  'texas-21': TEXAS_21,
  'xx-poker': XX_POKER,
  'pai-gow-poker': PAI_GOW_POKER,
  'casino-holdem': CASINO_HOLDEM,
}

/** The pages of a game; undefined of a game that has none. */
export const handPages = (game: string): HandPages | undefined => (isGameId(game) ? PAGES[game] : undefined)

/** Every page of a game, in the order in which one leafs through them; none of a game that has none. */
export const pagesOf = (game: string): readonly HandPage[] => handPages(game)?.pages ?? []

/** The page of a slug, which is lower case. */
export const findPage = (game: string, slug: string): HandPage | undefined =>
  pagesOf(game).find((page) => page.slug === slug)

/** Within the site: `/ultimate-texas-holdem/hands/k5o`; without a slug the list of all. */
export const handPath = (game: string, slug?: string): string => `/${game}/hands${slug === undefined ? '' : `/${slug}`}`
