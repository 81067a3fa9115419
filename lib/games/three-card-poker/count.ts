import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { evaluate3, handOfThree, THREE_CARD_STRENGTHS } from '@/lib/cards/three'
import { tidyNet } from '@/lib/games/ev'
import type { ThreeCardRules } from './rules'
import { anteBonusPay, type Ending, ENDING_NETS, endingOf } from './round'

/** In how many deals of the dealer's three cards a played hand ends each way. */
export type EndingCounts = Readonly<Record<Ending, number>>

/** How often each strength comes among all choices of three of the cards. */
export function countStrengths(cards: readonly Card[]): Uint32Array {
  const counts = new Uint32Array(THREE_CARD_STRENGTHS)
  for (let i = 0; i < cards.length; i++)
    for (let j = i + 1; j < cards.length; j++)
      for (let k = j + 1; k < cards.length; k++) {
        const strength = evaluate3(cards[i]!, cards[j]!, cards[k]!)
        counts[strength] = counts[strength]! + 1
      }
  return counts
}

/** Takes away the choices of three from the whole deck that hold a card of the hand: 3,676 of 22,100. */
function takeAway(counts: Uint32Array, hand: readonly Card[]): void {
  for (const [i, card] of hand.entries())
    for (let j = 0; j < DECK.length; j++) {
      // Choices with an earlier card of the hand are gone already.
      if (hand.indexOf(j) >= 0 && hand.indexOf(j) <= i) continue
      for (let k = j + 1; k < DECK.length; k++) {
        if (hand.indexOf(k) >= 0 && hand.indexOf(k) <= i) continue
        const strength = evaluate3(card, j, k)
        counts[strength] = counts[strength]! - 1
      }
    }
}

let deckStrengths: Uint32Array | undefined

/** How often each strength comes among the dealer's 18,424 hands when the player holds this one and no card is dead. */
export function countDealerStrengths(hand: readonly Card[]): Uint32Array {
  const counts = Uint32Array.from((deckStrengths ??= countStrengths(DECK)))
  takeAway(counts, hand)
  return counts
}

/** How the dealer's hands end for a player's strength, and in how many deals. */
export function countEndings(player: number, dealer: Uint32Array, qualifying: number): EndingCounts {
  const counts: Record<Ending, number> = { win: 0, tie: 0, loss: 0, 'not-qualified': 0 }
  dealer.forEach((ways, strength) => (counts[endingOf(player, strength, qualifying)] += ways))
  return counts
}

/** The net of the round, in antes, for each ending of a played hand of this strength; the ante bonus is in all of them. */
export function playNets(rules: ThreeCardRules, player: number): Readonly<Record<Ending, number>> {
  const bonus = anteBonusPay(rules, handOfThree(player))
  const net = (ending: Ending): number => tidyNet(ENDING_NETS[ending].ante + ENDING_NETS[ending].play + bonus)
  return { win: net('win'), tie: net('tie'), loss: net('loss'), 'not-qualified': net('not-qualified') }
}
