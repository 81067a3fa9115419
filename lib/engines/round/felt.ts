import type { Card } from '@/lib/cards/card'
import type { Spot, Zone } from '@/lib/game/felt'
import type { SettledBet, SideBet } from '@/lib/game/game'
import type { AnyMessage } from '@/lib/messages/message'
import { type Bets, cardsAt, type Felt, type Place, type ZoneWords } from './script'
import type { Sides } from './sides'

/* The felt of a round: the dealer's cards, the board, the player's cards, the bets. */

type CardsZone = Extract<Zone, { kind: 'cards' }>

const FROM_THE_TOP = ['dealer', 'board', 'player'] as const

/** A row of `size` cards. Places without a card yet are empty or show a back. */
const filled = (cards: readonly Card[], size: number, otherwise: 'back' | 'empty'): Spot[] => [
  ...cards,
  ...Array<Spot>(size - cards.length).fill(otherwise),
]

/** Zones with the same id as one: the cards of all in a row, with what the last of them says. */
function joined(zones: readonly CardsZone[]): readonly Zone[] {
  const byId = new Map<string, CardsZone>()
  for (const zone of zones) {
    const before = byId.get(zone.id)
    const marked = [...(before?.marked ?? []), ...(zone.marked ?? []).map((i) => i + (before?.cards.length ?? 0))]
    const marks = marked.length === 0 ? {} : { marked }
    byId.set(zone.id, before ? { ...before, ...zone, cards: [...before.cards, ...zone.cards], ...marks } : zone)
  }
  return [...byId.values()]
}

export const captionOf = (caption: AnyMessage | undefined): { readonly caption?: AnyMessage } =>
  caption === undefined ? {} : { caption }

/**
 * The zones from the top. The dealer's cards lie face down as soon as anyone has cards. A place that fills together
 * with another is shown only if it is filled.
 */
export function tableLayer<P extends string>(
  places: readonly Place<P>[],
): (state: object, felt: Felt<P>) => readonly Zone[] {
  const fromTheTop = FROM_THE_TOP.flatMap((top) => places.filter(({ owner }) => owner === top))
  return (state, { zones, marked = [], bets }) => {
    const isDealt = places.some(({ id }) => cardsAt(state, id).length > 0)
    const laid = fromTheTop.flatMap(({ id, owner, size, name, zone = id, with: other }): CardsZone[] => {
      const cards = cardsAt(state, id)
      if (other !== undefined && cards.length === 0) return []
      const { caption, ...rest }: ZoneWords = zones[id] ?? {}
      const marks = cards.flatMap((card, i) => (marked.includes(card) ? [i] : []))
      const otherwise = owner === 'dealer' && isDealt ? 'back' : 'empty'
      return [
        {
          kind: 'cards',
          id: zone,
          name,
          owner,
          cards: filled(cards, size, otherwise),
          ...captionOf(caption),
          ...(marks.length === 0 ? {} : { marked: marks }),
          ...rest,
        },
      ]
    })
    return [...joined(laid), { kind: 'bets', id: 'bets', bets }]
  }
}

/** The side bets placed, as bets on the felt. */
export const placedBets = (sideBets: readonly SideBet[], sides: Sides): Bets =>
  sideBets.flatMap(({ id }) => (sides[id] === undefined ? [] : [{ id, stake: sides[id] }]))

/** Each bet with a note of its result. */
export const withNotes = (bets: Bets, settled: readonly SettledBet[]): Bets =>
  bets.map((bet) => {
    const end = settled.find((other) => other.bet === bet.id)
    return end === undefined ? bet : { ...bet, note: end.because }
  })
