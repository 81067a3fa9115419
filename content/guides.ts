import type { Guide } from '@/content/guide'
import { guide as casinoHoldem } from '@/content/casino-holdem/guide'
import { guide as threeCardPoker } from '@/content/three-card-poker/guide'
import { guide as ultimateTexasHoldem } from '@/content/ultimate-texas-holdem/guide'
import { guide as xxPoker } from '@/content/xx-poker/guide'
import type { GameId } from '@/lib/games/ids'

/** The texts of the guides, by game. A game without one has the page that its data make by themselves. */
export const GUIDES: Readonly<Partial<Record<GameId, Guide>>> = {
  'ultimate-texas-holdem': ultimateTexasHoldem,
  'three-card-poker': threeCardPoker,
  'casino-holdem': casinoHoldem,
  'xx-poker': xxPoker,
}
