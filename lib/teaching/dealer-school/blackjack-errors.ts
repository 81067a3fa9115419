import { say } from '@/lib/messages/message'
import { type Card, makeCards } from '@/lib/cards/card'
import {
  type BlackjackAction,
  type BlackjackRules,
  type BlackjackState,
  dealerDraws,
  INSURANCE_PAYS,
  INSURANCE_STAKE,
  playHands,
  type Reason,
  SURRENDER_NET,
  totalOfCards,
} from '@/lib/engines/blackjack/index'
import type { Rules, SettledBet } from '@/lib/games/game'
import { draw, makeRandom, type Random } from '@/lib/math/random'
import type { Due } from './chips'
import type { Pass } from './dealer'
import { byBet, byRules, duesAt, type ErrorKind, feltOf, type Handling, type Round } from './errors'
import { amountsAt, type PayoutTable, stakeNames, STAKES, type SheetWords, oddsIn } from './payout-tables'

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
 * Insurance and blackjacks are settled once the dealer has checked the hole card, busts after the play, and the rest
 * when the dealer's hand is open.
 */
export const blackjackPasses: readonly Pass[] = [
  { bets: ['insurance'], from: 'right', after: 'insurance' },
  { bets: ['main'], from: 'left', after: 'insurance', only: goesBy('blackjack') },
  { bets: ['main'], from: 'left', after: 'play', only: goesBy('bust') },
  { bets: ['main'], from: 'right' },
]

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
