import { say } from '@/lib/messages/message'
import { type Card, makeCards } from '@/lib/cards/card'
import {
  type BlackjackAction,
  blackjackHole,
  type BlackjackRules,
  type BlackjackState,
  dealerDraws,
  handZone,
  INSURANCE_PAYS,
  INSURANCE_STAKE,
  isBust,
  isPlayersBlackjack,
  playHands,
  type Reason,
  SURRENDER_NET,
  totalOfCards,
} from '@/lib/engines/blackjack/index'
import type { Rules, SettledBet } from '@/lib/game/game'
import { draw, makeRandom, type Random } from '@/lib/math/random'
import { betKind, type Due } from '@/lib/teaching/dealer-school/table/chips'
import type { Dealer } from '@/lib/teaching/dealer-school/dealer'
import type { LostHands, Pass, Peek } from '@/lib/teaching/dealer-school/table/layout'
import {
  byBet,
  byRules,
  duesAt,
  type ErrorKind,
  feltOf,
  type Handling,
  type Round,
} from '@/lib/teaching/dealer-school/errors/errors'
import {
  amountsAt,
  type PayoutTable,
  stakeNames,
  STAKES,
  type SheetWords,
  oddsIn,
} from '@/lib/teaching/dealer-school/payouts/tables'

/* The errors, payouts and passes of dealers that all games on the blackjack engine share. */

type TableRules = Rules & BlackjackRules

/** What the errors with the dealer's own hand need from the game. */
export interface Settling<R extends TableRules, S extends BlackjackState> {
  settle(rules: R, state: S): { readonly bets: readonly SettledBet[] }
  /** The cards that may still be dealt. */
  unseen(rules: R, state: S): Card[]
}

// ——— The dealer's own hand ——————————————————————————————————————————————————————————————————————————————————

/** The round if the dealer had these cards besides the up card, settled accordingly. */
function withDealer<R extends TableRules, S extends BlackjackState>(
  { settle }: Settling<R, S>,
  round: Round,
  dealer: readonly Card[],
): Handling {
  const state = { ...(round.seat.state as S), dealer }
  const rules = round.rules as R
  return { zones: feltOf(round, rules, state), due: duesAt(round, settle(rules, state).bets) }
}

/** The lowest total at which a dealer stops by mistake. */
const LEAST_STOOD = 15

/** The dealer stops at 15, 16 or a soft 17 that must draw. */
const stood =
  <R extends TableRules, S extends BlackjackState>(game: Settling<R, S>): ErrorKind['ways'] =>
  (round) => {
    const { upcard, dealer } = round.seat.state as S
    return dealer
      .slice(0, -1)
      .map((_, i) => dealer.slice(0, i + 1))
      .filter((cards) => totalOfCards([...upcard, ...cards]).total >= LEAST_STOOD)
      .map((cards) => withDealer(game, round, cards))
  }

/** More cards than a dealer ever draws after the mistake. */
const MOST_DRAWN = 12

/** The dealer draws to a 17 or soft 18 that must stand, and then goes on by the rules. */
const drew =
  <R extends TableRules, S extends BlackjackState>(game: Settling<R, S>): ErrorKind['ways'] =>
  (round) => {
    const rules = round.rules as R
    const state = round.seat.state as S
    const { upcard, dealer, peek } = state
    const { total, soft } = totalOfCards([...upcard, ...dealer])
    if (dealer.length === 0 || peek === 'blackjack' || !(total === 17 || (soft && total === 18))) return []
    const more = draw(
      makeRandom(`one more ${makeCards([...upcard, ...dealer, ...state.hand])}`),
      game.unseen(rules, state),
      MOST_DRAWN,
    )
    const end = more.findIndex((_, i) => !dealerDraws(rules, [...upcard, ...dealer, ...more.slice(0, i + 1)]))
    return [withDealer(game, round, [...dealer, ...more.slice(0, end + 1)])]
  }

// ——— The kinds ——————————————————————————————————————————————————————————————————————————————————————————————

const EVEN_MONEY: Reason = { id: 'evenMoney' }
const WON: Reason = { id: 'won' }
const LOST: Reason = { id: 'lost' }

/** Odds that dealers pay for a blackjack by mistake. */
const BLACKJACK_PAYS = [1.5, 1.2, 1] as const

/** The errors at every blackjack table, except those with side bets. */
export const blackjackErrors = <R extends TableRules, S extends BlackjackState>(
  inForce: R,
  game: Settling<R, S>,
): readonly ErrorKind[] => [
  {
    id: 'blackjack',
    says: { id: 'blackjackOdds', args: { pays: inForce.blackjackPays } },
    ways: byRules<R>(
      ...BLACKJACK_PAYS.filter((pays) => pays !== inForce.blackjackPays).map((blackjackPays) => (rules: R) => ({
        ...rules,
        blackjackPays,
      })),
    ),
  },
  {
    id: 'winner',
    says: { id: 'wrongTotal' },
    ways: byBet(({ bet, does, stake }) =>
      !bet.startsWith('main') || does === 'push'
        ? []
        : [{ does: does === 'pay' ? 'lose' : 'pay', cents: stake, because: does === 'pay' ? LOST : WON }],
    ),
  },
  { id: 'stood', says: { id: 'stood', args: { soft17: inForce.soft17 } }, ways: stood(game) },
  { id: 'drew', says: { id: 'drew', args: { soft17: inForce.soft17 } }, ways: drew(game) },
  {
    id: 'insurance',
    says: { id: 'insurance' },
    ways: byBet(({ bet, does, stake }) =>
      bet === 'insurance' ? [{ does: does === 'pay' ? 'pay' : 'push', cents: does === 'pay' ? stake : 0 }] : [],
    ),
  },
]

// ——— Settling ———————————————————————————————————————————————————————————————————————————————————————————————

const goesBy =
  (id: Reason['id']) =>
  ({ because }: Due): boolean =>
    because.id === id

/**
 * Even money is paid before the dealer looks. Once they know that they have no blackjack, they take insurance and pay
 * blackjacks. Everything else waits for the dealer's hand: also insurance, if the dealer has a blackjack or no hole
 * card.
 */
export const blackjackPasses: readonly Pass[] = [
  { bets: ['main'], from: 'left', after: 'insurance', only: goesBy('evenMoney') },
  { bets: ['insurance'], from: 'right', after: 'insurance', onceKnown: true },
  { bets: ['main'], from: 'left', after: 'insurance', onceKnown: true, only: goesBy('blackjack') },
  { bets: ['insurance'], from: 'right' },
  { bets: ['main'], from: 'right' },
]

export const blackjackPeek: Peek = {
  after: 'insurance',
  looks: (rules) => (rules as TableRules).peek !== false,
  found(state) {
    const round = state as BlackjackState
    return blackjackHole(round) === undefined ? 'needless' : (round.peek ?? 'later')
  },
}

const MAIN = 'main'

/** The index of the hand that a bet belongs to. */
const handAt = ({ hand = 1 }: Due): number => hand - 1

export const blackjackLost: LostHands = {
  isLost(rules, state, due) {
    const { hands } = playHands(state as BlackjackState, rules as TableRules)
    const hand = betKind(due.bet) === MAIN ? hands[handAt(due)] : undefined
    return hand !== undefined && isBust(hand)
  },
  zoneOf: (due) => handZone(handAt(due)),
}

/** What a blackjack pays where even money is the same as insuring it. */
const EVEN_MONEY_AT = 1.5

/** A blackjack that is insured at 3 to 2 wins its stake whatever the dealer has: the player takes even money. */
export function withEvenMoney<S extends BlackjackState>(
  { blackjackPays }: BlackjackRules,
  seat: Parameters<NonNullable<Dealer<TableRules, S, BlackjackAction>['live']>>[1],
): typeof seat {
  const { state, due, did } = seat
  if (blackjackPays !== EVEN_MONEY_AT || state.insurance !== 'insure' || !isPlayersBlackjack(state)) return seat
  return {
    state,
    did: did.map((one) => (one.action === 'insure' ? { ...one, action: 'even-money' } : one)),
    due: due.flatMap((one): readonly Due[] => {
      if (one.bet === 'insurance') return []
      return one.bet === MAIN ? [{ ...one, does: 'pay', cents: one.stake, because: EVEN_MONEY }] : [one]
    }),
  }
}

// ——— Paying —————————————————————————————————————————————————————————————————————————————————————————————————

export function blackjackPayouts(
  { blackjackPays }: BlackjackRules,
  said: SheetWords,
  stakes: readonly number[] = STAKES,
): readonly PayoutTable[] {
  const words = said.messages.payouts!
  const rows = [
    {
      name: say(words, { id: 'blackjack', args: { odds: oddsIn(blackjackPays, said) } }),
      cells: amountsAt(blackjackPays, stakes, said),
    },
    {
      name: say(words, { id: 'insurance', args: { odds: oddsIn(INSURANCE_PAYS, said) } }),
      cells: amountsAt(INSURANCE_STAKE * INSURANCE_PAYS, stakes, said),
    },
    { name: say(words, { id: 'surrender' }), cells: amountsAt(-SURRENDER_NET, stakes, said) },
  ]
  return [
    {
      id: 'blackjack',
      name: say(words, { id: 'title' }),
      head: said.payouts.bet,
      columns: stakeNames(stakes, said),
      rows,
    },
  ]
}

/**
 * Plays like a dealer, but doubles 10 and 11, splits pairs with a total of 12 or 16, and takes insurance 30% of the
 * time.
 */
export function choosePlay(
  state: BlackjackState,
  actions: readonly BlackjackAction[],
  random: Random,
): BlackjackAction {
  if (actions.includes('insure')) return random() < 0.3 ? 'insure' : 'decline'
  if (!actions.includes('hit')) return 'stand'
  const { hands, at } = playHands(state)
  const { total } = totalOfCards(hands[at]!.cards)
  if (actions.includes('split') && (total === 12 || total === 16)) return 'split'
  if (actions.includes('double') && (total === 10 || total === 11)) return 'double'
  return total < 17 ? 'hit' : 'stand'
}
