import { describe, expect, it } from 'vitest'
import { handKey, readQuery } from '@/lib/search/hand-key'

describe('a hand has one short form, however it is typed', () => {
  it.each([
    [
      'k5o',
      [
        'K5o',
        'k5 off',
        'K5 offsuit',
        'king five offsuit',
        'King-five offsuit',
        '5k off',
        'five king unsuited',
        'Kh5d',
        '5♦K♥',
        'k 5 o',
        'rey cinco de distinto palo',
      ],
    ],
    ['k5s', ['K 5s', 'K5s', 'K5 suited', 'king-five suited', 'Kh5h', 'K5 del mismo palo']],
    ['k5', ['K5', 'king five', '5K', 'king and five']],
    [
      '88',
      ['88', '8-8', 'pocket eights', 'pair of eights', 'eights', 'eight eight', 'pair of 8', '8s', 'pareja de ochos'],
    ],
    ['tt', ['TT', '1010', '10 10', 'pocket tens', 'pair of tens']],
    ['t9o', ['T9o', '109o', '10-9 off', 'ten nine offsuit', 'nine ten offsuit']],
    ['q64', ['Q64', 'Q-6-4', 'queen six four', 'queen-six-four', '4 6 Q']],
    [
      '16vt',
      [
        '16 v 10',
        '16 v T',
        '16 vs ten',
        '16 against a ten',
        'hard 16 against 10',
        '16 versus 10',
        '16-against-10',
        '16 duro contra un diez',
      ],
    ],
    ['10v6', ['10 v 6', 'ten against a six', 'hard 10 vs 6']],
    ['a7v9', ['A7 v 9', 'soft 18 against a nine', 'A-7 vs 9', '7a v 9', '18 blando contra un nueve']],
    ['88va', ['8s vs ace', '8-8 v A', 'pair of eights against an ace', '88 vs a', 'eights v ace']],
    ['9v2', ['9 v 2', 'nine against a two', 'hard 9 against a deuce']],
  ])('%s', (key, texts) => {
    expect(texts.map(handKey)).toEqual(texts.map(() => key))
  })

  it.each([
    ['T2-keep', 't2keep'],
    ['Trips', 'trips'],
    ['', ''],
    ['16', '16'],
    ['three', 'three'],
    ['16 v', '16v'],
    ['raise 4×', 'raise4x'],
    ['two pairs', 'twopairs'],
    ['three pair', 'threepair'],
  ])('“%s” is no hand: its letters stay', (text, key) => {
    expect(handKey(text)).toBe(key)
  })
})

describe('a query', () => {
  it.each([
    ['K5 offsuit in Ultimate Texas Hold’em', 'k5o', ['in', 'ultimate', 'texas', 'holdem']],
    ['raise king five offsuit 4x', 'k5o', ['raise', '4x']],
    ['three card poker', undefined, ['three', 'card', 'poker']],
    ['Q64 three card', 'q64', ['three', 'card']],
    ['texas 21 16 v 10', '16vt', ['texas', '21']],
    ['element of risk', undefined, ['element', 'of', 'risk']],
    ['pair plus', undefined, ['pair', 'plus']],
    ['best odds at the tables', undefined, ['best', 'odds', 'at', 'the', 'tables']],
    ['at', 'at', []],
    ['AT uth', 'at', ['uth']],
    ['uth at offsuit', 'ato', ['uth']],
    ['blackjack 6:5', undefined, ['blackjack', '6', 'to', '5']],
    ['6:5 vs 3:2', undefined, ['6', 'to', '5', 'vs', '3', 'to', '2']],
    ['ten against two to nine', undefined, ['ten', 'against', 'two', 'to', 'nine']],
    ['what to do with K5', 'k5', ['what', 'to', 'do', 'with']],
    ['Q64 3 card', 'q64', ['3', 'card']],
    ['aces and eights', undefined, ['aces', 'and', 'eights']],
    ['aces and a king', 'aak', []],
    ['K-Q-J-T-9', undefined, ['k', 'q', 'j', 't', '9']],
    ['A-A-K-K', undefined, ['a', 'a', 'k', 'k']],
    ['pays 2 to 1', undefined, ['pays', '2', 'to', '1']],
    ['', undefined, []],
    ['  ??  ', undefined, []],
  ])('“%s”', (text, hand, words) => {
    expect(readQuery(text)).toEqual({ hand, words })
  })
})
