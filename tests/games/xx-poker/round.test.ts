import { type SaidZone, saidZones } from '@/app/_felt/said-felt'
import { describe, expect, it } from 'vitest'
import { enterSpot } from '@/lib/game/enter'
import type { SpotValues } from '@/lib/game/game'
import { applyRules } from '@/lib/game/rules'
import { taughtGame as game } from '@/lib/games/xx-poker/teaching'
import type { XxRules } from '@/lib/games/xx-poker/rules'
import { solver } from '@/lib/games/xx-poker/solve'
import { winningCards, type XxState } from '@/lib/games/xx-poker/round'
import { makeRandom } from '@/lib/math/random'
import { reasonIn, say } from '@/lib/messages/message'
import { must } from '@/lib/result'
import { cards, holding, STANDARD } from './hands'
import { parsePlan } from '@/lib/teaching/quiz/plan'
import { parseRound } from '@/lib/teaching/quiz/round'

/** With these rules a player could hold a card that wins. */
const MAY_HOLD: XxRules = { ...STANDARD, mayHold: true }

const settled = (state: XxState, rules: XxRules = STANDARD) => {
  const step = game.step(rules, state)
  if (step.kind !== 'end') throw new Error('the round is not over')
  return {
    net: step.net,
    bets: step.bets.map(({ bet, net, because }) => [bet, net, say(game.messages.settled, because)]),
  }
}

describe('the settlement', () => {
  const over = { dealer: 'KcKd', placed: 'x.x', community: '2c7d9s' }

  it.each([
    ['less than jacks at ×1', holding('QsTh8d', over), -1, [['play', -1, 'less than a pair of jacks at ×1: loses']]],
    ['a pair of tens at ×1', holding('TsTh8d', over), -1, [['play', -1, 'less than a pair of jacks at ×1: loses']]],
    ['a pair of jacks', holding('JsJh8d', over), 0, [['play', 0, 'pair of jacks or better at ×1: pushes']]],
    [
      'two pair at ×1 with an add-on',
      holding('9h7h8c', { ...over, addOn: 0.5 }),
      0.75,
      [
        ['play', 0.5, 'two pair at ×1: wins 1 to 2'],
        ['add-on', 0.25, 'two pair at ×1: wins 1 to 2'],
      ],
    ],
    [
      'less at ×2: the stake alone',
      holding('QsTh8d', { ...over, dealer: '5s4c', placed: 'Qs.x', addOn: 0.5 }),
      -1.5,
      [
        ['play', -1, 'less than a pair of jacks at ×2: loses'],
        ['add-on', -0.5, 'less than a pair of jacks at ×2: loses'],
      ],
    ],
    [
      'less at ×5',
      holding('QsTh8d', { ...over, dealer: '5s4h', placed: 'Qs.Th' }),
      0,
      [['play', 0, 'less than a pair of jacks at ×5: pushes']],
    ],
    [
      'the second contest alone',
      holding('9h7h8c', { ...over, dealer: '5s4h', placed: 'x.7h' }),
      1,
      [['play', 1, 'two pair at ×2: wins 1 to 1']],
    ],
    [
      'two pair at ×5',
      holding('9h7h8c', { ...over, dealer: '4h2h', placed: '9h.7h' }),
      2.5,
      [['play', 2.5, 'two pair at ×5: wins 5 to 2']],
    ],
  ])('%s', (_name, state, net, bets) => {
    expect(settled(state)).toEqual({ net, bets })
  })

  it('pays a royal flush made with cards that were placed', () => {
    expect(settled(holding('AsKsQs', { dealer: '9s8s', placed: 'Qs.Ks', community: 'JsTs2c', addOn: 0.5 })).net).toBe(
      1875,
    )
  })

  it.each([
    ['AsKhQd', '2c', 6, 'all four suits: wins 6 to 1'],
    ['AsKsQs', '2s', 20, 'all of one suit: wins 20 to 1'],
    ['AsKsQd', '2c', -1, 'neither one suit nor four: loses'],
  ])('Mix & Match: %s and %s', (hand, third, net, because) => {
    const state = holding(hand, {
      dealer: '4d4c',
      placed: 'x.x',
      community: '5d7d9h',
      third,
      sides: { 'mix-and-match': 1 },
    })
    expect(settled(state).bets.at(-1)).toEqual(['mix-and-match', net, because])
  })

  it('turns the third card for the side bet only', () => {
    const played = { dealer: '4d4c', placed: 'x.x', community: '5d7d9h' }
    expect(game.step(STANDARD, holding('AsKhQd', played)).kind).toBe('end')
    expect(game.step(STANDARD, holding('AsKhQd', { ...played, sides: { 'mix-and-match': 1 } }))).toMatchObject({
      kind: 'deal',
      stage: 'third',
      count: 1,
    })
  })
})

describe('the contests', () => {
  it.each([
    ['QsTs8d', '5s', ['Ts', 'Qs']],
    ['QsTs8d', 'Js', ['Qs']],
    ['QsTs8d', 'Ks', []],
    ['QsTs8d', '5c', []],
    // The dealer's ace is low, the player's high.
    ['2s3s4d', 'As', ['2s', '3s']],
    ['AsKs4d', 'Qs', ['Ks', 'As']],
  ])('%s against %s', (hand, dealer, winning) => {
    expect(winningCards(holding(hand, { dealer }))).toEqual(winning.flatMap(cards))
    const step = game.step(STANDARD, holding(hand, { dealer }))
    expect(step).toMatchObject({
      kind: 'decide',
      stage: 'contest-one',
      actions: winning.length === 0 ? ['hold'] : winning.map((card) => `place:${card}`),
    })
    expect(game.step(MAY_HOLD, holding(hand, { dealer }))).toMatchObject({
      actions: [...winning.map((card) => `place:${card}`), 'hold'],
    })
  })

  it('are met with the cards that are left', () => {
    expect(winningCards(holding('QsTs8d', { dealer: '5s6s', placed: 'Ts' }))).toEqual(cards('Qs'))
  })

  it('that no card can win are held, and can be solved', () => {
    const { options, best } = solver.solve(STANDARD, holding('QsTs8d', { dealer: '5c' }))
    expect([options.map(({ action }) => action), best]).toEqual([['hold'], ['hold']])
  })
})

describe('smaller add-ons', () => {
  const rules = must(applyRules(game, undefined, { addOns: [0.1, 0.5, 0.25] }))

  it('are offered where the rules say so', () => {
    expect(game.step(rules, holding('JsJh8d'))).toMatchObject({ actions: ['add', 'add-0.25', 'add-0.1', 'decline'] })
    expect(
      ['add', 'add-0.25', 'add-0.1', 'decline'].map((action) => game.messages.action(action as never).name),
    ).toEqual(['Add a half', 'Add a quarter', 'Add a tenth', 'Decline'])
  })

  it('are worth their part of the Play bet', () => {
    const evs = solver.solve(rules, holding('JsJh8d')).options.map(({ ev }) => (ev.kind === 'exact' ? ev : undefined)!)
    const [half, quarter, tenth, none] = evs as [(typeof evs)[0], (typeof evs)[0], (typeof evs)[0], (typeof evs)[0]]
    for (const [ev, stake] of [
      [half, 30n],
      [quarter, 25n],
      [tenth, 22n],
    ] as const)
      expect(ev.num * none.den * 20n).toBe(none.num * ev.den * stake)
  })

  it('are entered and read only there', () => {
    const values: SpotValues = { hand: cards('JsJh8d'), dealer: cards('5s'), addOn: 0.25 }
    expect(must(enterSpot(game, rules, values))).toMatchObject({ addOn: 0.25 })
    expect(enterSpot(game, STANDARD, values)).toMatchObject({ ok: false, problem: { name: 'BadField', at: 'addOn' } })
    expect(game.parse(rules, 'hand-JsJh8d~addOn-0.25').ok).toBe(true)
    expect(game.parse(STANDARD, 'hand-JsJh8d~addOn-0.25').ok).toBe(false)
  })

  it('count in the whole game as the largest', () => {
    const quarter = must(applyRules(game, undefined, { addOns: [0.25, 0.1] }))
    const { frequencies, averageBet } = solver.whole(quarter)
    expect(Object.keys(frequencies)).toEqual(['add-0.25', 'decline'])
    expect(averageBet.kind === 'exact' && Number(averageBet.num) / Number(averageBet.den)).toBeCloseTo(
      1 + 0.25 * (6280 / 22100),
      12,
    )
  })
})

describe('what is entered', () => {
  const hand = cards('QsTs8d')
  const entered = (values: SpotValues) => enterSpot(game, STANDARD, { hand, ...values })

  it('is the decision that the cards say', () => {
    expect(must(entered({}))).toMatchObject({ addOn: null, placed: [] })
    expect(must(entered({ dealer: cards('5s'), addOn: 0.5 }))).toMatchObject({ addOn: 0.5, placed: [] })
    expect(must(entered({ dealer: cards('5s9s'), placed: cards('Ts') }))).toMatchObject({
      addOn: 0,
      placed: cards('Ts'),
    })
    expect(must(entered({ dealer: cards('5s9s'), placed: [null] }))).toMatchObject({ placed: [null] })
    expect(must(entered({ dealer: cards('5s9s') }))).toMatchObject({ placed: [null] })
  })

  it.each([
    ['a card that is not held', { dealer: cards('5s9s'), placed: cards('Ks') }, 'BadField', 'placed'],
    ['a card that does not win', { dealer: cards('5s9s'), placed: cards('8d') }, 'BadField', 'placed'],
    ['two cards at the first contest', { dealer: cards('5s9s'), placed: cards('TsQs') }, 'WrongCount', 'placed'],
    ['a card placed too early', { dealer: cards('5s'), placed: cards('Ts') }, 'WrongCount', 'placed'],
    ['an add-on before it is decided', { addOn: 0.5 }, 'BadField', 'addOn'],
    ['an add-on that there is not', { dealer: cards('5s'), addOn: 0.3 }, 'BadField', 'addOn'],
    ['an add-on that is no number', { dealer: cards('5s'), addOn: true }, 'BadField', 'addOn'],
    ['a contest card of the hand', { dealer: cards('Qs') }, 'DuplicateCard', 'dealer'],
    ['a dead card of the hand', { dead: cards('Qs') }, 'DuplicateCard', 'dead'],
    ['three contest cards', { dealer: cards('5s6s7s') }, 'WrongCount', 'dealer'],
  ] as const)('%s is refused', (_name, values, name, at) => {
    expect(entered(values)).toMatchObject({ ok: false, problem: { name, at } })
  })
})

describe('addresses', () => {
  it('read as they are meant', () => {
    const state = holding('QsTs8d', {
      dealer: '5s9s',
      placed: 'x.Ts',
      addOn: 0.5,
      dead: '2c',
      sides: { 'mix-and-match': 2 },
    })
    expect(game.make(state)).toBe('hand-QsTs8d~addOn-0.5~dealer-5s9s~placed-x.Ts~sides-mix-and-match_2~dead-2c')
    expect(must(game.parse(STANDARD, game.make(state)))).toEqual(state)
  })

  it.each([
    ['a card twice', 'hand-QsQs4h', 'DuplicateCard'],
    ['two cards', 'hand-QsJs', 'WrongCount'],
    ['a joker', 'hand-QsJsJk', 'UnknownCard'],
    ['a decision before the cards', 'addOn-0', 'BadText'],
    ['contests before the add-on', 'hand-QsTs8d~dealer-5s', 'BadText'],
    ['two contests at once', 'hand-QsTs8d~addOn-0~dealer-5s6s', 'BadText'],
    ['more placed than shown', 'hand-QsTs8d~addOn-0~dealer-5s~placed-Ts.x', 'BadText'],
    ['a card placed twice', 'hand-QsTs8d~addOn-0~dealer-5s6s~placed-Ts.Ts', 'BadText'],
    ['a card placed that does not win', 'hand-QsTs8d~addOn-0~dealer-5s~placed-8d', 'BadField'],
    ['a community too early', 'hand-QsTs8d~addOn-0~dealer-5s~placed-Ts~community-2c3c4c', 'BadText'],
    [
      'a third card without a bet on it',
      'hand-QsTs8d~addOn-0~dealer-5s6s~placed-Ts.x~community-2c3c4c~third-5c',
      'BadText',
    ],
    ['two third cards', 'hand-QsTs8d~third-5c6c', 'WrongCount'],
    ['another add-on', 'hand-QsTs8d~addOn-0.3', 'BadField'],
    ['no number', 'hand-QsTs8d~addOn-half', 'BadField'],
    ['another spelling', 'hand-QsTs8d~addOn-0.50', 'BadText'],
  ])('refuse %s', (_name, text, problem) => {
    expect(game.parse(STANDARD, text)).toMatchObject({ ok: false, problem: { name: problem } })
  })
})

describe('the rule that covers a decision', () => {
  const explained = (state: XxState, rules = STANDARD) => {
    const explanation = game.explain(rules, state, solver.solve(rules, state))
    return { ...explanation, ...reasonIn(game.messages, explanation) }
  }

  it.each([
    [holding('3s2h2d'), 'pair', 'add'],
    [holding('9s4s2s'), 'suited', 'add'],
    [holding('AsQhTd'), 'nine-or-higher', 'add'],
    [holding('KsQs9d'), 'nine-or-higher', 'add'],
    [holding('8s7h6h'), 'in-a-row', 'add'],
    [holding('7s6h5h'), 'decline', 'decline'],
    [holding('QsJh8h'), 'with-an-eight', 'add'],
    [holding('AsKh9d'), 'decline', 'decline'],
    [holding('As2h3d'), 'decline', 'decline'],
    [holding('QsTs8d', { dealer: '5s' }), 'contest-one-lowest', 'place:Ts'],
    [holding('QsTs8d', { dealer: '5c' }), 'contest-one-none', 'hold'],
    [holding('QsTs8d', { dealer: '5s6s', placed: 'Ts' }), 'contest-two-lowest', 'place:Qs'],
  ] as const)('%#: %s', (state, rule, says) => {
    const { ruleId, says: said } = explained(state)
    expect([ruleId, said]).toEqual([rule, [says]])
  })

  it('says what the counts say', () => {
    expect(explained(holding('JsTs8s')).why).toEqual([
      expect.stringMatching(/^The bets end at ×2 in \d\d\.\d% of deals and at ×5 in \d+\.\d%\.$/),
      expect.stringMatching(/^They win in \d\d\.\d% and lose in \d\d\.\d%\.$/),
      'On average, the Play bet wins, so the largest add-on wins most.',
    ])
    expect(explained(holding('9cAsQc', { dealer: '4c' })).why).toEqual([
      'Of the 48 cards that can come next, what you keep beats 21 without the nine of clubs and 19 without the queen of clubs.',
    ])
    expect(explained(holding('9cAsQc', { dealer: '4c' }), MAY_HOLD).why.slice(1)).toEqual([
      'Your hand is worth more at ×2 than if you hold.',
    ])
  })

  it('owns where the short list errs, and what the exact one says', () => {
    const { says, why } = explained(holding('KsTs9h'))
    expect(says).toEqual(['add'])
    expect(why[0]).toBe('The short list is wrong here.')
    expect(why[1]).toBe('The exact list: With king-ten-nine, add on only if all three suits differ.')
  })

  it('owns that it does not hold with other rules and with cards gone', () => {
    expect(explained(holding('2s2d3h', { dead: '2h2cJsJhJdJcQsQhQdQcKsKhKdKcAsAhAdAc' })).why[0]).toBe(
      'The rule counts no dead cards. With these gone, another play is better.',
    )
    const flat = must(
      applyRules(game, undefined, { pays: { x2: STANDARD.pays.x1 }, lessThanJacks: { x1: 'pushes' }, mayHold: true }),
    )
    expect(explained(holding('QsTs8d', { dealer: '5s9s', placed: 'x' }), flat).why[0]).toBe(
      'The rule is for the usual rules of this game. With this table’s, another play is better.',
    )
  })
})

describe('what a spot trains', () => {
  it.each([
    [holding('3s2h2d'), 'add-on pair or better'],
    [holding('QsTs8d'), 'add-on QT8'],
    [holding('As9s4d'), 'add-on nothing'],
    [holding('QsTs8d', { dealer: '5s' }), 'contest one two cards win'],
    [holding('QsTs8d', { dealer: '5s6s', placed: 'Ts' }), 'contest two after a win one card wins'],
    [holding('QsTs8d', { dealer: '5h6s', placed: 'x' }), 'contest two two cards win'],
    [holding('5s4d2h'), 'add-on low straight cards'],
    [holding('7s3s2s'), 'add-on low one suit'],
  ] as const)('%#: %s', (state, skill) => expect(game.skill(STANDARD, state)).toBe(skill))

  it('is a question: a contest is asked only where two cards win', () => {
    for (let i = 0; i < 40; i++)
      expect(winningCards(game.spot(STANDARD, 'contest-one', makeRandom(`${i}`))).length).toBeGreaterThan(1)
  })

  it.each(['contest one one card wins', 'contest two one card wins', 'contest two after a win one card wins'])(
    'is nothing to ask where one card wins, because it must be placed: %s',
    (skill) => {
      expect(game.spotOf!(STANDARD, skill, makeRandom('one card'))).toBeUndefined()
      const asked = game.spotOf!(MAY_HOLD, skill, makeRandom('one card'))!
      expect(game.step(MAY_HOLD, asked)).toMatchObject({ actions: [expect.stringMatching(/^place:/), 'hold'] })
    },
  )

  it('is asked by links to the drill of second contests, which had nothing else to ask', () => {
    expect(must(parsePlan(game, { drill: 'contest-two' })).drill).toBe('contest-one')
    expect(must(parseRound(game, STANDARD, { drill: 'contest-two', seed: 'old-1' })).phase.kind).toBe('asking')
  })
})

describe('the felt', () => {
  const zone = (state: XxState, id: string): SaidZone =>
    saidZones(game, game.table(STANDARD, state)).find((one) => one.id === id)!
  const bets = (state: XxState) => {
    const found = zone(state, 'bets')
    return found.kind === 'bets' ? found.bets.map(({ id, stake, note }) => [id, stake, note]) : []
  }

  it('has the dealer’s three boxes, face down until they are shown', () => {
    const state = holding('QsTs8d', { dealer: '5s' })
    expect(zone(state, 'contest-one')).toMatchObject({
      name: 'Contest one',
      cards: cards('5s'),
      caption: 'your ten or queen wins',
    })
    expect(zone(state, 'contest-two')).toMatchObject({ cards: ['back'] })
    expect(zone(state, 'third')).toMatchObject({ name: 'Mix & Match', cards: ['back'] })
  })

  it('moves the bets along the squares', () => {
    expect(bets(holding('QsTs8d'))).toEqual([
      ['x1', 1, 'Play'],
      ['x2', null, undefined],
      ['x5', null, undefined],
    ])
    expect(bets(holding('QsTs8d', { dealer: '5s', placed: 'Ts', addOn: 0.5 }))).toEqual([
      ['x1', null, undefined],
      ['x2', 1.5, 'Play and add-on'],
      ['x5', null, undefined],
    ])
    expect(bets(holding('QsTs8d', { dealer: '5s6s', placed: 'Ts.Qs', addOn: 0.5 }))[2]).toEqual([
      'x5',
      1.5,
      'Play and add-on',
    ])
  })

  it('says how a contest went and what the hand came to', () => {
    const state = holding('QsTs8d', { dealer: '5s6s', placed: 'Ts.Qs', community: 'QdThKc' })
    expect(zone(state, 'contest-one')).toMatchObject({ caption: 'won by the ten of spades' })
    expect(zone(state, 'player')).toMatchObject({ caption: 'two pair, queens and tens, wins', marked: [0, 1] })
    expect(zone(holding('QsTs8d'), 'player')).toMatchObject({ caption: 'queen-ten-eight, queen and ten suited' })
    expect(zone(holding('Qs2c2d'), 'player')).toMatchObject({ caption: 'pair of twos with a queen' })
  })
})
