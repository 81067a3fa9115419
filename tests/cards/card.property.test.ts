import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, makeCard, makeCards, parseCard, parseCards } from '@/lib/cards/card'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import { expectReader } from '../tools/arbitraries'

const LISTS = ['', 'As', 'Jk', 'AsKdQhJcTs9h8d', makeCards(DECK_WITH_JOKER)]

describe('a card of any text', () => {
  it('is read or refused, and comes back as it was written', () =>
    expectReader<Card>({ read: parseCard, write: makeCard, valid: DECK_WITH_JOKER.map(makeCard) }))

  it('is one of the deck', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('A', 'a', '1', '0', 's', 'S', '♠', '♤', '\uFE0F', 'ſ', 'K', 'k'),
          maxLength: 4,
        }),
        (text) => {
          const read = parseCard(text)
          if (read.ok) expect(DECK_WITH_JOKER).toContain(read.value)
        },
      ),
    )
  })
})

describe('cards of any text', () => {
  it('are read or refused, and come back as they were written', () =>
    expectReader<readonly Card[]>({ read: parseCards, write: makeCards, valid: LISTS }))

  it('are the same with anything between them that may stand there', () => {
    const between = fc.string({
      unit: fc.constantFrom(' ', ',', '.', '-', '/', '|', '+', ';', '_', '\n', '\t', '\u00A0'),
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...DECK_WITH_JOKER), { maxLength: 12 }),
        between,
        (cards, mark) => void expect(parseCards(cards.map(makeCard).join(mark))).toEqual({ ok: true, value: cards }),
      ),
    )
  })
})
