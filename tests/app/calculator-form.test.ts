import { describe, expect, it } from 'vitest'
import {
  emptyForm,
  exampleFor,
  formOfState,
  paste,
  readAddress,
  takeOut,
  toggleCard,
  toggleSide,
  typeText,
  writeAddress,
  type Form,
} from '@/app/[game]/calculator/form'
import { readForm } from '@/app/[game]/calculator/read'
import { parseCard } from '@/lib/cards/card'
import type { AnyGame } from '@/lib/game/game'
import { sidesOf } from '@/lib/engines/round/index'
import { findGame, GAMES } from '@/lib/games/index'
import { makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'

const ultimate = findGame('ultimate-texas-holdem')!
const threeCard = findGame('three-card-poker')!
const card = (text: string) => must(parseCard(text))

const opened = (game: AnyGame, query: string) => {
  const form = readAddress(game, new URLSearchParams(query))
  return { form, reading: readForm(game, form) }
}

const typed = (game: AnyGame, fields: Readonly<Record<string, string>>): Form =>
  Object.entries(fields).reduce((form, [id, text]) => typeText(game, form, id, text), emptyForm(game))

describe('a form and its address', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    'keeps every dealt decision of %s through the address',
    (_id, game) => {
      const rules = game.variants[0].rules as unknown
      for (let i = 0; i < 60; i++) {
        const drill = game.drills[i % game.drills.length]!
        const state = game.spot(rules, drill.id, makeRandom(`form ${i}`)) as unknown
        const form = formOfState(game, { variant: game.variants[0].id, edits: {} }, state)
        const again = opened(game, writeAddress(game, form))
        expect(game.make(again.reading.state)).toBe(game.make(readForm(game, form).state))
        expect(game.values(again.reading.state)).toEqual(game.values(state))
      }
    },
  )

  it('opens what the trainer’s links say', () => {
    const { reading } = opened(ultimate, 'rules=qualifies_pair-4&spot=hand-Ks5d~board-QhJhTh~did-check')
    expect(reading.problems).toEqual({})
    expect(ultimate.make(reading.state)).toBe('hand-Ks5d~board-QhJhTh~did-check')
    expect(reading.rules).toMatchObject({ qualifies: 'pair-4' })
  })

  it('keeps what it cannot read, word for word, and says so beside its field', () => {
    const query = 'hand=Ks5z&board=QhJhTh&rules=qualifies_nobody'
    const { form, reading } = opened(ultimate, query)
    expect(reading.problems.hand).toContain('5z')
    expect(reading.cards.board).toHaveLength(3)
    expect(reading.ruleProblems.qualifies).toMatch(/^Must be one of/)
    expect(writeAddress(ultimate, form)).toBe(query)
    expect(reading.state).toBeNull()
  })

  it('tells of cards under a key that the game has no field for', () => {
    const { form } = opened(findGame('casino-holdem')!, 'hand=AsKd&flop=QhJhTh&utm_source=somewhere')
    expect(form.notice).toContain('Casino Hold’em has no field “flop”')
    expect(form.notice).toContain('board')
    expect(opened(ultimate, 'hand=AsKd&utm_source=somewhere').form.notice).toBeNull()
  })

  it.each([
    'hand=%00%ff<script>alert(1)</script>',
    `hand=${'As'.repeat(5000)}`,
    `rules=${'x_1~'.repeat(5000)}`,
    'rules=__proto__.polluted_1~constructor_2',
    'spot=hand-KsKs~~~',
    'hand=AsAs&board=AsAsAs&dead=As',
    'rules=~~~&hand=&board=&dead=',
    'hand=🂡🂢&board=♠️♠️',
  ])('reads a hostile address without failing: %s', (query) => {
    for (const game of GAMES) {
      const { form, reading } = opened(game, query)
      expect(reading.state === null || typeof reading.state === 'object').toBe(true)
      expect(() => writeAddress(game, form)).not.toThrow()
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    }
  })

  it('points at a key that is nearly a field, and lets strangers be', () => {
    expect(opened(ultimate, 'hnad=AsKd').form.notice).toContain('“hand”')
    expect(opened(ultimate, 'utm_source=x&fbclid=y').form.notice).toBeNull()
  })
})

describe('what is wrong, and what is missing', () => {
  it('tells five cards in a hand of two', () => {
    expect(readForm(ultimate, typed(ultimate, { hand: 'AsKdQhJhTh' })).problems.hand).toBe(
      'Your hand needs two cards; you entered five.',
    )
    const stud = findGame('mississippi-stud')!
    expect(readForm(stud, typed(stud, { hand: 'AsKd', board: '2c3c4c' })).problems.board).toBe(
      'The community cards need one or two cards; you entered three.',
    )
  })

  it('tells a card twice, beside the later field', () => {
    const { problems } = readForm(ultimate, typed(ultimate, { hand: 'AsKd', board: 'As2c3c' }))
    expect(problems).toEqual({ board: 'As is already in your hand.' })
  })

  it('finds a card twice although an earlier field cannot be read', () => {
    expect(readForm(ultimate, typed(ultimate, { hand: 'AsKdQQ', board: 'As2c3c' })).problems.board).toBe(
      'As is already in your hand.',
    )
  })

  it('tells a card twice in one field', () => {
    expect(readForm(threeCard, typed(threeCard, { hand: 'As Kd As' })).problems.hand).toBe('As is there twice.')
  })

  it('tells a joker where the deck has none', () => {
    expect(readForm(threeCard, typed(threeCard, { hand: 'As Kd Jk' })).problems.hand).toContain('deck')
  })

  it.each([
    [ultimate, {}, ['Add two cards to your hand.']],
    [ultimate, { hand: 'As' }, ['Add one more card to your hand.']],
    [ultimate, { hand: 'AsKd', board: '2c' }, ['Add two more cards to the board, or remove the one there.']],
    [ultimate, { hand: 'AsKd', board: '2c3c4c5c' }, ['Add one more card to the board, or remove the four there.']],
    [threeCard, { hand: 'AsK' }, ['“K” in your hand needs a suit: s, h, d or c.']],
  ] as const)('says what is still missing', (game, fields, needs) => {
    const reading = readForm(game, typed(game, fields))
    expect(reading.problems).toEqual({})
    expect(reading.needs).toEqual(needs)
    expect(reading.state).toBeNull()
  })

  it('tells dead cards that leave too few', () => {
    const dead = 'shdc'
      .split('')
      .flatMap((suit) => [...'23456789TJQK'].map((rank) => rank + suit))
      .join('')
    const { problems } = readForm(threeCard, typed(threeCard, { hand: 'AsAhAd', dead }))
    expect(problems.dead).toContain('left in the deck')
  })
})

describe('a hand by its name', () => {
  const handIn = (text: string) => readForm(ultimate, typed(ultimate, { hand: text }))

  it('is taken in suits of its own', () => {
    expect(['K5o', 'k5s', '88', '109o', 'T9s'].map((text) => handIn(text).cards['hand']?.length)).toEqual([
      2, 2, 2, 2, 2,
    ])
    expect(handIn('K5o').cards['hand']).toEqual([card('Ks'), card('5h')])
    expect(handIn('k5s').cards['hand']).toEqual([card('Ks'), card('5s')])
    expect(handIn('88').cards['hand']).toEqual([card('8s'), card('8h')])
    expect(handIn('K5o').problems).toEqual({})
    expect(opened(ultimate, 'hand=K5o').reading.state).not.toBeNull()
  })

  it('asks whether it is suited where it does not say so', () => {
    expect(handIn('K5').problems['hand']).toBe(
      'Add s for suited or o for offsuit: K5s or K5o. Or type both cards, like Ks 5h.',
    )
    expect(handIn('Ks5').problems).toEqual({})
  })
})

describe('the picker and pasting', () => {
  it('spills a hand and a flop over the fields after it', () => {
    const form = paste(ultimate, emptyForm(ultimate), 'hand', 'AsKd QhJhTh')
    expect(form?.texts).toEqual({ hand: 'AsKd', board: 'QhJhTh' })
    expect(readForm(ultimate, form!).state).not.toBeNull()
  })

  it('pastes plainly where the fields after it are not empty, or have no room', () => {
    expect(paste(ultimate, typed(ultimate, { board: '2c3c4c' }), 'hand', 'AsKdQh')).toBeNull()
    expect(paste(threeCard, emptyForm(threeCard), 'hand', 'AsKdQhJh')).toBeNull()
    expect(paste(ultimate, emptyForm(ultimate), 'hand', 'AsKd')).toBeNull()
    expect(paste(ultimate, emptyForm(ultimate), 'dead', 'AsKd')).toBeNull()
  })

  it('fills the active field, goes on to the next when it is full, and takes a card out again', () => {
    let form = emptyForm(ultimate)
    for (const text of ['As', 'Kd', 'Qh']) form = toggleCard(ultimate, form, card(text), 1)
    expect(form.texts).toEqual({ hand: 'As Kd', board: 'Qh' })
    form = toggleCard(ultimate, form, card('Qh'), 1)
    expect(form.texts.board).toBe('')
    form = takeOut(ultimate, form, 'hand', 0)
    expect(form).toMatchObject({ active: 'hand', texts: { hand: 'Kd' } })
  })

  it('goes on to the up card after two cards of a hand that may grow, and comes back for more', () => {
    const blackjack = findGame('blackjack')!
    let form = emptyForm(blackjack)
    for (const text of ['Ts', '4d', 'Th']) form = toggleCard(blackjack, form, card(text), 6)
    expect(form.texts).toEqual({ hand: 'Ts 4d', upcard: 'Th' })
    form = toggleCard(blackjack, { ...form, active: 'hand' }, card('2c'), 6)
    expect(form).toMatchObject({ active: 'hand', texts: { hand: 'Ts 4d 2c' } })
  })

  it('keeps what cannot be read when a card is picked', () => {
    const form = toggleCard(ultimate, typed(ultimate, { hand: 'Kd zz' }), card('As'), 1)
    expect(form.texts.hand).toBe('Kd As zz')
  })

  it('puts no card into a full field', () => {
    const full = { ...typed(threeCard, { hand: 'AsKdQh' }) }
    expect(toggleCard(threeCard, full, card('2c'), 1)).toBe(full)
  })
})

describe('cards as people write them', () => {
  it.each([
    'K of spades, 5 of diamonds',
    'King of Spades and five of diamonds'.replace(' and', ','),
    'rey de picas, cinco de diamantes',
    'sK d5',
    'sKd5',
    '♠K ♦5',
    'K♠ 5♦',
    '\u{1F0AE} \u{1F0C5}',
    '\u{1F0AE}\u{1F0C5}',
  ])('reads “%s”', (text) => {
    expect(writeAddress(ultimate, typed(ultimate, { hand: text }))).toBe('hand=Ks5d')
  })

  it('reads Spanish tréboles with their accent, and tens', () => {
    expect(writeAddress(ultimate, typed(ultimate, { hand: 'diez de tréboles c10' }))).toBe('hand=TcTc')
  })
})

describe('the side bets on the felt', () => {
  const RIVER = 'hand=2d3c&board=JcJdJh9s8h'
  const LOST = 'rules=afterFold.trips_forfeits'

  it('are kept in the address and counted where a fold loses one', () => {
    const { form, reading } = opened(ultimate, `${RIVER}&sides=trips_0.5&${LOST}`)
    expect([form.notice, sidesOf(reading.state)]).toEqual([null, { trips: 0.5 }])
    expect(writeAddress(ultimate, form)).toBe(`${RIVER}&sides=trips_0.5&${LOST}`)
    const without = toggleSide(ultimate, form, 'trips')
    expect(sidesOf(readForm(ultimate, without).state)).toEqual({})
    expect(sidesOf(readForm(ultimate, toggleSide(ultimate, without, 'trips')).state)).toEqual({ trips: 1 })
  })

  it.each([
    ['trips', 'We can’t read the side bets in this link. “trips” needs a stake in base wagers, as in trips_1:'],
    ['trips_0.0000001', 'with six decimals at most.'],
    ['trips_1_trips_2', 'We can’t read the side bets in this link. “trips” is in the link twice.'],
    ['tripps_1', 'We can’t read the side bets in this link. “tripps” isn’t a side bet of this game.'],
  ])('are said not to be read, and not placed: sides=%s', (sides, says) => {
    const { form, reading } = opened(ultimate, `${RIVER}&sides=${sides}&${LOST}`)
    expect(form.notice).toContain(says)
    expect(sidesOf(reading.state)).toEqual({})
    expect(toggleSide(ultimate, form, 'trips').notice).toBeNull()
  })

  it('stay placed for a random hand', () => {
    const { form } = opened(ultimate, `${RIVER}&sides=trips_0.5&${LOST}`)
    for (const seed of ['one', 'two', 'three']) {
      const example = exampleFor(ultimate, form, seed)
      expect(example.texts.hand).not.toBe(form.texts.hand)
      expect(sidesOf(readForm(ultimate, example).state)).toEqual({ trips: 0.5 })
      expect(writeAddress(ultimate, example)).toContain('&sides=trips_0.5&')
    }
    expect(sidesOf(readForm(ultimate, exampleFor(ultimate, emptyForm(ultimate, form.rules), 'one')).state)).toEqual({})
  })

  it('come with a hand of the trainer, and say nothing where a fold loses none', () => {
    const spot = 'spot=hand-2d3c~board-JcJdJh9s8h~did-check.check~sides-trips_2'
    expect(sidesOf(opened(ultimate, `${spot}&${LOST}`).reading.state)).toEqual({ trips: 2 })
    expect(sidesOf(opened(ultimate, spot).reading.state)).toEqual({})
    expect(writeAddress(ultimate, opened(ultimate, spot).form)).toBe(RIVER)
  })
})
