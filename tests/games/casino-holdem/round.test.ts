import { describe, expect, it } from 'vitest'
import { evValue } from '@/lib/game/ev'
import { enterSpot } from '@/lib/game/enter'
import { taughtGame as game } from '@/lib/games/casino-holdem/teaching'
import { STANDARD, type CasinoRules, type NoGame } from '@/lib/games/casino-holdem/rules'
import { solve } from '@/lib/games/casino-holdem/solve'
import type { CasinoAction, CasinoState } from '@/lib/games/casino-holdem/round'
import { makeCards, parseCards } from '@/lib/cards/card'
import { play } from '@/lib/engines/round/index'
import { makeRandom } from '@/lib/math/random'
import { reasonIn, say } from '@/lib/messages/message'
import { must } from '@/lib/result'
import { decision, finished } from './spots'

function settled(state: CasinoState, rules: CasinoRules = STANDARD): Record<string, number> {
  const end = game.step(rules, state)
  if (end.kind !== 'end') throw new Error('the round is not over')
  return { ...Object.fromEntries(end.bets.map(({ bet, net }) => [bet, net])), net: end.net }
}

describe('a round', () => {
  function stagesOf(did: readonly CasinoAction[], from: CasinoState = game.start(STANDARD)): string[] {
    const stages: string[] = []
    const left = [...did]
    let state = from
    for (;;) {
      const now = game.step(STANDARD, state)
      if (now.kind === 'end') return [...stages, 'end']
      stages.push(now.kind === 'deal' ? `deal ${now.stage}` : now.stage)
      state = now.kind === 'deal' ? now.next(now.stub.slice(0, now.count)) : now.next(left.shift()!)
    }
  }

  it('is dealt on after a call and ends with a fold', () => {
    expect(stagesOf(['call'])).toEqual(['deal hand', 'deal flop', 'flop', 'deal river', 'deal dealer', 'end'])
    expect(stagesOf(['fold'])).toEqual(['deal hand', 'deal flop', 'flop', 'end'])
  })

  it('of two boxes asks first one and then the other', () => {
    const both = decision('KsQd', '4s5h6d', { other: '9c8c' })
    expect(stagesOf(['fold', 'fold'], both)).toEqual(['flop', 'flop', 'end'])
    expect(stagesOf(['fold', 'call'], both)).toEqual(['flop', 'flop', 'deal river', 'deal dealer', 'end'])
    expect(stagesOf(['call', 'fold'], both)).toEqual(['flop', 'flop', 'deal river', 'deal dealer', 'end'])
  })
})

describe('the settlement', () => {
  it('pays the ante by its table and the call 1 to 1', () => {
    expect(settled(finished('AsKs', 'QsJsTs2h3d', '2c2d', ['call']))).toEqual({ ante: 100, call: 2, net: 102 })
    expect(settled(finished('AsKs', '2s7s9sTdTh', 'TcJc', ['call']))).toEqual({ ante: 2, call: 2, net: 4 })
    expect(settled(finished('AsAh', 'Qs7h3d2cKd', 'QdJh', ['call']))).toEqual({ ante: 1, call: 2, net: 3 })
    expect(settled(finished('AsKh', 'Qs7h3d2cKd', 'QdQh', ['call']))).toEqual({ ante: -1, call: -2, net: -3 })
    expect(settled(finished('AsKh', 'Ac7h3d2cKd', 'AdKs', ['call']))).toEqual({ ante: 0, call: 0, net: 0 })
    expect(settled(finished('AsKh', 'Ac7h3d', '', ['fold']))).toEqual({ ante: -1, net: -1 })
  })

  it('a pair of fours is a game, a pair of threes is none', () => {
    expect(settled(finished('AsKh', 'Qs7h8d2c9d', '4d4h', ['call']))['call']).toBe(-2)
    expect(settled(finished('AsKh', 'Qs7h8d2c9d', '3d3h', ['call']))['call']).toBe(0)
  })

  const NO_GAME: readonly (readonly [NoGame, higher: number, equal: number, lower: number])[] = [
    ['table', 2, 1, 1],
    ['even-money', 1, 1, 1],
    ['push-if-lower', 2, 0, 0],
    ['lose-if-lower', 2, 0, -1],
  ]

  it.each(NO_GAME)(
    'without a game, %s: the ante nets %i with a higher flush, %i equal, %i lower',
    (noGame, higher, equal, lower) => {
      const rules = { ...STANDARD, noGame }
      const ante = (hand: string, board: string, dealer: string): number =>
        settled(finished(hand, board, dealer, ['call']), rules)['ante']!
      expect(ante('AsKs', '2s7s9sTdQh', '3c4h')).toBe(higher)
      expect(ante('2s3h', 'AsKhTc9d7h', '2h4c')).toBe(equal)
      expect(ante('2s4h', 'AsKhTc9d7h', '3h3c')).toBe(lower)
    },
  )

  it('settles two boxes apart and adds them up', () => {
    const state = finished('AsAh', 'Qs7h3d2cKd', 'QdJh', ['call', 'fold'], '9c8c', 2)
    expect(settled(state)).toEqual({ ante: 1, call: 2, 'other-ante': -1, net: 2, bonus: 14 })
    expect(
      game
        .table(STANDARD, state)
        .filter((zone) => zone.kind === 'cards')
        .map(({ name }) => name),
    ).toEqual([{ id: 'dealer' }, { id: 'board' }, { id: 'firstBox' }, { id: 'secondBox' }])
  })

  it('the bonus needs a pair of aces, after a fold too', () => {
    expect(settled(finished('AsKh', 'Ac7h3d', '', ['fold'], '', 1))['bonus']).toBe(7)
    expect(settled(finished('QsKh', 'Kc7h3d', '', ['fold'], '', 1))['bonus']).toBe(-1)
    expect(settled(finished('QsKh', 'KcQh3d', '', ['fold'], '', 1))['bonus']).toBe(7)
  })

  it('says why in a dealer’s words', () => {
    const end = game.step({ ...STANDARD, noGame: 'lose-if-lower' }, finished('2s4h', 'AsKhTc9d7h', '3h3c', ['call']))
    if (end.kind !== 'end') throw new Error('the round is over')
    expect(end.bets.map(({ because }) => say(game.messages.settled, because))).toEqual([
      'dealer has no game but is higher: loses',
      'dealer has no game: pushes',
    ])
  })
})

describe('the rule that covers a hand', () => {
  it.each([
    ['4s9d', '4h7c2d', 'made', 'call'],
    ['2s2d', '3h3cKd', 'made', 'call'],
    ['Ts9s', '8h7c6d', 'made', 'call'],
    ['3s2s', '8s7sKd', 'flush-draw', 'call'],
    ['Ts9d', '8h7c2d', 'straight-draw', 'call'],
    ['Ks3d', '8h7c2d', 'ace-king', 'call'],
    ['Qs3d', '8h7h2h', 'one-suit', 'fold'],
    ['9s7d', '3h3cKd', 'low-flop', 'call'],
    ['8s5d', '7hJc4d', 'inside-straight', 'call'],
    ['5s4d', 'Kh7c8d', 'inside-straight', 'fold'],
    ['Qs4d', 'Kh7c8d', 'queen', 'call'],
    ['Js3d', '9h7c5d', 'jack', 'fold'],
    ['Js3d', '9h7c2d', 'jack', 'call'],
    ['Ts6d', '9hKc4d', 'ten', 'call'],
    ['Ts5d', 'Ah9c4d', 'ten', 'fold'],
    ['9s8d', 'KhQc4d', 'nine', 'call'],
    ['9s5s', 'KhQc4s', 'nine', 'call'],
    ['9s5d', 'KhQc4s', 'nine', 'fold'],
    ['8s6d', 'KhQc4s', 'rest', 'fold'],
  ])('%s on %s: %s, %s', (hand, board, rule, says) => {
    const state = decision(hand, board)
    const { ruleId, says: said } = game.explain(STANDARD, state, solve(STANDARD, state))
    expect([ruleId, said]).toEqual([rule, [says]])
  })

  it('owns an exception', () => {
    const rules: CasinoRules = { ...STANDARD, noGame: 'lose-if-lower', qualifies: 'pair-A' }
    const state = decision('8s7d', '2h2sKd')
    const explanation = game.explain(rules, state, solve(rules, state))
    const { why } = reasonIn(game.messages, explanation)
    expect(explanation.ruleId).toBe('low-flop')
    expect(why[0]).toBe('The rule is for the usual rules of this game. With this table’s, another play is better.')
  })

  it.each([
    ['5s4d', '2h2s3d', 'open straight draw'],
    ['As7d', 'KhQs3d', 'ace high'],
    ['Ks7d', 'AhQs3d', 'king high'],
    ['6s5d', '8h9sKd', 'inside straight draw below the flop'],
    ['6s9d', '8h5sKd', 'inside straight draw'],
    ['Js3d', 'AhQs7d', 'jack high with a two or three'],
    ['Ts6d', 'AhQs2d', 'ten high with a six or higher'],
    ['9s4s', 'AhQsKd', 'nine high suited'],
    ['7s2s', 'AhQhKd', 'seven high or less'],
  ])('%s on %s trains %s', (hand, board, skill) => expect(game.skill(STANDARD, decision(hand, board))).toBe(skill))
})

describe('spots', () => {
  it('of two boxes keep both through the round, and come back from their address', () => {
    const first = game.spot(STANDARD, 'two-boxes', makeRandom('boxes'))
    expect(first.other).toHaveLength(2)
    const { decisions, end, state } = play(game, STANDARD, first, () => 'call', makeRandom('boxes'))
    expect(decisions.map(({ state: one }) => makeCards(one.hand))).toEqual([
      makeCards(first.hand),
      makeCards(first.hand),
    ])
    expect(end.bets.map(({ bet }) => bet)).toEqual(['ante', 'call', 'other-ante', 'other-call'])
    for (const one of [...decisions.map((decided) => decided.state), state])
      expect(must(game.parse(STANDARD, game.make(one)))).toEqual(one)
    expect(game.values(decisions[1]!.state)).toMatchObject({ hand: first.other, other: first.hand })
  })

  it('are entered with another box or without', () => {
    const cards = (text: string) => must(parseCards(text))
    const values = { hand: cards('KsQd'), board: cards('4s5h6d') }
    expect(must(enterSpot(game, STANDARD, values))).toEqual(decision('KsQd', '4s5h6d'))
    expect(must(enterSpot(game, STANDARD, { ...values, other: cards('9c8c') }))).toEqual(
      decision('KsQd', '4s5h6d', { other: '9c8c' }),
    )
    expect(enterSpot(game, STANDARD, { ...values, other: cards('Ks8c') })).toMatchObject({
      ok: false,
      problem: { name: 'DuplicateCard' },
    })
    expect(enterSpot(game, STANDARD, { ...values, other: cards('8c') })).toMatchObject({
      ok: false,
      problem: { name: 'WrongCount' },
    })
  })

  it('near the line are near it', () => {
    const gaps = Array.from({ length: 40 }, (_, i) => {
      const [call, fold] = solve(STANDARD, game.spot(STANDARD, 'close-calls', makeRandom(`close ${i}`))).options
      return Math.abs(evValue(call!.ev) - evValue(fold!.ev))
    })
    expect(gaps.filter((gap) => gap < 0.15).length).toBeGreaterThanOrEqual(20)
  })

  it.each([
    ['a card twice', 'hand-QsQs~board-2s3s4s', 'DuplicateCard'],
    ['half a second box', 'hand-QsJs~other-2s~board-3s4s5s', 'BadText'],
    ['a decision before the flop', 'hand-QsJs~did-call', 'WrongCount'],
    ['a dealer too early', 'hand-QsJs~board-2s3s4s~dealer-5s6s', 'WrongCount'],
    ['more decisions than boxes', 'hand-QsJs~board-2s3s4s~did-fold.fold', 'BadText'],
    ['an unknown decision', 'hand-QsJs~board-2s3s4s~did-raise', 'BadText'],
    ['another spelling', 'hand-qsjs', 'BadText'],
  ])('refuse %s', (_name, text, problem) => {
    expect(game.parse(STANDARD, text)).toMatchObject({ ok: false, problem: { name: problem } })
  })
})
