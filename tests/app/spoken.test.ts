import { describe, expect, it } from 'vitest'
import { tableInWords } from '@/app/_components/spoken'
import { parseCards } from '@/lib/cards/card'
import type { Zone } from '@/lib/games/felt'
import { must } from '@/lib/result'

const cards = (text: string) => must(parseCards(text))

const zones: readonly Zone[] = [
  { kind: 'cards', id: 'dealer', name: 'Dealer', owner: 'dealer', cards: ['back', 'back'] },
  { kind: 'cards', id: 'board', name: 'Board', owner: 'board', cards: ['empty', 'empty', 'empty'] },
  { kind: 'cards', id: 'hand', name: 'Your hand', owner: 'player', cards: cards('Ks5d'), caption: 'king-five offsuit' },
  { kind: 'bets', id: 'bets', bets: [{ id: 'ante', name: 'Ante', stake: 1 }, { id: 'play', name: 'Play', stake: null }] },
]

describe('the felt in words', () => {
  it('speaks the own cards first, cards face down as a count, empty places not at all', () => {
    expect(tableInWords(zones)).toBe('Your hand: king of spades, five of diamonds; king-five offsuit. Dealer: two cards face down.')
  })

  it('speaks the bets placed where it is asked to', () => {
    expect(tableInWords(zones, { stake: 25, currency: 'USD' })).toMatch(/Ante \$25\.$/)
  })
})
