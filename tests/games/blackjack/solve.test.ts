import { describe, expect, it } from 'vitest'
import { type Card, makeCards, parseCards } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { advance, expectimax } from '@/lib/engines/round/index'
import { countValues, drawChance, makeShoe, valueOf } from '@/lib/engines/blackjack/index'
import { game } from '@/lib/games/blackjack/index'
import { unseen } from '@/lib/games/blackjack/round'
import { type BlackjackGameRules, VARIANTS } from '@/lib/games/blackjack/rules'
import { side } from '@/lib/games/blackjack/side'
import { solve, solver, whole } from '@/lib/games/blackjack/solve'
import { taughtGame } from '@/lib/games/blackjack/teaching'
import { answerEdge, tryEdge } from '@/lib/questions/figures'
import { enterSpot } from '@/lib/game/enter'
import { evValue } from '@/lib/game/ev'
import type { SpotValues } from '@/lib/game/game'
import { applyRules } from '@/lib/game/rules'
import type { Solution } from '@/lib/game/solution'
import { draw, makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { plainOptions } from '../../engines/blackjack/plain'

const usual = VARIANTS[0].rules
const european: BlackjackGameRules = { ...usual, peek: false }
const cards = (text: string): readonly Card[] => must(parseCards(text))

const entered = (rules: BlackjackGameRules, hand: string, upcard: string, more: SpotValues = {}) =>
  enterSpot(game, rules, { hand: cards(hand), upcard: cards(upcard), ...more })

const solved = (rules: BlackjackGameRules, hand: string, upcard: string, more: SpotValues = {}) =>
  solve(rules, must(entered(rules, hand, upcard, more)))

const evOf = (solution: Solution<string>, action: string): number =>
  evValue(solution.options.find((one) => one.action === action)!.ev)

describe('a decision by the plain recursion on small shoes', () => {
  it.each([
    { name: 'with a look', rules: usual },
    { name: 'without a hole card', rules: european },
  ])('$name', ({ name, rules }) => {
    const random = makeRandom(`decisions ${name}`)
    let found = 0
    for (let i = 0; found < 40; i++) {
      const of: BlackjackGameRules = {
        ...rules,
        decks: 1,
        soft17: i % 2 === 0 ? 'hit' : 'stand',
        doubleOn: (['any', '9-11', '10-11'] as const)[i % 3]!,
        lateSurrender: rules.peek && i % 5 === 0,
      }
      const dealt = draw(random, DECK, 21)
      const size = 2 + (i % 4)
      const [hand, upcard] = [dealt.slice(0, size), dealt.slice(size, size + 1)]
      const dead = DECK.filter((card) => !dealt.includes(card))
      const state = enterSpot(game, of, { hand, upcard, dead })
      if (!state.ok || (size === 2 && valueOf(hand[0]!) === valueOf(hand[1]!))) continue
      found++
      const { options } = solve(of, state.value)
      const plain = plainOptions(of, hand.map(valueOf), valueOf(upcard[0]!), countValues(dealt.slice(size + 1)))
      expect(options.map(({ action }) => action).sort()).toEqual(Object.keys(plain).sort())
      for (const { action, ev } of options) expect(Math.abs(evValue(ev) - plain[action]!)).toBeLessThan(1e-12)
    }
  })

  it('with insurance open or asked, by the plain walk over the rounds', () => {
    const random = makeRandom('insured')
    let found = 0
    for (let i = 0; found < 10; i++) {
      const of: BlackjackGameRules = { ...(i % 2 === 0 ? european : usual), decks: 1 }
      const dealt = [
        ...cards('Ah'),
        ...draw(
          random,
          DECK.filter((card) => card !== cards('Ah')[0]),
          13,
        ),
      ]
      const hand = dealt.slice(1, 3)
      const dead = DECK.filter((card) => !dealt.includes(card))
      if (valueOf(hand[0]!) === valueOf(hand[1]!)) continue
      const state = enterSpot(game, of, { hand, upcard: dealt.slice(0, 1), dead, insurance: 1 + (i % 4 > 1 ? 1 : 0) })
      if (!state.ok) continue
      found++
      const [fast, plain] = [solve(of, state.value), expectimax(game, of, state.value)]
      fast.options.forEach(({ action, ev, outcomes }, at) => {
        const other = plain.options[at]!
        expect(other.action).toBe(action)
        expect(Math.abs(evValue(ev) - evValue(other.ev))).toBeLessThan(1e-12)
        for (const [net, chance] of outcomes)
          expect(chance).toBeCloseTo(other.outcomes.find((one) => one[0] === net)![1] / plain.deals!, 10)
      })
    }
  })
})

describe('one more dead card', () => {
  // Standing and doubling decide nothing after the card: their mean over it is what they are worth without it.
  it.each([
    ['Ts6d', 'Th', usual],
    ['9s2d', 'Ah', usual],
    ['As7d', '6h', usual],
    ['5s4d3c', 'Th', usual],
    ['9s2d', 'Th', european],
    ['Ts6d', 'Ah', european],
  ] as const)('averages out: %s against %s', (hand, upcard, rules) => {
    const state = must(entered(rules, hand, upcard))
    const left = unseen(rules, state)
    const fresh = solve(rules, state)
    // The cards that are gone come as the player's own would: the dealer has looked.
    const shoe = makeShoe(countValues(left), valueOf(state.upcard[0]!), rules.peek)
    for (const { action } of fresh.options.filter((one) => ['stand', 'double'].includes(one.action))) {
      let mean = 0
      for (const card of new Set(left.map((one) => valueOf(one)))) {
        const dead = left.find((one) => valueOf(one) === card)!
        mean += drawChance(shoe, card - 1) * evOf(solve(rules, { ...state, dead: [dead] }), action)
      }
      expect(Math.abs(mean - evOf(fresh, action))).toBeLessThan(1e-12)
    }
  })
})

describe('any hand', () => {
  it('of more than two cards is stood or hit, in any order, also at 21', () => {
    const a = solved(usual, '5s4d7c', 'Th')
    expect(a.options.map(({ action }) => action)).toEqual(['stand', 'hit'])
    expect(solved(usual, '7c5s4d', 'Th').options.map(({ ev }) => evValue(ev))).toEqual(
      a.options.map(({ ev }) => evValue(ev)),
    )
    for (const hand of ['5s5d5cAs5h', 'AsTd5c5h', 'As5d5c', '7s7d7c'])
      expect(solved(usual, hand, 'Th').options.map(({ action }) => action)).toEqual(['stand', 'hit'])
    expect(evOf(solved(usual, '7s7d7c', 'Th'), 'hit')).toBeCloseTo(-1, 14)
  })

  it('of a natural is stood alone', () => {
    expect(solved(usual, 'AsKd', '6h').options).toMatchObject([{ action: 'stand', ev: { value: 1.5 } }])
    const open = solved(european, 'AsKd', 'Th')
    expect(open.options).toHaveLength(1)
    expect(evOf(open, 'stand')).toBeCloseTo(1.5 * (1 - 23 / 309), 14)
  })

  it('tells what insurance is worth under an ace', () => {
    expect(evValue(solved(usual, 'Ts6d', 'Ah').extra!['insurance']!)).toBeCloseTo((3 * 95 - 309) / 309, 14)
    expect(evValue(solved(usual, 'Ts2d3c', 'Ah').extra!['insurance']!)).toBeCloseTo((3 * 95 - 308) / 308, 14)
    expect(solved(usual, 'Ts6d', 'Th').extra).toBeUndefined()
  })

  it('above 21 is an error with a name, as are other faults', () => {
    expect(entered(usual, 'Ts6d9c', 'Th')).toMatchObject({ ok: false, problem: { name: 'BustHand' } })
    expect(entered(usual, 'Ts', 'Th')).toMatchObject({ ok: false, problem: { name: 'WrongCount' } })
    expect(entered({ ...usual, decks: 1 }, 'Ts6d', 'Ts')).toMatchObject({
      ok: false,
      problem: { name: 'DuplicateCard' },
    })
    expect(entered(usual, 'Ts3d2c', 'Ah', { insurance: 1 })).toMatchObject({ ok: false })
    expect(applyRules(game, undefined, { peek: false, lateSurrender: true })).toMatchObject({
      ok: false,
      problem: { name: 'BadRule' },
    })
  })

  it('is spelled by its text', () => {
    for (const [hand, upcard] of [
      ['5s4d7c', 'Th'],
      ['As2d5c5h', 'Ah'],
      ['7s7d7c', '6h'],
    ] as const) {
      const state = must(entered(usual, hand, upcard))
      expect(must(game.parse(usual, game.make(state)))).toEqual(state)
      expect(must(enterSpot(game, usual, game.values(state)))).toEqual(state)
      const end = advance(game, usual, must(entered(usual, hand, upcard)), makeRandom('end'))
      expect(makeCards(end.hand)).toBe(hand)
    }
  })
})

describe('a shoe of one’s own', () => {
  const full = Array<number>(52).fill(6)

  it('that is fresh gives the game as it is', () => {
    expect(evValue(whole(usual, { shoe: full }).ev)).toBe(evValue(whole(usual).ev))
    expect(evValue(side(usual, 'perfect-pairs', { shoe: full }).ev)).toBe(evValue(side(usual, 'perfect-pairs').ev))
  })

  it('goes with the main bet on the command line', () => {
    const question = { game: taughtGame, variant: 'h17', rules: usual, bet: 'main', more: false }
    const answer = answerEdge({ ...question, side: { shoe: full }, strategy: 'total-dependent' }, solver)
    expect(answer).toMatchObject({ game: 'blackjack', bet: 'main', method: 'exact' })
    expect(100 * (answer as { readonly edge: number }).edge).toBeCloseTo(0.61815, 5)
    expect(tryEdge({ ...question, side: { shoe: full.map(() => 0) } }, solver)).toMatchObject({
      ok: false,
      problem: { name: 'TooFewCards' },
    })
  })

  it('without low cards is better', () => {
    const rich = full.map((n, at) => (at % 13 >= 2 && at % 13 <= 4 ? 3 : n))
    expect(evValue(whole(usual, { shoe: rich, strategy: 'basic-strategy' }).ev)).toBeGreaterThan(0.01)
  })

  it('that a round could use up is too small', () => {
    expect(() => whole(usual, { shoe: full.map((_, at) => (at < 20 ? 1 : 0)) })).toThrow('too few')
  })

  it('counts side bets as trying every choice does', () => {
    const random = makeRandom('side bets')
    const shoe = Array.from({ length: 52 }, () => Math.floor(3 * random()))
    const deck = shoe.flatMap((n, at) => Array<Card>(n).fill((at % 13) * 4 + Math.floor(at / 13)))
    const name = (bet: 'perfect-pairs' | 'twenty-one-plus-three') => {
      const { hits, deals } = side(usual, bet, { shoe })
      return { ways: Object.fromEntries(hits.map(({ id, ways }) => [id, ways])), deals }
    }
    const pairs: Record<string, number> = {}
    let all = 0
    deck.forEach((a, i) =>
      deck.slice(0, i).forEach((b) => {
        all++
        if (a >> 2 !== b >> 2) return
        const red = (card: Card): boolean => (card & 3) === 1 || (card & 3) === 2
        const row = a === b ? 'perfect' : red(a) === red(b) ? 'same-color' : 'mixed'
        pairs[row] = (pairs[row] ?? 0) + 1
      }),
    )
    expect(name('perfect-pairs')).toEqual({ ways: pairs, deals: all })
    const wins = name('twenty-one-plus-three')
    let won = 0
    deck.forEach((a, i) =>
      deck.slice(0, i).forEach((b, j) =>
        deck.slice(0, j).forEach((c) => {
          const ranks = [a >> 2, b >> 2, c >> 2].sort((x, y) => x - y)
          const straight = new Set(ranks).size === 3 && (ranks[2]! - ranks[0]! === 2 || ranks.join() === '0,1,12')
          if (new Set([a & 3, b & 3, c & 3]).size === 1 || new Set(ranks).size === 1 || straight) won++
        }),
      ),
    )
    expect(Object.values(wins.ways).reduce((sum, n) => sum + n, 0)).toBe(won)
  })
})

describe('the ways to play', () => {
  const idle = (rules: BlackjackGameRules): readonly string[] =>
    taughtGame.strategy.filter(({ id }) => !taughtGame.canDecide!(rules, id)).map(({ id }) => id)
  const [h17, , s17, s17WithSurrender] = VARIANTS.map(({ rules }) => rules)

  it('leave out the rules with which nothing can be decided', () => {
    const surrenders = ['surrender-eights', 'surrender-17', 'surrender-16', 'surrender-15']
    expect(idle(h17!)).toEqual(surrenders)
    expect(idle({ ...h17!, lateSurrender: true })).toEqual([])
    expect(idle(s17!)).toEqual([...surrenders, 'double-soft-19'])
    expect(idle(s17WithSurrender!)).toEqual(['surrender-eights', 'surrender-17', 'double-soft-19'])
    expect(idle({ ...h17!, doubleAfterSplit: false, maxHands: 2 })).toEqual([...surrenders, 'split-fours'])
    expect(idle({ ...h17!, doubleOn: '10-11' }).filter((id) => id.startsWith('double'))).toEqual([
      'double-9',
      'double-soft-19',
      'double-soft-18',
      'double-soft-17',
      'double-soft-15-16',
      'double-soft-13-14',
    ])
  })

  it('cost more the simpler they are', () => {
    const edge = (strategy: string): number => -evValue(whole(VARIANTS[1]!.rules, { strategy }).ev)
    const [basic, none, doubles, five, never, mimic] = [
      'basic-strategy',
      'no-surrender',
      'no-doubles',
      'five-rules',
      'never-bust',
      'mimic-the-dealer',
    ].map(edge) as [number, number, number, number, number, number]
    expect(none).toBeGreaterThan(basic)
    expect(doubles).toBeGreaterThan(none)
    expect(five).toBeGreaterThan(none)
    expect(never).toBeGreaterThan(doubles)
    expect(mimic).toBeGreaterThan(never)
  })
})
