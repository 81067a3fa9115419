import { saidZones } from '@/app/_felt/said-felt'
import { describe, expect, it } from 'vitest'
import { makeCards, parseCards } from '@/lib/cards/card'
import { enterSpot } from '@/lib/game/enter'
import { taughtGame as game } from '@/lib/games/ultimate-texas-holdem/teaching'
import { STANDARD, type UltimateRules } from '@/lib/games/ultimate-texas-holdem/rules'
import { solve } from '@/lib/games/ultimate-texas-holdem/solve'
import type { UltimateAction, UltimateState } from '@/lib/games/ultimate-texas-holdem/round'
import { dealerOuts } from '@/lib/games/ultimate-texas-holdem/strategy'
import { makeRandom } from '@/lib/math/random'
import { reasonIn, say } from '@/lib/messages/message'
import { must } from '@/lib/result'
import { decision } from './spots'

const cards = (text: string): number[] => [...must(parseCards(text))]

/** A finished round from cards as text. */
function finished(
  hand: string,
  board: string,
  dealer: string,
  did: readonly UltimateAction[],
  trips?: number,
): UltimateState {
  return {
    ...decision('2s2h'),
    hand: cards(hand),
    board: cards(board),
    dealer: cards(dealer),
    did,
    sides: trips === undefined ? {} : { trips },
  }
}

function settled(state: UltimateState, rules: UltimateRules = STANDARD): Record<string, number> {
  const end = game.step(rules, state)
  if (end.kind !== 'end') throw new Error('the round is not over')
  return { ...Object.fromEntries(end.bets.map(({ bet, net }) => [bet, net])), net: end.net }
}

describe('a round', () => {
  /** What comes after what, following one action list. */
  function stagesOf(did: readonly UltimateAction[]): string[] {
    const stages: string[] = []
    const left = [...did]
    let state = game.start(STANDARD)
    for (;;) {
      const now = game.step(STANDARD, state)
      if (now.kind === 'end') return [...stages, 'end']
      stages.push(now.kind === 'deal' ? `deal ${now.stage}` : now.stage)
      state = now.kind === 'deal' ? now.next(now.stub.slice(0, now.count)) : now.next(left.shift()!)
    }
  }

  it('deals the board on after an early raise', () => {
    expect(stagesOf(['raise-4x'])).toEqual(['deal hand', 'preflop', 'deal flop', 'deal river', 'deal dealer', 'end'])
    expect(stagesOf(['check', 'raise-2x'])).toEqual([
      'deal hand',
      'preflop',
      'deal flop',
      'flop',
      'deal river',
      'deal dealer',
      'end',
    ])
  })

  it('ends at a fold without the dealer’s cards', () => {
    expect(stagesOf(['check', 'check', 'fold'])).toEqual([
      'deal hand',
      'preflop',
      'deal flop',
      'flop',
      'deal river',
      'river',
      'end',
    ])
    expect(stagesOf(['check', 'check', 'raise-1x'])).toEqual([
      'deal hand',
      'preflop',
      'deal flop',
      'flop',
      'deal river',
      'river',
      'deal dealer',
      'end',
    ])
  })

  it('offers the raises of the rules, the largest first', () => {
    const actions = (rules: UltimateRules): unknown => {
      const now = game.step(rules, decision('KsQd'))
      return now.kind === 'decide' ? now.actions : []
    }
    expect(actions(STANDARD)).toEqual(['raise-4x', 'raise-3x', 'check'])
    expect(actions({ ...STANDARD, preflopRaises: [3] })).toEqual(['raise-3x', 'check'])
    expect(actions({ ...STANDARD, preflopRaises: [2, 4] })).toEqual(['raise-4x', 'raise-2x', 'check'])
  })
})

it('every action of a decision has a letter of its own, whatever may be raised', () => {
  for (const preflopRaises of [[4, 3], [4, 2, 1], [3], [2, 1], [4, 3, 2, 1]] as const) {
    const rules = { ...STANDARD, preflopRaises }
    const now = game.step(rules, decision('KsQd'))
    const keys = now.kind === 'decide' ? now.actions.map((action) => game.keyOf(rules, action)) : []
    expect(new Set(keys).size).toBe(preflopRaises.length + 1)
  }
})

describe('the settlement', () => {
  it('pays ante and play to one, and the Blind by its table', () => {
    expect(settled(finished('AsKs', '2s7s9sTdTh', 'TcJc', ['raise-4x']))).toEqual({
      ante: 1,
      blind: 1.5,
      play: 4,
      net: 6.5,
    })
    expect(settled(finished('AsKs', 'QsJsTs2h3d', '2c2d', ['raise-4x']))).toEqual({
      ante: 1,
      blind: 500,
      play: 4,
      net: 505,
    })
    expect(settled(finished('AsAh', 'Qs7h3d2cKd', 'QdJh', ['check', 'raise-2x']))).toEqual({
      ante: 1,
      blind: 0,
      play: 2,
      net: 3,
    })
  })

  it('pushes the ante when the dealer does not qualify, win or lose', () => {
    expect(settled(finished('AsKh', 'Qs7h3d2c9d', 'JdTh', ['check', 'check', 'raise-1x']))).toEqual({
      ante: 0,
      blind: 0,
      play: 1,
      net: 1,
    })
    expect(settled(finished('KsJh', 'Qs7h3d2c9d', 'AdTh', ['raise-4x']))).toEqual({
      ante: 0,
      blind: -1,
      play: -4,
      net: -5,
    })
  })

  it('loses everything to a dealer who qualifies, pushes everything on a tie, loses two on a fold', () => {
    expect(settled(finished('AsKh', 'Qs7h3d2c9d', '9h4h', ['raise-4x']))).toEqual({
      ante: -1,
      blind: -1,
      play: -4,
      net: -6,
    })
    expect(settled(finished('2s3h', 'AsKsQsJsTs', '4h5h', ['check', 'check', 'raise-1x']))).toEqual({
      ante: 0,
      blind: 0,
      play: 0,
      net: 0,
    })
    expect(settled({ ...finished('2s3h', 'AsKhQsJd9s', '', ['check', 'check', 'fold']), dealer: [] })).toEqual({
      ante: -1,
      blind: -1,
      net: -2,
    })
  })

  it('reads the dealer’s qualifying hand from the rules', () => {
    const round = finished('AsKh', 'Qs7h3d2c9d', '3h4h', ['raise-4x'])
    expect(settled(round, { ...STANDARD, qualifies: 'pair-4' }).ante).toBe(0)
    expect(settled(round, { ...STANDARD, qualifies: 'pair-3' }).ante).toBe(-1)
    expect(settled(finished('AsKh', 'Qs7h3d2c9d', 'JdTh', ['raise-4x']), { ...STANDARD, qualifies: 'none' }).ante).toBe(
      1,
    )
  })

  it('pays Trips by the player’s seven cards, also after a loss or a fold, and leaves it out of the net', () => {
    expect(settled(finished('7s7h', '7d9cTh2s3d', 'TcTd', ['raise-4x'], 2))).toMatchObject({ trips: 6, net: -6 })
    expect(
      settled({ ...finished('2s3h', 'AsAhAdJd9s', '', ['check', 'check', 'fold'], 0.5), dealer: [] }),
    ).toMatchObject({ trips: 1.5, net: -2 })
    expect(settled(finished('AsKh', 'Qs7h3d2c9d', '9h4h', ['raise-4x'], 1))).toMatchObject({ trips: -1 })
  })

  it('says why in a dealer’s words', () => {
    const end = game.step(STANDARD, finished('AsKs', '2s7s9sTd4h', 'QcJc', ['raise-4x'], 1))
    expect(end.kind === 'end' && end.bets.map(({ because }) => say(game.messages.settled, because))).toEqual([
      'dealer does not qualify: pushes',
      'Flush: wins 3 to 2',
      'wins 1 to 1',
      'Flush: wins 7 to 1',
    ])
  })
})

describe('the text of a state', () => {
  it('comes back as it was', () => {
    const state = finished('KsQd', '4s5h6d8c9d', 'AhAd', ['check', 'check', 'raise-1x'], 0.5)
    expect(game.make(state)).toBe('hand-KsQd~board-4s5h6d8c9d~did-check.check.raise-1x~dealer-AhAd~sides-trips_0.5')
    expect(must(game.parse(STANDARD, game.make(state)))).toEqual(state)
  })

  it.each([
    ['a hand of three', 'hand-KsQd2c', 'WrongCount'],
    ['a board of four', 'hand-KsQd~board-4s5h6d8c~did-check', 'WrongCount'],
    ['a board before the decision', 'hand-KsQd~board-4s5h6d', 'WrongCount'],
    ['a river not reached', 'hand-KsQd~board-4s5h6d8c9d~did-check', 'WrongCount'],
    ['a dealer’s hand before the end', 'hand-KsQd~dealer-AhAd', 'WrongCount'],
    ['two raises', 'hand-KsQd~board-4s5h6d~did-raise-4x.raise-2x', 'WrongCount'],
    ['a fold before the river', 'hand-KsQd~did-fold', 'BadText'],
    ['an unknown action', 'hand-KsQd~did-allin', 'BadText'],
    ['a card twice', 'hand-KsKs', 'DuplicateCard'],
    ['a dead card on the board', 'hand-KsQd~board-4s5h6d~did-check~dead-4s', 'DuplicateCard'],
    ['an unknown card', 'hand-KsXx', 'UnknownCard'],
    ['a joker', 'hand-KsJk', 'UnknownCard'],
    ['another spelling', 'hand-ksqd', 'BadText'],
    ['a stake below nothing', 'hand-KsQd~sides-trips_-1', 'BadText'],
    ['an unknown field', 'hand-KsQd~wallet-1', 'BadText'],
  ])('refuses %s', (_, text, name) => {
    const read = game.parse(STANDARD, text)
    expect(read.ok ? 'read' : read.problem.name).toBe(name)
  })

  it('refuses a raise that the rules do not have', () => {
    expect(game.parse({ ...STANDARD, preflopRaises: [3] }, 'hand-KsQd~did-raise-4x').ok).toBe(false)
  })
})

describe('entering a spot', () => {
  it('reads the stage from the board', () => {
    const enter = (values: Record<string, number[]>): UltimateState => must(enterSpot(game, STANDARD, values))
    expect(game.make(enter({ hand: cards('KsQd') }))).toBe('hand-KsQd')
    expect(game.make(enter({ hand: cards('KsQd'), board: cards('4s5h6d'), dead: cards('2c') }))).toBe(
      'hand-KsQd~board-4s5h6d~did-check~dead-2c',
    )
    expect(game.make(enter({ hand: cards('KsQd'), board: cards('4s5h6d8c9d') }))).toBe(
      'hand-KsQd~board-4s5h6d8c9d~did-check.check',
    )
  })

  it('refuses a board of four and a deck too short', () => {
    expect(enterSpot(game, STANDARD, { hand: cards('KsQd'), board: cards('4s5h6d7c') }).ok).toBe(false)
    const dead = Array.from({ length: 44 }, (_, i) => i)
    const read = enterSpot(game, STANDARD, { hand: cards('AsAh'), dead })
    expect(read.ok ? 'read' : read.problem.name).toBe('TooFewCards')
    expect(enterSpot(game, STANDARD, { hand: cards('AsAh'), dead: dead.slice(0, 43) }).ok).toBe(true)
  })
})

describe('the felt', () => {
  const captions = (state: UltimateState): unknown =>
    saidZones(game, game.table(STANDARD, state)).flatMap((zone) =>
      zone.kind === 'cards' && zone.caption !== undefined ? [[zone.id, zone.caption]] : [],
    )

  it('shows two backs and five empty places before the flop', () => {
    const [dealer, board, player, bets] = saidZones(game, game.table(STANDARD, decision('Ks5d')))
    expect(dealer).toMatchObject({ cards: ['back', 'back'] })
    expect(board).toMatchObject({ cards: Array(5).fill('empty') })
    expect(player).toMatchObject({ name: 'Your hand', caption: 'king-five offsuit' })
    expect(bets).toMatchObject({
      bets: [
        { name: 'Ante', stake: 1 },
        { name: 'Blind', stake: 1 },
        { name: 'Play', stake: null },
      ],
    })
  })

  it('says how it ended', () => {
    expect(captions(finished('AsKh', 'Qs7h3d2c9d', 'JdTh', ['raise-4x']))).toEqual([
      ['dealer', 'queen high, does not qualify'],
      ['player', 'ace high, wins'],
    ])
    expect(captions(finished('AsKh', 'Qs7h3d2c9d', '9h4h', ['raise-4x']))).toEqual([
      ['dealer', 'pair of nines, wins'],
      ['player', 'ace high'],
    ])
    expect(captions(finished('AsAh', 'Qs7h3d2cKd', 'QdJh', ['raise-4x']))).toEqual([
      ['dealer', 'pair of queens, qualifies'],
      ['player', 'pair of aces, wins'],
    ])
  })

  it('marks the five cards that win', () => {
    const marked = game
      .table(STANDARD, finished('AsKs', '2s7s9sTd4h', 'QcJc', ['raise-4x']))
      .map((zone) => (zone.kind === 'cards' ? zone.marked : undefined))
    expect(marked).toEqual([undefined, [0, 1, 2], [0, 1], undefined])
  })
})

describe('the strategy in words', () => {
  const advice = (hand: string, board: string): readonly string[] => {
    const state = decision(hand, board)
    const { ruleId, says } = game.explain(STANDARD, state, solve(STANDARD, state))
    return [ruleId, ...says]
  }

  it.each([
    ['Ks5d', '', 'preflop-kings', 'raise-4x'],
    ['Ks4d', '', 'preflop-kings', 'check'],
    ['2s2d', '', 'preflop-pairs', 'check'],
    ['Ts9s', '', 'preflop-rest', 'check'],
    ['Ts9d', 'TdTh2c', 'flop-two-pair', 'raise-2x'],
    ['Ts9d', 'KdKhKc', 'flop-board-pair', 'check'],
    ['2s2d', 'KdKhJc', 'flop-deuces', 'check'],
    ['2s2d', '2hKhJc', 'flop-two-pair', 'raise-2x'],
    ['3s3d', '9hKhJc', 'flop-hidden-pair', 'raise-2x'],
    ['Th2s', '4h6hKh', 'flop-four-flush', 'raise-2x'],
    ['9h2s', '4h6hKh', 'flop-four-flush', 'check'],
    ['7s6d', '8h9cKh', 'flop-rest', 'check'],
    ['7s6d', '8h9cKh7d2c', 'river-hidden-pair', 'raise-1x'],
    ['2s2d', 'KhKcQdQs3h', 'river-board-pair', 'fold'],
    ['As2d', 'KhKcQd8s7h', 'river-board-pair', 'raise-1x'],
    ['KdQh', '4s5h6d8c9d', 'river-high-card', 'fold'],
    ['AdJh', '4s5h6d8c9d', 'river-high-card', 'raise-1x'],
  ])('%s on %s', (hand, board, id, says) => expect(advice(hand, board)).toEqual([id, says]))

  it('counts the dealer’s outs', () => {
    // Fifteen cards pair the board and four sevens make a straight; an ace alone has a lower kicker than ace-jack.
    expect(dealerOuts(decision('AdJh', '4s5h6d8c9d'))).toBe(19)
  })

  it('tells that no hand of a family is raised, under the rules it was solved for, and repeats no rule', () => {
    const told = (hand: string, rules = STANDARD, dead = ''): { readonly rule: string; readonly why: string } => {
      const state = decision(hand, '', dead)
      const { rule, why } = reasonIn(game.messages, game.explain(rules, state, solve(rules, state)))
      return { rule, why: why.join(' ') }
    }
    expect(told('Ts2s').why).toContain('No suited ten raises: even T9, the best,')
    expect(told('9s2d').why).toContain('No offsuit nine raises: even 98, the best,')
    expect(told('Ts2s', STANDARD, '2c').why).not.toContain('T9')
    expect(told('Ts2s', { ...STANDARD, qualifies: 'none' }).why).not.toContain('T9')
    for (const hand of ['Ks5d', 'Ks4d']) {
      expect(told(hand).rule).toContain('offsuit kings from K5 up')
      expect(told(hand).why).not.toContain('K5')
    }
    for (const hand of ['As2d', '2s2d', '3s3d', 'Qs8d', 'Js8s']) expect(told(hand).why).not.toMatch(/raises?:|from/)
  })

  it('says where the exact play differs from the rule', () => {
    const state = decision('2s4c', '2h3sTs')
    const solution = solve(STANDARD, { ...state, hand: cards('4c2d'), board: cards('2s3sTs') })
    expect(solution.best).toEqual(['check'])
    const other = { ...state, hand: cards('4c2d'), board: cards('2s3sTs') }
    const explanation = game.explain(STANDARD, other, solution)
    const { verdict, why } = reasonIn(game.messages, explanation)
    expect(explanation.says).toEqual(['raise-2x'])
    expect(verdict).toBe('Check with a pair of twos.')
    expect(why[0]).toBe(
      'The rule doesn’t look at every card. The cards that it leaves out make this hand an exception.',
    )
  })
})

describe('drills', () => {
  it.each(game.drills.map(({ id, stage }) => [id, stage]))('%s asks decisions of its stage', (id, stage) => {
    const random = makeRandom(`drill ${id}`)
    const seen = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const state = game.spot(STANDARD, id!, random)
      const now = game.step(STANDARD, state)
      expect(now.kind).toBe('decide')
      if (stage !== undefined) expect(now.kind === 'decide' && now.stage).toBe(stage)
      expect(must(game.parse(STANDARD, game.make(state)))).toEqual(state)
      expect(game.skill(STANDARD, state)).toMatch(/^(preflop [2-9TJQKA]{2}[so]?|(flop|river) [a-z -]+)$/)
      seen.add(makeCards(state.hand))
    }
    expect(seen.size).toBeGreaterThan(20)
  })

  it('is the same for the same seed', () => {
    for (const { id } of game.drills)
      expect(game.spot(STANDARD, id, makeRandom('again'))).toEqual(game.spot(STANDARD, id, makeRandom('again')))
  })

  it('an unknown drill is a bug', () => expect(() => game.spot(STANDARD, 'slots', makeRandom('x'))).toThrow(/slots/))
})
