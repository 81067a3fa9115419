import { ACE, type Card, cardOf, JOKER, rankOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { WAY_IDS } from '@/lib/engines/pai-gow/index'
import { tidyNet } from '@/lib/games/ev'
import { below, draw, type Random } from '@/lib/math/random'
import { amountInWords, dueOn, ROUNDINGS } from '@/lib/teaching/dealer-school/chips'
import { type Dealer, SIDE_CHIPS } from '@/lib/teaching/dealer-school/dealer'
import { PUSH_TAKEN, wrongOdds } from '@/lib/teaching/dealer-school/error-kinds'
import {
  byBet,
  byRules,
  dueBy,
  type ErrorKind,
  feltOf,
  type Handling,
  type Round,
  withCalls,
} from '@/lib/teaching/dealer-school/errors'
import type { PayoutTable } from '@/lib/teaching/dealer-school/payout-tables'
import type { PaiGowRules } from './rules'
import { type PaiGowAction, type PaiGowState, setByHouse } from './round'

// ——— Setting ————————————————————————————————————————————————————————————————————————————————————————————————

const frontRanks = (rules: PaiGowRules, cards: readonly Card[]): string =>
  setByHouse(rules, cards)
    .low.map((card) => (card === JOKER ? ACE : rankOf(card)))
    .sort((a, b) => a - b)
    .join(' ')

/** The dealer's hand set by the way of another house, and settled as it lies. */
function misset(round: Round): readonly Handling[] {
  const rules = round.rules as PaiGowRules
  const { dealer } = round.seat.state as PaiGowState
  return WAY_IDS.flatMap((houseWay): readonly Handling[] => {
    const wrong = { ...rules, houseWay }
    if (frontRanks(wrong, dealer) === frontRanks(rules, dealer)) return []
    const due = dueBy(round, wrong, round.seat.state)
    return due ? [{ zones: feltOf(round, wrong, round.seat.state), due }] : []
  })
}

// ——— Comparing ——————————————————————————————————————————————————————————————————————————————————————————————

const LOSES = 'both hands lose: loses'
const PUSHES = 'one hand each: pushes'

/** One of the two comparisons read the wrong way, or both. */
const winner: ErrorKind['ways'] = (round) => {
  const { commission } = round.rules as PaiGowRules
  const won = ({ bet, name }: { readonly bet: string; readonly name: string }) =>
    dueOn(
      {
        bet,
        name,
        stake: 1,
        net: tidyNet(1 - commission),
        because: `both hands win: 1 to 1${commission > 0 ? ` less ${percent(commission)}` : ''}`,
      },
      round.seat.base,
      round.rounding,
      true,
    )
  return byBet((due) => {
    if (due.bet !== 'main') return []
    if (due.does === 'push') return [won(due)]
    return due.does === 'lose'
      ? [{ does: 'push', cents: 0, because: PUSHES }]
      : [
          { does: 'push', cents: 0, because: PUSHES },
          { does: 'lose', cents: due.stake, because: LOSES },
        ]
  })(round)
}

const percent = (share: number): string => `${tidyNet(100 * share)}%`

/** A dealer who gives a copy away has not noticed it. */
const withoutCopies = (call: string): string => call.replace(/, (both copies|the copy)[^:]*/, '')

const anySuit = (rank: number, suits: readonly number[]): Card => cardOf(rank, suits[rank]!)

/** A straight of five for each side in mixed suits, the player's the wheel, and two other cards each. */
function wheelStack(random: Random): readonly Card[] {
  const suits = Array.from({ length: 13 }, () => below(random, 4))
  const others = suits.map((suit) => (suit + 1 + below(random, 3)) % 4)
  const low = 4 + below(random, 4)
  const player = [ACE, 0, 1, 2, 3].map((rank) => anySuit(rank, suits))
  const dealer = [0, 1, 2, 3, 4].map((i) => anySuit(low + i, others))
  const [a, b, ...rest] = draw(random, without(DECK, player, dealer), 4)
  return [...player, a!, b!, ...dealer, ...rest]
}

/** Ace, king and queen for both sides: without a pair both set king and queen in front. */
function copyStack(random: Random): readonly Card[] {
  const [mine, theirs] = draw(random, [0, 1, 2, 3], 2) as [number, number]
  const rest = draw(
    random,
    Array.from({ length: 32 }, (_, i) => i),
    8,
  )
  const high = (first: number, second: number): Card[] => [
    cardOf(ACE, first),
    cardOf(ACE - 1, second),
    cardOf(ACE - 2, first),
  ]
  return [...high(mine, theirs), ...rest.slice(0, 4), ...high(theirs, mine), ...rest.slice(4)]
}

const errors = ({ banking, commission, wheel }: PaiGowRules): readonly ErrorKind[] => [
  {
    id: 'misset',
    name: 'The dealer’s hand is mis-set',
    right: 'The house way sets it otherwise.',
    because({ rules, seat }) {
      const { clause } = setByHouse(rules as PaiGowRules, (seat.state as PaiGowState).dealer)
      return `${clause.id}: ${clause.sentence}`
    },
    ways: misset,
  },
  {
    id: 'copy',
    name: banking ? 'Copy given to the dealer' : 'Copy given to the player',
    right: banking ? 'An identical hand goes to the banker, here the player.' : 'An identical hand goes to the banker.',
    ways: withCalls(
      byRules<PaiGowRules>((rules) => ({ ...rules, banking: !banking })),
      withoutCopies,
    ),
    stack: copyStack,
  },
  {
    id: 'winner',
    name: 'Wrong winner',
    right: 'Both hands higher win, both lower lose, one each pushes: compare front with front and back with back.',
    ways: winner,
  },
  {
    id: 'commission',
    name: 'Wrong commission',
    right: commission === 0 ? 'No commission is taken here.' : `The house keeps ${percent(commission)} of a win.`,
    ways: withCalls(
      byRules<PaiGowRules>(
        (rules) => ({ ...rules, commission: 0 }),
        (rules) => ({ ...rules, commission: commission === 0 ? 0.05 : tidyNet(Math.min(1, 2 * commission)) }),
      ),
      (_, right) => right,
    ),
  },
  {
    id: 'wheel',
    name: 'A-2-3-4-5 misranked',
    right:
      wheel === 'lowest' ? 'A-2-3-4-5 is the lowest straight here.' : 'A-2-3-4-5 is the second-highest straight here.',
    ways: byRules<PaiGowRules>((rules) => ({ ...rules, wheel: wheel === 'lowest' ? 'second-highest' : 'lowest' })),
    stack: wheelStack,
  },
  wrongOdds('bonus', 'Bonus'),
  PUSH_TAKEN,
]

// ——— Paying —————————————————————————————————————————————————————————————————————————————————————————————————

/** Stakes whose commission isn't whole dollars. */
const ODD_CHIPS = [10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 65, 75, 100] as const

const CENTS = 100

function payouts({ commission }: PaiGowRules): readonly PayoutTable[] {
  const win = { bet: 'main', name: 'Bet', stake: 1, net: tidyNet(1 - commission), because: '' }
  const rows = ODD_CHIPS.map((chips) => ({
    name: String(chips),
    cells: ROUNDINGS.map((rounding) => amountInWords(dueOn(win, chips * CENTS, rounding, true).cents)),
  }))
  return [
    {
      id: 'win',
      name: 'A win, less the commission',
      note: `Commission ${tidyNet(commission * CENTS)}%, exact or rounded up, as your house has it.`,
      head: 'Bet',
      columns: ROUNDINGS.map(({ name }) => name),
      rows,
    },
  ]
}

export const dealer: Dealer<PaiGowRules, PaiGowState, PaiGowAction> = {
  piles: { dealer: 'dealer' },
  chips: ODD_CHIPS,
  sides: { bonus: SIDE_CHIPS },
  order: ['main', 'bonus'],
  commissionOn: 'main',
  seats: 3,
  errors,
  payouts,
}
