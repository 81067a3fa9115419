import { describe, expect, it } from 'vitest'
import { cardOf, JOKER, makeCard, parseCards, rankOf, type Card } from '@/lib/cards/card'
import { enterSpot } from '@/lib/game/enter'
import { compareEv, evValue, exact } from '@/lib/game/ev'
import { alikeCards, effectOf, isBest, leadOf, stateWithDead, unseenCards } from '@/lib/game/dead-cards/effects'
import { otherPlays, reverse, type AskWorths, type ReverseProgress, type Seen } from '@/lib/game/dead-cards/reverse'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { findGame, GAMES } from '@/lib/games/index'
import type { Ev } from '@/lib/game/solution'
import type { AnySolver } from '@/lib/game/solver'
import { loadSolver } from '@/lib/games/solvers'
import { advance } from '@/lib/engines/round/index'
import { worthOf, type Worth } from '@/lib/game/worth'
import { add, type Fraction, fraction } from '@/lib/math/fraction'
import { makeRandom } from '@/lib/math/random'
import { fail, must, ok } from '@/lib/result'

const cards = (text: string): readonly Card[] => must(parseCards(text))

interface Asked {
  readonly game: AnyTaughtGame
  readonly solver: AnySolver
  readonly rules: Rules
  readonly state: unknown
}

const solvers = await Promise.all(GAMES.map((game) => loadSolver(game.id)))

async function spotOf(id: string, values: Readonly<Record<string, string>>): Promise<Asked> {
  const game = findGame(id)!
  const rules: Rules = game.variants[0].rules
  const entered = enterSpot<Rules, unknown, string>(
    game,
    rules,
    Object.fromEntries(Object.entries(values).map(([field, text]) => [field, cards(text)])),
  )
  return { game, solver: await loadSolver(id), rules, state: must(entered) }
}

const solveDead = ({ game, solver, rules, state }: Asked, dead: readonly Card[]): Worth =>
  worthOf(solver.solve(rules, must(stateWithDead(game, rules, state, dead))))

/** Whether nothing is left to decide after an action. */
function isLast({ game, rules, state }: Asked, action: string): boolean {
  const step = game.step(rules, state)
  return (
    step.kind === 'decide' &&
    game.step(rules, advance(game, rules, step.next(action), makeRandom('last'))).kind === 'end'
  )
}

/** One decision of each stage, as the drills of a game deal them. */
function decisionsOf(game: AnyTaughtGame, solver: AnySolver): readonly (readonly [string, Asked])[] {
  const rules: Rules = game.variants[0].rules
  const found = new Map<string, Asked>()
  for (let i = 0; i < 40; i++)
    for (const { id } of game.drills) {
      const state: unknown = game.spot(rules, id, makeRandom(`eyes ${i}`))
      const step = game.step(rules, state)
      if (step.kind === 'decide' && !found.has(step.stage)) found.set(step.stage, { game, solver, rules, state })
    }
  return [...found]
}

const EXACT_GAMES = GAMES.flatMap((game, i) =>
  game.deck(game.variants[0].rules as Rules).copies === 1
    ? decisionsOf(game, solvers[i]!).map(([stage, asked]) => [game.id, stage, asked] as const)
    : [],
)

describe('the mean over all unseen cards', () => {
  it.each(EXACT_GAMES)('is the EV without, exactly, where nothing is decided later: %s, %s', (_id, _stage, asked) => {
    const { game, solver, rules, state } = asked
    const groups = alikeCards(game, rules, state)
    const count = groups.reduce((sum, { left }) => sum + left, 0)
    const worths = groups.map((group) => solveDead(asked, [group.cards[0]]))
    worthOf(solver.solve(rules, state)).options.forEach(({ action, ev }, at) => {
      const sum = groups.reduce<Fraction>((all, { left }, i) => {
        const { num, den } = worths[i]!.options[at]!.ev as Fraction & Ev
        return add(all, fraction(num * BigInt(left), den))
      }, fraction(0))
      const mean = exact(sum.num, sum.den * BigInt(count))
      // Whoever decides later can use what was seen: that is never worth less than nothing.
      if (isLast(asked, action)) expect(compareEv(mean, ev)).toBe(0)
      else expect(compareEv(mean, ev)).toBeGreaterThanOrEqual(0)
    })
  })

  // Texas 21's EVs are doubles. Under a ten the dealer has looked: a dead card is weighted by the chance that the dealer then has no blackjack.
  it.each([
    ['16 against 7', 'Tc6d', '7h', ''],
    ['11 against 6, with the flop', '8c3d', '6h', '2c3dTs5h'],
    ['20 against a ten', 'TcTd', 'Th', 'AcAdAs5h'],
  ])('is the EV without at Texas 21: %s', async (_name, hand, upcard, flop) => {
    const asked = await spotOf('texas-21', { hand, upcard, flop })
    const { game, solver, rules, state } = asked
    const before = worthOf(solver.solve(rules, state))
    const groups = alikeCards(game, rules, state)
    const count = groups.reduce((sum, { left }) => sum + left, 0)
    const aces = groups.find((group) => rankOf(group.cards[0]) === 12)!.left
    const looked = upcard.startsWith('T')
    const weights = groups.map(
      ({ cards: [card], left }) => left * (looked ? 1 - (aces - (rankOf(card) === 12 ? 1 : 0)) / (count - 1) : 1),
    )
    const worths = groups.map((group) => solveDead(asked, [group.cards[0]]))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    before.options.forEach(({ action, ev }, at) => {
      if (!['stand', 'double', 'surrender'].includes(action)) return
      const mean = weights.reduce((sum, weight, i) => sum + (weight * evValue(worths[i]!.options[at]!.ev)) / all, 0)
      expect(mean).toBeCloseTo(evValue(ev), 12)
    })
  })
})

describe('cards that are alike', () => {
  const named = (asked: Asked): string[] =>
    alikeCards(asked.game, asked.rules, asked.state).map((group) => group.cards.map(makeCard).join(' '))

  it('are those of suits that nobody holds', async () => {
    const groups = named(await spotOf('ultimate-texas-holdem', { hand: 'KsQs' }))
    expect(groups).toHaveLength(11 + 13)
    expect(groups).toContain('Ah Ad Ac')
  })

  it('are those of two suits held alike', async () => {
    const groups = named(await spotOf('ultimate-texas-holdem', { hand: 'KhKd' }))
    expect(groups).toHaveLength(12 + 13)
    expect(groups).toEqual(expect.arrayContaining(['Ah Ad', 'As Ac', 'Ks Kc']))
  })

  it('know which cards lie on a board in which order', async () => {
    expect(named(await spotOf('ultimate-texas-holdem', { hand: 'Ks5d', board: 'Qh7c2d' }))).toHaveLength(47)
  })

  it('are not, where a play names them', async () => {
    // Hearts and diamonds are held alike, but there is a play that puts the ace and king of hearts in front, and another for the diamonds.
    const groups = named(await spotOf('pai-gow-poker', { hand: 'AhAdKhKdQs9c2c' }))
    expect(groups).toHaveLength(53 - 7)
  })

  it('are those of one value at Texas 21, with what is left of them all', async () => {
    const { game, rules, state } = await spotOf('texas-21', { hand: 'Tc6d', upcard: '7h' })
    const groups = alikeCards(game, rules, state)
    expect(groups).toHaveLength(10)
    expect(groups.find((group) => group.cards.includes(cardOf(8, 0)))!.left).toBe(6 * 16 - 1)
    expect(groups.reduce((sum, { left }) => sum + left, 0)).toBe(6 * 52 - 3)
  })

  it.each(EXACT_GAMES)('come to the same, each of them, in %s, %s', (_id, _stage, asked) => {
    const { game, rules, state } = asked
    for (const group of alikeCards(game, rules, state)
      .filter((one) => one.cards.length > 1)
      .slice(0, 2)) {
      const [first, ...others] = group.cards.map((card) => solveDead(asked, [card]))
      for (const other of others) {
        expect(other.best).toEqual(first!.best)
        other.options.forEach(({ ev }, i) => expect(compareEv(ev, first!.options[i]!.ev)).toBe(0))
      }
    }
  })
})

describe('unseen cards', () => {
  it('leave out what lies anywhere, and know the joker', async () => {
    const { game, rules, state } = await spotOf('pai-gow-poker', { hand: 'AsKsQs9h8h7d2c', dead: '3c' })
    const unseen = unseenCards(game, rules, state)
    expect(unseen.get(JOKER)).toBe(1)
    expect([...unseen.values()].reduce((sum, left) => sum + left, 0)).toBe(53 - 8)
  })

  it('count a card named in two fields once', async () => {
    const { game, rules, state } = await spotOf('xx-poker', { hand: 'Kh9s4d', dealer: '8hQc', placed: 'Kh' })
    expect([...unseenCards(game, rules, state).values()].reduce((sum, left) => sum + left, 0)).toBe(52 - 5)
  })
})

describe('the effect of a dead card', () => {
  const real = (value: number): Ev => ({ kind: 'real', value })
  const worth = (raise: number, check: number, fold: number): Worth => {
    const options = [
      ['raise', raise],
      ['check', check],
      ['fold', fold],
    ].map(([action, ev]) => ({ action: action as string, ev: real(ev as number) }))
    const highest = Math.max(raise, check, fold)
    return { options, best: options.filter(({ ev }) => evValue(ev) === highest).map(({ action }) => action) }
  }

  it('is the change of the best play’s lead over the next', () => {
    const { change, lead, flipsTo } = effectOf(worth(2, 1.5, -1), worth(2.25, 1.5, -1))
    expect([evValue(change), evValue(lead), flipsTo]).toEqual([0.25, 0.75, []])
  })

  it('says what the play becomes', () => {
    const { lead, flipsTo } = effectOf(worth(2, 1.5, -1), worth(1, 0.5, 1.25))
    expect([evValue(lead), flipsTo]).toEqual([-0.25, ['fold']])
  })

  it('is no flip where the next play is only worth as much', () => {
    const { lead, flipsTo } = effectOf(worth(2, 1.5, -1), worth(1.5, 1.5, -1))
    expect([evValue(lead), flipsTo]).toEqual([0, []])
    expect(isBest(worth(1.5, 1.5, -1), 'raise')).toBe(true)
  })

  it('is exact where EVs are', async () => {
    const asked = await spotOf('three-card-poker', { hand: '6c5sQs' })
    const before = solveDead(asked, [])
    const { change, flipsTo } = effectOf(before, solveDead(asked, cards('6s')))
    expect(change.kind).toBe('exact')
    expect(flipsTo).toEqual(['fold'])
  })
})

describe('what would have to be out', () => {
  interface Question extends Asked {
    readonly before: Worth
    readonly singles: readonly Seen[]
    readonly asked: { count: number }
    readonly ask: AskWorths
  }

  async function question(id: string, values: Readonly<Record<string, string>>): Promise<Question> {
    const spot = await spotOf(id, values)
    const asked = { count: 0 }
    const ask: AskWorths = (states) => {
      asked.count += states.length
      return Promise.resolve(ok(states.map((state) => worthOf(spot.solver.solve(spot.rules, state)))))
    }
    const singles = alikeCards(spot.game, spot.rules, spot.state).map((group) => ({
      cards: [group.cards[0]],
      worth: solveDead(spot, [group.cards[0]]),
    }))
    return { ...spot, before: solveDead(spot, []), singles, asked, ask }
  }

  const never = { mostPairs: Infinity }

  it('is one card where one does', async () => {
    const spot = await question('three-card-poker', { hand: '6c5sQs' })
    const found = must(await reverse(spot, 'fold', spot.singles, { ...never, ask: spot.ask }))
    expect([found.found, found.fewest, found.cards.map(makeCard)]).toEqual([true, true, ['6s']])
    expect(spot.asked.count).toBe(0)
  })

  it('is two where no card alone does: all single cards fail, the pair does', async () => {
    const spot = await question('three-card-poker', { hand: 'Qs7h3d' })
    const found = must(await reverse(spot, 'fold', spot.singles, { ...never, ask: spot.ask }))
    expect([found.found, found.fewest, found.cards.map(makeCard)]).toEqual([true, true, ['3s', '3h']])
    expect(isBest(solveDead(spot, found.cards), 'fold')).toBe(true)
    expect(spot.singles.some(({ worth }) => isBest(worth, 'fold'))).toBe(false)
    expect(found.pairs.tried).toBeLessThan(found.pairs.of)
  })

  it('counts a play that ties for best, as every answer does', async () => {
    const spot = await question('xx-poker', { hand: '7s8cQc', dealer: '7c', dead: '4h' })
    expect(spot.before.best).toEqual(['place:8c'])
    const found = must(await reverse(spot, 'place:Qc', spot.singles, { mostPairs: 20, ask: spot.ask }))
    expect([found.found, found.worth.best.length]).toEqual([true, 2])
    expect(solveDead(spot, found.cards).best).toContain('place:Qc')
  })

  it('tries all pairs before it says that three are the fewest', async () => {
    const spot = await question('three-card-poker', { hand: 'Jc7h2c' })
    const steps: ReverseProgress[] = []
    const found = must(
      await reverse(spot, 'play', spot.singles, {
        ...never,
        ask: spot.ask,
        onProgress: (step) => void steps.push(step),
      }),
    )
    expect([found.cards.length, found.found, found.fewest]).toEqual([3, true, true])
    expect(found.pairs.tried).toBe(found.pairs.of)
    expect(isBest(solveDead(spot, found.cards), 'play')).toBe(true)
    // None of the cards is idle.
    for (const card of found.cards)
      expect(
        isBest(
          solveDead(
            spot,
            found.cards.filter((one) => one !== card),
          ),
          'play',
        ),
      ).toBe(false)
    expect(steps.some(({ kind }) => kind === 'pairs') && steps.some(({ kind }) => kind === 'more')).toBe(true)
  })

  it('does not say fewest where pairs were left out', async () => {
    const spot = await question('three-card-poker', { hand: 'Jc7h2c' })
    const found = must(await reverse(spot, 'play', spot.singles, { mostPairs: 20, ask: spot.ask }))
    expect([found.found, found.fewest, found.pairs.tried]).toEqual([true, false, 20])
  })

  it('says so where no cards are found', async () => {
    const spot = await question('three-card-poker', { hand: 'AsAhAd' })
    const found = must(await reverse(spot, 'fold', spot.singles, { mostPairs: 20, ask: spot.ask }))
    expect(found.found).toBe(false)
  })

  it('takes a card of a shoe more than once', async () => {
    const spot = await question('texas-21', { hand: 'Tc6d', upcard: 'Th' })
    const [action] = otherPlays(spot.before, spot.singles)
    const found = must(await reverse(spot, action!, spot.singles, { ...never, ask: spot.ask }))
    expect(found.found).toBe(true)
    expect(isBest(solveDead(spot, found.cards), action!)).toBe(true)
  })

  it('ends with what ended an asking', async () => {
    const spot = await question('three-card-poker', { hand: 'Jc7h2c' })
    const ask: AskWorths = () => Promise.resolve(fail('Cancelled', 'stopped'))
    expect(await reverse(spot, 'play', spot.singles, { ...never, ask })).toMatchObject({
      ok: false,
      problem: { name: 'Cancelled' },
    })
  })

  it('names first the play that the fewest cards lead to', async () => {
    const spot = await question('ultimate-texas-holdem', { hand: 'Ks5d', board: 'Qh7c2d' })
    const others = otherPlays(spot.before, spot.singles)
    expect(others).toHaveLength(1)
    expect(evValue(leadOf(spot.before, others[0]!))).toBeLessThan(0)
  })
})
