import type { GameId } from '@/lib/games/ids'

export interface BetNames {
  /** The name that people search for. */
  readonly name: string
  /** A sentence with its other names. */
  readonly also: string
}

/** By game and bet. */
export type NamesOfBets = Readonly<Partial<Record<GameId, Readonly<Record<string, BetNames>>>>>

/** Side bets whose name on the layout isn't the one that people search for. */
export const BET_NAMES: NamesOfBets = {
  'casino-holdem': { bonus: { name: 'AA bonus', also: 'It’s also called the bonus bet or the AA+ bonus.' } },
}
