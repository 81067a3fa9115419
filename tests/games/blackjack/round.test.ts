import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/game/game'
import { enterSpot } from '@/lib/game/enter'
import { evValue } from '@/lib/game/ev'
import { type BlackjackGameRules, VARIANTS } from '@/lib/games/blackjack/rules'
import { solver } from '@/lib/games/blackjack/solve'
import { taughtGame as blackjack } from '@/lib/games/blackjack/teaching'
import { applyRules, makeRules, parseRules } from '@/lib/game/rules'
import { draw, makeRandom } from '@/lib/math/random'
import { reasonIn } from '@/lib/messages/message'
import { must } from '@/lib/result'
import { decisionsOf, walk } from '../contract'

const usual = VARIANTS[0].rules
const RULES: readonly { readonly name: string; readonly rules: BlackjackGameRules }[] = [
  { name: 'as usual', rules: usual },
  { name: 'with surrender', rules: VARIANTS[3]!.rules },
  { name: 'without a hole card', rules: { ...usual, peek: false } },
  { name: 'aces split again, one deck', rules: { ...usual, resplitAces: true, decks: 1 } },
]

describe.each(RULES)('rounds $name', ({ name, rules }) => {
  const rounds = Array.from({ length: 150 }, (_, i) => {
    const random = makeRandom(`${name} ${i}`)
    const dead = i % 3 === 0 ? draw(random, blackjack.deck(rules).cards, 3) : []
    const sides = i % 2 === 0 ? { 'twenty-one-plus-three': 1, 'perfect-pairs': 0.5 } : {}
    return walk(blackjack, rules as Rules, blackjack.start(rules, { dead, sides }), random)
  })
  const places = rounds.flat()

  it('are spelled and entered again', () => {
    for (const { state } of places) {
      const text = blackjack.make(state as never)
      expect(must(blackjack.parse(rules, text))).toEqual(state)
    }
    for (const { state } of decisionsOf(places)) {
      const values = blackjack.values(state as never)
      expect({ ...must(enterSpot(blackjack, rules, values)), sides: {} }).toEqual({ ...(state as object), sides: {} })
    }
  })

  it('end with bets that add up', () => {
    for (const { step } of places) {
      if (step.kind !== 'end') continue
      const main = step.bets.filter(({ bet }) => !blackjack.sideBets.some(({ id }) => id === bet))
      expect(main.reduce((sum, { net }) => sum + net, 0)).toBeCloseTo(step.net, 9)
    }
  })

  it('are solved at every decision as the felt asks it, and explained', () => {
    for (const { state, step } of decisionsOf(places).slice(0, 120)) {
      if (step.kind !== 'decide') continue
      const solution = solver.solve(rules, state as never)
      expect(solution.options.map(({ action }) => action)).toEqual(step.actions)
      for (const { ev, outcomes } of solution.options) {
        expect(outcomes.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 9)
        expect(outcomes.reduce((sum, [net, chance]) => sum + net * chance, 0)).toBeCloseTo(evValue(ev), 9)
      }
      const explanation = blackjack.explain(rules, state as never, solution)
      const { verdict, why } = reasonIn(blackjack.messages, explanation)
      expect(step.actions).toEqual(expect.arrayContaining([...explanation.says]))
      for (const sentence of [verdict, ...why]) expect(sentence).toMatch(/^\P{Ll}.*[.]$/u)
      for (const { id } of blackjack.strategies!)
        expect(step.actions).toEqual(expect.arrayContaining([...blackjack.follows(rules, id, state as never)]))
    }
  })
})

it('splits aces again where the rules say so, and gives each one card', () => {
  const rules = { ...usual, resplitAces: true }
  const random = makeRandom('aces')
  let state = must(enterSpot(blackjack, rules, { hand: [48, 49], upcard: [0] }))
  for (const [action, card] of [
    ['split', 50],
    ['split', 51],
  ] as const) {
    const decide = blackjack.step(rules, state)
    if (decide.kind !== 'decide') throw new Error('a decision')
    const deal = blackjack.step(rules, decide.next(action))
    if (deal.kind !== 'deal') throw new Error('a card')
    state = deal.next([card])
    expect(must(enterSpot(blackjack, rules, blackjack.values(state)))).toEqual(state)
  }
  const now = blackjack.step(rules, state)
  expect(now.kind === 'decide' && now.actions).toEqual(['stand', 'split'])
  const { options } = solver.solve(rules, state)
  expect(options.map(({ action }) => action)).toEqual(['stand', 'split'])
  expect(walk(blackjack, rules as Rules, state, random).at(-1)!.step.kind).toBe('end')
})

describe('what is trained', () => {
  it.each(blackjack.drills.map(({ id, stage }) => [id, stage] as const))(
    'the drill %s finds decisions',
    (id, stage) => {
      for (const { rules } of RULES)
        for (let i = 0; i < 10; i++) {
          const state = blackjack.spot(rules, id, makeRandom(`${id} ${i}`))
          const step = blackjack.step(rules, state)
          if (step.kind !== 'decide') throw new Error(`${id} gives no decision`)
          if (stage !== undefined) expect(step.stage).toBe(stage)
          expect(must(blackjack.parse(rules, blackjack.make(state)))).toEqual(state)
        }
    },
  )

  it('a skill is dealt again', () => {
    for (const skill of ['insurance', 'hard 16 v T', 'soft 18 v 9', 'pair 8 v A', 'pair T', 'hard 7 or less']) {
      const state = blackjack.spotOf!(usual, skill, makeRandom(skill))!
      expect(blackjack.skill(usual, state)).toBe(skill)
      expect(blackjack.messages.skill(skill)).toMatch(/^[A-Z]/)
    }
    expect(blackjack.skillStage(usual, 'hard 99 v T')).toBeUndefined()
  })

  it('rounds that ask nothing are counted as dealt rounds have them', () => {
    for (const rules of [usual, { ...usual, peek: false }]) {
      const { chance, mean, square } = blackjack.unasked!(rules)
      let [asked, sum, squares, rounds] = [0, 0, 0, 0]
      const random = makeRandom('unasked')
      for (; rounds < 20_000; rounds++) {
        const places = walk(blackjack, rules as Rules, blackjack.start(rules), random)
        const end = places.at(-1)!.step
        const asks = decisionsOf(places).some(({ step }) => step.kind === 'decide' && step.actions.length > 1)
        if (asks || end.kind !== 'end') asked++
        else [sum, squares] = [sum + end.net, squares + end.net ** 2]
      }
      const none = rounds - asked
      expect(Math.abs(none / rounds - chance)).toBeLessThan(0.006)
      expect(Math.abs(sum / none - mean)).toBeLessThan(0.06)
      expect(Math.abs(squares / none - square)).toBeLessThan(0.08)
    }
  })
})

it('its rules survive their text form', () => {
  const rules = must(applyRules(blackjack, 's17', { decks: 2, resplitAces: true, peek: false, doubleOn: '10-11' }))
  expect(must(parseRules(blackjack, makeRules(blackjack, rules)))).toEqual(rules)
})
