import { describe, expect, it } from 'vitest'
import { parseCards } from '@/lib/cards/card'
import { applyRules } from '@/lib/game/rules'
import { taughtGame as game } from '@/lib/games/registry/made/three-card-poker/teaching'
import { solver } from '@/lib/games/registry/made/three-card-poker/solve'
import type { ShowdownState as ThreeCardState } from '@/lib/families/showdown/round'
import { makeRandom } from '@/lib/math/random'
import { reasonIn } from '@/lib/messages/message'
import { must } from '@/lib/result'

const usual = game.variants[0].rules
const holding = (cards: string, more: Partial<ThreeCardState> = {}): ThreeCardState => ({
  ...game.start(usual),
  hand: must(parseCards(cards)),
  ...more,
})
const explained = (state: ThreeCardState, rules = usual) => {
  const explanation = game.explain(rules, state, solver.solve(rules, state))
  return { ...explanation, ...reasonIn(game.messages, explanation) }
}

describe('the rule that covers a hand', () => {
  it.each([
    ['2s2d3h', 'pair', 'play'],
    ['2s4s9s', 'pair', 'play'],
    ['As3d5h', 'ace-or-king', 'play'],
    ['Ks3d2h', 'ace-or-king', 'play'],
    ['QsJdTh', 'pair', 'play'],
    ['QsJd2h', 'queen-six-four', 'play'],
    ['Qs6d4h', 'queen-six-four', 'play'],
    ['Qs6d3h', 'fold', 'fold'],
    ['Js9d8h', 'fold', 'fold'],
  ])('%s: %s', (cards, rule, says) => {
    const { ruleId, says: said, why } = explained(holding(cards))
    expect([ruleId, said]).toEqual([rule, [says]])
    expect(why).toHaveLength(3)
  })

  it('says what the counts say', () => {
    const { verdict, rule, why } = explained(holding('Qs6d4h'))
    expect([verdict, rule]).toEqual(['Play Q-6-4.', 'With a queen, play queen-six-four or better.'])
    expect(why).toEqual([
      'The dealer doesn’t qualify in 31.3% of deals, and you win the ante.',
      'Otherwise you win both bets in 1.7% and lose both in 67.0%.',
      'Playing loses less on average than folding.',
    ])
  })

  it('says that a hand below the dealer’s line can’t win against it', () =>
    expect(explained(holding('Js9d8h')).why[1]).toMatch(/^Otherwise you can’t win: you lose both bets in \d\d\.\d%\.$/))

  it('owns that it does not hold where the rules are others', () => {
    const rules = must(applyRules(game, undefined, { qualifies: 'pair' }))
    const { says, why } = explained(holding('Js9d8h'), rules)
    expect(says).toEqual(['fold'])
    expect(solver.solve(rules, holding('Js9d8h')).best).toEqual(['play'])
    expect(why[0]).toBe('The rule is for the usual rules of this game. With this table’s, another play is better.')
  })
})

describe('what a spot trains', () => {
  it.each([
    ['Qs6d4h', 'Q64'],
    ['4hQs6d', 'Q64'],
    ['Qs6s4s', 'flush'],
    ['QsJd4h', 'queen-high'],
    ['AsJd4h', 'ace-high'],
    ['Ts9d7h', 'jack-high or less'],
    ['As2d3h', 'straight'],
  ])('%s: %s', (cards, skill) => expect(game.skill(usual, holding(cards))).toBe(skill))

  it('comes close in close calls', () => {
    for (let i = 0; i < 50; i++)
      expect(game.skill(usual, game.spot(usual, 'close-calls', makeRandom(`${i}`)))).toMatch(/^Q[567]\d$/)
  })
})

describe('the settlement', () => {
  const settled = (state: ThreeCardState) => {
    const step = game.step(usual, state)
    if (step.kind !== 'end') throw new Error('the round is not over')
    return { net: step.net, bets: step.bets.map(({ bet, net }) => [bet, net]) }
  }
  const dealer = (cards: string) => must(parseCards(cards))

  it.each([
    [
      'a dealer with less than queen high',
      'Qs6d4h',
      'Jd9h2c',
      1,
      [
        ['ante', 1],
        ['play', 0],
      ],
    ],
    [
      'a win',
      'Qs6d4h',
      'Qd5h2c',
      2,
      [
        ['ante', 1],
        ['play', 1],
      ],
    ],
    [
      'a tie',
      'Qs6d4h',
      'Qd6h4c',
      0,
      [
        ['ante', 0],
        ['play', 0],
      ],
    ],
    [
      'a loss',
      'Qs6d4h',
      'Qd6h5c',
      -2,
      [
        ['ante', -1],
        ['play', -1],
      ],
    ],
    [
      'a straight that loses and is paid its bonus',
      '4s3d2h',
      '5d4h3c',
      -1,
      [
        ['ante', -1],
        ['play', -1],
        ['ante-bonus', 1],
      ],
    ],
    [
      'a mini royal, a straight flush to the bonus',
      'AsKsQs',
      'Jd9h2c',
      6,
      [
        ['ante', 1],
        ['play', 0],
        ['ante-bonus', 5],
      ],
    ],
    [
      'three of a kind',
      '2s2d2h',
      'Qd9h3c',
      6,
      [
        ['ante', 1],
        ['play', 1],
        ['ante-bonus', 4],
      ],
    ],
  ] as const)('%s', (_name, hand, other, net, bets) => {
    expect(settled(holding(hand, { did: ['play'], dealer: dealer(other) }))).toEqual({ net, bets })
  })

  it('takes the ante of a fold and pays the side bets all the same', () => {
    const state = holding('2s2d3h', {
      did: ['fold'],
      sides: { 'pair-plus': 2, 'six-card': 0.5 },
      dealer: dealer('2h3d3c'),
    })
    expect(settled(state)).toEqual({
      net: -1,
      bets: [
        ['ante', -1],
        ['pair-plus', 2],
        ['six-card', 10],
      ],
    })
  })

  it('deals no cards to the dealer after a fold that leaves nothing to see', () => {
    expect(game.step(usual, holding('2s5d3h', { did: ['fold'] })).kind).toBe('end')
    expect(game.step(usual, holding('2s5d3h', { did: ['fold'], sides: { 'six-card': 1 } })).kind).toBe('deal')
  })
})

describe('addresses', () => {
  it('read as they are meant', () => {
    expect(game.make(holding('QsJd7c', { did: ['play'], sides: { 'six-card': 0.5 }, dead: [0] }))).toBe(
      'hand-QsJd7c~did-play~sides-six-card_0.5~dead-2s',
    )
  })

  it.each([
    ['a card twice', 'hand-QsQs4h', 'DuplicateCard'],
    ['two cards', 'hand-QsJs', 'WrongCount'],
    ['a joker', 'hand-QsJsJk', 'UnknownCard'],
    ['no card', 'hand-QsJsXx', 'UnknownCard'],
    ['a decision before the cards', 'did-play', 'BadText'],
    ['a dealer too early', 'hand-QsJs2d~dealer-2s3s4s', 'BadText'],
    ['an unknown decision', 'hand-QsJs2d~did-raise', 'BadText'],
    ['another spelling', 'hand-qsjs2d', 'BadText'],
    ['an unknown side bet', 'hand-QsJs2d~sides-trips_1', 'BadText'],
    ['a side bet of nothing', 'hand-QsJs2d~sides-pair-plus_0', 'BadText'],
  ])('refuse %s', (_name, text, problem) => {
    expect(game.parse(usual, text)).toMatchObject({ ok: false, problem: { name: problem } })
  })
})
