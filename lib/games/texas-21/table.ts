import {
  INSURANCE_STAKE,
  isBlackjack,
  isBust,
  type PlayedHand,
  playHands,
  totalInWords,
  totalOfCards,
} from '@/lib/engines/blackjack/index'
import type { Spot, Zone } from '@/lib/games/felt'
import { SIDE_BETS, type Texas21Rules } from './rules'
import { betId, betName, settle } from './settle'
import { FLOP_CARDS, type Texas21State } from './state'
import { step } from './step'

type Bets = Extract<Zone, { kind: 'bets' }>['bets']

const places = (cards: readonly Spot[], count: number): readonly Spot[] => [
  ...cards,
  ...Array<Spot>(Math.max(0, count - cards.length)).fill('empty'),
]

function dealerZone(state: Texas21State): Zone {
  const { upcard, dealer } = state
  const hole: readonly Spot[] = dealer.length > 0 ? dealer : upcard.length > 0 ? ['back'] : []
  const shown = totalOfCards([...upcard, ...dealer])
  const looked = state.peek === 'no-blackjack' ? 'no blackjack' : undefined
  const caption =
    dealer.length === 0
      ? looked
      : state.peek === 'blackjack'
        ? 'blackjack'
        : shown.total > 21
          ? `${shown.total}, bust`
          : totalInWords(shown)
  return {
    kind: 'cards',
    id: 'dealer',
    name: 'Dealer',
    owner: 'dealer',
    cards: places([...upcard, ...hole], 2),
    ...(caption ? { caption } : {}),
  }
}

const flopZones = ({ flop }: Texas21State): readonly Zone[] =>
  flop === null ? [] : [{ kind: 'cards', id: 'flop', name: 'Flop', owner: 'board', cards: places(flop, FLOP_CARDS) }]

function handCaption(hand: PlayedHand): string {
  const total = totalOfCards(hand.cards)
  const said = isBlackjack(hand) ? 'blackjack' : isBust(hand) ? `${total.total}, bust` : totalInWords(total)
  return `${said}${hand.doubled ? ', doubled' : ''}${hand.surrendered ? ', surrendered' : ''}`
}

/** One place for each of the player's hands, left to right, side by side after a split; the one to act on is marked. */
function playerZones(state: Texas21State): readonly Zone[] {
  const { hands, at, waits } = playHands(state)
  const several = hands.length > 1
  return hands.map((hand, i): Zone => {
    const caption = hand.cards.length > 0 ? { caption: handCaption(hand) } : {}
    const place = several ? { row: 'hands', name: `Hand ${i + 1} of ${hands.length}` } : { name: 'Your hand' }
    const active = several && i === at && waits !== 'nothing' ? { active: true as const } : {}
    return {
      kind: 'cards',
      id: i === 0 ? 'player' : `player-${i + 1}`,
      owner: 'player',
      cards: places(hand.cards, 2),
      ...place,
      ...caption,
      ...active,
    }
  })
}

function standing(state: Texas21State): Bets {
  const { hands } = playHands(state)
  const sides = SIDE_BETS.map(({ id, name }) => ({ id, name, stake: state.sides[id] ?? null }))
  const insurance = state.insurance === 'insure' ? [{ id: 'insurance', name: 'Insurance', stake: INSURANCE_STAKE }] : []
  return [
    ...hands.map((hand, i) => ({ id: betId(i), name: betName(i, hands.length), stake: hand.doubled ? 2 : 1 })),
    ...insurance,
    ...sides,
  ]
}

function betsOf(rules: Texas21Rules, state: Texas21State): Bets {
  const bets = standing(state)
  if (step(rules, state).kind !== 'end') return bets
  const settled = new Map(settle(rules, state).bets.map(({ bet, because }) => [bet, because]))
  return bets.map((bet) => (settled.has(bet.id) ? { ...bet, note: settled.get(bet.id)! } : bet))
}

/** What lies on the felt: the dealer's cards, the flop, each of your hands, the bets. */
export function table(rules: Texas21Rules, state: Texas21State): readonly Zone[] {
  return [
    dealerZone(state),
    ...flopZones(state),
    ...playerZones(state),
    { kind: 'bets', id: 'bets', bets: betsOf(rules, state) },
  ]
}
