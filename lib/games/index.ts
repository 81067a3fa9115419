import { dealer as casinoHoldemDealer } from '@/lib/games/casino-holdem/dealer'
import { game as casinoHoldem } from '@/lib/games/casino-holdem/index'
import type { AnyGame } from '@/lib/games/game'
import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { dealer as paiGowPokerDealer } from '@/lib/games/pai-gow-poker/dealer'
import { game as paiGowPoker } from '@/lib/games/pai-gow-poker/index'
import { dealer as texas21Dealer } from '@/lib/games/texas-21/dealer'
import { game as texas21 } from '@/lib/games/texas-21/index'
import { dealer as texasHoldemBonusDealer } from '@/lib/games/texas-holdem-bonus/dealer'
import { game as texasHoldemBonus } from '@/lib/games/texas-holdem-bonus/index'
import { dealer as threeCardPokerDealer } from '@/lib/games/three-card-poker/dealer'
import { game as threeCardPoker } from '@/lib/games/three-card-poker/index'
import { dealer as ultimateTexasHoldemDealer } from '@/lib/games/ultimate-texas-holdem/dealer'
import { game as ultimateTexasHoldem } from '@/lib/games/ultimate-texas-holdem/index'
import { dealer as xxPokerDealer } from '@/lib/games/xx-poker/dealer'
import { game as xxPoker } from '@/lib/games/xx-poker/index'
import type { AnyDealer } from '@/lib/teaching/dealer-school/dealer'

const BY_ID: Readonly<Record<GameId, AnyGame>> = {
  'ultimate-texas-holdem': ultimateTexasHoldem,
  'three-card-poker': threeCardPoker,
  'texas-holdem-bonus': texasHoldemBonus,
  'casino-holdem': casinoHoldem,
  'pai-gow-poker': paiGowPoker,
  'xx-poker': xxPoker,
  'texas-21': texas21,
}

const DEALERS: Readonly<Record<GameId, AnyDealer>> = {
  'ultimate-texas-holdem': ultimateTexasHoldemDealer,
  'three-card-poker': threeCardPokerDealer,
  'texas-holdem-bonus': texasHoldemBonusDealer,
  'casino-holdem': casinoHoldemDealer,
  'pai-gow-poker': paiGowPokerDealer,
  'xx-poker': xxPokerDealer,
  'texas-21': texas21Dealer,
}

/** Every game, in the order the site lists them. The light halves only: pages may import this. */
export const GAMES = GAME_IDS.map((id) => BY_ID[id]) as [AnyGame, ...AnyGame[]] as readonly [AnyGame, ...AnyGame[]]

/** The game of this id, or undefined. */
export const findGame = (id: string): AnyGame | undefined => (isGameId(id) ? BY_ID[id] : undefined)

/** What the dealer school asks of a game. */
export const dealerOf = (id: GameId): AnyDealer => DEALERS[id]
