import type { Spot, Zone } from '@/lib/game/felt'
import type { Felt } from '@/lib/messages/words/blackjack/en'
import type { Message } from '@/lib/messages/message'
import { isBlackjack, type PlayedHand, playHands } from './hands-played'
import { type BlackjackState, isDealersBlackjack } from './round'
import { type BlackjackRules, INSURANCE_STAKE } from './rules'
import { betId, handOfBet } from './settle'
import { totalOfCards } from './totals'

/* The cards and bets on the felt of a blackjack table. */

type Said = Message<Felt>
type Bets = Extract<Zone, { kind: 'bets' }>['bets']

export const cardPlaces = (cards: readonly Spot[], count: number): readonly Spot[] => [
  ...cards,
  ...Array<Spot>(Math.max(0, count - cards.length)).fill('empty'),
]

export function dealerZone(rules: BlackjackRules, state: BlackjackState): Zone {
  const { upcard, dealer } = state
  const hasHole = upcard.length > 0 && rules.peek !== false
  const hole: readonly Spot[] = dealer.length > 0 ? dealer : hasHole ? ['back'] : []
  const shown = totalOfCards([...upcard, ...dealer])
  const looked: Said | undefined = state.peek === 'no-blackjack' ? { id: 'noBlackjack' } : undefined
  const caption: Said | undefined =
    dealer.length === 0
      ? looked
      : { id: 'total', args: { ...shown, ...(isDealersBlackjack(state) && { isBlackjack: true }) } }
  return {
    kind: 'cards',
    id: 'dealer',
    name: { id: 'dealer' },
    owner: 'dealer',
    cards: cardPlaces([...upcard, ...hole], 2),
    ...(caption ? { caption } : {}),
  }
}

function handCaption(hand: PlayedHand): Said {
  const { doubled, surrendered } = hand
  return {
    id: 'total',
    args: {
      ...totalOfCards(hand.cards),
      ...(isBlackjack(hand) && { isBlackjack: true }),
      ...(doubled && { doubled }),
      ...(surrendered && { surrendered }),
    },
  }
}

const HAND: Said = { id: 'hand' }
const handName = (at: number, of: number): Said => ({ id: 'handOf', args: { at, of } })

/** The id of the zone of a hand by its index: `player`, then `player-2`. */
export const handZone = (at: number): string => (at === 0 ? 'player' : `player-${at + 1}`)

/** One zone for each of the player's hands, left to right, side by side after a split. The hand to act on is marked. */
export function playerZones(rules: BlackjackRules, state: BlackjackState): readonly Zone[] {
  const { hands, at, waits } = playHands(state, rules)
  const several = hands.length > 1
  return hands.map((hand, i): Zone => {
    const caption = hand.cards.length > 0 ? { caption: handCaption(hand) } : {}
    const place = several ? { row: 'hands', name: handName(i + 1, hands.length) } : { name: HAND }
    const active = several && i === at && waits !== 'nothing' ? { active: true as const } : {}
    return {
      kind: 'cards',
      id: handZone(i),
      owner: 'player',
      cards: cardPlaces(hand.cards, 2),
      ...place,
      ...caption,
      ...active,
    }
  })
}

/** The bets of the main game on the felt. */
export function mainBets(rules: BlackjackRules, state: BlackjackState): Bets {
  const { hands } = playHands(state, rules)
  const insurance = state.insurance === 'insure' ? [{ id: 'insurance', stake: INSURANCE_STAKE }] : []
  return [
    ...hands.map((hand, i) => ({ id: betId(i), ...handOfBet(i, hands.length), stake: hand.doubled ? 2 : 1 })),
    ...insurance,
  ]
}
