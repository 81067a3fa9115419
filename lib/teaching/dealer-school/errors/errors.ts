import type { Card } from '@/lib/cards/card'
import type { Zone } from '@/lib/game/felt'
import type { AnyGame, Rules, SettledBet } from '@/lib/game/game'
import type { AnyMessage } from '@/lib/messages/message'
import type { Mistake } from '@/lib/messages/words/mistakes/en'
import type { Random } from '@/lib/math/random'
import { type Due, duesOf, type Rounding } from '../table/chips'
import { bareZonesOf } from '../table/felt'
import type { Layout } from '../table/layout'
import type { Seat, Table } from '../table/seat'

/*
 * Dealers' errors, as data: a kind of error is a way to handle a round wrongly. Most apply rules that aren't in force,
 * with the same code as the right settlement, so that no amounts are written down here.
 */

/** A round of one seat, with the rules in force. */
export interface Round extends Table {
  /** The game and its layout. The files of the games use this one, so it can't import the list of games. */
  readonly by: { readonly game: AnyGame; readonly dealer: Layout }
  readonly seat: Seat
  readonly rounding: Rounding
}

/** How the dealer handles a round: the felt as they set it, and each bet with their call. */
export interface Handling {
  readonly zones: readonly Zone[]
  readonly due: readonly Due[]
}

/** A clause of a house way: its text as published, and the catalog rule that says the same, if there is one. */
export interface ClauseSaid {
  readonly id: string
  readonly says: string
  readonly rule?: string
}

export interface ErrorKind {
  readonly id: string
  /** Its name, and what is right instead. */
  readonly says: Mistake
  /** The clause by which the hand should have been set in this round. */
  because?(round: Round): ClauseSaid
  /** Every way to make this error in a round, without those that give the right handling; empty if it can't be made. */
  ways(round: Round): readonly Handling[]
  /** Whether the error can only be made in rounds with a foul hand of the player (`Dealer.foul`). */
  readonly foul?: true
  /**
   * Whether it was added after exams had been issued. Their links leave it out, so that they still deal the same
   * rounds.
   */
  readonly isLater?: true
  /** First cards of the deck with which the error can often be made, if random cards seldom allow it. */
  readonly stack?: (random: Random) => readonly Card[]
}

/** The felt of a round as the dealer sees it, under given rules and for a given state. */
export const feltOf = ({ by }: Round, rules: Rules, state: unknown): readonly Zone[] =>
  bareZonesOf(by.game.table(rules, state))

export const rightHandling = (round: Round): Handling => ({
  zones: feltOf(round, round.rules, round.seat.state),
  due: round.seat.due,
})

const moneyOf = (due: readonly Due[]): string =>
  due
    .map(({ bet, does, cents }) => `${bet} ${does} ${cents}`)
    .sort()
    .join(', ')
const cardsOf = ({ zones }: Handling): string =>
  zones.flatMap((zone) => (zone.kind === 'cards' ? [`${zone.id} ${[...zone.cards].sort().join(' ')}`] : [])).join(', ')

/** Whether two handlings look the same at the table: the same chips, and the same cards in the same places. */
export const isSameHandling = (a: Handling, b: Handling): boolean =>
  moneyOf(a.due) === moneyOf(b.due) && cardsOf(a) === cardsOf(b)

/** What is due on settled bets at the round's table. */
export const duesAt = ({ by, seat: { base }, rounding }: Round, bets: readonly SettledBet[]): readonly Due[] =>
  duesOf(by.dealer, bets, base, rounding)

/** What is due under other rules or for another state; undefined if the round isn't finished there. */
export function dueBy(round: Round, rules: Rules, state: unknown): readonly Due[] | undefined {
  const step = round.by.game.step(rules, state)
  return step.kind === 'end' ? duesAt(round, step.bets) : undefined
}

/** The handlings whose money differs from what is due. */
const wrongMoney = (round: Round, dues: readonly (readonly Due[] | undefined)[]): readonly Handling[] => {
  const right = moneyOf(round.seat.due)
  const wrong = dues.filter((due) => due !== undefined && moneyOf(due) !== right) as readonly (readonly Due[])[]
  if (wrong.length === 0) return []
  const { zones } = rightHandling(round)
  return wrong.map((due) => ({ zones, due }))
}

/** The dealer settles by rules that aren't in force. */
export const byRules =
  <R extends Rules>(...wrong: readonly ((rules: R) => R)[]): ErrorKind['ways'] =>
  (round) =>
    wrongMoney(
      round,
      wrong.map((change) => dueBy(round, change(round.rules as R), round.seat.state)),
    )

/**
 * The dealer mistakes the state for another; only the named bets follow it. `change` returns undefined if there is no
 * such state.
 */
export const byState =
  <S>(bets: readonly string[], ...wrong: readonly ((state: S) => S | undefined)[]): ErrorKind['ways'] =>
  (round) =>
    wrongMoney(
      round,
      wrong.map((change) => {
        const state = change(round.seat.state as S)
        const due = state === undefined ? undefined : dueBy(round, round.rules, state)
        return (
          due &&
          round.seat.due.map((one) => (bets.includes(one.bet) ? (due.find(({ bet }) => bet === one.bet) ?? one) : one))
        )
      }),
    )

/** The dealer handles one bet wrongly, in each way that `change` returns. */
export const byBet =
  (
    change: (
      due: Due,
      all: readonly Due[],
    ) => readonly (Pick<Due, 'does' | 'cents'> & { readonly because?: AnyMessage })[],
  ): ErrorKind['ways'] =>
  (round) => {
    const all = round.seat.due
    return wrongMoney(
      round,
      all.flatMap((due, i) => change(due, all).map((wrong) => all.with(i, { ...due, ...wrong }))),
    )
  }

/** The same ways with other calls: `say` gets the wrong call and the right one. */
export const withCalls =
  (ways: ErrorKind['ways'], say: (wrong: AnyMessage, right: AnyMessage) => AnyMessage): ErrorKind['ways'] =>
  (round) =>
    ways(round).map(({ zones, due }) => ({
      zones,
      due: due.map((one) => ({
        ...one,
        because: say(one.because, round.seat.due.find(({ bet }) => bet === one.bet)?.because ?? one.because),
      })),
    }))
