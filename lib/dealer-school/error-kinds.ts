import { ACE, type Card, cardOf, JOKER, rankOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import type { CasinoRules } from '@/lib/games/casino-holdem/rules'
import type { PayTable } from '@/lib/games/game'
import type { GameId } from '@/lib/games/ids'
import type { PaiGowRules } from '@/lib/games/pai-gow-poker/rules'
import { type PaiGowState, setByHouse } from '@/lib/games/pai-gow-poker/state'
import { WAY_IDS } from '@/lib/games/pai-gow-poker/ways'
import type { Texas21Rules } from '@/lib/games/texas-21/rules'
import type { BonusRules } from '@/lib/games/texas-holdem-bonus/rules'
import type { ThreeCardRules } from '@/lib/games/three-card-poker/rules'
import type { UltimateRules } from '@/lib/games/ultimate-texas-holdem/rules'
import type { XxRules } from '@/lib/games/xx-poker/rules'
import type { XxState } from '@/lib/games/xx-poker/state'
import { below, draw, type Random } from '@/lib/math/random'
import { seatZones } from './board'
import { byBet, byRules, byState, dueBy, type ErrorKind, type Handling, type Round, withCalls } from './errors'

/* The kinds of error of each game. */

// ——— Of any game ——————————————————————————————————————————————————————————————————————————————————————————————

interface Hands {
  readonly hand: readonly Card[]
  readonly dealer: readonly Card[]
}

/** The two hands exchanged, where both lie open. */
const exchanged = <S extends Hands>(state: S): S | undefined => (state.dealer.length === state.hand.length ? { ...state, hand: state.dealer, dealer: state.hand } : undefined)

const wrongWinner = (...bets: readonly string[]): ErrorKind => ({ id: 'winner', name: 'Wrong winner', right: 'The higher hand wins: read both again, card by card.', ways: byState<Hands>(bets, exchanged) })

const PUSH_TAKEN: ErrorKind = {
  id: 'push-taken',
  name: 'A push was taken',
  right: 'A bet that pushes stays where it lies.',
  ways: byBet(({ does, stake }) => (does === 'push' && stake > 0 ? [{ does: 'lose', cents: stake, because: 'taken' }] : [])),
}

const FIVE = 500

/** The call is right, the chips are not: short by a chip, over by one, or twice as much. */
const WRONG_CHIPS: ErrorKind = {
  id: 'chips',
  name: 'Right call, wrong chips',
  right: 'The odds were called right; the chips cut out for them were not.',
  ways: byBet(({ does, cents }) => (does !== 'pay' ? [] : [{ does, cents: cents + FIVE }, ...(cents > FIVE ? [{ does, cents: cents - FIVE }] : []), { does, cents: 2 * cents }])),
}

/** A pay table with one pay after the other changed: up to half as much again, or down to even money. */
const oddTables = (table: PayTable): readonly PayTable[] =>
  Object.entries(table).flatMap(([hand, pay]) => (pay > 0 ? [{ ...table, [hand]: pay + 1 }, ...(pay > 1 ? [{ ...table, [hand]: 1 }] : [])] : []))

/** The bet is paid by a table that is not this house's. */
const wrongOdds = (table: string, name: string): ErrorKind => ({
  id: `${table}-odds`,
  name: `${name} paid at wrong odds`,
  right: `${name} is paid by the table on the felt.`,
  ways: (round) => {
    const rules = round.rules as { readonly pays: Readonly<Record<string, PayTable>> }
    const wrong = oddTables(rules.pays[table]!).map((pays) => () => ({ ...rules, pays: { ...rules.pays, [table]: pays } }))
    return byRules(...wrong)(round)
  },
})

const calledOut = (ways: ErrorKind['ways']): ErrorKind => ({ id: 'called-out', name: 'A qualifying dealer called out', right: 'The dealer qualifies: every bet is in action.', ways })

// ——— Pai Gow ——————————————————————————————————————————————————————————————————————————————————————————————————

const frontRanks = (rules: PaiGowRules, cards: readonly Card[]): string =>
  setByHouse(rules, cards).low.map((card) => (card === JOKER ? ACE : rankOf(card))).sort((a, b) => a - b).join(' ')

/** The dealer's hand set by the way of another house, and settled as it lies. */
function misset(round: Round): readonly Handling[] {
  const rules = round.rules as PaiGowRules
  const { dealer } = round.seat.state as PaiGowState
  return WAY_IDS.flatMap((houseWay): readonly Handling[] => {
    const wrong = { ...rules, houseWay }
    if (frontRanks(wrong, dealer) === frontRanks(rules, dealer)) return []
    const due = dueBy(round, wrong, round.seat.state)
    return due ? [{ zones: seatZones(round.game, round.seat, wrong), due }] : []
  })
}

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
  const rest = draw(random, Array.from({ length: 32 }, (_, i) => i), 8)
  const high = (first: number, second: number): Card[] => [cardOf(ACE, first), cardOf(ACE - 1, second), cardOf(ACE - 2, first)]
  return [...high(mine, theirs), ...rest.slice(0, 4), ...high(theirs, mine), ...rest.slice(4)]
}

// ——— By game ——————————————————————————————————————————————————————————————————————————————————————————————————

const UNDER_A_STRAIGHT = { 'high-card': 1, pair: 1, 'two-pair': 1, 'three-of-a-kind': 1 } as const

/** The contests counted wrongly: one more won, or one less. */
const oneMore = (state: XxState): XxState | undefined => {
  const at = state.placed.indexOf(null)
  const card = state.hand.find((own) => !state.placed.includes(own))
  return at < 0 || card === undefined ? undefined : { ...state, placed: state.placed.with(at, card) }
}
const oneLess = (state: XxState): XxState | undefined => {
  const at = state.placed.findIndex((card) => card !== null)
  return at < 0 ? undefined : { ...state, placed: state.placed.with(at, null) }
}

const KINDS: Readonly<Record<GameId, readonly ErrorKind[]>> = {
  'ultimate-texas-holdem': [
    { id: 'ante', name: 'Ante settled though the dealer does not qualify', right: 'Without a pair the dealer does not qualify, and the ante pushes.', ways: byRules<UltimateRules>((rules) => ({ ...rules, qualifies: 'none' })) },
    calledOut(byRules<UltimateRules>((rules) => ({ ...rules, qualifies: 'pair-A' }))),
    wrongOdds('blind', 'Blind'),
    { id: 'blind-paid', name: 'Blind paid on less than a straight', right: 'A win with less than a straight gives the blind back.', ways: byRules<UltimateRules>((rules) => ({ ...rules, pays: { ...rules.pays, blind: { ...rules.pays.blind, ...UNDER_A_STRAIGHT } } })) },
    wrongOdds('trips', 'Trips'),
    wrongWinner('ante', 'blind', 'play'),
    PUSH_TAKEN,
    WRONG_CHIPS,
  ],
  'three-card-poker': [
    { id: 'play', name: 'Play settled though the dealer does not qualify', right: 'Without queen high the ante is paid and the Play bet pushes.', ways: byRules<ThreeCardRules>((rules) => ({ ...rules, qualifies: 'none' })) },
    calledOut(byRules<ThreeCardRules>((rules) => ({ ...rules, qualifies: 'king-high' }), (rules) => ({ ...rules, qualifies: 'ace-high' }))),
    {
      id: 'ante-bonus',
      name: 'Ante bonus not paid, or at wrong odds',
      right: 'The ante bonus is paid by the player’s hand, whatever the dealer has.',
      ways: byRules<ThreeCardRules>((rules) => ({ ...rules, pays: { ...rules.pays, anteBonus: {} } }), (rules) => ({ ...rules, pays: { ...rules.pays, anteBonus: { 'straight-flush': 4, 'three-of-a-kind': 3, straight: 2 } } })),
    },
    wrongOdds('pair-plus', 'Pair Plus'),
    wrongOdds('six-card', '6 Card Bonus'),
    wrongWinner('ante', 'play'),
    PUSH_TAKEN,
    WRONG_CHIPS,
  ],
  'texas-holdem-bonus': [
    {
      id: 'ante-paid',
      name: 'Ante paid on less than a straight',
      right: 'The ante is paid from a straight up; with less a win gives it back.',
      ways: byBet(({ bet, does, stake }, all) => (bet === 'ante' && does === 'push' && all.some((other) => other.bet === 'flop-bet' && other.does === 'pay') ? [{ does: 'pay', cents: stake, because: 'wins 1 to 1' }] : [])),
    },
    { id: 'ante-pushed', name: 'Ante not paid on a straight', right: 'The ante is paid from a straight up.', ways: byRules<BonusRules>((rules) => ({ ...rules, antePaidFrom: 'flush' })) },
    { id: 'tie', name: 'A tie was taken', right: 'In a tie every bet pushes.', ways: byRules<BonusRules>((rules) => ({ ...rules, ties: 'lose' })) },
    wrongOdds('bonus', 'Bonus'),
    wrongOdds('first-five', 'First 5 Jackpot'),
    wrongWinner('ante', 'flop-bet', 'turn-bet', 'river-bet'),
    WRONG_CHIPS,
  ],
  'casino-holdem': [
    { id: 'called-in', name: 'Call settled though the dealer has no game', right: 'With less than a pair of fours the dealer has no game: the call pushes.', ways: byRules<CasinoRules>((rules) => ({ ...rules, qualifies: 'none' })) },
    calledOut(byRules<CasinoRules>((rules) => ({ ...rules, qualifies: 'pair-9' }), (rules) => ({ ...rules, qualifies: 'pair-A' }))),
    { id: 'no-game', name: 'Ante not paid when the dealer has no game', right: 'This sheet pays the ante by its table when the dealer has no game, whoever is higher.', ways: byRules<CasinoRules>((rules) => ({ ...rules, noGame: 'push-if-lower' }), (rules) => ({ ...rules, noGame: 'lose-if-lower' })) },
    wrongOdds('ante', 'Ante'),
    wrongOdds('bonus', 'Bonus'),
    wrongWinner('ante', 'call'),
    PUSH_TAKEN,
    WRONG_CHIPS,
  ],
  'pai-gow-poker': [
    { id: 'misset', name: 'The dealer’s hand is mis-set', right: 'The house way sets it otherwise.', ways: misset },
    { id: 'copy', name: 'Copy given to the player', right: 'An identical hand goes to the banker.', ways: withCalls(byRules<PaiGowRules>((rules) => ({ ...rules, banking: true })), withoutCopies), stack: copyStack },
    { id: 'commission', name: 'Wrong commission', right: 'The house keeps five per cent of a win.', ways: withCalls(byRules<PaiGowRules>((rules) => ({ ...rules, commission: 0 }), (rules) => ({ ...rules, commission: 0.1 })), (_, right) => right) },
    { id: 'wheel', name: 'A-2-3-4-5 misranked', right: 'A-2-3-4-5 is the second-highest straight here.', ways: byRules<PaiGowRules>((rules) => ({ ...rules, wheel: 'lowest' })), stack: wheelStack },
    wrongOdds('bonus', 'Bonus'),
    PUSH_TAKEN,
  ],
  'xx-poker': [
    { id: 'position', name: 'Paid at the wrong multiple', right: 'The bets are settled on the square to which contests have moved them.', ways: byState<XxState>(['play', 'add-on'], oneMore, oneLess) },
    { id: 'less', name: 'Less than jacks settled wrong', right: 'Less than a pair of jacks loses one unit at ×1 and ×2, and pushes at ×5.', ways: byRules<XxRules>((rules) => ({ ...rules, lessThanJacks: { x1: 'pushes', x2: 'pushes', x5: 'loses' } })) },
    { id: 'add-on', name: 'Add-on not settled like the Play bet', right: 'The add-on moves with the Play bet and is settled as it is.', ways: byBet(({ bet, does }) => (bet === 'add-on' && does !== 'push' ? [{ does: 'push', cents: 0, because: 'left where it lies' }] : [])) },
    wrongOdds('mix-and-match', 'Mix & Match'),
    PUSH_TAKEN,
    WRONG_CHIPS,
  ],
  'texas-21': [
    { id: 'blackjack', name: 'Blackjack paid at wrong odds', right: 'A blackjack is paid 3 to 2 here.', ways: byRules<Texas21Rules>((rules) => ({ ...rules, blackjackPays: 1.2 }), (rules) => ({ ...rules, blackjackPays: 1 })) },
    {
      id: 'winner',
      name: 'Wrong winner',
      right: 'The higher total that is not bust wins: count both again.',
      ways: byBet(({ bet, does, stake }) => (!bet.startsWith('main') || does === 'push' ? [] : [{ does: does === 'pay' ? 'lose' : 'pay', cents: stake, because: does === 'pay' ? 'loses' : 'wins 1 to 1' }])),
    },
    { id: 'insurance', name: 'Insurance settled wrong', right: 'Insurance pays 2 to 1 on a blackjack of the dealer and loses otherwise.', ways: byBet(({ bet, does, stake }) => (bet === 'insurance' ? [{ does: does === 'pay' ? 'pay' : 'push', cents: does === 'pay' ? stake : 0 }] : [])) },
    wrongOdds('side', 'Texas 21 bet'),
    wrongOdds('progressive', 'Progressive'),
    PUSH_TAKEN,
    WRONG_CHIPS,
  ],
}

/** The kinds of error of a game, in the order of the list they are named from. */
export const errorKinds = (game: GameId): readonly ErrorKind[] => KINDS[game]
