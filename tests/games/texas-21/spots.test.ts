import { describe, expect, it } from 'vitest'
import { evValue } from '@/lib/game/ev'
import { closePlays, findClosePlay } from '@/lib/games/texas-21/spots'
import { readDealName } from '@/lib/engines/blackjack/holding'
import { taughtGame as texas21 } from '@/lib/games/texas-21/teaching'
import { type Texas21Rules, VARIANTS } from '@/lib/games/texas-21/rules'
import { solve } from '@/lib/games/texas-21/solve'
import type { Texas21State } from '@/lib/games/texas-21/round'
import { makeRandom } from '@/lib/math/random'
import { reasonIn } from '@/lib/messages/message'
import { cards, spotOf } from './plain'

const usual = VARIANTS[0].rules
const rulesOf = (id: string): Texas21Rules => VARIANTS.find((variant) => variant.id === id)!.rules
const explained = (rules: Texas21Rules, state: Texas21State) => {
  const explanation = texas21.explain(rules, state, solve(rules, state))
  return { ...explanation, ...reasonIn(texas21.messages, explanation) }
}

describe('the drills', () => {
  const spots = (rules: Texas21Rules, drill: string, count: number): readonly Texas21State[] =>
    Array.from({ length: count }, (_, i) => texas21.spot(rules, drill, makeRandom(`${drill} ${i}`)))

  it('the flop changes the play: every time, and the words say so', () => {
    for (const { rules } of VARIANTS)
      for (const state of spots(rules, 'flop', 12)) {
        const [withFlop, without] = [state, { ...state, flop: null }].map((one) => solve(rules, one).best)
        expect(withFlop).not.toEqual(without)
        expect(explained(rules, state).why[0]).toMatch(/The flop changes the play|Without the flop/)
      }
  })

  it('close calls cost little', () => {
    for (const state of spots(usual, 'close-calls', 20)) {
      const [first, second] = solve(usual, state)
        .options.map(({ ev }) => evValue(ev))
        .sort((a, b) => b - a)
      expect(first! - second!).toBeLessThan(0.02)
    }
  })

  it('as dealt come insurance and every kind of hand', () => {
    const skills = spots(usual, 'as-dealt', 300).map((state) => texas21.skill(usual, state))
    for (const kind of [
      /^insurance$/,
      /^hard 1\d v .$/,
      /^soft 1\d v .$/,
      /^pair . v .$/,
      /^hard 18 or more$/,
      / on the flop$/,
    ])
      expect(skills.some((skill) => kind.test(skill))).toBe(true)
  })
})

it('the plays that a flop can change are what the solver finds without one', () => {
  for (const { rules } of VARIANTS)
    for (const name of closePlays(rules).filter((_, i) => i % 4 === 0)) {
      const [a, b, upcard] = readDealName(name).map((value) =>
        'AsKs2s3s4s5s6s7s8s9sTs'.slice(value === 1 ? 0 : 2 * value, value === 1 ? 2 : 2 * value + 2),
      )
      const { options } = solve(rules, spotOf(rules, a! + b!, upcard!))
      const [first, second] = [...options].sort((x, y) => evValue(y.ev) - evValue(x.ev))
      const play = findClosePlay(rules, name)!
      expect([first!.action, second!.action]).toEqual([play.best, play.next])
      expect(play.gain).toBeCloseTo(evValue(first!.ev) - evValue(second!.ev), 6)
    }
})

describe('the words', () => {
  it('cite the rule', () => {
    expect(explained(usual, spotOf(usual, '8s8d', 'Th', '2c9dKsTh'))).toMatchObject({
      ruleId: 'split-aces-eights',
      says: ['split'],
    })
    expect(explained(usual, spotOf(usual, 'Ts6d', '6h', '2c9dKsTh'))).toMatchObject({
      ruleId: 'stand-13-16',
      says: ['stand'],
    })
    expect(explained(usual, spotOf(usual, '6s5d', 'Ah'))).toMatchObject({ ruleId: 'double-11' })
    expect(explained(rulesOf('s17'), spotOf(rulesOf('s17'), '6s5d', 'Ah'))).toMatchObject({ ruleId: 'hit' })
    expect(explained(rulesOf('h17-ls'), spotOf(rulesOf('h17-ls'), 'Ts6d', 'Ah'))).toMatchObject({
      ruleId: 'surrender-16',
    })
    expect(explained(usual, spotOf(usual, '6s5d', 'Ah', '', { insurance: 1 }))).toMatchObject({
      ruleId: 'insurance',
      says: ['decline'],
    })
  })

  it('tell an exception of two cards from one of the flop', () => {
    // With tens gone twelve busts less often, and so does the dealer's four: ten-two is hit then.
    expect(explained(usual, spotOf(usual, 'Ts2d', '4h')).says).toEqual(['stand'])
    const changed = explained(usual, spotOf(usual, 'Ts2d', '4h', 'TcJdQsKh'))
    expect(changed.why[0]).toMatch(/^The flop changes the play: with these four cards gone hitting is /)
    expect(explained(usual, spotOf(usual, 'Ts2d', '4h', '', { dead: cards('TcJdQsKhTh') })).why[0]).toMatch(
      /^The dead cards make this hand an exception: /,
    )
  })

  it('blame no dead cards where none are', () => {
    const eight = { ...usual, decks: 8 } as Texas21Rules
    expect(explained(eight, spotOf(eight, 'Ts2d', '4h', 'TcJdQsKh')).why[0]).toMatch(
      /^The rule is for a usual shoe\. With these cards hitting is better/,
    )
  })
})
