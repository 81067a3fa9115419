import { dealer as blackjackDealer } from '@/lib/games/blackjack/dealer'
import { taughtGame as blackjack } from '@/lib/games/blackjack/teaching'
import { dealer as casinoHoldemDealer } from '@/lib/games/casino-holdem/dealer'
import { taughtGame as casinoHoldem } from '@/lib/games/casino-holdem/teaching'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { dealer as mississippiStudDealer } from '@/lib/games/mississippi-stud/dealer'
import { taughtGame as mississippiStud } from '@/lib/games/mississippi-stud/teaching'
import { dealer as paiGowPokerDealer } from '@/lib/games/pai-gow-poker/dealer'
import { taughtGame as paiGowPoker } from '@/lib/games/pai-gow-poker/teaching'
import { dealer as texas21Dealer } from '@/lib/games/texas-21/dealer'
import { taughtGame as texas21 } from '@/lib/games/texas-21/teaching'
import { dealer as texasHoldemBonusDealer } from '@/lib/games/texas-holdem-bonus/dealer'
import { taughtGame as texasHoldemBonus } from '@/lib/games/texas-holdem-bonus/teaching'
import { dealer as threeCardPokerDealer } from '@/lib/games/three-card-poker/dealer'
import { taughtGame as threeCardPoker } from '@/lib/games/three-card-poker/teaching'
import { dealer as ultimateTexasHoldemDealer } from '@/lib/games/ultimate-texas-holdem/dealer'
import { taughtGame as ultimateTexasHoldem } from '@/lib/games/ultimate-texas-holdem/teaching'
import { dealer as xxPokerDealer } from '@/lib/games/xx-poker/dealer'
import { taughtGame as xxPoker } from '@/lib/games/xx-poker/teaching'
import type { AnyDealer } from '@/lib/teaching/dealer-school/dealer'

const BY_ID: Readonly<Record<GameId, AnyTaughtGame>> = {
  'ultimate-texas-holdem': ultimateTexasHoldem,
  'three-card-poker': threeCardPoker,
  'texas-holdem-bonus': texasHoldemBonus,
  'casino-holdem': casinoHoldem,
  'pai-gow-poker': paiGowPoker,
  'xx-poker': xxPoker,
  'texas-21': texas21,
  'mississippi-stud': mississippiStud,
  blackjack,
}

const DEALERS: Readonly<Record<GameId, AnyDealer>> = {
  'ultimate-texas-holdem': ultimateTexasHoldemDealer,
  'three-card-poker': threeCardPokerDealer,
  'texas-holdem-bonus': texasHoldemBonusDealer,
  'casino-holdem': casinoHoldemDealer,
  'pai-gow-poker': paiGowPokerDealer,
  'xx-poker': xxPokerDealer,
  'texas-21': texas21Dealer,
  'mississippi-stud': mississippiStudDealer,
  blackjack: blackjackDealer,
}

/** Every game, in the order the site lists them. The light halves only: pages may import this. */
export const GAMES = GAME_IDS.map((id) => BY_ID[id]) as [AnyTaughtGame, ...AnyTaughtGame[]] as readonly [
  AnyTaughtGame,
  ...AnyTaughtGame[],
]

/** The game of this id, or undefined. */
export const findGame = (id: string): AnyTaughtGame | undefined => (isGameId(id) ? BY_ID[id] : undefined)

/** What the dealer school asks of a game. */
export const dealerOf = (id: GameId): AnyDealer => DEALERS[id]
