import { taughtGame as blackjack } from '@/lib/games/blackjack/teaching'
import { taughtGame as casinoHoldem } from '@/lib/games/casino-holdem/teaching'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { taughtGame as mississippiStud } from '@/lib/games/mississippi-stud/teaching'
import { taughtGame as paiGowPoker } from '@/lib/games/pai-gow-poker/teaching'
import { taughtGame as texas21 } from '@/lib/games/texas-21/teaching'
import { taughtGame as texasHoldemBonus } from '@/lib/games/texas-holdem-bonus/teaching'
import { taughtGame as threeCardPoker } from '@/lib/games/three-card-poker/teaching'
import { taughtGame as ultimateTexasHoldem } from '@/lib/games/ultimate-texas-holdem/teaching'
import { taughtGame as xxPoker } from '@/lib/games/xx-poker/teaching'

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

/** Every game, in the order in which the site lists them, without its solver, so that pages may import this. */
export const GAMES = GAME_IDS.map((id) => BY_ID[id]) as [AnyTaughtGame, ...AnyTaughtGame[]] as readonly [
  AnyTaughtGame,
  ...AnyTaughtGame[],
]

/** The game with this id; undefined if there is none. */
export const findGame = (id: string): AnyTaughtGame | undefined => (isGameId(id) ? BY_ID[id] : undefined)
