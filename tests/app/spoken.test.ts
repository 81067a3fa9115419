import { decisionInWords, saidZones, tableInWords } from '@/app/_felt/said-felt'
import { afterEach, describe, expect, it } from 'vitest'
import { spokenCards } from '@/app/_felt/cards-in-text'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { heldSoFar } from '@/lib/cards/hand-words'
import { parseCards } from '@/lib/cards/card'
import type { Zone } from '@/lib/game/felt'
import { game } from '@/lib/games/ultimate-texas-holdem/index'
import { must } from '@/lib/result'

const cards = (text: string) => must(parseCards(text))

const laid: readonly Zone[] = [
  { kind: 'cards', id: 'dealer', name: { id: 'dealer' }, owner: 'dealer', cards: ['back', 'back'] },
  { kind: 'cards', id: 'board', name: { id: 'board' }, owner: 'board', cards: ['empty', 'empty', 'empty'] },
  {
    kind: 'cards',
    id: 'hand',
    name: { id: 'hand' },
    owner: 'player',
    cards: cards('Ks5d'),
    caption: { id: 'cards', args: heldSoFar(cards('Ks5d'), []) },
  },
  {
    kind: 'bets',
    id: 'bets',
    bets: [
      { id: 'ante', stake: 1 },
      { id: 'play', stake: null },
    ],
  },
]

const zones = () => saidZones(game, laid)

afterEach(() => speak(null))

describe('the felt in words', () => {
  it('speaks the own cards first, cards face down as a count, empty places not at all', () => {
    expect(tableInWords(zones())).toBe(
      'Your hand: king of spades, five of diamonds; king-five offsuit. Dealer: two cards face down.',
    )
  })

  it('names what is decided, once', () => {
    expect(decisionInWords('Before the flop', zones())).toMatch(/^Before the flop\. Your hand: king of spades/)
    expect(decisionInWords('Your hand', zones())).toMatch(/^Your hand: king of spades/)
  })

  it('speaks the bets placed where it is asked to', () => {
    expect(tableInWords(zones(), { stake: 25, currency: 'USD' })).toMatch(/Ante \$25\.$/)
  })

  it('speaks Spanish where that is spoken', async () => {
    speak(spanish)
    expect(tableInWords(zones(), { stake: 25, currency: 'EUR' })).toBe(
      'Tu mano: rey de picas, cinco de diamantes; rey-cinco de distinto palo. Crupier: dos cartas boca abajo. Ante 25\u00A0€.',
    )
    expect(spokenCards('10♦ A♣ delante')).toBe('diez de diamantes, as de tréboles delante')
  })
})
