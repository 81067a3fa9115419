import { describe, expect, it } from 'vitest'
import { parseCards, type Card } from '@/lib/cards/card'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import { POKER_HANDS, THREE_CARD_HANDS } from '@/lib/cards/hands'
import { heldHand, heldSoFar, namedThree } from '@/lib/cards/hand-words'
import { cardInWords, HAND_NAMES, handInWords, rankInWords } from '@/lib/cards/words'
import { held } from '@/lib/messages/words/felt/en'
import { must } from '@/lib/result'

const read = (text: string): readonly Card[] => must(parseCards(text))

describe('words', () => {
  it('say a card', () => {
    expect(read('KdTsJk2c').map(cardInWords)).toEqual(['king of diamonds', 'ten of spades', 'joker', 'two of clubs'])
    expect(new Set(DECK_WITH_JOKER.map(cardInWords)).size).toBe(53)
    expect(() => cardInWords(53)).toThrow(RangeError)
    expect(() => cardInWords(-1)).toThrow(RangeError)
  })

  it('say a rank, one or many', () => {
    expect([rankInWords(2), rankInWords(2, 2), rankInWords(4), rankInWords(4, 3), rankInWords(12, 0)]).toEqual([
      'four',
      'fours',
      'six',
      'sixes',
      'aces',
    ])
    expect(() => rankInWords(13)).toThrow(RangeError)
  })

  it.each([
    ['Ks5d', 'king-five offsuit'],
    ['5dKs', 'king-five offsuit'],
    ['AhKh', 'ace-king suited'],
    ['4s4d', 'pair of fours'],
    ['6s6d', 'pair of sixes'],
  ])('say the hole cards %s', (text, words) => expect(held(heldSoFar(read(text), []))).toBe(words))

  it.each([
    ['4s4d', '4h9cKd', 'pair of fours: three fours'],
    ['4s4d', '2h9cKd', 'pair of fours'],
    ['Ks5d', '2h5cJd', 'king-five offsuit: pair of fives'],
  ])('say what %s make with %s', (hand, board, words) => expect(held(heldSoFar(read(hand), read(board)))).toBe(words))

  it.each([
    ['AsKd3h2c9d', 'ace high'],
    ['4s4d9hKcJs', 'pair of fours'],
    ['AsAd3h3c9d2d2h', 'two pair, aces and threes'],
    ['6s6d6hKcJs2d', 'three sixes'],
    ['As5d4h3c2c9dTd', 'five-high straight'],
    ['As5d4h3c2c6dTd', 'six-high straight'],
    ['AsKdQhJcTs', 'ace-high straight'],
    ['Kd9d7d3d2dAhAs', 'king-high flush'],
    ['AdKhTdJdQd2d2c', 'ace-high flush'],
    ['2h2c2dQdQhQsKc', 'queens full of twos'],
    ['9s9d9h9cKsKdKh', 'four nines'],
    ['Ad2d3d4d5d6c7c', 'five-high straight flush'],
    ['AdKd2d3d4d5d6d', 'six-high straight flush'],
    ['KdQdJdTd9dAhAs', 'king-high straight flush'],
    ['AhKhQhJhTh9h2d', 'royal flush'],
  ])('say the best five of %s', (text, words) => expect(held(heldHand(read(text)))).toBe(words))

  it.each([
    ['Qh3c2c', 'queen high'],
    ['AcAd2c', 'pair of aces'],
    ['KcKdAc', 'pair of kings'],
    ['Kh7h2h', 'king-high flush'],
    ['As2d3h', 'three-high straight'],
    ['AsKdQd', 'ace-high straight'],
    ['2d2c2h', 'three twos'],
    ['AdKdQd', 'mini royal'],
    ['Ad2d3d', 'three-high straight flush'],
    ['KdQdJd', 'king-high straight flush'],
  ])('say the three cards %s', (text, words) => expect(handInWords(namedThree(read(text)))).toBe(words))

  it('have a name for each hand', () => {
    const names = [...new Set([...POKER_HANDS, ...THREE_CARD_HANDS])].map((hand) => HAND_NAMES[hand])
    expect(names).toContain('Mini royal')
    expect(new Set(names).size).toBe(11)
  })

  it('need the right number of cards', () => {
    expect(() => heldSoFar(read('As'), [])).toThrow(RangeError)
    expect(() => heldHand(read('AsKsQs'))).toThrow(RangeError)
    expect(() => namedThree(read('AsKsQsJs'))).toThrow(RangeError)
  })
})
