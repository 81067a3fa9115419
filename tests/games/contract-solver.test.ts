import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, cardOf, JOKER, makeCards, parseCards, rankOf, suitOf } from '@/lib/cards/card'
import { compareEv, evValue, exact } from '@/lib/game/ev'
import { enterSpot, spotFields } from '@/lib/game/enter'
import type { AnyGame, Rules, SpotValues } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { DRAFTS, GAMES } from '@/lib/games/index'
import type { Ev, Solution } from '@/lib/game/solution'
import type { AnySolver } from '@/lib/game/solver'
import { loadSolver } from '@/lib/games/solvers'
import { advance, expectimax, leaves } from '@/lib/engines/round/index'
import { add, exactDecimal, type Fraction, fraction, multiply } from '@/lib/math/fraction'
import { makeRandom, type Random } from '@/lib/math/random'
import { reasonIn } from '@/lib/messages/message'
import { must } from '@/lib/result'
import { LONG } from '../tools/long'
import { cardsInARound, deadBut, decisionsOf, rulesOf, walk } from './contract'

const EVERY_GAME = [...GAMES, ...DRAFTS]

/* What every solver promises. Most of it is shown on small decks, where the plain method has an answer in no time. */

const solvers = await Promise.all(EVERY_GAME.map((game) => loadSolver(game.id)))
const SOLVED: readonly (readonly [string, AnyTaughtGame, AnySolver])[] = EVERY_GAME.map((game, i) => [
  game.id,
  game,
  solvers[i]!,
])

interface Asked {
  readonly rules: Rules
  readonly state: unknown
}

/** The decisions of a round dealt from a deck of few cards: `spare` more than the round can take. */
function smallDecisions(game: AnyTaughtGame, rules: Rules, spare: number, random: Random): readonly Asked[] {
  const live = cardsInARound(game, rules) + spare
  const setup = game.deck(rules).copies === 1 ? { dead: deadBut(game, rules, live, random) } : {}
  return decisionsOf(walk(game, rules, game.start(rules, setup), random)).map(({ state }) => ({ rules, state }))
}

/** One decision of each stage, dealt from the whole deck. */
function oneOfEachStage(game: AnyTaughtGame, rules: Rules): readonly Asked[] {
  const found = new Map<string, unknown>()
  for (let i = 0; found.size < game.stages.length && i < 500; i++)
    for (const { state, step } of decisionsOf(walk(game, rules, game.start(rules), makeRandom(`stage ${i}`))))
      if (step.kind === 'decide' && !found.has(step.stage)) found.set(step.stage, state)
  return [...found.values()].map((state) => ({ rules, state }))
}

const actionsAt = (game: AnyTaughtGame, { rules, state }: Asked): readonly string[] => {
  const step = game.step(rules, state)
  if (step.kind !== 'decide') throw new Error('no decision')
  return step.actions
}

function meanOf(outcomes: Solution<string>['options'][number]['outcomes'], deals: number): Ev {
  const sum = outcomes.reduce<Fraction>(
    (all, [net, ways]) => add(all, multiply(exactDecimal(net), fraction(ways))),
    fraction(0),
  )
  return exact(sum.num, sum.den * BigInt(deals))
}

/** What a solution must be, whatever it says. */
function checkSolution(game: AnyTaughtGame, asked: Asked, { options, best, deals }: Solution<string>): void {
  expect(options.map(({ action }) => action)).toEqual(actionsAt(game, asked))
  const highest = options.reduce((top, { ev }) => (compareEv(ev, top) > 0 ? ev : top), options[0]!.ev)
  expect(best).toEqual(options.filter(({ ev }) => compareEv(ev, highest) === 0).map(({ action }) => action))
  for (const { ev, outcomes, tally } of options) {
    const total = outcomes.reduce((sum, [, ways]) => sum + ways, 0)
    expect(outcomes.map(([net]) => net)).toEqual([...new Set(outcomes.map(([net]) => net))].sort((a, b) => a - b))
    expect(outcomes.every(([, ways]) => ways > 0)).toBe(true)
    if (deals === undefined) {
      expect(total).toBeCloseTo(1, 9)
      expect(outcomes.reduce((sum, [net, chance]) => sum + net * chance, 0)).toBeCloseTo(evValue(ev), 9)
    } else {
      expect(total).toBe(deals)
      expect(compareEv(meanOf(outcomes, deals), ev)).toBe(0)
      // Facts may overlap: a win may be a win over a dealer who does not qualify.
      for (const { ways } of tally ?? []) expect(ways >= 0 && ways <= deals && Number.isSafeInteger(ways)).toBe(true)
    }
  }
}

/** The same chances, whatever the number of deals they are counted in. */
const chances = ({ options, deals = 1 }: Solution<string>) =>
  options.map(({ action, ev, outcomes }) => ({
    action,
    ev: evValue(ev),
    outcomes: outcomes.map(([net, ways]) => [net, ways / deals]),
  }))

function sameSolution(a: Solution<string>, b: Solution<string>): void {
  expect(chances(a)).toEqual(chances(b))
  a.options.forEach(({ ev }, i) => expect(compareEv(ev, b.options[i]!.ev)).toBe(0))
  expect(a.best).toEqual(b.best)
}

const permuted = (cards: readonly (Card | null)[], suits: readonly number[]): (Card | null)[] =>
  cards.map((card) => (card === null || card === JOKER ? card : cardOf(rankOf(card), suits[suitOf(card)]!)))

/** Suits renamed: spades to diamonds, and so on. */
const SUITS_MIXED = [2, 0, 3, 1] as const

/** An action that names cards, `place:9h`, with their suits renamed. */
const permutedAction = (action: string): string => {
  const [name, cards] = action.split(':')
  return cards === undefined
    ? action
    : `${name!}:${makeCards(permuted(must(parseCards(cards)), SUITS_MIXED) as Card[])}`
}

const withActions = (
  { options, best, ...rest }: Solution<string>,
  map: (action: string) => string,
): Solution<string> => ({
  ...rest,
  options: options.map((option) => ({ ...option, action: map(option.action) })),
  best: best.map(map),
})

/** An action's cards in ascending order, whichever of two equal ranks the game writes first. */
const withSortedCards = (action: string): string => {
  const [name, cards] = action.split(':')
  return cards === undefined ? action : `${name!}:${makeCards(must(parseCards(cards)).toSorted((a, b) => a - b))}`
}

/** Options in the order of their names: renaming the suits changes the order in which a game lists physical cards. */
function byName(solution: Solution<string>): Solution<string> {
  const named = withActions(solution, withSortedCards)
  const compare = (a: string, b: string): number => (a < b ? -1 : 1)
  return {
    ...named,
    options: named.options.toSorted((a, b) => compare(a.action, b.action)),
    best: named.best.toSorted(compare),
  }
}

const mapCards = (
  game: AnyGame,
  values: SpotValues,
  map: (cards: readonly (Card | null)[]) => readonly (Card | null)[],
): SpotValues => ({
  ...values,
  ...Object.fromEntries(
    spotFields(game).flatMap(({ id, kind }) =>
      kind === 'cards' ? [[id, map((values[id] ?? []) as readonly (Card | null)[])]] : [],
    ),
  ),
})

/** Whether nothing is left to decide after an action. */
function isLast(game: AnyTaughtGame, { rules, state }: Asked, action: string): boolean {
  const step = game.step(rules, state)
  if (step.kind !== 'decide') throw new Error('no decision')
  return game.step(rules, advance(game, rules, step.next(action), makeRandom('last'))).kind === 'end'
}

describe.each(SOLVED)('%s', (_id, game, solver) => {
  const usual: Rules = game.variants[0].rules
  const exactDeals = game.deck(usual).copies === 1

  it('answers a decision of each stage from the whole deck, and explains the answer', () => {
    for (const asked of oneOfEachStage(game, usual)) {
      const solution = solver.solve(asked.rules, asked.state)
      checkSolution(game, asked, solution)
      const explanation = game.explain(asked.rules, asked.state, solution)
      const { ruleId, says } = explanation
      const { verdict, rule, why } = reasonIn(game.messages, explanation)
      expect(game.strategy.map(({ id }) => id)).toContain(ruleId)
      expect(rule).toMatch(/\.$/)
      expect(says.length).toBeGreaterThan(0)
      expect(actionsAt(game, asked)).toEqual(expect.arrayContaining([...says]))
      expect(why.length).toBeGreaterThan(0)
      for (const sentence of [verdict, ...why]) expect(sentence).toMatch(/^\P{Ll}.*[.]$/u)
    }
  })

  it('refuses to solve where nothing is to decide', () => {
    expect(() => solver.solve(usual, game.start(usual))).toThrow()
  })

  it.runIf(exactDeals).each(game.variants.map(({ id, rules }) => [id, rules as Rules] as const))(
    'equals the plain method on small decks: %s',
    (id, rules) => {
      for (let i = 0; i < 8; i++)
        for (const asked of smallDecisions(game, rules, 1, makeRandom(`small ${id} ${i}`))) {
          const solution = solver.solve(asked.rules, asked.state)
          checkSolution(game, asked, solution)
          sameSolution(solution, expectimax(game, asked.rules, asked.state))
        }
    },
  )

  it.runIf(exactDeals)('equals the plain method under any rules', () => {
    fc.assert(
      fc.property(rulesOf(game), fc.nat(), (rules, seed) => {
        for (const asked of smallDecisions(game, rules, 1, makeRandom(`any ${seed}`))) {
          const solution = solver.solve(asked.rules, asked.state)
          checkSolution(game, asked, solution)
          sameSolution(solution, expectimax(game, asked.rules, asked.state))
          expect(game.explain(asked.rules, asked.state, solution).why.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: LONG ? 250 : 12, seed: 5 },
    )
  })

  it.runIf(exactDeals)('does not know one suit from another', () => {
    for (let i = 0; i < 6; i++)
      for (const { rules, state } of smallDecisions(game, usual, 1, makeRandom(`suits ${i}`))) {
        const solution = solver.solve(rules, state)
        const values = mapCards(game, game.values(state), (cards) => permuted(cards, SUITS_MIXED))
        const renamed = solver.solve(rules, must<unknown>(enterSpot(game, rules, values)))
        sameSolution(byName(renamed), byName(withActions(solution, permutedAction)))
      }
  })

  it.runIf(exactDeals)('does not know one order of the same cards from another', () => {
    for (const { rules, state } of smallDecisions(game, usual, 1, makeRandom('order'))) {
      const values = game.values(state)
      const hand = { ...values, hand: [...(values['hand'] as readonly Card[])].reverse() }
      const a = solver.solve(rules, must<unknown>(enterSpot(game, rules, hand)))
      const b = solver.solve(rules, state)
      const listed = (s: Solution<string>) => [...chances(s)].sort((x, y) => (x.action < y.action ? -1 : 1))
      expect(listed(a)).toEqual(listed(b))
    }
  })

  it.runIf(exactDeals)('averages over every choice of one dead card to what it is without', () => {
    for (let i = 0; i < 4; i++)
      for (const asked of smallDecisions(game, usual, 3, makeRandom(`dead ${i}`))) {
        const { rules, state } = asked
        const values = game.values(state)
        const known = spotFields(game).flatMap(({ id, kind }) =>
          kind === 'cards' ? (values[id] as readonly Card[]) : [],
        )
        const others = game.deck(rules).cards.filter((card) => !known.includes(card))
        const solutions = others.map((card) =>
          solver.solve(
            rules,
            must<unknown>(enterSpot(game, rules, { ...values, dead: [...(values['dead'] as readonly Card[]), card] })),
          ),
        )
        solver.solve(rules, state).options.forEach(({ action, ev }, at) => {
          if (ev.kind !== 'exact' || !isLast(game, asked, action)) return
          const sum = solutions.reduce<Fraction>(
            (all, { options }) => add(all, options[at]!.ev as Fraction & Ev),
            fraction(0),
          )
          expect(compareEv(exact(sum.num, sum.den * BigInt(others.length)), ev)).toBe(0)
        })
      }
  })

  describe.each(game.sideBets.map((bet) => [bet.id, bet] as const))('side bet %s', (id, bet) => {
    it.runIf(exactDeals)('is the plain average of what is settled, on a small deck', () => {
      const random = makeRandom(`side ${id}`)
      const setup = { dead: deadBut(game, usual, cardsInARound(game, usual) + 1, random), sides: { [id]: 1 } }
      let [sum, count] = [fraction(0), 0]
      for (const { end } of leaves(firstAction(game), usual, game.start(usual, setup))) {
        sum = add(sum, exactDecimal(end.bets.find((settled) => settled.bet === id)!.net))
        count++
      }
      const { ev, hits, deals } = solver.side(usual, id, { dead: setup.dead })
      expect(compareEv(ev, exact(sum.num, sum.den * BigInt(count)))).toBe(0)
      expect(hits.reduce((all, { ways }) => all + ways, 0)).toBeLessThanOrEqual(deals)
    })

    it('follows from its hits', () => {
      const { ev, hits, deals } = solver.side(usual, id, bet.takes?.includes('meter') ? { meter: 1000 } : {})
      const paid = hits.reduce<Fraction>(
        (all, { pay, ways }) => add(all, multiply(exactDecimal(pay), fraction(ways))),
        fraction(0),
      )
      const lost = deals - hits.reduce((all, { ways }) => all + ways, 0)
      if (!bet.takes?.includes('meter'))
        expect(compareEv(ev, exact(paid.num - paid.den * BigInt(lost), paid.den * BigInt(deals)))).toBe(0)
      expect(new Set(hits.map((hit) => hit.id)).size).toBe(hits.length)
    })
  })

  it('knows its side bets by name only', () => {
    expect(() => solver.side(usual, 'no such bet')).toThrow()
  })

  it('solves the whole game, and its parts add up', () => {
    const { ev, averageBet, frequencies, outcomes, classes, cells } = solver.whole(usual)
    const ofMap = new Set(game.map.rows.flatMap((row) => row.cells))
    expect(cells?.length).toBeGreaterThan(0)
    expect(cells?.filter(({ id }) => !ofMap.has(id))).toEqual([])
    const first = Object.keys(frequencies)[0]!.split(':')
    const ofFirst = Object.entries(frequencies).filter(([id]) => first.length === 1 || id.startsWith(`${first[0]!}:`))
    expect(ofFirst.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 12)
    expect(evValue(averageBet)).toBeGreaterThanOrEqual(1)
    if (outcomes) {
      const deals = outcomes.reduce((sum, [, ways]) => sum + ways, 0)
      expect(outcomes.reduce((sum, [net, ways]) => sum + (net * ways) / deals, 0)).toBeCloseTo(evValue(ev), 9)
    }
    if (classes && ev.kind === 'exact') {
      const deals = classes.reduce((sum, one) => sum + one.deals, 0)
      const best = (options: (typeof classes)[number]['options']): number =>
        Math.max(...options.map((option) => evValue(option.ev)))
      expect(classes.reduce((sum, one) => sum + (one.deals * best(one.options)) / deals, 0)).toBeCloseTo(evValue(ev), 9)
    }
  })
})

/** The game with nothing to choose: its first action each time. */
function firstAction(game: AnyGame): Pick<AnyGame, 'step'> {
  return {
    step(rules, state) {
      const step = game.step(rules, state)
      return step.kind === 'decide'
        ? { ...step, actions: step.actions.slice(0, 1), next: (action: string) => step.next(action) as unknown }
        : step
    },
  }
}
