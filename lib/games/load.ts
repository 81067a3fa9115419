import type { AnyGame } from '@/lib/games/game'
import type { GameId } from '@/lib/games/ids'

/** The light half of each game, loaded when it is asked for: the page of one game brings no other. */
const LOADERS: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  'ultimate-texas-holdem': async () => (await import('@/lib/games/ultimate-texas-holdem/index')).ultimateTexasHoldem,
  'three-card-poker': async () => (await import('@/lib/games/three-card-poker/index')).threeCardPoker,
  'texas-holdem-bonus': async () => (await import('@/lib/games/texas-holdem-bonus/index')).texasHoldemBonus,
  'casino-holdem': async () => (await import('@/lib/games/casino-holdem/index')).casinoHoldem,
  'pai-gow-poker': async () => (await import('@/lib/games/pai-gow-poker/index')).paiGowPoker,
  'xx-poker': async () => (await import('@/lib/games/xx-poker/index')).xxPoker,
  'texas-21': async () => (await import('@/lib/games/texas-21/index')).texas21,
}

/** Loads a game. Rejects where its code cannot be fetched; an id that no game has is a bug and throws. */
export async function loadGame(id: string): Promise<AnyGame> {
  if (!Object.hasOwn(LOADERS, id)) throw new Error(`no game has the id ${id}`)
  return LOADERS[id as GameId]()
}
