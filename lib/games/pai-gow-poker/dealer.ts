import { ruleOf } from './clauses'
import { type PayoutTable, type SheetWords } from '@/lib/teaching/dealer-school/payouts/tables'
import { type AnyMessage, say } from '@/lib/messages/message'
import type { Reason } from './messages/table-en'
import { ACE, type Card, cardOf, JOKER, rankOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import {
  behindValue,
  cardsOf,
  handOfValue,
  legalSettings,
  rankingOf,
  readSeven,
  sortHand,
  SPLITS,
  WAY_IDS,
} from '@/lib/engines/pai-gow/index'
import { tidyNet } from '@/lib/game/ev'
import { below, draw, type Random } from '@/lib/math/random'
import { type Due, dueOn, ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import type { Dealer, HouseRule } from '@/lib/teaching/dealer-school/dealer'
import { SIDE_CHIPS } from '@/lib/teaching/dealer-school/table/layout'
import { PUSH_TAKEN, wrongOdds } from '@/lib/teaching/dealer-school/errors/kinds'
import {
  byBet,
  byRules,
  dueBy,
  type ErrorKind,
  feltOf,
  type Handling,
  type Round,
  withCalls,
} from '@/lib/teaching/dealer-school/errors/errors'
import { bonusRow } from './bonus'
import type { BonusRow, PaiGowRules } from './rules'
import { comparedBet, isFoulHand, type PaiGowAction, type PaiGowState, setByHouse } from './round'
import { disputes } from './disputes'
import { game } from './index'

// ——— Setting ————————————————————————————————————————————————————————————————————————————————————————————————

const frontRanks = (rules: PaiGowRules, cards: readonly Card[]): string =>
  setByHouse(rules, cards)
    .low.map((card) => (card === JOKER ? ACE : rankOf(card)))
    .sort((a, b) => a - b)
    .join(' ')

/** The dealer's hand set by another house's way, and settled like this. */
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

const LOSES: Reason = { id: 'bothLose', args: { copied: null } }
const PUSHES: Reason = { id: 'oneEach', args: { copied: null } }

/** One of the two comparisons read wrong, or both. */
const winner: ErrorKind['ways'] = (round) => {
  const { commission } = round.rules as PaiGowRules
  // A foul hand isn't compared.
  if (isFoulHand(round.rules as PaiGowRules, round.seat.state as PaiGowState)) return []
  const because: Reason = { id: 'bothWin', args: { copied: null, commission } }
  const won = ({ bet }: { readonly bet: string }) =>
    dueOn(
      {
        bet,
        stake: 1,
        net: tidyNet(1 - commission),
        because,
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

/** A foul hand compared with the dealer's as if it were legal. */
const overlooked: ErrorKind['ways'] = (round) => {
  const rules = round.rules as PaiGowRules
  const state = round.seat.state as PaiGowState
  if (!isFoulHand(rules, state)) return []
  const compared = dueOn(comparedBet(rules, state), round.seat.base, round.rounding, true)
  return byBet(({ bet }) => (bet === compared.bet ? [compared] : []))(round)
}

/** A dealer who gives a copy away hasn't noticed it, so the call doesn't mention it. */
const withoutCopies = ({ id, args }: AnyMessage): AnyMessage =>
  args ? { id, args: { ...args, copied: null } } : { id }

const anySuit = (rank: number, suits: readonly number[]): Card => cardOf(rank, suits[rank]!)

/** A five-card straight in mixed suits for each side, the player's a wheel, and two other cards each. */
function wheelStack(random: Random): readonly Card[] {
  const suits = Array.from({ length: 13 }, () => below(random, 4))
  const others = suits.map((suit) => (suit + 1 + below(random, 3)) % 4)
  const low = 4 + below(random, 4)
  const player = [ACE, 0, 1, 2, 3].map((rank) => anySuit(rank, suits))
  const dealer = [0, 1, 2, 3, 4].map((i) => anySuit(low + i, others))
  const [a, b, ...rest] = draw(random, without(DECK, player, dealer), 4)
  return [...player, a!, b!, ...dealer, ...rest]
}

/** Ace, king and queen for both sides. Without a pair, both set king and queen in front. */
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
    says: { id: 'misset' },
    because({ rules, seat }) {
      const { clause } = setByHouse(rules as PaiGowRules, (seat.state as PaiGowState).dealer)
      return { id: clause.id, says: clause.sentence, ...ruleOf(clause) }
    },
    ways: misset,
  },
  {
    id: 'copy',
    says: { id: 'copy', args: { isBanking: banking } },
    ways: withCalls(
      byRules<PaiGowRules>((rules) => ({ ...rules, banking: !banking })),
      withoutCopies,
    ),
    stack: copyStack,
  },
  {
    id: 'winner',
    says: { id: 'compared' },
    ways: winner,
  },
  {
    id: 'commission',
    says: { id: 'commission', args: { share: commission } },
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
    says: { id: 'wheel', args: { isLowest: wheel === 'lowest' } },
    ways: byRules<PaiGowRules>((rules) => ({ ...rules, wheel: wheel === 'lowest' ? 'second-highest' : 'lowest' })),
    stack: wheelStack,
  },
  wrongOdds('bonus'),
  PUSH_TAKEN,
  {
    id: 'foul-hand',
    says: { id: 'foulOverlooked' },
    ways: overlooked,
    foul: true,
    isLater: true,
  },
]

// ——— Paying —————————————————————————————————————————————————————————————————————————————————————————————————

/** Stakes in dollars, most of them with a commission that isn't whole dollars. */
const ODD_CHIPS = [10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 65, 75, 100] as const

const CENTS = 100

function payouts(
  { commission }: PaiGowRules,
  { messages, payouts: words }: SheetWords,
  stakes: readonly number[] = ODD_CHIPS,
): readonly PayoutTable[] {
  const win = { bet: 'main', stake: 1, net: tidyNet(1 - commission), because: PUSHES }
  const rows = stakes.map((chips) => ({
    name: String(chips),
    cells: ROUNDINGS.map((rounding) => words.amount(dueOn(win, chips * CENTS, rounding, true).cents)),
  }))
  return [
    {
      id: 'win',
      name: say(messages.payouts!, { id: 'win' }),
      note: say(messages.payouts!, { id: 'note', args: { commission } }),
      head: words.bet,
      columns: ROUNDINGS.map(({ id }) => words.roundings[id]!),
      rows,
    },
  ]
}

/**
 * A player's hand set so that the two cards in front outrank the five behind; undefined if these seven cards can't be
 * set so.
 */
function setFoul(rules: PaiGowRules, state: PaiGowState, random: Random): PaiGowState | undefined {
  const sorted = sortHand(state.hand)
  const legal = new Set(legalSettings(rankingOf(rules.wheel), readSeven(sorted)).map(({ split }) => split))
  const foul = Array.from({ length: SPLITS }, (_, split) => split).filter((split) => !legal.has(split))
  const split = foul[below(random, foul.length)]
  return split === undefined ? undefined : { ...state, low: cardsOf(sorted, split).low }
}

// ——— What houses settle otherwise ———————————————————————————————————————————————————————————————————————————

type PaiGowHouseRule = HouseRule<PaiGowRules, PaiGowState>

const CARDS = 7

/** The first cards of the deck: `at` random ones, then these. */
function stackAt(at: number, cards: readonly Card[], random: Random): readonly Card[] {
  return [...draw(random, without(DECK, cards), at), ...cards]
}

/** Whether the best hand of these seven cards is a high card of this rank (a “pai gow”). The joker is an ace. */
function isPaiGow(highest: number, cards: readonly Card[]): boolean {
  const seven = readSeven(sortHand(cards))
  const ranking = rankingOf('second-highest')
  const isPlain = Array.from({ length: SPLITS }, (_, split) => handOfValue(behindValue(ranking, seven, split))).every(
    (hand) => hand === 'high-card',
  )
  const ranks = cards.map((card) => (card === JOKER ? ACE : rankOf(card)))
  return isPlain && new Set(ranks).size === CARDS && Math.max(...ranks) === highest
}

const QUEEN = ACE - 2

/** A table without commission at which a dealer's pai gow pushes every bet. */
const pushHand = (
  rule: Pick<PaiGowHouseRule, 'id' | 'en' | 'es' | 'source' | 'opensFirst'>,
  highest: number,
): PaiGowHouseRule => ({
  ...rule,
  oneOf: 'no-commission',
  rules: (rules) => ({ ...rules, commission: 0 }),
  stack(_seats, random) {
    for (;;) {
      const ranks = [
        highest,
        ...draw(
          random,
          Array.from({ length: highest }, (_, rank) => rank),
          CARDS - 1,
        ),
      ]
      const cards = ranks.map((rank) => cardOf(rank, below(random, 4)))
      // The dealer's cards come after those of the first seat.
      if (isPaiGow(highest, cards)) return stackAt(CARDS, cards, random)
    }
  },
  settle(_rules, seats) {
    if (!isPaiGow(highest, seats[0]!.state.dealer)) return undefined
    const because: Reason = { id: 'dealersPaiGow', args: { high: highest } }
    const pushed = (due: Due): Due => {
      const { bet, stake } = due
      return bet === 'main' ? { bet, stake, does: 'push', cents: 0, because } : due
    }
    return seats.map(({ due }) => due.map(pushed))
  },
})

/** What another player's hand pays to a player with the envy button, in whole dollars, by its row of the bonus. */
const ENVY: Readonly<Partial<Record<BonusRow, number>>> = {
  'seven-card-straight-flush': 5000,
  'royal-flush-royal-match': 1000,
  'seven-card-straight-flush-joker': 500,
  'five-aces': 250,
  'royal-flush': 50,
  'straight-flush': 20,
  'four-of-a-kind': 5,
}
const ENVIED: Reason = { id: 'envied' }
const NOTHING_TO_ENVY: Reason = { id: 'nothingToEnvy' }
/** The smallest bonus bet with the envy button, in cents. */
const LEAST_ENVY = 500

const envy: PaiGowHouseRule = {
  id: 'envy',
  en: 'Envy: a bonus of $5 or more is paid for another player’s four of a kind or better',
  es: 'Envy: un bono de 5 $ o más cobra por el póquer o mejor de otro jugador',
  source: 'Silver Dollar Renton, Fortune Pai Gow',
  bet: 'envy',
  stack(seats, random) {
    const rank = below(random, ACE + 1)
    const quads = [0, 1, 2, 3].map((suit) => cardOf(rank, suit))
    const seat = below(random, seats)
    // The dealer's cards come after those of the first seat.
    return stackAt(seat === 0 ? 0 : CARDS * (seat + 1), quads, random)
  },
  settle(rules, seats) {
    const worth = seats.map(({ state }) => {
      const row = bonusRow(rules, state.hand)
      return row === undefined ? 0 : (ENVY[row] ?? 0)
    })
    const all = worth.reduce((sum, dollars) => sum + dollars, 0)
    const hasButton = ({ due }: (typeof seats)[number]): boolean =>
      due.some(({ bet, stake }) => bet === 'bonus' && stake >= LEAST_ENVY)
    if (!seats.some(hasButton)) return undefined
    return seats.map((seat, i): readonly Due[] => {
      if (!hasButton(seat)) return seat.due
      const cents = CENTS * (all - worth[i]!)
      const paid: Pick<Due, 'does' | 'cents' | 'because'> =
        cents > 0 ? { does: 'pay', cents, because: ENVIED } : { does: 'push', cents: 0, because: NOTHING_TO_ENVY }
      return [...seat.due, { bet: 'envy', stake: 0, ...paid }]
    })
  },
}

const houseRules: readonly PaiGowHouseRule[] = [
  envy,
  pushHand(
    {
      id: 'ez',
      en: 'EZ: no commission, and your queen-high pai gow pushes',
      es: 'EZ: sin comisión, y tu pai gow con carta alta dama empata',
      source: 'Eagle Mountain Casino, EZ Pai Gow',
    },
    QUEEN,
  ),
  pushHand(
    {
      id: 'face-up',
      en: 'Face-Up: no commission, your hand is open first, and your ace-high pai gow pushes',
      es: 'Face-Up: sin comisión, tu mano se descubre antes y tu pai gow con carta alta as empata',
      source: 'Chukchansi Gold, Face Up Pai Gow',
      opensFirst: true,
    },
    ACE,
  ),
]

export const dealer: Dealer<PaiGowRules, PaiGowState, PaiGowAction> = {
  game,
  piles: { dealer: 'dealer' },
  chips: ODD_CHIPS,
  sides: { bonus: SIDE_CHIPS },
  order: ['main', 'bonus'],
  commission: { on: 'main', isTaken: (rules) => (rules as PaiGowRules).commission > 0 },
  seats: 3,
  most: 6,
  settlement: {
    passes: [{ bets: ['main', 'bonus'], from: 'right' }],
    onFold: [],
    source: 'indiana',
  },
  banks: (rules) => (rules as PaiGowRules).banking,
  counted: true,
  houseRules,
  foul: setFoul,
  errors,
  payouts,
  disputes,
}
