import type { Spot, Zone } from '@/lib/games/felt'
import { isBlackjack, isBust, type PlayedHand, playHands } from './hands-played'
import { type BlackjackState, isDealersBlackjack } from './round'
import { type BlackjackRules, INSURANCE_STAKE } from './rules'
import { betId, betName } from './settle'
import { totalInWords, totalOfCards } from './totals'

/* What lies on the felt of a blackjack table. */

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
  const looked = state.peek === 'no-blackjack' ? 'no blackjack' : undefined
  const caption =
    dealer.length === 0
      ? looked
      : isDealersBlackjack(state)
        ? 'blackjack'
        : shown.total > 21
          ? `${shown.total}, bust`
          : totalInWords(shown)
  return {
    kind: 'cards',
    id: 'dealer',
    name: 'Dealer',
    owner: 'dealer',
    cards: cardPlaces([...upcard, ...hole], 2),
    ...(caption ? { caption } : {}),
  }
}

function handCaption(hand: PlayedHand): string {
  const total = totalOfCards(hand.cards)
  const said = isBlackjack(hand) ? 'blackjack' : isBust(hand) ? `${total.total}, bust` : totalInWords(total)
  return `${said}${hand.doubled ? ', doubled' : ''}${hand.surrendered ? ', surrendered' : ''}`
}

/** One place for each of the player's hands, left to right, side by side after a split; the one to act on is marked. */
export function playerZones(rules: BlackjackRules, state: BlackjackState): readonly Zone[] {
  const { hands, at, waits } = playHands(state, rules)
  const several = hands.length > 1
  return hands.map((hand, i): Zone => {
    const caption = hand.cards.length > 0 ? { caption: handCaption(hand) } : {}
    const place = several ? { row: 'hands', name: `Hand ${i + 1} of ${hands.length}` } : { name: 'Your hand' }
    const active = several && i === at && waits !== 'nothing' ? { active: true as const } : {}
    return {
      kind: 'cards',
      id: i === 0 ? 'player' : `player-${i + 1}`,
      owner: 'player',
      cards: cardPlaces(hand.cards, 2),
      ...place,
      ...caption,
      ...active,
    }
  })
}

/** The bets of the main game as they lie. */
export function mainBets(rules: BlackjackRules, state: BlackjackState): Bets {
  const { hands } = playHands(state, rules)
  const insurance = state.insurance === 'insure' ? [{ id: 'insurance', name: 'Insurance', stake: INSURANCE_STAKE }] : []
  return [
    ...hands.map((hand, i) => ({ id: betId(i), name: betName(i, hands.length), stake: hand.doubled ? 2 : 1 })),
    ...insurance,
  ]
}
