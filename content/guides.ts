import type { Guide } from '@/content/guide'
import { guide as casinoHoldem } from '@/content/casino-holdem/guide'
import { guide as paiGowPoker } from '@/content/pai-gow-poker/guide'
import { guide as texas21 } from '@/content/texas-21/guide'
import { guide as texasHoldemBonus } from '@/content/texas-holdem-bonus/guide'
import { guide as threeCardPoker } from '@/content/three-card-poker/guide'
import { guide as ultimateTexasHoldem } from '@/content/ultimate-texas-holdem/guide'
import { guide as xxPoker } from '@/content/xx-poker/guide'
import type { GameId } from '@/lib/games/ids'

/** The texts of the guides, by game. */
export const GUIDES: Readonly<Record<GameId, Guide>> = {
  'ultimate-texas-holdem': ultimateTexasHoldem,
  'three-card-poker': threeCardPoker,
  'texas-holdem-bonus': texasHoldemBonus,
  'casino-holdem': casinoHoldem,
  'pai-gow-poker': paiGowPoker,
  'xx-poker': xxPoker,
  'texas-21': texas21,
}
