import type { Card } from '@/lib/cards/card'
import type { Zone } from '@/lib/games/felt'
import type { AnyGame, Rules, SettledBet } from '@/lib/games/game'
import type { AnyMessage } from '@/lib/messages/message'
import type { Mistake } from '@/lib/messages/mistakes/en'
import type { Random } from '@/lib/math/random'
import type { Seat, Table } from './board'
import { type Due, duesOf, type Rounding } from './chips'
import type { AnyDealer } from './dealer'
import { bareZonesOf } from './felt'

/*
 * Dealers' errors, as data: a kind of error is a way to handle a round wrongly. Most are a settlement by rules that are not in force,
 * by the same code that settles rightly; so what it comes to is never written down here.
 */

/** A round of one seat, with the rules in force. */
export interface Round extends Table {
  /** The game and its dealer: games make their own kinds of this file, so it can't ask the registry for them. */
  readonly by: { readonly game: AnyGame; readonly dealer: AnyDealer }
  readonly seat: Seat
  readonly rounding: Rounding
}

/** What the dealer does with a round: the felt as they set it, and each bet with their call. */
export interface Handling {
  readonly zones: readonly Zone[]
  readonly due: readonly Due[]
}

/** A clause of a house way: what it says, as it is written, and the rule of the game’s catalogue that says the same, where there is one. */
export interface ClauseSaid {
  readonly id: string
  readonly says: string
  readonly rule?: string
}

export interface ErrorKind {
  readonly id: string
  /** What it is called, and what is right instead. */
  readonly says: Mistake
  /** What decides it in this round: the clause by which a hand should have been set. */
  because?(round: Round): ClauseSaid
  /** Every way to make this error in a round that differs from the right handling; none where it cannot be made. */
  ways(round: Round): readonly Handling[]
  /** The player's hand is foul (`Dealer.foul`) in the rounds in which this error can be made. */
  readonly foul?: true
  /** It came after exams had been given: theirs deal what they dealt. */
  readonly isLater?: true
  /** First cards off the deck among which the error can often be made, where it seldom could by chance. */
  readonly stack?: (random: Random) => readonly Card[]
}

/** A round's felt as the dealer sees it, by some rules and for some state. */
export const feltOf = ({ by }: Round, rules: Rules, state: unknown): readonly Zone[] =>
  bareZonesOf(by.game.table(rules, state))

/** The right handling. */
export const rightHandling = (round: Round): Handling => ({
  zones: feltOf(round, round.rules, round.seat.state),
  due: round.seat.due,
})

const moneyOf = ({ due }: Handling): string =>
  due
    .map(({ bet, does, cents }) => `${bet} ${does} ${cents}`)
    .sort()
    .join(', ')
const cardsOf = ({ zones }: Handling): string =>
  zones.flatMap((zone) => (zone.kind === 'cards' ? [`${zone.id} ${[...zone.cards].sort().join(' ')}`] : [])).join(', ')

/** Whether two handlings are the same to a person at the table: the same chips and the same cards in the same places. */
export const isSameHandling = (a: Handling, b: Handling): boolean =>
  moneyOf(a) === moneyOf(b) && cardsOf(a) === cardsOf(b)

export const isSameMoney = (a: Handling, b: Handling): boolean => moneyOf(a) === moneyOf(b)

/** What settled bets come to at a round's table. */
export const duesAt = ({ by, seat: { base }, rounding }: Round, bets: readonly SettledBet[]): readonly Due[] =>
  duesOf(by.dealer, bets, base, rounding)

/** What is due by other rules, or for another state; undefined where they leave the round unfinished. */
export function dueBy(round: Round, rules: Rules, state: unknown): readonly Due[] | undefined {
  const step = round.by.game.step(rules, state)
  return step.kind === 'end' ? duesAt(round, step.bets) : undefined
}

/** Those of the handlings in which the money is not what is due. */
const wrongMoney = (round: Round, dues: readonly (readonly Due[] | undefined)[]): readonly Handling[] => {
  const right = rightHandling(round)
  return dues.flatMap((due) => (due && !isSameMoney({ zones: [], due }, right) ? [{ zones: right.zones, due }] : []))
}

/** The dealer settles by rules that are not in force. */
export const byRules =
  <R extends Rules>(...wrong: readonly ((rules: R) => R)[]): ErrorKind['ways'] =>
  (round) =>
    wrongMoney(
      round,
      wrong.map((change) => dueBy(round, change(round.rules as R), round.seat.state)),
    )

/** The dealer takes the state for another; only the bets named follow it. None where `change` knows no other. */
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

/** The dealer does something else with one bet than is due: each thing that `change` says. */
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

/** The same ways, with the dealer's calls said otherwise: `say` is given a wrong call and the right one. */
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
