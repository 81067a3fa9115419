import { describe, expect, it } from 'vitest'
import { parseCards } from '@/lib/cards/card'
import { enterSpot } from '@/lib/game/enter'
import { evValue } from '@/lib/game/ev'
import { taughtGame as game } from '@/lib/games/texas-holdem-bonus/teaching'
import { STANDARD, type BonusRules } from '@/lib/games/texas-holdem-bonus/rules'
import { solve } from '@/lib/games/texas-holdem-bonus/solve'
import type { BonusAction, BonusState } from '@/lib/games/texas-holdem-bonus/round'
import { makeRandom } from '@/lib/math/random'
import { reasonIn } from '@/lib/messages/message'
import { must } from '@/lib/result'
import { decision, finished, RULES } from './spots'

const cards = (text: string): number[] => [...must(parseCards(text))]

function settled(state: BonusState, rules: BonusRules = STANDARD): Record<string, number> {
  const end = game.step(rules, state)
  if (end.kind !== 'end') throw new Error('the round is not over')
  return { ...Object.fromEntries(end.bets.map(({ bet, net }) => [bet, net])), net: end.net }
}

describe('a round', () => {
  function stagesOf(did: readonly BonusAction[], sides: Record<string, number> = {}): string[] {
    const stages: string[] = []
    const left = [...did]
    let state = game.start(STANDARD, { sides })
    for (;;) {
      const now = game.step(STANDARD, state)
      if (now.kind === 'end') return [...stages, 'end']
      stages.push(now.kind === 'deal' ? `deal ${now.stage}` : now.stage)
      state = now.kind === 'deal' ? now.next(now.stub.slice(-now.count)) : now.next(left.shift()!)
    }
  }

  it('goes street by street', () => {
    const all = ['deal hand', 'preflop', 'deal flop', 'flop', 'deal turn', 'turn', 'deal river', 'deal dealer', 'end']
    expect(stagesOf(['bet', 'check', 'check'])).toEqual(all)
    expect(stagesOf(['bet', 'bet', 'bet'])).toEqual(all)
  })

  it('ends at a fold, but for the cards that side bets wait for', () => {
    expect(stagesOf(['fold'])).toEqual(['deal hand', 'preflop', 'end'])
    expect(stagesOf(['fold'], { 'first-five': 1 })).toEqual(['deal hand', 'preflop', 'deal flop', 'end'])
    // The last two cards of the deck are aces.
    expect(stagesOf(['fold'], { bonus: 1 })).toEqual(['deal hand', 'preflop', 'deal dealer', 'end'])
  })
})

describe('the settlement', () => {
  const all: readonly BonusAction[] = ['bet', 'bet', 'bet']

  it('pays the ante from a straight, the other bets on any win', () => {
    expect(settled(finished('AsAh', 'Qs7h3d2cKd', 'QdJh', all))).toEqual({
      ante: 0,
      'flop-bet': 2,
      'turn-bet': 1,
      'river-bet': 1,
      net: 4,
    })
    expect(settled(finished('6s5h', '4s7h3dJcKd', 'QdJh', ['bet', 'check', 'bet']))).toEqual({
      ante: 1,
      'flop-bet': 2,
      'river-bet': 1,
      net: 4,
    })
    expect(settled(finished('6s5h', '4s7h3dJcKd', 'QdJh', ['bet', 'check', 'check']), RULES['flush'])).toEqual({
      ante: 0,
      'flop-bet': 2,
      net: 2,
    })
    expect(settled(finished('6s5s', '4s7s3sJcKd', 'QdJh', ['bet', 'check', 'check']), RULES['flush'])['ante']).toBe(1)
  })

  it('takes everything on a loss, and pushes everything on a tie, or takes that too', () => {
    expect(settled(finished('AsAh', 'Qs7h3d2cKd', 'QdQh', all))['net']).toBe(-5)
    const tie = finished('2s3h', 'AsKhQdJcTd', '4s5h', all)
    expect(settled(tie)['net']).toBe(0)
    expect(settled(tie, RULES['ties lose'])['net']).toBe(-5)
    expect(settled(finished('2s3h', '', '', ['fold']))).toEqual({ ante: -1, net: -1 })
  })

  it.each([
    ['AsAh', 'AdAc', 1000],
    ['AsAh', 'KdKc', 30],
    ['AsKs', '2d2c', 25],
    ['AsQs', '2d2c', 20],
    ['AsJs', '2d2c', 20],
    ['AsKh', '2d2c', 15],
    ['JsJh', '2d2c', 10],
    ['KsKh', '2d2c', 10],
    ['AsJh', '2d2c', 5],
    ['TsTh', '3d3c', 3],
    ['2s2h', '3d3c', 3],
    ['AsTs', '2d2c', -1],
    ['KsQs', '2d2c', -1],
  ])('the bonus with %s against %s nets %d', (hand, dealer, net) => {
    expect(settled(finished(hand, '4s5h6d8c9d', dealer, ['bet', 'check', 'check'], { bonus: 1 }))['bonus']).toBe(net)
  })

  it('the First 5 by the flop, after a fold too', () => {
    expect(settled(finished('7s7h', '7d2c3s', '', ['fold'], { 'first-five': 2 }))['first-five']).toBe(6)
    expect(
      settled(finished('7s7h', '2d2c3s7d7c', '3d3c', ['bet', 'check', 'check'], { 'first-five': 2 }))['first-five'],
    ).toBe(-2)
  })
})

describe('the rule that covers a hand', () => {
  it.each([
    ['3s2d', '', 'preflop-deuce', 'fold'],
    ['3s2s', '', 'preflop-rest', 'bet'],
    ['4s3d', '', 'preflop-rest', 'bet'],
    ['8s2d', '', 'preflop-rest', 'bet'],
    ['7s2d', '7h2cKd', 'flop-strong', 'bet'],
    ['5s5d', '7h8cKd', 'flop-underpair', 'check'],
    ['7s2d', '7h8cKd', 'flop-pair', 'bet'],
    ['8s2s', '7s9sKd', 'flop-flush-draw', 'bet'],
    ['As2s', '7h9cKd', 'flop-ace', 'check'],
    ['As8s', '7h7cKd', 'flop-ace', 'bet'],
    ['KsTs', '9h2cJd', 'flop-two-high', 'bet'],
    ['7s6s', '8h9cKd', 'flop-straight-draw', 'check'],
    ['7s6s', '2h9cKd', 'flop-rest', 'check'],
    ['7s6s', '2h9cKd7h', 'turn-pair', 'bet'],
    ['2s6s', '2h9cKd7h', 'turn-low-pair', 'bet'],
    ['2s6s', '2h9hKh7d', 'turn-low-pair', 'check'],
    ['5s5c', '9hTcKd7h', 'turn-low-pair', 'check'],
    ['AsAc', '9hTh2h7h', 'turn-four-suited', 'check'],
    ['As3c', '9hTc9d7h', 'turn-ace', 'bet'],
    ['Ks3s', '9sTc2s7h', 'turn-flush-draw', 'bet'],
    ['Js3s', '9sTc2s7h', 'turn-flush-draw', 'check'],
    ['Js3s', '9sTc2d7h', 'turn-rest', 'check'],
  ])('%s on %s: %s, %s', (hand, board, rule, says) => {
    const state = decision(hand, board)
    const { ruleId, says: said, why } = game.explain(STANDARD, state, solve(STANDARD, state))
    expect([ruleId, said]).toEqual([rule, [says]])
    expect(why.length).toBeGreaterThan(0)
  })

  it('with the flush rule four-three offsuit goes too', () => {
    const state = decision('4s3d')
    const explanation = game.explain(RULES['flush']!, state, solve(RULES['flush']!, state))
    const { ruleId, says } = explanation
    const { verdict, why } = reasonIn(game.messages, explanation)
    expect([ruleId, says]).toEqual(['preflop-four-three', ['fold']])
    expect(verdict).toBe('Fold 43 offsuit.')
    expect(why[2]).toBe('Betting loses more on average than folding.')
  })

  it('owns an exception', () => {
    // With every ace gone the dealer has that much less to beat seven-deuce with.
    const state = decision('7s2d', '', { dead: 'AsAhAdAc' })
    const solution = solve(STANDARD, state)
    expect(solution.best).toEqual(['bet'])
    expect(reasonIn(game.messages, game.explain(STANDARD, state, solution)).why[0]).toBe(
      'The rule counts no dead cards. With these gone, another play is better.',
    )
  })

  it('is what the spot trains', () => {
    expect(game.skill(STANDARD, decision('2s2d'))).toBe('preflop 22')
    expect(game.skill(STANDARD, decision('2s2d', '5h9cKd'))).toBe('flop low pocket pair')
  })
})

describe('spots', () => {
  it('are entered by the board, the turn with its bet on the flop', () => {
    const values = { hand: cards('KsQd'), board: cards('4s5h6d7c') }
    expect(must(enterSpot(game, STANDARD, values))).toEqual(decision('KsQd', '4s5h6d7c'))
    expect(must(enterSpot(game, STANDARD, { ...values, turnBet: true }))).toEqual(
      decision('KsQd', '4s5h6d7c', { did: ['bet', 'bet'] }),
    )
    expect(enterSpot(game, STANDARD, { ...values, board: cards('4s5h6d7c8c') })).toMatchObject({
      ok: false,
      problem: { name: 'WrongCount' },
    })
  })

  it('near the line are near it', () => {
    const gaps = Array.from({ length: 40 }, (_, i) => {
      const [first, last] = solve(STANDARD, game.spot(STANDARD, 'close-calls', makeRandom(`close ${i}`))).options
      return Math.abs(evValue(first!.ev) - evValue(last!.ev))
    })
    expect(gaps.filter((gap) => gap < 0.15).length).toBeGreaterThanOrEqual(20)
  })

  it.each([
    ['a card twice', 'hand-QsQs', 'DuplicateCard'],
    ['a turn before its decision', 'hand-QsJs~board-2s3s4s5s~did-bet', 'WrongCount'],
    ['a check before the flop', 'hand-QsJs~did-check', 'BadText'],
    ['a fold on the flop', 'hand-QsJs~board-2s3s4s~did-bet.fold', 'BadText'],
    ['an unknown decision', 'hand-QsJs~did-raise', 'BadText'],
    ['another spelling', 'hand-qsjs', 'BadText'],
  ])('refuse %s', (_name, text, problem) => {
    expect(game.parse(STANDARD, text)).toMatchObject({ ok: false, problem: { name: problem } })
  })
})
