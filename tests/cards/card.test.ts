import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACE, JOKER, makeCard, makeCards, parseCard, parseCards, rankNamed } from '@/lib/cards/card'
import { DECK_WITH_JOKER, without } from '@/lib/cards/deck'
import { problemInEnglish } from '@/lib/messages/words/problems/en'
import { character } from '../tools/arbitraries'

const valueOf = (text: string): number => {
  const card = parseCard(text)
  return card.ok ? card.value : -1
}

describe('a card in letters', () => {
  it('is read as it is written, in either case', () => {
    for (const card of DECK_WITH_JOKER) {
      const text = makeCard(card)
      expect([text, text.toLowerCase(), text.toUpperCase()].map(valueOf)).toEqual([card, card, card])
    }
  })

  it('may be a ten in two letters', () => {
    for (const text of ['Th', 'th', '10h', '10H', '10♥', '10♥\uFE0F']) expect(valueOf(text)).toBe(33)
  })

  it('may have a symbol for a suit, with or without its variation selector', () => {
    expect(['A♠', 'A♥', 'A♦', 'A♣', 'A♤', 'A♡', 'A♢', 'A♧'].map(valueOf)).toEqual([48, 49, 50, 51, 48, 49, 50, 51])
    expect(['A♠\uFE0F', 'a♥\uFE0F', 'A♦\uFE0F', 'A♣\uFE0F'].map(valueOf)).toEqual([48, 49, 50, 51])
  })

  it.each(['', 'A', 's', 'Ax', '1s', '11s', '0s', 'sA', 'A s', 'Ass', 'jo', '🂡', 'constructor', '__proto__', '5‍s'])(
    'is refused when it is “%s”',
    (text) => {
      const card = parseCard(text)
      expect(card).toMatchObject({ ok: false, problem: { name: 'UnknownCard' } })
    },
  )

  it('is cut short in the message when it is long', () => {
    const card = parseCard('x'.repeat(500))
    expect(card.ok ? '' : problemInEnglish(card.problem).length).toBeLessThan(160)
  })

  it('has no letters when it is no card', () => {
    expect(() => makeCard(53)).toThrow(RangeError)
    expect(() => makeCard(-1)).toThrow(RangeError)
  })
})

describe('a rank', () => {
  it('is told by its letter, in either case', () => {
    expect(['2', 'T', 'q', 'A'].map(rankNamed)).toEqual([0, 8, 10, ACE])
    expect(rankNamed('1')).toBe(-1)
  })
})

describe('a run of cards', () => {
  it('is read with and without separators', () => {
    const cards = [48, 46, 32, JOKER]
    for (const text of [
      'AsKdTsJk',
      'as kd 10s jk',
      'A♠ K♦, T♠; joker',
      'A♠\uFE0FK♦\uFE0F10♠\uFE0FJk',
      ' As+Kd|Ts/JK ',
      'As_Kd-Ts.Jk',
    ])
      expect(parseCards(text)).toEqual({ ok: true, value: cards })
  })

  it('may be empty', () => {
    expect(parseCards('')).toEqual({ ok: true, value: [] })
    expect(parseCards(' , ')).toEqual({ ok: true, value: [] })
  })

  it.each(['AsK', 'As Kx', 'AsKd1', '10', 'A'.repeat(1001)])('is refused when a part is no card: %s', (text) => {
    expect(parseCards(text)).toMatchObject({ ok: false, problem: { name: 'UnknownCard' } })
  })

  it('gives back any cards that were written', () => {
    const card = fc.integer({ min: 0, max: 52 })
    fc.assert(
      fc.property(fc.array(card, { maxLength: 53 }), (cards) => {
        expect(parseCards(makeCards(cards))).toEqual({ ok: true, value: cards })
      }),
    )
  })

  it('never throws, whatever the text', () => {
    const near = fc.string({
      unit: fc.constantFrom(
        'A',
        's',
        '1',
        '0',
        't',
        '♥',
        '\uFE0F',
        'j',
        'k',
        'o',
        'r',
        'e',
        ' ',
        '-',
        '\u200D',
        '\uD83C',
      ),
    })
    const text = fc.oneof(fc.string(), fc.string({ unit: character }), near)
    fc.assert(
      fc.property(text, (any) => {
        const cards = parseCards(any)
        const sound = cards.ok
          ? cards.value.every((card) => DECK_WITH_JOKER.includes(card))
          : cards.problem.name === 'UnknownCard'
        expect(sound).toBe(true)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })
})

describe('the stub', () => {
  it('is the deck without the cards that are out', () => {
    const stub = without(DECK_WITH_JOKER, [0, 51], [52])
    expect(stub).toHaveLength(50)
    expect(stub[0]).toBe(1)
    expect(stub.at(-1)).toBe(50)
  })
})
