import type { NamesOfBets } from '../bet-names'

/** Side bets whose name on the layout isn't the one that people search for. */
export const BET_NAMES: NamesOfBets = {
  'casino-holdem': { bonus: { name: 'Bono AA', also: 'También se llama «AA bonus» o bono AA+.' } },
}
