import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { load } from '@/lib/games/load'
import type { AnyGame } from '@/lib/game/game'
import type { DisputeCase } from './disputes/cases'
import type { AnyDealer } from './dealer'
import type { ErrorKind } from './errors/errors'
import type { Table } from './table/seat'
import first from '@/content/dealer-school/disputes.json' with { type: 'json' }

/*
 * The games of the school, each loaded when needed. Code that deals, reads a link or marks an exam loads its game
 * first, and can then use it synchronously.
 */

const loaded = new Map<GameId, AnyDealer>()
let cases: readonly DisputeCase[] | undefined

const loadDealer = async (id: GameId): Promise<AnyDealer> => {
  const { dealer } = await load(
    id,
    async (game) => (await import(`../../games/registry/made/${game}/dealer.ts`)) as { readonly dealer: AnyDealer },
  )
  return dealer
}

/** Loads these games for the school. Rejects if the code can't be fetched. */
export async function loadSchoolGames(ids: readonly GameId[]): Promise<void> {
  const missing = ids.filter((id) => !loaded.has(id))
  const dealers = missing.map(async (id) => [id, await loadDealer(id)] as const)
  if (missing.length > 0) cases = (await import('./disputes/common-cases')).COMMON_CASES
  for (const [id, dealer] of await Promise.all(dealers)) loaded.set(id, dealer)
}

export const areLoaded = (ids: readonly GameId[]): boolean => ids.every((id) => loaded.has(id))

/** The part of an exam on disputes that names no game; some links percent-encode the separators. */
const UNNAMED = /(^|~|%7E|=)d(~|%7E)-(~|%7E)/i
const FIRST = first.game

/** The games that codes or links of exams name. They must be loaded before the exams are read. */
export const gamesNamedIn = (text: string): readonly GameId[] =>
  GAME_IDS.filter((id) => text.includes(id) || (id === FIRST && UNNAMED.test(text)))

/** A game's dealer: its layout, errors and payouts. Throws if it isn't loaded. */
export function dealerOf(id: GameId): AnyDealer {
  const found = loaded.get(id)
  if (!found) throw new Error(`${id} was used before it was loaded`)
  return found
}

/** A game by its id. Throws if it isn't loaded. */
export const gameOf = (id: GameId): AnyGame => dealerOf(id).game

/**
 * The kinds of error at a table, in the order of the list from which trainees choose. Every set of rules of a game has
 * the same kinds.
 */
export const errorKinds = ({ game, rules }: Table): readonly ErrorKind[] => dealerOf(game).errors(rules)

/** Disputes that can happen at any table, loaded with the first game. Throws if no game is loaded. */
export function commonCases(): readonly DisputeCase[] {
  if (!cases) throw new Error('the cases of any table were asked before a game was loaded')
  return cases
}
