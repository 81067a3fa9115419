import type { Guide } from '@/content/guide'
import { guide as threeCardPoker } from '@/content/three-card-poker/guide'
import { guide as ultimateTexasHoldem } from '@/content/ultimate-texas-holdem/guide'
import type { GameId } from '@/lib/games/ids'

/** The guide of every game. A game without one does not build. */
export const GUIDES: Readonly<Record<GameId, Guide>> = {
  'ultimate-texas-holdem': ultimateTexasHoldem,
  'three-card-poker': threeCardPoker,
}
