import { describe, expect, it } from 'vitest'
import preflop from '@/content/ultimate-texas-holdem/preflop.json'
import { parseCards } from '@/lib/cards/card'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { evValue } from '@/lib/game/ev'
import type { GameFigures } from '@/lib/game/figures'
import type { Ev } from '@/lib/game/solution'
import { taughtGame as game } from '@/lib/games/ultimate-texas-holdem/teaching'
import { STANDARD, type UltimateRules } from '@/lib/games/ultimate-texas-holdem/rules'
import { solve, solver } from '@/lib/games/ultimate-texas-holdem/solve'
import { payoffOf, raisesOf } from '@/lib/games/ultimate-texas-holdem/round'
import { advisedAction } from '@/lib/games/ultimate-texas-holdem/strategy'
import { startingClass } from '@/lib/cards/hole-cards'
import { DECK } from '@/lib/cards/deck'
import { combinations } from '@/lib/math/combinations'
import { ultimateWhole } from '@/lib/engines/holdem/games/ultimate-whole'
import { compare, fraction, reduce } from '@/lib/math/fraction'
import { must } from '@/lib/result'
import { decision, RULES } from './spots'

const exact = (ev: Ev): { num: bigint; den: bigint } => {
  if (ev.kind !== 'exact') throw new Error('every EV of this game is exact')
  const { num, den } = reduce(ev)
  return { num, den }
}

const edge = (rules: UltimateRules): number => -100 * evValue(solver.whole(rules).ev)

describe('the river rows that Discount Gambling publishes', () => {
  it.each([
    ['KdQh', -2.172727],
    ['AdJh', -1.978788],
  ])('calling %s on 4s 5h 6d 8c 9d', (hand, published) => {
    expect(evValue(solve(STANDARD, decision(hand, '4s5h6d8c9d')).options[0]!.ev)).toBeCloseTo(published, 6)
  })
})

describe('Trips (RULEBOOK.md, section 1)', () => {
  const tables = game.presets.filter(({ table }) => table === 'trips')
  const priced = (name: string): number => {
    const { pays } = tables.find(({ id }) => id === name)!
    return -100 * evValue(solver.side({ ...STANDARD, pays: { ...STANDARD.pays, trips: pays } }, 'trips').ev)
  }

  it.each([
    ['50-40-30-8-7-4-3', 3.4979],
    ['50-40-30-9-7-4-3', 0.9018],
    ['50-40-30-8-6-5-3', 1.904],
    ['50-40-20-7-6-5-3', 6.1808],
  ])('%s', (name, expected) => expect(priced(name)).toBeCloseTo(expected, 4))

  it('counts dead cards out: a plain count of the rest agrees', () => {
    const hand = must(parseCards('2s3s4s5s6s7s8s9sTs2h3h4h5h6h7h8h2d3d4d5d6d2c3c4c5c6c7c8cQcQdQh'))
    const { hits, deals } = solver.side(STANDARD, 'trips', { dead: hand })
    const counted = new Map<string, number>()
    const stub = DECK.filter((card) => !hand.includes(card))
    let all = 0
    for (const seven of combinations(stub, 7)) {
      all++
      const made = handOf(strengthOfCards(seven))
      counted.set(made, (counted.get(made) ?? 0) + 1)
    }
    expect(deals).toBe(all)
    for (const { id, ways } of hits) expect([id, ways]).toEqual([id, counted.get(id) ?? 0])
  })
})

describe('before the flop (RULEBOOK.md, section 1)', () => {
  /** “pairs 33+, every ace, K2s+, K5o+, Q6s+, Q8o+, J8s+, JTo”. */
  const raisedByTheBook = (id: string): boolean => {
    const ranks = '23456789TJQKA'
    const [high, low] = [ranks.indexOf(id[0]!), ranks.indexOf(id[1]!)]
    if (high === low) return high >= 1
    const kicker = { A: [0, 0], K: [0, 3], Q: [4, 6], J: [6, 8] }[id[0]!]
    return kicker !== undefined && low >= kicker[id[2] === 's' ? 0 : 1]!
  }

  const classes = Object.entries(preflop.classes).map(([id, [raise4, raise3, check]]) => ({
    id,
    raise4: BigInt(raise4!),
    raise3: BigInt(raise3!),
    check: BigInt(check!),
  }))

  it('raises 4x exactly what the book says, never 3x', () => {
    expect(classes).toHaveLength(169)
    for (const { id, raise4, raise3, check } of classes) {
      expect([id, raise4 > check]).toEqual([id, raisedByTheBook(id)])
      expect(raise3 > raise4 && raise3 > check).toBe(false)
    }
  })

  it('the ordered rules say the same for all 1,326 hands, and raise 500 of them', () => {
    let raised = 0
    for (const hand of combinations(DECK, 2)) {
      const raises = advisedAction(STANDARD, { ...decision('2s2h'), hand: [...hand] }) === 'raise-4x'
      expect(raises).toBe(raisedByTheBook(startingClass(hand)))
      if (raises) raised++
    }
    expect(raised).toBe(500)
  })

  it('the data are what the solver says', () => {
    for (const id of ['AA', '22', 'K5o', 'K4o', 'T9s']) {
      const hand = `${id[0]}s${id[1]}${id[2] === 's' ? 's' : 'h'}`
      const nums = solve(STANDARD, decision(hand)).options.map(({ ev }) => ev)
      const stored = preflop.classes[id as keyof typeof preflop.classes].map((num) =>
        fraction(BigInt(num), BigInt(preflop.denominator)),
      )
      nums.forEach((ev, i) => expect(compare(exact(ev), stored[i]!)).toBe(0))
    }
  })

  it('K5 offsuit is the one on the picture of the trainer', () => {
    const { best, options } = solve(STANDARD, decision('Ks5d'))
    expect(best).toEqual(['raise-4x'])
    expect(exact(options[0]!.ev)).toEqual({ num: -493274081n, den: 4195144800n })
  })
})

describe('the whole game (RULEBOOK.md, section 1)', () => {
  let solved: GameFigures | undefined
  const standard = (): GameFigures => (solved ??= solver.whole(STANDARD))

  it('standard rules', () => {
    const { ev, averageBet, frequencies, outcomes, variance } = standard()
    expect(compare(exact(ev), fraction(-1215447575352n, 55627620048000n))).toBe(0)
    expect(-100 * evValue(ev)).toBeCloseTo(2.1849713763, 10)
    expect(evValue(averageBet)).toBeCloseTo(4.15221, 6)
    expect((-100 * evValue(ev)) / evValue(averageBet)).toBeCloseTo(0.5262, 4)
    const shares = { 'raise-4x': 37.7074, 'raise-3x': 0, 'raise-2x': 21.2846, 'raise-1x': 21.8221, fold: 19.1858 }
    for (const [action, share] of Object.entries(shares)) expect(100 * frequencies[action]!).toBeCloseTo(share, 4)
    const deals = outcomes!.reduce((sum, [, ways]) => sum + ways, 0)
    expect(outcomes!.reduce((sum, [net, ways]) => sum + net * (ways / deals), 0)).toBeCloseTo(evValue(ev), 12)
    expect(Math.sqrt(variance!)).toBeCloseTo(4.94, 2)
  })

  it('with exact ties raised 1x the average bet is 4.152252', () => {
    const { deals, riverTies } = ultimateWhole(payoffOf(STANDARD), raisesOf(STANDARD))
    expect(evValue(standard().averageBet) + riverTies / deals).toBeCloseTo(4.152252, 6)
  })

  it('the starting hands are the data, and add up to the game', () => {
    const { classes, ev } = standard()
    let sum = 0
    for (const { id, deals, options } of classes!) {
      const stored = preflop.classes[id as keyof typeof preflop.classes]
      options.forEach((option, i) =>
        expect(compare(exact(option.ev), fraction(BigInt(stored[i]!), BigInt(preflop.denominator)))).toBe(0),
      )
      sum += (deals / 1326) * Math.max(...options.map((option) => evValue(option.ev)))
    }
    expect(sum).toBeCloseTo(evValue(ev), 12)
  })

  it.each([
    ['flush 2 to 1', 0.899222],
    ['only 3x', 9.665479],
    ['pair of fours', 5.506569],
  ])('%s', (name, expected) => expect(edge(RULES[name]!)).toBeCloseTo(expected, 6))

  it('flush 1 to 1', () => {
    const pays = { ...STANDARD.pays, blind: { ...STANDARD.pays.blind, flush: 1 } }
    expect(edge({ ...STANDARD, pays })).toBeCloseTo(3.470721, 6)
  })
})
