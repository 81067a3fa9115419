import type { Card } from '@/lib/cards/card'
import type { PayTable } from '@/lib/games/game'
import { QUALIFYING, type Qualifying } from '@/lib/engines/holdem/index'
import { words } from '@/lib/messages/en'
import type { CommonReason } from '@/lib/messages/settled/en'
import { byBet, byRules, byState, type ErrorKind } from './errors'

/* Kinds of error that several games know. */

interface Hands {
  readonly hand: readonly Card[]
  readonly dealer: readonly Card[]
}

/** The two hands exchanged, where both lie open. */
const exchanged = <S extends Hands>(state: S): S | undefined =>
  state.dealer.length === state.hand.length ? { ...state, hand: state.dealer, dealer: state.hand } : undefined

export const wrongWinner = (...bets: readonly string[]): ErrorKind => ({
  id: 'winner',
  name: 'Wrong winner',
  right: 'The higher hand wins: read both again, card by card.',
  ways: byState<Hands>(bets, exchanged),
})

const TAKEN: CommonReason = { id: 'taken' }

export const PUSH_TAKEN: ErrorKind = {
  id: 'push-taken',
  name: 'A push was taken',
  right: 'A bet that pushes stays where it is.',
  ways: byBet(({ does, stake }) =>
    does === 'push' && stake > 0 ? [{ does: 'lose', cents: stake, because: TAKEN }] : [],
  ),
}

const FIVE = 500

/** The call is right, the chips are not: short by a chip, over by one, or twice as much. */
export const WRONG_CHIPS: ErrorKind = {
  id: 'chips',
  name: 'Right call, wrong chips',
  right: 'The dealer called the right odds but cut the wrong chips.',
  ways: byBet(({ does, cents }) =>
    does !== 'pay'
      ? []
      : [
          { does, cents: cents + FIVE },
          ...(cents > FIVE ? [{ does, cents: cents - FIVE }] : []),
          { does, cents: 2 * cents },
        ],
  ),
}

/** A pay table with one pay after the other changed: up to half as much again, or down to even money. */
const oddTables = (table: PayTable): readonly PayTable[] =>
  Object.entries(table).flatMap(([hand, pay]) =>
    pay > 0 ? [{ ...table, [hand]: pay + 1 }, ...(pay > 1 ? [{ ...table, [hand]: 1 }] : [])] : [],
  )

/** The bet is paid by a table that is not this house's. */
export const wrongOdds = (table: string, name: string): ErrorKind => ({
  id: `${table}-odds`,
  name: `${name} paid at wrong odds`,
  right: `${name} is paid by this house’s table.`,
  ways: (round) => {
    const { rules } = round
    return byRules(
      ...oddTables(rules.pays[table]!).map((pays) => () => ({ ...rules, pays: { ...rules.pays, [table]: pays } })),
    )(round)
  },
})

export const calledOut = (ways: ErrorKind['ways']): ErrorKind => ({
  id: 'called-out',
  name: 'A qualifying dealer called out',
  right: 'The dealer qualifies: every bet is in action.',
  ways,
})

/** The qualifying hands above the one in force. A dealer who goes by one of them wrongly says that they don't qualify. */
export const stricterThan = (qualifies: Qualifying, wrong: readonly Qualifying[]): readonly Qualifying[] =>
  wrong.filter((one) => QUALIFYING.indexOf(one) > QUALIFYING.indexOf(qualifies))

/** “a pair of fours”. */
export const qualifyingInWords = (qualifies: Qualifying): string => words.qualifying[qualifies]!.toLowerCase()
