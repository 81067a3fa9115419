import { saidZones } from '@/app/_felt/said-felt'
import { say } from '@/lib/messages/message'
import { type BlackjackAction } from '@/lib/engines/blackjack/index'
import { describe, expect, it } from 'vitest'
import type { SettledBet, SpotValues } from '@/lib/game/game'
import { enterSpot } from '@/lib/game/enter'
import { sideHandOf } from '@/lib/games/texas-21/hands'
import { taughtGame as texas21 } from '@/lib/games/texas-21/teaching'
import { type Texas21Rules, VARIANTS } from '@/lib/games/texas-21/rules'
import { solver as texas21Solver } from '@/lib/games/texas-21/solve'
import { start, type Texas21State } from '@/lib/games/texas-21/round'
import { must } from '@/lib/result'
import { cards, spotOf } from './plain'

const usual = VARIANTS[0].rules
const rulesOf = (id: string): Texas21Rules => VARIANTS.find((variant) => variant.id === id)!.rules

/** Plays on: an action by its name, anything else cards. */
function playOn(rules: Texas21Rules, from: Texas21State, ...moves: readonly string[]): Texas21State {
  return moves.reduce((state, move) => {
    const step = texas21.step(rules, state)
    if (step.kind === 'deal') return step.next(cards(move))
    if (step.kind === 'decide') return step.next(move as BlackjackAction)
    throw new Error(`the round ended before ${move}`)
  }, from)
}

const said = ({ because }: SettledBet): string => say(texas21.messages.settled, because)

function endOf(rules: Texas21Rules, state: Texas21State) {
  const step = texas21.step(rules, state)
  if (step.kind !== 'end') throw new Error(`the round goes on: ${step.stage}`)
  return step
}

const actionsAt = (rules: Texas21Rules, state: Texas21State): readonly string[] => {
  const step = texas21.step(rules, state)
  return step.kind === 'decide' ? step.actions : []
}

const dealt = (sides: Readonly<Record<string, number>> = {}): Texas21State => start(usual, { sides })
const FLOP = '2c9dKsTh'

describe('a round', () => {
  it('is hit, busts, and the dealer does not play', () => {
    const end = endOf(usual, playOn(usual, dealt(), 'Ts6d', '9h', FLOP, 'hit', 'Kd'))
    expect(end.bets).toEqual([{ bet: 'main', stake: 1, net: -1, because: { id: 'bust', args: { total: 26 } } }])
  })

  it('is split twice, doubled once, and settled hand by hand', () => {
    const state = playOn(
      usual,
      dealt(),
      '8s8d',
      '6h',
      FLOP,
      'split',
      '8c',
      'split',
      '3h',
      'double',
      'Td',
      'Tc',
      'stand',
      '9c',
      'stand',
      'Ts',
      '4d',
    )
    const end = endOf(usual, state)
    expect(end.bets.map(({ bet, stake, net }) => [bet, stake, net])).toEqual([
      ['main', 2, 2],
      ['main-2', 1, -1],
      ['main-3', 1, -1],
    ])
    expect(said(end.bets[0]!)).toBe('21 beats 20: wins 1 to 1')
    expect(end.net).toBe(0)
  })

  it('has two zones side by side after a split, the one to play marked', () => {
    const split = playOn(usual, dealt(), '8s8d', '6h', FLOP, 'split', 'Tc')
    const zones = saidZones(texas21, texas21.table(usual, split))
    const hands = zones.filter((zone) => zone.kind === 'cards' && zone.owner === 'player')
    expect(hands).toMatchObject([
      { name: 'Hand 1 of 2', row: 'hands', active: true, caption: '18' },
      { name: 'Hand 2 of 2', row: 'hands' },
    ])
  })

  it('gives split aces one card each, and 21 then is no blackjack', () => {
    const state = playOn(usual, dealt(), 'AsAd', '6h', FLOP, 'split', 'Kh', 'Ac', 'Th', 'Tc')
    expect(endOf(usual, state).bets.map((bet) => [bet.net, said(bet)])).toEqual([
      [1, 'dealer is bust with 26: wins 1 to 1'],
      [1, 'dealer is bust with 26: wins 1 to 1'],
    ])
  })

  it('asks about insurance under an ace, and pays it', () => {
    const asked = playOn(usual, dealt(), 'AsKd', 'Ah', FLOP)
    expect(actionsAt(usual, asked)).toEqual(['insure', 'decline'])
    const even = endOf(usual, playOn(usual, asked, 'insure', 'Qd', 'Qd'))
    expect(even.bets.map(({ bet, net }) => [bet, net])).toEqual([
      ['main', 0],
      ['insurance', 1],
    ])
    expect(endOf(usual, playOn(usual, asked, 'insure', '5d', 'stand')).net).toBe(1)
    expect(endOf(usual, playOn(usual, asked, 'decline', '5d', 'stand')).net).toBe(1.5)
  })

  it('ends when the dealer finds a blackjack under a ten', () => {
    const end = endOf(usual, playOn(usual, dealt(), '9s9d', 'Th', FLOP, 'Ad', 'Ac'))
    expect(end.bets.map((bet) => [bet.net, said(bet)])).toEqual([[-1, 'dealer has a blackjack: loses']])
  })

  it('stands or hits soft seventeen as the rules say', () => {
    const standing = rulesOf('s17')
    const [hit, stand] = [usual, standing].map((rules) =>
      playOn(rules, start(rules), 'Ts9d', '6h', FLOP, 'stand', 'Ad'),
    )
    expect(texas21.step(usual, hit!).kind).toBe('deal')
    expect(endOf(standing, stand!).net).toBe(1)
  })

  it('names the least hand that each side bet pays, where one loses', () => {
    const because = (flop: string): readonly string[] =>
      endOf(usual, playOn(usual, dealt({ side: 1, progressive: 0.5 }), 'AsKs', 'Qs', flop, '5d', 'stand'))
        .bets.filter(({ bet }) => bet !== 'main')
        .map(said)
    expect(because('2h7d8c9c')).toEqual(['Less than three of a kind: loses', 'Less than a full house: loses'])
    expect(because('2s7s8c9c')).toEqual(['Flush: wins 3 to 1', 'Less than a full house: loses'])
  })

  it('settles the side bets on the flop', () => {
    const state = playOn(usual, dealt({ side: 1, progressive: 0.5 }), 'AsKs', 'Qs', 'JsTs2d3d', '5d', 'stand')
    const end = endOf(usual, state)
    expect(end.bets.map(({ bet, net }) => [bet, net])).toEqual([
      ['main', 1.5],
      ['side', 150],
      ['progressive', 250],
    ])
    expect(end.net).toBe(1.5)
  })
})

describe('what is allowed', () => {
  const allowed = (change: Partial<Texas21Rules>, hand: string): readonly string[] => {
    const rules = { ...usual, ...change }
    return actionsAt(rules, spotOf(rules, hand, '6h'))
  }
  const afterSplit = (change: Partial<Texas21Rules>, ...moves: readonly string[]): readonly string[] => {
    const rules = { ...usual, ...change }
    return actionsAt(rules, playOn(rules, spotOf(rules, '8s8d', '6h'), 'split', ...moves))
  }

  it('depends on the rules', () => {
    expect(allowed({}, '8s8d')).toEqual(['stand', 'hit', 'double', 'split'])
    expect(allowed({ lateSurrender: true }, '9s7d')).toEqual(['stand', 'hit', 'double', 'surrender'])
    expect(allowed({ doubleOn: '9-11' }, '5s4d')).toContain('double')
    expect(allowed({ doubleOn: '10-11' }, '5s4d')).not.toContain('double')
    expect(allowed({ doubleOn: '9-11' }, 'As8d')).not.toContain('double')
    expect(allowed({}, 'KsTd')).toContain('split')
  })

  it('depends on the rules after a split', () => {
    expect(afterSplit({}, '3c')).toEqual(['stand', 'hit', 'double'])
    expect(afterSplit({ doubleAfterSplit: false, lateSurrender: true }, '3c')).toEqual(['stand', 'hit'])
    expect(afterSplit({}, '8c')).toContain('split')
    expect(afterSplit({ maxHands: 2 }, '8c')).not.toContain('split')
    expect(afterSplit({}, '8c', 'split', '8h', 'split', '8s')).toEqual(['stand', 'hit', 'double'])
  })
})

describe('entered', () => {
  const enter = (values: SpotValues) =>
    enterSpot(texas21, usual, { hand: cards('8s8d'), upcard: cards('6h'), ...values })

  it('a round played on is what its values say', () => {
    const state = playOn(usual, spotOf(usual, '8s8d', '6h', FLOP), 'split', '3c', 'hit', '2d', 'stand', 'Tc')
    const values = texas21.values(state)
    expect(values['drawn']).toEqual([null, null, null, ...cards('3c2d'), null, ...cards('Tc')])
    expect(must(enterSpot(texas21, usual, values))).toEqual(state)
  })

  it('answers for a blackjack, with which there is nothing to choose', () => {
    const state = must(enter({ hand: cards('AsKd') }))
    expect(actionsAt(usual, state)).toEqual(['stand'])
    expect(texas21Solver.solve(usual, state).options).toEqual([
      { action: 'stand', ev: { kind: 'real', value: 1.5 }, outcomes: [[1.5, 1]] },
    ])
  })

  it.each([
    ['insurance under a six', { insurance: 1 }, 'BadField'],
    ['a card after a bust', { hand: cards('Ts6d'), drawn: cards('TcTd') }, 'BadField'],
    ['a hand that is done', { hand: cards('Ts6d'), drawn: [null] }, 'NoDecision'],
    ['a split of no pair', { hand: cards('9s8d'), drawn: [null, null, null, ...cards('3c')] }, 'NoDecision'],
    ['places that say nothing', { drawn: [null, null, null, null, null, ...cards('3c')] }, 'BadField'],
    ['three cards of a flop', { flop: cards('2c3c4c') }, 'WrongCount'],
  ] as const)('refuses %s', (_name, values, problem) => {
    expect(enter(values as SpotValues)).toMatchObject({ ok: false, problem: { name: problem } })
  })

  it('refuses a shoe that could run out', () => {
    const rules = { ...usual, decks: 1 }
    const dead = Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards('9s8d6h2c3c4c5c').includes(card))
    expect(enterSpot(texas21, rules, { hand: cards('9s8d'), upcard: cards('6h'), dead })).toMatchObject({
      ok: false,
      problem: { name: 'TooFewCards' },
    })
  })

  it('refuses an address with a side bet and no flop, or a hole card that the dealer denied', () => {
    expect(texas21.parse(usual, 'hand-8s8d~upcard-6h~flop-none~sides-side_1').ok).toBe(false)
    expect(texas21.parse(usual, 'hand-9s8d~upcard-Th~flop-none~peek-no-blackjack~did-stand~dealer-Ac').ok).toBe(false)
    expect(texas21.parse(usual, 'hand-9s8d~upcard-Th~flop-none~peek-no-blackjack~did-stand~dealer-Tc').ok).toBe(true)
  })
})

it.each([
  ['AsKsQsJsTs2d2d', 'royal-flush'],
  ['As2s3s4s5s2d2c', 'straight-flush'],
  ['AsAsAsAsAs2d3d', 'five-of-a-kind-suited'],
  ['AsAsAsAsAh2s3s', 'five-of-a-kind'],
  ['AsAsAsAhKsKsKs', 'four-of-a-kind'],
  ['AsAsAsKsKs2d3d', 'full-house'],
  ['AsAs5s5s9s2d3d', 'flush'],
  ['As2d3s4s5h9d9c', 'straight'],
  ['KsAdQsJsTh9d9c', 'straight'],
  ['QsKdAs2s3h9d9c', undefined],
  ['9s9d9s2s3h5dKc', 'three-of-a-kind'],
])('%s is %s', (hand, expected) => expect(sideHandOf(cards(hand))).toBe(expected))

describe('the flop of somebody else’s side bet', () => {
  const captionOf = (flop: Texas21State['flop'], sides = {}) => {
    const state = { ...spotOf(usual, '9s9d', '6h', '2c9dKsTh'), flop, sides }
    const zone = texas21.table(usual, state).find(({ id }) => id === 'flop')
    return zone && saidZones(texas21, [zone]).map((one) => ('caption' in one ? one.caption : ''))[0]
  }

  it('is named as such, because nobody gets a flop without a side bet', () => {
    expect(captionOf(cards('2c9dKsTh'))).toBe('for another player’s side bet')
    expect(captionOf(cards('2c9dKsTh'), { side: 1 })).toBe('')
    expect(captionOf([])).toBe('')
    expect(captionOf(null)).toBeUndefined()
  })
})
