import { type Card, makeCards } from '@/lib/cards/card'
import {
  type BlackjackAction,
  dealerDraws,
  INSURANCE_PAYS,
  INSURANCE_STAKE,
  playHands,
  ratio,
  SURRENDER_NET,
  totalOfCards,
} from '@/lib/engines/blackjack/index'
import { draw, makeRandom, type Random } from '@/lib/math/random'
import { type Dealer, LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/dealer'
import { PUSH_TAKEN, WRONG_CHIPS, wrongOdds } from '@/lib/teaching/dealer-school/error-kinds'
import {
  byBet,
  byRules,
  duesAt,
  type ErrorKind,
  feltOf,
  type Handling,
  type Round,
} from '@/lib/teaching/dealer-school/errors'
import { amountsAt, type PayoutTable, stakeNames, STAKES } from '@/lib/teaching/dealer-school/payout-tables'
import type { Texas21Rules } from './rules'
import { settle } from './settle'
import { type Texas21State, unseen } from './state'

// ——— The dealer's own hand ——————————————————————————————————————————————————————————————————————————————————

/** The round as it lies with these cards beside the dealer's up card, and settled so. */
function withDealer(round: Round, dealer: readonly Card[]): Handling {
  const state = { ...(round.seat.state as Texas21State), dealer }
  const rules = round.rules as Texas21Rules
  return { zones: feltOf(round, rules, state), due: duesAt(round, settle(rules, state).bets) }
}

/** Nobody stops with less by mistake. */
const LEAST_STOOD = 15

/** Stops at fifteen, sixteen or a soft seventeen that must draw. */
function stood(round: Round): readonly Handling[] {
  const { upcard, dealer } = round.seat.state as Texas21State
  return dealer
    .slice(0, -1)
    .map((_, i) => dealer.slice(0, i + 1))
    .filter((cards) => totalOfCards([...upcard, ...cards]).total >= LEAST_STOOD)
    .map((cards) => withDealer(round, cards))
}

/** More cards than a dealer draws after a stop. */
const MOST_DRAWN = 12

/** Draws to a seventeen or a soft eighteen that must stand, and then on as he must. */
function drew(round: Round): readonly Handling[] {
  const rules = round.rules as Texas21Rules
  const state = round.seat.state as Texas21State
  const { upcard, dealer, peek } = state
  const { total, soft } = totalOfCards([...upcard, ...dealer])
  if (dealer.length === 0 || peek === 'blackjack' || !(total === 17 || (soft && total === 18))) return []
  const more = draw(
    makeRandom(`one more ${makeCards([...upcard, ...dealer, ...state.hand])}`),
    unseen(rules, state),
    MOST_DRAWN,
  )
  const end = more.findIndex((_, i) => !dealerDraws(rules, [...upcard, ...dealer, ...more.slice(0, i + 1)]))
  return [withDealer(round, [...dealer, ...more.slice(0, end + 1)])]
}

// ——— The kinds ——————————————————————————————————————————————————————————————————————————————————————————————

/** What a blackjack is paid by mistake. */
const BLACKJACK_PAYS = [1.5, 1.2, 1] as const

const drawing = ({ soft17 }: Texas21Rules): string =>
  `The dealer draws to 16 and stands on 17 and more; a soft 17 he ${soft17 === 'hit' ? 'hits' : 'stands on'} here.`

const errors = (inForce: Texas21Rules): readonly ErrorKind[] => [
  {
    id: 'blackjack',
    name: 'Blackjack paid at wrong odds',
    right: `A blackjack is paid ${ratio(inForce.blackjackPays)} here.`,
    ways: byRules<Texas21Rules>(
      ...BLACKJACK_PAYS.filter((pays) => pays !== inForce.blackjackPays).map(
        (blackjackPays) => (rules: Texas21Rules) => ({ ...rules, blackjackPays }),
      ),
    ),
  },
  {
    id: 'winner',
    name: 'Wrong winner',
    right: 'The higher total that is not bust wins: count both again.',
    ways: byBet(({ bet, does, stake }) =>
      !bet.startsWith('main') || does === 'push'
        ? []
        : [{ does: does === 'pay' ? 'lose' : 'pay', cents: stake, because: does === 'pay' ? 'loses' : 'wins 1 to 1' }],
    ),
  },
  { id: 'stood', name: 'The dealer stood where he must draw', right: drawing(inForce), ways: stood },
  { id: 'drew', name: 'The dealer drew where he must stand', right: drawing(inForce), ways: drew },
  {
    id: 'insurance',
    name: 'Insurance settled wrong',
    right: 'Insurance pays 2 to 1 on a blackjack of the dealer and loses otherwise.',
    ways: byBet(({ bet, does, stake }) =>
      bet === 'insurance' ? [{ does: does === 'pay' ? 'pay' : 'push', cents: does === 'pay' ? stake : 0 }] : [],
    ),
  },
  wrongOdds('side', 'Texas 21 bet'),
  wrongOdds('progressive', 'Progressive'),
  PUSH_TAKEN,
  WRONG_CHIPS,
]

// ——— Paying —————————————————————————————————————————————————————————————————————————————————————————————————

function payouts({ blackjackPays }: Texas21Rules): readonly PayoutTable[] {
  const rows = [
    { name: `Blackjack, ${ratio(blackjackPays)}`, cells: amountsAt(blackjackPays, STAKES) },
    {
      name: `Insurance of half the bet, ${ratio(INSURANCE_PAYS)}`,
      cells: amountsAt(INSURANCE_STAKE * INSURANCE_PAYS, STAKES),
    },
    { name: 'Surrender: the house keeps', cells: amountsAt(-SURRENDER_NET, STAKES) },
  ]
  return [{ id: 'blackjack', name: 'Blackjack', head: 'Bet', columns: stakeNames(STAKES), rows }]
}

/** Plays as the dealer does, but doubles ten and eleven, splits aces and eights' pairs now and then, and sometimes insures. */
function choose(state: Texas21State, actions: readonly BlackjackAction[], random: Random): BlackjackAction {
  if (actions.includes('insure')) return random() < 0.3 ? 'insure' : 'decline'
  const { hands, at } = playHands(state)
  const { total } = totalOfCards(hands[at]!.cards)
  if (actions.includes('split') && (total === 12 || total === 16)) return 'split'
  if (actions.includes('double') && (total === 10 || total === 11)) return 'double'
  return total < 17 && actions.includes('hit') ? 'hit' : 'stand'
}

export const dealer: Dealer<Texas21Rules, Texas21State, BlackjackAction> = {
  // What the dealer finds under the up card is the card they turn later.
  piles: { upcard: 'upcard', flop: 'flop', peek: 'dealer', hole: 'dealer', dealer: 'dealer' },
  chips: LOW_CHIPS,
  sides: { side: SIDE_CHIPS, progressive: [1] },
  order: ['side', 'progressive', 'insurance', 'main'],
  seats: 3,
  errors,
  payouts,
  choose,
}
