import type { Card } from '@/lib/cards/card'
import type { PayTable } from '@/lib/game/game'
import type { CommonReason } from '@/lib/messages/words/settled/en'
import { byBet, byRules, byState, type ErrorKind } from './errors'

/* Kinds of error that several games share. */

interface Hands {
  readonly hand: readonly Card[]
  readonly dealer: readonly Card[]
}

/** The state with the two hands exchanged; undefined unless both have the same number of cards. */
const exchanged = <S extends Hands>(state: S): S | undefined =>
  state.dealer.length === state.hand.length ? { ...state, hand: state.dealer, dealer: state.hand } : undefined

export const wrongWinner = (...bets: readonly string[]): ErrorKind => ({
  id: 'winner',
  says: { id: 'wrongWinner' },
  ways: byState<Hands>(bets, exchanged),
})

const TAKEN: CommonReason = { id: 'taken' }

export const PUSH_TAKEN: ErrorKind = {
  id: 'push-taken',
  says: { id: 'pushTaken' },
  ways: byBet(({ does, stake }) =>
    does === 'push' && stake > 0 ? [{ does: 'lose', cents: stake, because: TAKEN }] : [],
  ),
}

const FIVE = 500

/** The right result with wrong chips: one red chip too many, one too few, or twice the amount. */
export const WRONG_CHIPS: ErrorKind = {
  id: 'chips',
  says: { id: 'wrongChips' },
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

/** Pay tables with a single pay changed: one higher, or even money. */
const oddTables = (table: PayTable): readonly PayTable[] =>
  Object.entries(table).flatMap(([hand, pay]) =>
    pay > 0 ? [{ ...table, [hand]: pay + 1 }, ...(pay > 1 ? [{ ...table, [hand]: 1 }] : [])] : [],
  )

/** The dealer pays a bet by a pay table that isn't in force. */
export const wrongOdds = (table: string): ErrorKind => ({
  id: `${table}-odds`,
  says: { id: 'wrongOdds', args: { table } },
  ways: (round) => {
    const { rules } = round
    return byRules(
      ...oddTables(rules.pays[table]!).map((pays) => () => ({ ...rules, pays: { ...rules.pays, [table]: pays } })),
    )(round)
  },
})

export const calledOut = (ways: ErrorKind['ways']): ErrorKind => ({
  id: 'called-out',
  says: { id: 'calledOut' },
  ways,
})
