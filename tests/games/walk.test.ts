import { describe, expect, it } from 'vitest'
import type { Step } from '@/lib/game/game'
import { exact } from '@/lib/game/ev'
import { advance, expectimax, leaves, play } from '@/lib/engines/round/index'
import { makeRandom } from '@/lib/math/random'

/*
 * A small game to reckon by hand: one card of four is dealt, 0 to 3; stay (worth 1), or go and be dealt another,
 * which pays its number.
 */
type State = { readonly seen: readonly number[]; readonly did: 'go' | 'stay' | null }
type Act = 'go' | 'stay'

const toy = (weight?: (cards: readonly number[]) => number) => ({
  step(_rules: { pays: Record<string, never> }, state: State): Step<State, Act> {
    const stub = [0, 1, 2, 3].filter((card) => !state.seen.includes(card))
    const deal = {
      kind: 'deal',
      stage: 'd',
      stub,
      count: 1,
      next: (cards: readonly number[]) => ({ ...state, seen: [...state.seen, ...cards] }),
    } as const
    const end = (net: number): Step<State, Act> => ({ kind: 'end', bets: [], net })
    if (state.seen.length === 0) return deal
    if (state.did === null)
      return { kind: 'decide', stage: 's', actions: ['go', 'stay'], next: (did) => ({ ...state, did }) }
    if (state.did === 'stay') return end(1)
    return state.seen.length === 2 ? end(state.seen[1]!) : { ...deal, ...(weight ? { weight } : {}) }
  },
})

const rules = { pays: {} }
const start: State = { seen: [], did: null }
const with0: State = { seen: [0], did: null }

describe('expectimax', () => {
  it('counts every deal', () => {
    expect(expectimax(toy(), rules, with0)).toEqual({
      options: [
        {
          action: 'go',
          ev: exact(2, 1),
          outcomes: [
            [1, 1],
            [2, 1],
            [3, 1],
          ],
        },
        { action: 'stay', ev: exact(1, 1), outcomes: [[1, 3]] },
      ].map((option) => ({ ...option, ev: { ...option.ev, ...(option.action === 'go' ? { num: 6n, den: 3n } : {}) } })),
      best: ['go'],
      deals: 3,
    })
  })

  it('offers both of an exact tie', () => {
    const tie: State = { seen: [3], did: null }
    expect(expectimax(toy(), rules, tie).best).toEqual(['go', 'stay'])
  })

  it('weighs deals that are not equally likely', () => {
    const { options, deals } = expectimax(
      toy(([card]) => (card === 3 ? 0.5 : 0.25)),
      rules,
      with0,
    )
    expect(options[0]!.outcomes).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ])
    expect(deals).toBe(4)
  })

  it('asks for a decision', () => {
    expect(() => expectimax(toy(), rules, start)).toThrow('not at a decision')
  })

  it('takes the last of equal actions later on', () => {
    const before = {
      step: (r: typeof rules, state: State): Step<State, Act | 'start'> =>
        state.seen[0] === -1
          ? { kind: 'decide', stage: 'first', actions: ['start'], next: () => ({ seen: [3], did: null }) }
          : (toy().step(r, state) as Step<State, Act | 'start'>),
    }
    expect(expectimax(before, rules, { seen: [-1], did: null }).options[0]!.outcomes).toEqual([[1, 1]])
  })
})

describe('walking', () => {
  it('deals to the next decision', () => {
    const state = advance(toy(), rules, start, makeRandom('a'))
    expect(state.seen).toHaveLength(1)
    expect(advance(toy(), rules, state, makeRandom('b'))).toBe(state)
  })

  it('plays a round out', () => {
    const { decisions, end } = play(toy(), rules, start, () => 'stay', makeRandom('a'))
    expect(decisions.map(({ action }) => action)).toEqual(['stay'])
    expect(end.net).toBe(1)
  })

  it('deals by weight', () => {
    const only3 = toy(([card]) => (card === 3 ? 1 : 0))
    for (let i = 0; i < 20; i++) expect(play(only3, rules, with0, () => 'go', makeRandom(`${i}`)).end.net).toBe(3)
  })

  it('finds every end', () => {
    expect([...leaves(toy(), rules, start)]).toHaveLength(4 * (3 + 1))
  })
})
