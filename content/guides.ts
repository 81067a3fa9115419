import type { MDXContent } from 'mdx/types'
import type { OldGuide } from './old-guide'
import { guide as casinoHoldem } from './casino-holdem/guide'
import { guide as paiGowPoker } from './pai-gow-poker/guide'
import { guide as texas21 } from './texas-21/guide'
import { guide as texasHoldemBonus } from './texas-holdem-bonus/guide'
import { guide as threeCardPoker } from './three-card-poker/guide'
import { guide as ultimateTexasHoldem } from './ultimate-texas-holdem/guide'
import { guide as xxPoker } from './xx-poker/guide'
import type { GameId } from '@/lib/games/ids'

/** A guide's text as it is compiled: a component, and what stands above it between dashes. */
export interface GuideText {
  readonly default: MDXContent
  readonly frontmatter: { readonly description: string; readonly inShort: readonly string[] }
}

/** The texts as they were before they were MDX, by game. */
export const OLD_GUIDES: Readonly<Record<GameId, OldGuide>> = {
  'ultimate-texas-holdem': ultimateTexasHoldem,
  'three-card-poker': threeCardPoker,
  'texas-holdem-bonus': texasHoldemBonus,
  'casino-holdem': casinoHoldem,
  'pai-gow-poker': paiGowPoker,
  'xx-poker': xxPoker,
  'texas-21': texas21,
}

/** A game's guide; undefined while it is not written. */
export async function guideText(game: GameId): Promise<GuideText | undefined> {
  try {
    return (await import(`./${game}/guide.mdx`)) as GuideText
  } catch (error) {
    if (/Cannot find module|Unknown variable dynamic import/.test(String(error))) return undefined
    throw error
  }
}
