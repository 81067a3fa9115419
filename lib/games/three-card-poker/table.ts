import type { Card } from '@/lib/cards/card'
import type { Spot, Zone } from '@/lib/games/felt'
import { qualifyingStrength, SIDE_BETS, type ThreeCardRules } from './rules'
import { isOver, strengthOf, type ThreeCardState } from './state'
import { endingOf } from './settle'
import { handInWords } from './words'

const places = (cards: readonly Card[], otherwise: 'back' | 'empty'): readonly Spot[] =>
  cards.length > 0 ? cards : [otherwise, otherwise, otherwise]

function dealerCaption(rules: ThreeCardRules, { dealer }: ThreeCardState): string {
  const qualifies = strengthOf(dealer) >= qualifyingStrength(rules)
  return `${handInWords(dealer)}, ${qualifies ? 'qualifies' : 'does not qualify'}`
}

const OUTCOMES = { win: ', wins', tie: ', ties', loss: ', loses', 'not-qualified': '' } as const

function playerCaption(rules: ThreeCardRules, state: ThreeCardState): string {
  const hand = handInWords(state.hand)
  if (!isOver(state)) return hand
  if (state.did === 'fold') return `${hand}, folded`
  return hand + OUTCOMES[endingOf(strengthOf(state.hand), strengthOf(state.dealer), qualifyingStrength(rules))]
}

function dealerZone(rules: ThreeCardRules, state: ThreeCardState): Zone {
  const dealt = state.hand.length > 0
  const caption = state.dealer.length > 0 ? { caption: dealerCaption(rules, state) } : {}
  return {
    kind: 'cards',
    id: 'dealer',
    name: 'Dealer',
    owner: 'dealer',
    cards: places(state.dealer, dealt ? 'back' : 'empty'),
    ...caption,
  }
}

function playerZone(rules: ThreeCardRules, state: ThreeCardState): Zone {
  const caption = state.hand.length > 0 ? { caption: playerCaption(rules, state) } : {}
  return {
    kind: 'cards',
    id: 'player',
    name: 'Your hand',
    owner: 'player',
    cards: places(state.hand, 'empty'),
    ...caption,
  }
}

/** What lies on the felt: the dealer's three cards, yours, and the bets. */
export function table(rules: ThreeCardRules, state: ThreeCardState): readonly Zone[] {
  const bets = [
    { id: 'ante', name: 'Ante', stake: 1 },
    { id: 'play', name: 'Play', stake: state.did === 'play' ? 1 : null },
    ...SIDE_BETS.map(({ id, name }) => ({ id, name, stake: state.sides[id] ?? null })),
  ]
  return [dealerZone(rules, state), playerZone(rules, state), { kind: 'bets', id: 'bets', bets }]
}
