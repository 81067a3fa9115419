import { describe, expect, it } from 'vitest'
import { type Card, JOKER, rankOf, suitOf } from '@/lib/cards/card'
import { DECK, DECK_WITH_JOKER } from '@/lib/cards/deck'
import { handOfThree } from '@/lib/cards/three'
import { evaluate5 } from '@/lib/cards/evaluate/five'
import { handPlace, LEAST_STRENGTH } from '@/lib/cards/strength'
import {
  type Action,
  categoryOf,
  type Cell,
  count,
  type Counted,
  decide,
  isWild,
  LONGEST_SUIT,
  type Look,
  price,
  type Priced,
  type Showdown,
  type Situation,
  situationsOf,
  type Spot,
  strengthOf,
  type Strategy,
} from '@/lib/engines/showdown/index'
import { compareEv, exact } from '@/lib/game/ev'
import { solver } from '@/lib/games/registry/made/three-card-poker/solve'
import { choose } from '@/lib/math/combinations'
import { add, fraction, makeFraction, multiply, reduce, subtract, toNumber } from '@/lib/math/fraction'
import { below, draw, makeRandom } from '@/lib/math/random'
import {
  ACE_KING,
  caribbean,
  CARIBBEAN,
  CARIBBEAN_PAYS,
  CRAZY,
  crazyFour,
  FLUSH,
  FOLD,
  FOUR,
  fourCard,
  highCardFlush,
  QUALIFYING,
  qualifyingStrength,
  STRATEGIES,
  THREE,
  threeCard,
  VARIANTS,
  WILD,
  wildStud,
} from './plain'

const evOf = ({ ev }: Priced): string => makeFraction(reduce(ev))

/** One of the situations that look like each spot has the counts of its decision. */
function expectSituations(showdown: Showdown, spots: readonly Spot[]): void {
  const decisions = spots.map((spot) => decide(showdown, spot))
  const strengths = decisions.map(({ strength }) => strength)
  const found = situationsOf(count(showdown), strengths)
  spots.forEach(({ hand, up: [up] }, i) => {
    const ranks = hand.map((card) => (card === JOKER ? 0 : rankOf(card))).sort((a, b) => a - b)
    const { ranking } = showdown
    const isWildCard = (card: Card): boolean => 'bySuit' in ranking && isWild(ranking, card)
    const suited = up === undefined ? [] : hand.filter((card) => suitOf(card) === suitOf(up) && !isWildCard(card))
    const inSuit = suited.reduce((mask, card) => mask | (1 << rankOf(card)), 0)
    // A wild card has no suit.
    const isWildUp = up !== undefined && isWildCard(up)
    const upRank = isWildUp ? 0 : up && rankOf(up)
    const alike = found[i]!.filter(
      (one) => one.up === upRank && (isWildUp || one.inSuit === inSuit) && one.ranks.join() === ranks.join(),
    )
    expect(alike.map(({ ends }) => JSON.stringify(ends))).toContain(JSON.stringify(decisions[i]!.ends))
  })
}

describe('Three Card Poker', () => {
  it('has its known EV', () => {
    const { rules } = VARIANTS[0]
    const priced = price(count({ ...THREE, qualifies: qualifyingStrength(rules) }), threeCard(rules))
    expect(evOf(priced)).toBe('-686689/20358520')
    expect(priced.divided).toEqual([])
  })

  it.each(QUALIFYING)('equals the game’s own solver if the dealer qualifies with %s', (qualifies) => {
    for (const { rules } of VARIANTS) {
      const own = { ...rules, qualifies }
      const counted = count({ ...THREE, qualifies: qualifyingStrength(own) })
      for (const strategy of [undefined, ...(rules === VARIANTS[0].rules ? STRATEGIES : [])]) {
        const whole = solver.whole(own, strategy && { strategy: strategy.id })
        const priced = price(counted, threeCard(own), strategy && ((strength) => (strength >= strategy.least ? 0 : 1)))
        expect(compareEv(exact(priced.ev.num, priced.ev.den), whole.ev)).toBe(0)
        expect(compareEv(exact(priced.averageBet.num, priced.averageBet.den), whole.averageBet)).toBe(0)
        expect(priced.variance).toBe(whole.variance)
        expect(priced.outcomes).toEqual(whole.outcomes)
        expect(priced.shares).toEqual([whole.frequencies['play'], whole.frequencies['fold']])
      }
    }
  })

  it('pays a player who sees one of the dealer’s cards', () => {
    const { rules } = VARIANTS[0]
    const priced = price(count({ ...THREE, up: 1, qualifies: qualifyingStrength(rules) }), threeCard(rules))
    expect(toNumber(priced.ev)).toBeCloseTo(0.0348286221, 10)
    const hands = (strength: number): string => handOfThree(strength)
    expect(priced.cells(hands).reduce((sum, { ways }) => sum + ways, 0)).toBe(choose(52, 3) * 49)
  })
})

describe('Caribbean Stud', () => {
  const counted: Counted = count(CARIBBEAN)
  const best = price(counted, caribbean())

  it('has its known EV, average bet and frequencies', () => {
    expect(evOf(best)).toBe('-142031221/2718662100')
    expect(best.shares[0]).toBeCloseTo(0.52225476, 8)
    expect(-toNumber(best.ev) / toNumber(best.averageBet)).toBeCloseTo(0.02555286, 8)
    expect(best.outcomes.reduce((sum, [, ways]) => sum + ways, 0)).toBe(choose(52, 5) * 47 * choose(46, 4))
  })

  const cost = (strategy: Strategy): number =>
    100 * toNumber(subtract(best.ev, price(counted, caribbean(), strategy).ev))
  const [ACE, KING, QUEEN, JACK] = [12, 11, 10, 9]
  const PAIR = LEAST_STRENGTH.pair

  it('prices strategies by strength', () => {
    const least = evaluate5(48, 44, 37, 24, 5)
    expect(cost((strength) => (strength >= least ? 0 : 1))).toBeCloseTo(0.09202, 6)
    expect(cost((strength) => (strength >= PAIR ? 0 : 1))).toBeCloseTo(0.245315, 6)
  })

  it('prices the published rules for ace-king, which look at the up card', () => {
    const published: Strategy = (strength) => {
      if (strength >= PAIR) return 0
      if (strength < ACE_KING) return 1
      return ({ ranks, up }: Look) => {
        const holds = (rank: number): boolean => ranks.includes(rank)
        if (holds(up!) && up! <= QUEEN) return 0
        if ((up === ACE || up === KING) && (holds(QUEEN) || holds(JACK))) return 0
        return !holds(up!) && holds(QUEEN) && up! < ranks[1]! ? 0 : 1
      }
    }
    expect(cost(published)).toBeCloseTo(0.000225, 6)
  })

  it('counts each situation as one decision does', () => {
    const random = makeRandom('situations')
    const spots = Array.from({ length: 300 }, () => {
      const cards = draw(random, below(random, 3) ? DECK : DECK.filter((card) => suitOf(card) < 2), 6)
      return { hand: cards.slice(0, 5), up: cards.slice(5), dead: [] }
    })
    expectSituations(CARIBBEAN, spots)
  })

  it('gathers cells that sum to the whole game', () => {
    const cells: readonly Cell[] = best.cells(
      (strength, up) => `${strength >= PAIR ? 'pair' : strength >= ACE_KING ? 'ace-king' : 'less'} ${up}`,
    )
    expect(cells.map(({ id }) => id).slice(12, 15)).toEqual(['less 12', 'ace-king 0', 'ace-king 1'])
    const sum = cells.reduce((ev, cell) => add(ev, multiply(cell.ev, fraction(cell.ways, counted.ways))), fraction(0))
    expect(makeFraction(sum)).toBe(evOf(best))
    for (const { id, taken, ways } of cells) {
      expect(taken[0]! + taken[1]!).toBe(ways)
      if (!id.startsWith('ace-king')) expect(taken[id.startsWith('less') ? 0 : 1]).toBe(0)
    }
  })

  it('decides exactly when pays are too large for doubles', () => {
    // A straight flush at this pay, in millionths, times the dealer's hands has more digits than a double.
    const pays = CARIBBEAN_PAYS.with(8, 100_000.000_001).with(1, 1.000_001)
    const priced = price(counted, caribbean(pays))
    const cells = priced.cells((strength) => (priced.divided.includes(strength) ? String(strength) : undefined))
    expect(cells.length).toBe(priced.divided.length)
    situationsOf(counted, priced.divided).forEach((situations, i) => {
      const win = 1_000_000n + 2n * BigInt(Math.round(pays[handPlace(priced.divided[i]!)]! * 1e6))
      let [sum, deals] = [0n, 0n]
      for (const { ways, ends } of situations as readonly Situation[]) {
        const raise = 1_000_000n * BigInt(ends.unqualified - 3 * ends.loss) + win * BigInt(ends.win)
        const fold = -1_000_000n * BigInt(counted.dealerHands)
        sum += BigInt(ways) * (raise > fold ? raise : fold)
        deals += BigInt(ways * counted.dealerHands)
      }
      expect(makeFraction(reduce(cells[i]!.ev))).toBe(makeFraction(reduce(fraction(sum, 1_000_000n * deals))))
    })
  })
})

describe('actions', () => {
  const showdown: Showdown = THREE
  const even: Action = { bet: 2, nets: () => ({ unqualified: 1, win: 1, tie: 0, loss: -1 }) }

  it('that are equal are decided for the last', () => {
    const { shares } = price(count(showdown), [even, { ...even, bet: 1 }])
    expect(shares).toEqual([0, 1])
  })

  it('that a hand may not do are left out', () => {
    const pairs: Action = {
      bet: 5,
      nets: (strength) => (strength >= 274 ? { unqualified: 9, win: 9, tie: 9, loss: 9 } : undefined),
    }
    const priced = price(count(showdown), [pairs, FOLD])
    expect(priced.shares[0]).toBe(1 - 16440 / 22100)
    expect(
      priced.cells((strength) => String(strength >= 274)).map(({ evs }) => evs.map((ev) => ev && toNumber(ev))),
    ).toEqual([
      [undefined, -1],
      [9, -1],
    ])
  })
})

describe('games of four cards', () => {
  it('with six cards for the dealer and one of them exposed, in which a tie wins, have their known EV', () => {
    const priced = price(count(FOUR), fourCard)
    expect(evOf(priced)).toBe('-8840827253/317119576410')
    const [three, two, one] = priced.shares
    expect([three, two, one].map((share) => (100 * share!).toFixed(6))).toEqual(['30.713598', '0.000000', '22.093404'])
    expect(toNumber(priced.averageBet)).toBeCloseTo(2.14234198, 8)
  })

  it('with bets that only some hands may make have their known EV', () => {
    const counted = count(CRAZY)
    expect(evOf(price(counted, crazyFour))).toBe('-264142729/7726058340')
    expect(toNumber(price(count({ ...CRAZY, up: 1 }), crazyFour).ev)).toBeCloseTo(-0.0275038243, 10)
  })

  it('count each situation as one decision does', () => {
    const random = makeRandom('four of six')
    const spots = Array.from({ length: 40 }, () => {
      const cards = draw(random, below(random, 2) ? DECK : DECK.filter((card) => suitOf(card) < 2), 6)
      return { hand: cards.slice(0, 5), up: cards.slice(5), dead: [] }
    })
    expectSituations(FOUR, spots)
  })
})

describe('a game with wild cards', () => {
  const counted = count(WILD)

  it('has its known EV', () => {
    const priced = price(counted, wildStud)
    expect(evOf(priced)).toBe('-1419824771/40948109202')
    expect(counted.ways).toBe(choose(53, 5))
  })

  it('counts each situation with an exposed card, a natural or a wild one, as one decision does', () => {
    const random = makeRandom('wild up cards')
    const spots = Array.from({ length: 40 }, (_, i) => {
      const [up, ...hand] = draw(random, DECK_WITH_JOKER.slice(i % 2 ? 0 : 32), 6)
      const wild = draw(
        random,
        [0, 1, 2, 3, JOKER].filter((card) => !hand.includes(card)),
        1,
      )[0]
      return { hand, up: [i % 3 === 0 && wild !== undefined ? wild : up!], dead: [] }
    })
    expectSituations({ ...WILD, up: 1 }, spots)
  })

  it('counts each situation as one decision does', () => {
    const random = makeRandom('wild situations')
    const spots = Array.from({ length: 40 }, (_, i) => {
      return { hand: draw(random, DECK_WITH_JOKER.slice(i % 2 ? 0 : 32), 5), up: [], dead: [] }
    })
    expectSituations(WILD, spots)
  })
})

describe('a game of the longest suit', () => {
  const counted = count(FLUSH)

  it('has its known EV', () => {
    const priced = price(counted, highCardFlush)
    expect(counted.ways).toBe(choose(52, 7))
    expect(evOf(priced)).toBe('-1348050875653/50592437455560')
    expect(-toNumber(priced.ev) / toNumber(priced.averageBet)).toBeCloseTo(0.01557067, 8)
  })

  it('prices a strategy by strength', () => {
    const least = strengthOf(LONGEST_SUIT, [32, 24, 16, 5, 13, 2, 38])
    const { ev } = price(counted, highCardFlush, (strength) => {
      const size = categoryOf(LONGEST_SUIT, strength)
      return size >= 4 ? 0 : size === 3 ? 1 : strength >= least ? 2 : 3
    })
    expect(toNumber(ev)).toBeCloseTo(-0.02711382, 8)
  })

  it('counts groups that hold what a decision counts', () => {
    const random = makeRandom('longest suit')
    for (let i = 0; i < 60; i++) {
      const { strength, ends } = decide(FLUSH, { hand: draw(random, DECK, 7), up: [], dead: [] })
      const rows = counted.situations([strength]).get(strength)!
      const found = Array.from({ length: rows.length / 6 }, (_, row) => rows.subarray(6 * row + 2, 6 * row + 6).join())
      expect(found).toContain(Object.values(ends).join())
    }
  })
})
