import { describe, expect, it } from 'vitest'
import { edgeCommand, readAddress, readForm, writeAddress } from '@/app/[game]/side-bets/read'
import {
  cardsLeft,
  countsOf,
  dealRound,
  lastShoes,
  makeSteps,
  parseSteps,
  total,
  undone,
  withStep,
  type Shoe,
} from '@/app/[game]/side-bets/shoe'
import { presetsOf } from '@/app/[game]/side-bets/presets'
import { sorted, verdict, type KnownTable } from '@/app/[game]/side-bets/tables'
import { applyPreset } from '@/lib/game/side-bets/usual-tables'
import { inLines } from '@/app/_charts/chart-look'
import { oneIn, returnsOf } from '@/app/[game]/side-bets/words'
import { parseCard, parseCards } from '@/lib/cards/card'
import { exact, evValue } from '@/lib/game/ev'
import type { AnyGame, PayPreset, Rules } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'

const threeCard = findGame('three-card-poker')!
const card = (text: string) => must(parseCard(text))

const opened = (game: AnyGame, query: string) => {
  const form = readAddress(game, new URLSearchParams(query))
  return { form, reading: readForm(game, form) }
}

describe('the form and its address', () => {
  it.each([
    '',
    'bet=six-card',
    'bet=six-card&rules=six-card.flush_12.5&dead=AsKd',
    'rules=5-3-1%7Epair-plus.pair_2&dead=2c',
  ])('keeps %j', (query) => {
    expect(writeAddress(threeCard, opened(threeCard, query).form)).toBe(query)
  })

  it('reads the bet, the table and the dead cards', () => {
    const { reading } = opened(threeCard, 'bet=six-card&rules=six-card.flush_12.5&dead=As+kd')
    expect(reading.bet.id).toBe('six-card')
    expect(reading.rules.pays['six-card']).toMatchObject({ flush: 12.5, straight: 10 })
    expect(reading.options).toEqual({ dead: [card('As'), card('Kd')] })
    expect(reading.ruleProblems).toEqual({})
  })

  it.each([
    ['bet=pair-pluss', /Three Card Poker has no side bet “pair-pluss”. Did you mean “pair-plus”/],
    ['bet=__proto__', /no side bet/],
    ['decks=99&out=As', /1 to 8/],
    ['out=As', /needs a number of decks/],
    ['decks=1&out=As.As', /can’t deal those cards/],
    [`decks=1&out=${'As'.repeat(2000)}`, /more cards than a shoe holds/],
    ['ded=AsKd', /Did you mean “dead”/],
  ])('says what is wrong with %j', (query, said) => {
    const { form, reading } = opened(threeCard, query)
    expect(form.notice).toMatch(said)
    expect(reading.options).toEqual({})
  })

  it('asks how many players share a meter, of a bet that they share', () => {
    const texas21 = findGame('texas-21')!
    const { form, reading } = opened(texas21, 'bet=progressive&meter=10422&players=7')
    expect(reading.options).toEqual({ meter: 10_422, players: 7 })
    expect(writeAddress(texas21, form)).toBe('bet=progressive&meter=10422&players=7')
    expect(edgeCommand(texas21, reading)).toBe(
      'npm run -s edge -- texas-21 --bet progressive --meter 10422 --players 7',
    )
    expect(opened(texas21, 'bet=progressive&players=1').reading.options).toEqual({})
    expect(opened(texas21, 'bet=side&players=7').reading.options).toEqual({})
    expect(opened(texas21, 'bet=progressive&players=99').form.notice).toBe(
      'The number of players must be from 1 to 12, not “99”.',
    )
  })

  it('keeps what it cannot read beside its field, and prices the bet without it', () => {
    const { form, reading } = opened(threeCard, 'rules=pair-plus.flush_many&dead=AsAs5z')
    expect(reading.ruleProblems['pair-plus.flush']).toMatch(/^Must be a number/)
    expect(reading.deadProblem).toContain('5z')
    expect(reading.dead).toEqual([card('As')])
    expect(new URLSearchParams(writeAddress(threeCard, form)).get('dead')).toBe('AsAs5z')
  })

  it.each([
    'rules=%00%3Cscript%3E',
    `rules=${'x_1~'.repeat(4000)}`,
    `dead=${'As'.repeat(4000)}`,
    'meter=NaN&decks=&out=',
    'rules=__proto__.polluted_1',
  ])('survives %s', (query) => {
    const { form, reading } = opened(threeCard, query)
    expect(writeAddress(threeCard, form).length).toBeLessThan(8000)
    expect(reading.rules.pays['pair-plus']).toEqual((threeCard.variants[0].rules as Rules).pays['pair-plus'])
  })

  it('leaves enough cards to deal from', () => {
    const { reading } = opened(
      threeCard,
      `dead=${['s', 'h', 'd', 'c'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit)).join('')}`,
    )
    expect(reading.dead).toHaveLength(36)
    expect(reading.deadProblem).toContain('At most 36')
  })

  it('gives the command that works it out again', () => {
    expect(
      edgeCommand(threeCard, opened(threeCard, 'bet=six-card&rules=3-1-1~six-card.flush_12&dead=AsKd').reading),
    ).toBe(
      `npm run -s edge -- three-card-poker --bet six-card --variant 3-1-1 --rules '{"pays":{"six-card":{"flush":12}}}' --dead AsKd`,
    )
  })
})

describe('what comes back', () => {
  const bets = GAMES.flatMap((game) =>
    game.sideBets.flatMap((bet) =>
      presetsOf(game, bet).map((preset) => [`${game.id} ${bet.id} ${preset.id}`, game, bet.id, preset] as const),
    ),
  )

  it.each(bets)('is all of the bet but the edge: %s', async (_name, game, bet, preset) => {
    const figures = (await loadSolver(game.id)).side(applyPreset(game.variants[0].rules as Rules, preset), bet)
    expect(returnsOf(figures).back).toBeCloseTo(1 + evValue(figures.ev), 10)
  })

  it('breaks a long name into lines', () => {
    expect(inLines('Royal flush, no joker, and a suited king-queen', 24)).toEqual([
      'Royal flush, no joker,',
      'and a suited king-queen',
    ])
    expect(inLines('Flush', 3)).toEqual(['Flush'])
  })

  it('says how rare a hand is', () => {
    expect([oneIn(5656, 22100), oneIn(4, 22100), oneIn(0, 22100)]).toEqual(['1 in 3.9', '1 in 5,525', 'never'])
  })
})

describe('the verdict on a table', () => {
  const table = (name: string, cost: number): KnownTable => ({
    preset: { table: 't', id: name, source: '', pays: {} } satisfies PayPreset,
    name,
    figures: { ev: exact(-cost, 100), hits: [], deals: 100 },
  })
  const known = [table('B', 4), table('A', 2), table('C', 8)]

  it.each([
    [1, 'Yes: better than all three known tables. It keeps 1.00%; A, the best of them, keeps 2.00%.'],
    [2, 'Yes: none of the three known tables is better. It keeps 2.00%; C, the worst of them, keeps 8.00%.'],
    [3, 'Not the best: one of the three known tables is better. It keeps 3.00%; A, the best of them, keeps 2.00%.'],
    [4, 'Not the best: second best of the three known tables. It keeps 4.00%; A, the best of them, keeps 2.00%.'],
    [8, 'No: it is the worst of the three known tables. It keeps 8.00%; A, the best of them, keeps 2.00%.'],
    [9, 'No: all three known tables are better. It keeps 9.00%; C, the worst of them, keeps 8.00%.'],
    [-1, 'Yes: better than all three known tables. It gives you 1.00%; A, the best of them, keeps 2.00%.'],
  ])('at %i%%', (cost, says) => {
    expect(verdict(exact(-cost, 100), known)).toBe(says)
  })

  it('has nothing to say where there is nothing to compare with', () => {
    expect(verdict(exact(-1, 100), known.slice(1, 2))).toBeNull()
    expect(sorted(known).map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  })
})

describe('a shoe', () => {
  const fresh: Shoe = { decks: 2, steps: [] }
  const out = (text: string) => ({ cards: must(parseCards(text)), back: false })

  it('loses the cards that left and no others', () => {
    const shoe = withStep(withStep(fresh, out('AsAs2c')), { cards: [card('As')], back: true })
    const left = cardsLeft(shoe)
    expect(total(left)).toBe(102)
    expect([left[card('As')], left[card('2c')], left[card('2d')]]).toEqual([1, 1, 2])
    expect(countsOf(left)[12]).toBe(1)
    expect(countsOf(left)[39]).toBe(1)
    expect(cardsLeft(undone(shoe))[card('As')]).toBe(0)
  })

  it('takes no card that is not there', () => {
    expect(withStep(fresh, out('AsAsAs'))).toBe(fresh)
    expect(withStep(fresh, { cards: [card('As')], back: true })).toBe(fresh)
    expect(withStep(fresh, out(''))).toBe(fresh)
  })

  it('goes through its text', () => {
    const shoe = [out('AsKd'), out('7h'), { cards: [card('7h')], back: true }].reduce(withStep, fresh)
    expect(makeSteps(shoe.steps)).toBe('AsKd.7h.b7h')
    expect(parseSteps(2, 'AsKd.7h.b7h')).toEqual({ ok: true, value: shoe })
    expect(lastShoes(shoe, 2).map((one) => one.steps.length)).toEqual([2, 3])
    expect(lastShoes(shoe, 60).map((one) => one.steps.length)).toEqual([0, 1, 2, 3])
  })

  it.each(GAMES.filter(({ sideBets }) => sideBets.length > 0).map((game) => [game.id, game] as const))(
    'deals a round of %s by the game’s own steps',
    (_id, game) => {
      const rules = game.variants[0].rules as Rules
      const { copies } = game.deck(rules)
      const left = cardsLeft({ decks: copies, steps: [] })
      for (let i = 0; i < 20; i++) {
        const gone = dealRound(game, rules, game.sideBets[0]!.id, left, makeRandom(`round ${i}`))
        expect(gone.length).toBeGreaterThan(1)
        expect(withStep({ decks: copies, steps: [] }, { cards: gone, back: false }).steps).toHaveLength(1)
      }
    },
  )
})
