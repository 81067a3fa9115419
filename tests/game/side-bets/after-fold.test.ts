import { describe, expect, it } from 'vitest'
import { rulesInWords } from '@/app/_settings/rules-in-words'
import { makeCards, parseCards } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { sidesOf } from '@/lib/engines/round/index'
import { compareEv, evValue, exact } from '@/lib/game/ev'
import type { AnyGame, Rules } from '@/lib/game/game'
import { findGame } from '@/lib/games/index'
import { meanOf } from '@/lib/game/outcomes'
import { applyRules, makeRules, parseRules, rulesPatch } from '@/lib/game/rules'
import { loadSolver } from '@/lib/games/solvers'
import type { Solution } from '@/lib/game/solution'
import { combinations } from '@/lib/math/combinations'
import { draw, makeRandom } from '@/lib/math/random'
import { readSpot } from '@/lib/questions/decision'
import { requestOf } from '@/lib/questions/proof'
import { solveSpot } from '@/lib/questions/solve-spot'
import { must } from '@/lib/result'
import { answer, startAt } from '@/lib/teaching/quiz/round'

const rulesOf = (id: string, afterFold: object): Rules =>
  must(applyRules<Rules>(findGame(id)!, undefined, { afterFold })) as Rules

async function solved(request: Readonly<Record<string, unknown>>): Promise<Solution<string>> {
  const { game, rules, state } = must(readSpot(findGame(request.game as string)!, request))
  return solveSpot(await loadSolver(game.id), rules, state)
}

/** The mean of everything bet, main and side bets, under best play: every deal, in the plainest way. */
function plain(game: AnyGame, rules: Rules, state: unknown): number {
  const step = game.step(rules, state)
  if (step.kind === 'end') return step.bets.reduce((sum, { net }) => sum + net, 0)
  if (step.kind === 'decide')
    return Math.max(...step.actions.map((action) => plain(game, rules, step.next(action) as unknown)))
  let [sum, deals] = [0, 0]
  for (const cards of combinations(step.stub, step.count)) {
    sum += plain(game, rules, step.next([...cards]) as unknown)
    deals++
  }
  return sum / deals
}

/** All cards but these and a few more are dead, so that every deal can be tried. */
function deadBeside(seed: string, seen: string, left: number): string {
  const others = without(DECK, must(parseCards(seen)))
  return makeCards(draw(makeRandom(seed), others, others.length - left))
}

// ——— The rule ————————————————————————————————————————————————————————————————————————————————————————————

describe('what a side bet does after a fold', () => {
  it('is a rule of the bets whose tables differ, and only of those', () => {
    const known = [
      'ultimate-texas-holdem',
      'three-card-poker',
      'texas-holdem-bonus',
      'casino-holdem',
      'mississippi-stud',
    ]
    const rules = known.map((id) =>
      findGame(id)!.ruleFields.flatMap(({ path, bet }) => (path[0] === 'afterFold' ? [`${path[1]!} ${bet!}`] : [])),
    )
    expect(rules).toEqual([
      ['trips trips'],
      ['pair-plus pair-plus', 'six-card six-card'],
      ['bonus bonus', 'first-five first-five'],
      [],
      [],
    ])
  })

  it('isn’t written while it is the usual one, so records and links stay as they were', () => {
    const game = findGame('three-card-poker')!
    const usual = game.variants[0].rules as Rules
    expect(JSON.stringify(rulesOf(game.id, { 'six-card': 'pays', 'pair-plus': 'pays' }))).toBe(JSON.stringify(usual))
    const one = rulesOf(game.id, { 'six-card': 'forfeits', 'pair-plus': 'pays' })
    expect(one.afterFold).toEqual({ 'six-card': 'forfeits' })
    expect(makeRules(game, one)).toBe('afterFold.six-card_forfeits')
    expect(must(parseRules(game, 'afterFold.six-card_forfeits'))).toEqual(one)
    expect(must(parseRules(game, 'afterFold.six-card_pays'))).toEqual(usual)
    expect(rulesPatch(game, one)).toEqual({ variant: '5-4-1', patch: { afterFold: { 'six-card': 'forfeits' } } })
    expect(must(applyRules(game, '5-3-1', { afterFold: { 'six-card': 'forfeits' } }))).toMatchObject({
      afterFold: { 'six-card': 'forfeits' },
    })
  })

  it('is part of the rules’ name', () => {
    const game = findGame('ultimate-texas-holdem')!
    expect(rulesInWords(game, rulesOf(game.id, { trips: 'forfeits' }))).toBe('Standard rules, Trips lost by a fold')
  })

  it.each([
    ['three-card-poker', { 'six-card': 'loses' }, 'BadRule'],
    ['three-card-poker', { trips: 'pays' }, 'UnknownRule'],
    ['three-card-poker', 'pays', 'BadRule'],
    ['casino-holdem', { bonus: 'pays' }, 'UnknownRule'],
  ])('of %s is refused as %j', (id, afterFold, name) =>
    expect(applyRules(findGame(id)!, undefined, { afterFold })).toMatchObject({ ok: false, problem: { name } }),
  )

  it('settles the bets of a folded hand, and deals no card that only a lost bet would need', () => {
    const game = findGame('three-card-poker')!
    const folded = (rules: Rules) => {
      const state = must(game.parse(rules, 'hand-QsQdQc~sides-pair-plus_2_six-card_1')) as unknown
      const step = game.step(rules, state)
      if (step.kind !== 'decide') throw new Error('a hand is to be decided')
      return game.step(rules, step.next('fold'))
    }
    expect(folded(game.variants[0].rules as Rules)).toMatchObject({ kind: 'deal', stage: 'dealer' })
    expect(folded(rulesOf(game.id, { 'six-card': 'forfeits' }))).toMatchObject({
      kind: 'end',
      net: -1,
      bets: [
        { bet: 'ante', net: -1 },
        { bet: 'pair-plus', stake: 2, net: 60, because: { id: 'made' } },
        { bet: 'six-card', stake: 1, net: -1, because: { id: 'folded' } },
      ],
    })
  })
})

// ——— In a decision ———————————————————————————————————————————————————————————————————————————————————————

describe('a side bet in a decision', () => {
  const RIVER = { game: 'ultimate-texas-holdem', hand: '2d3c', board: 'JcJdJh9s8h' }

  it('that a fold loses makes a fold wrong', async () => {
    const [alone, pays, lost] = await Promise.all([
      solved(RIVER),
      solved({ ...RIVER, sides: ['trips'] }),
      solved({ ...RIVER, sides: ['trips'], rules: { afterFold: { trips: 'forfeits' } } }),
    ])
    expect([alone.best, pays.best, lost.best]).toEqual([['fold'], ['fold'], ['raise-1x']])
    // Three jacks on the board pay 3 to 1 in any case; only the fold of the last table loses them.
    const evs = (one: Solution<string>) => one.options.map(({ ev }) => evValue(ev))
    expect(evs(pays)).toEqual(evs(alone).map((ev) => expect.closeTo(ev + 3, 12) as number))
    expect(evs(lost)).toEqual([expect.closeTo(evs(alone)[0]! + 3, 12), -3])
    expect(alone.sides).toBeUndefined()
  })

  it('is counted hand by hand of the dealer on the river', async () => {
    const random = makeRandom('rivers')
    for (let i = 0; i < 8; i++) {
      const dealt = draw(random, DECK, 7)
      const [hand, board] = [makeCards(dealt.slice(0, 2)), makeCards(dealt.slice(2))]
      const rules = { afterFold: { trips: i % 2 === 0 ? 'forfeits' : 'pays' } }
      const solution = await solved({ ...RIVER, hand, board, sides: { trips: 0.5 }, rules })
      const game = findGame(RIVER.game)!
      const { state, rules: all } = must(readSpot(game, { ...RIVER, hand, board, sides: { trips: 0.5 }, rules }))
      const step = game.step(all, state)
      if (step.kind !== 'decide') throw new Error('the river is to be decided')
      for (const { action, ev, outcomes } of solution.options) {
        expect(evValue(ev)).toBeCloseTo(plain(game, all, step.next(action) as unknown), 10)
        expect(compareEv(meanOf(outcomes, 990), ev)).toBe(0)
      }
    }
  })

  it('is counted with every hand that the dealer can have', async () => {
    const game = findGame('three-card-poker')!
    for (const [hand, afterFold] of [
      ['Qs6d3c', { 'six-card': 'forfeits' }],
      ['7h7d2c', { 'six-card': 'forfeits', 'pair-plus': 'forfeits' }],
      ['Ks9d2c', { 'pair-plus': 'forfeits' }],
    ] as const) {
      const request = { game: game.id, hand, sides: { 'pair-plus': 1, 'six-card': 2 }, rules: { afterFold } }
      const { rules, state } = must(readSpot(game, request))
      const step = game.step(rules, state)
      if (step.kind !== 'decide') throw new Error('a hand is to be decided')
      for (const { action, ev, outcomes } of (await solved(request)).options) {
        const dealt = step.next(action) as unknown
        expect(evValue(ev)).toBeCloseTo(plain(game, rules, dealt), 10)
        expect(compareEv(meanOf(outcomes, 18_424), ev)).toBe(0)
      }
    }
  })

  it.each([
    ['ultimate-texas-holdem', { hand: '2d3c' }, { trips: 1 }, 8],
    ['ultimate-texas-holdem', { hand: 'Jd3c' }, { trips: 2 }, 8],
    ['ultimate-texas-holdem', { hand: '2d3c', board: 'JcJd2h' }, { trips: 1 }, 12],
    ['ultimate-texas-holdem', { hand: '4d3c', board: 'JcJdJh' }, { trips: 0.25 }, 12],
    ['three-card-poker', { hand: '2d3c7h' }, { 'six-card': 1 }, 14],
    ['three-card-poker', { hand: '2d3c7h', dealerCards: 'Js' }, { 'six-card': 1, 'pair-plus': 2 }, 14],
    ['texas-holdem-bonus', { hand: '2d3c' }, { bonus: 1, 'first-five': 1 }, 8],
    ['texas-holdem-bonus', { hand: 'AdAc' }, { bonus: 1, 'first-five': 1 }, 8],
    ['texas-holdem-bonus', { hand: 'AdAc', board: 'Js8h8d', turnBet: false }, { bonus: 1, 'first-five': 3 }, 8],
    ['casino-holdem', { hand: '2d3c', board: 'JcJd2h' }, { bonus: 1 }, 8],
    ['mississippi-stud', { hand: '2d3c' }, { 'three-card': 1 }, 8],
    ['mississippi-stud', { hand: '2d9c', board: '9h', bets: [1] }, { 'three-card': 1 }, 10],
    ['caribbean-stud', { hand: '2d3c7h8sKs', upcard: 'Kd', dealerCards: '2c' }, { progressive: 1 }, 12],
  ] as const)('of %s is exact: %j with %j', async (id, cards, sides, left) => {
    const game = findGame(id)!
    const dead = deadBeside(
      id,
      Object.values(cards)
        .filter((value) => typeof value === 'string')
        .join(''),
      left,
    )
    const may = game.ruleFields.filter(({ path }) => path[0] === 'afterFold').map(({ path }) => path[1]!)
    const tables = [{}, Object.fromEntries(may.map((bet) => [bet, 'forfeits'])), { [may[0] ?? '']: 'forfeits' }]
    for (const afterFold of may.length === 0 ? [{}] : tables) {
      const request = { game: id, ...cards, dead, sides, rules: may.length === 0 ? {} : { afterFold } }
      const { rules, state } = must(readSpot(game, request))
      const step = game.step(rules, state)
      if (step.kind !== 'decide') throw new Error('a hand is to be decided')
      for (const { action, ev, outcomes } of (await solved(request)).options) {
        expect(evValue(ev)).toBeCloseTo(plain(game, rules, step.next(action) as unknown), 9)
        const deals = outcomes.reduce((sum, [, ways]) => sum + ways, 0)
        if (deals > 0) expect(compareEv(meanOf(outcomes, deals), ev)).toBe(0)
      }
    }
  })

  it('is asked for in words that are told apart where they are wrong', () => {
    const asked = (id: string, sides: unknown) => {
      const spot = id === 'blackjack' ? { hand: 'Ts6d', upcard: '9c' } : { hand: 'Qs6d3c' }
      const read = readSpot(findGame(id)!, { game: id, ...spot, sides })
      return read.ok ? sidesOf(read.value.state) : read.problem.name
    }
    expect(asked('three-card-poker', ['six-card', 'pair-plus'])).toEqual({ 'pair-plus': 1, 'six-card': 1 })
    expect(asked('three-card-poker', [])).toEqual({})
    expect(asked('three-card-poker', ['trips'])).toBe('UnknownSide')
    expect(asked('three-card-poker', ['six-card', 'six-card'])).toBe('DuplicateSide')
    expect(asked('three-card-poker', { 'six-card': 0 })).toBe('BadStake')
    expect(asked('three-card-poker', { 'six-card': '1' })).toBe('BadStake')
    expect(readSpot(findGame('three-card-poker')!, { hand: 'Qs6d3c', sides: { 'six-card': 1e-7 } })).toMatchObject({
      problem: {
        name: 'BadStake',
        says: 'The stake on six-card must be a number above 0 and at most 1,000,000 base wagers, with up to six decimals.',
      },
    })
    expect(asked('three-card-poker', { 'six-card': 1e-6 })).toEqual({ 'six-card': 1e-6 })
    expect(asked('three-card-poker', 'six-card')).toBe('BadField')
    expect(asked('three-card-poker', [1])).toBe('BadField')
    expect(asked('blackjack', ['perfect-pairs'])).toBe('SidesNotCounted')
    const { ultimate } = { ultimate: findGame('ultimate-texas-holdem')! }
    expect(readSpot({ ...ultimate, sideBets: [] }, { ...RIVER, sides: ['trips'] })).toMatchObject({
      problem: { name: 'NoSideBets' },
    })
  })
})

// ——— At the table ————————————————————————————————————————————————————————————————————————————————————————

describe('a table where a fold loses Trips', () => {
  const game = findGame('ultimate-texas-holdem')!
  const SPOT = 'hand-2d3c~board-JcJdJh9s8h~did-check.check'
  const askedUnder = async (rules: Rules, sides: Readonly<Record<string, number>>) => {
    const state = must(game.parse(rules, SPOT)) as unknown
    const round = startAt(game, rules, 'river', 'seed', state, sides)
    const solution = (await loadSolver(game.id)).solve(rules, round.state)
    const { phase } = answer(game, round, 'fold', solution)
    if (phase.kind !== 'answered') throw new Error('the answer is graded')
    return { round, phase, explained: game.explain(rules, round.state, solution) }
  }

  it('calls the fold a blunder if Trips is placed, and gives the reason', async () => {
    const { round, phase, explained } = await askedUnder(rulesOf(game.id, { trips: 'forfeits' }), { trips: 1 })
    expect(phase.verdict).toMatchObject({ grade: 'blunder', best: ['raise-1x'] })
    expect(compareEv(phase.verdict.loss, exact(3573, 990))).toBe(0)
    expect(explained.why).toContainEqual({ id: 'exception', args: { cause: 'sides' } })
    expect(requestOf(game, round.rules, round.state)).toMatchObject({
      sides: ['trips'],
      rules: { afterFold: { trips: 'forfeits' } },
    })
  })

  it('leaves the fold as it was if Trips pays after it or isn’t placed', async () => {
    const forfeits = rulesOf(game.id, { trips: 'forfeits' })
    const usual = game.variants[0].rules as Rules
    const alone = (await askedUnder(usual, {})).phase
    for (const { round, phase, explained } of [await askedUnder(usual, { trips: 1 }), await askedUnder(forfeits, {})]) {
      expect(phase.verdict).toEqual(alone.verdict)
      expect(phase.solution).toEqual(alone.solution)
      expect(explained.why.some(({ id }) => id === 'exception')).toBe(false)
      expect(requestOf(game, round.rules, round.state)).not.toHaveProperty('sides')
    }
  })
})
