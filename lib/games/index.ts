import type { AnyGame } from '@/lib/games/game'
import { game as casinoHoldem } from '@/lib/games/casino-holdem/index'
import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { game as paiGowPoker } from '@/lib/games/pai-gow-poker/index'
import { game as texas21 } from '@/lib/games/texas-21/index'
import { game as texasHoldemBonus } from '@/lib/games/texas-holdem-bonus/index'
import { game as threeCardPoker } from '@/lib/games/three-card-poker/index'
import { game as ultimateTexasHoldem } from '@/lib/games/ultimate-texas-holdem/index'
import { game as xxPoker } from '@/lib/games/xx-poker/index'

const BY_ID: Readonly<Record<GameId, AnyGame>> = {
  'ultimate-texas-holdem': ultimateTexasHoldem,
  'three-card-poker': threeCardPoker,
  'texas-holdem-bonus': texasHoldemBonus,
  'casino-holdem': casinoHoldem,
  'pai-gow-poker': paiGowPoker,
  'xx-poker': xxPoker,
  'texas-21': texas21,
}

/** Every game, in the order the site lists them. The light halves only: pages may import this. */
export const GAMES = GAME_IDS.map((id) => BY_ID[id]) as [AnyGame, ...AnyGame[]] as readonly [AnyGame, ...AnyGame[]]

/** The game of this id, or undefined. */
export const findGame = (id: string): AnyGame | undefined => (isGameId(id) ? BY_ID[id] : undefined)
