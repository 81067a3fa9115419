import type { AnyGame } from '@/lib/games/game'
import { casinoHoldem } from '@/lib/games/casino-holdem/index'
import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { paiGowPoker } from '@/lib/games/pai-gow-poker/index'
import { threeCardPoker } from '@/lib/games/three-card-poker/index'
import { ultimateTexasHoldem } from '@/lib/games/ultimate-texas-holdem/index'
import { xxPoker } from '@/lib/games/xx-poker/index'

const BY_ID: Readonly<Record<GameId, AnyGame>> = {
  'ultimate-texas-holdem': ultimateTexasHoldem,
  'three-card-poker': threeCardPoker,
  'casino-holdem': casinoHoldem,
  'pai-gow-poker': paiGowPoker,
  'xx-poker': xxPoker,
}

/** Every game, in the order the site lists them. The light halves only: pages may import this. */
export const GAMES = GAME_IDS.map((id) => BY_ID[id]) as [AnyGame, ...AnyGame[]] as readonly [AnyGame, ...AnyGame[]]

/** The game of this id, or undefined. */
export const findGame = (id: string): AnyGame | undefined => (isGameId(id) ? BY_ID[id] : undefined)
