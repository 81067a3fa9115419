import { describe, expect, it } from 'vitest'
import { makeCards, parseCards, type Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, leastPairStrength } from '@/lib/cards/strength'
import { evaluate3, handOfThree } from '@/lib/cards/three'
import {
  defineRound,
  expectimax,
  type Felt,
  play,
  type RoundState,
  type Settlement,
  settleSides,
} from '@/lib/engines/round/index'
import { compareEv } from '@/lib/game/ev'
import type { SpotValues } from '@/lib/game/game'
import {
  ACTIONS,
  actionOf,
  type Bet,
  betOf,
  type MississippiAction,
  type MississippiRules,
  SIDE_BETS,
  VARIANTS,
} from '@/lib/games/mississippi-stud/rules'
import { decision } from '@/lib/games/mississippi-stud/solve'
import { draw, makeRandom } from '@/lib/math/random'
import { fail, must, ok } from '@/lib/result'

/* Mississippi Stud as a script: a game without a dealer's hand, with a history that is entered and cards that come after a fold. */

type State = RoundState<'hand' | 'board', MississippiAction>
const RULES: MississippiRules = VARIANTS[0].rules
const cards = (text: string): Card[] => [...must(parseCards(text))]
const actions = () => ACTIONS

/** What every bet is paid to one: nothing is a push, −1 a loss. */
function payOf({ pays }: MississippiRules, final: readonly Card[]): number {
  const strength = strengthOfCards(final)
  const hand = handOf(strength)
  const pair = strength >= leastPairStrength(9) ? 'pair-jacks' : strength >= leastPairStrength(4) ? 'pair-sixes' : ''
  return pays.hands[hand === 'pair' ? pair : hand] ?? -1
}

function settle(rules: MississippiRules, { hand, board, did, sides }: State): Settlement {
  const hasFolded = did.includes('fold')
  const pay = hasFolded ? -1 : payOf(rules, [...hand, ...board])
  const because = { id: hasFolded ? 'folded' : 'made' }
  const main = [1, ...did.map(betOf)]
    .map((stake, i) => ({ bet: `bet-${i}`, stake, net: stake * pay, because }))
    .filter(({ stake }) => stake > 0)
  const bonus = settleSides(SIDE_BETS, sides, {
    'three-card': () => {
      const made = handOfThree(evaluate3(board[0]!, board[1]!, board[2]!))
      return { pay: rules.pays['three-card'][made] ?? 0, because: { id: 'made' } }
    },
  })
  return { bets: [...main, ...bonus], net: main.reduce((sum, { net }) => sum + net, 0) }
}

const round = defineRound<MississippiRules, 'hand' | 'board', MississippiAction, 'third' | 'fourth' | 'fifth'>({
  places: [
    { id: 'hand', owner: 'player', size: 2, name: { id: 'hand' }, zone: 'player' },
    { id: 'board', owner: 'board', size: 3, name: { id: 'board' } },
  ],
  actions: ACTIONS,
  sideBets: SIDE_BETS,
  script: [
    { deal: 'hand', to: 'hand', until: 2 },
    { ask: 'third', actions },
    { deal: 'third', to: 'board', until: 1 },
    { ask: 'fourth', actions },
    { deal: 'fourth', to: 'board', until: 2 },
    { ask: 'fifth', actions },
    { deal: 'fifth', to: 'board', until: 3 },
  ],
  afterFold: [{ deal: 'board', to: 'board', until: 3, when: ({ sides }) => 'three-card' in sides }],
  bet: betOf,
  entry: {
    did: ({ board, bets }) => {
      const [there, made] = [board as readonly Card[], bets as readonly Bet[]]
      return there.length === made.length
        ? ok(made.map(actionOf))
        : fail('WrongCount', 'bets takes as many bets as the board has cards.', 'bets')
    },
    values: ({ did }) => ({ bets: did.map(betOf) }),
  },
  settle,
  felt,
})
const { game } = round

function felt(_rules: MississippiRules, { did }: State): Felt<'hand' | 'board'> {
  return { zones: {}, bets: [{ id: 'bets', stake: 1 + round.betSoFar(did) }] }
}

/** The deals and decisions of one round, decided from a list. */
function stagesOf(did: readonly MississippiAction[], sides: Record<string, number> = {}): readonly string[] {
  const stages: string[] = []
  const left = [...did]
  let state = game.start(RULES, { sides })
  for (;;) {
    const now = game.step(RULES, state)
    if (now.kind === 'end') return [...stages, `end ${now.bets.map(({ bet }) => bet).join(' ')}`]
    stages.push(now.kind === 'deal' ? `deal ${now.stage} ${now.count}` : now.stage)
    state = now.kind === 'deal' ? now.next(now.stub.slice(-now.count)) : now.next(left.shift()!)
  }
}

describe('a round as a script', () => {
  it('deals and asks in order', () =>
    expect(stagesOf(['bet-3x', 'bet-1x', 'bet-2x'])).toEqual([
      'deal hand 2',
      'third',
      'deal third 1',
      'fourth',
      'deal fourth 1',
      'fifth',
      'deal fifth 1',
      'end bet-0 bet-1 bet-2 bet-3',
    ]))

  it('ends at a fold, but for the cards that a side bet waits for', () => {
    const early = ['deal hand 2', 'third', 'deal third 1', 'fourth']
    expect(stagesOf(['bet-1x', 'fold'])).toEqual([...early, 'end bet-0 bet-1'])
    expect(stagesOf(['bet-1x', 'fold'], { 'three-card': 1 })).toEqual([
      ...early,
      'deal board 2',
      'end bet-0 bet-1 three-card',
    ])
  })

  it('tells its stages, and the fields by which a decision is entered', () => {
    expect(game.stages.map(({ id }) => id)).toEqual(['third', 'fourth', 'fifth'])
    expect(game.fields).toEqual([
      { kind: 'cards', id: 'hand', counts: [2], needed: true },
      { kind: 'cards', id: 'board', counts: [0, 1, 2], needed: false },
    ])
  })

  it('is written and read at every state, by its entry too', () => {
    for (let i = 0; i < 50; i++) {
      const random = makeRandom(`written ${i}`)
      const sides: Record<string, number> = i % 2 === 0 ? {} : { 'three-card': 0.5 }
      const begun = game.start(RULES, { sides, dead: draw(random, DECK, i % 4) })
      const { decisions, state } = play(game, RULES, begun, () => ACTIONS[Math.floor(random() * 4)]!, random)
      for (const one of [begun, ...decisions.map((met) => met.state), state])
        expect(must(game.parse(RULES, game.make(one)))).toEqual(one)
      for (const { state: one } of decisions)
        expect(must(game.enter(RULES, game.values(one)))).toEqual({ ...one, sides: {} })
    }
  })

  it('is spelled by what is known so far', () => {
    const state = { ...game.start(RULES, { sides: { 'three-card': 1 } }), hand: cards('KsQd'), board: cards('4s') }
    expect(game.make({ ...state, did: ['bet-3x', 'fold'] })).toBe(
      'hand-KsQd~board-4s~did-bet-3x.fold~sides-three-card_1',
    )
  })

  it.each([
    ['a card before its bet', 'hand-KsQd~board-4s', 'WrongCount'],
    ['a bet before the cards', 'did-bet-3x', 'WrongCount'],
    ['a board after a fold that nothing waits for', 'hand-KsQd~board-4s5s6s~did-fold', 'WrongCount'],
    ['half of the board after a fold', 'hand-KsQd~board-4s~did-fold~sides-three-card_1', 'WrongCount'],
    ['a bet after a fold', 'hand-KsQd~did-fold.bet-1x', 'BadText'],
    ['an unknown action', 'hand-KsQd~did-check', 'BadText'],
    ['a dealer', 'hand-KsQd~dealer-4s5s', 'BadText'],
    ['a card twice', 'hand-KsKs', 'DuplicateCard'],
  ])('refuses %s', (_, text, name) => {
    expect(game.parse(RULES, text)).toMatchObject({ ok: false, problem: { name } })
  })

  it('is entered by as many bets as the board has cards', () => {
    const values = (board: string, bets: readonly number[]): SpotValues => ({
      hand: cards('KsQd'),
      board: cards(board),
      bets,
    })
    expect(game.make(must(game.enter(RULES, values('4s5s', [1, 3]))))).toBe('hand-KsQd~board-4s5s~did-bet-1x.bet-3x')
    expect(game.enter(RULES, values('4s5s', [1]))).toMatchObject({ ok: false, problem: { name: 'WrongCount' } })
  })

  it('lies on a felt without a dealer', () => {
    const state = must(game.parse(RULES, 'hand-KsQd~board-4s~did-bet-3x'))
    expect(game.table(RULES, state)).toEqual([
      { kind: 'cards', id: 'board', name: { id: 'board' }, owner: 'board', cards: [...cards('4s'), 'empty', 'empty'] },
      { kind: 'cards', id: 'player', name: { id: 'hand' }, owner: 'player', cards: cards('KsQd') },
      { kind: 'bets', id: 'bets', bets: [{ id: 'bets', stake: 4 }] },
    ])
  })

  it('knows where it stands: a board too large is no decision', () => {
    const state: State = { ...game.start(RULES), hand: cards('KsQd') }
    expect(round.stageOf(state)).toBe('third')
    expect(round.stageOf({ ...state, board: cards('4s5s') })).toBeUndefined()
    expect(makeCards(round.unseen(state))).not.toMatch(/Ks|Qd/)
  })
})

describe('the plain solver over it', () => {
  it('equals the solver of the game', () => {
    for (let i = 0; i < 6; i++) {
      const known = draw(makeRandom(`plain ${i}`), DECK, 10)
      const [hand, board, bets] = [known.slice(0, 2), known.slice(2, 2 + (i % 3)), [1, 3].slice(0, i % 3) as Bet[]]
      // Of the third street's cards to come only eight are left, so that every deal can be tried.
      const dead = without(DECK, known)
      const plain = expectimax(game, RULES, must(game.enter(RULES, { hand, board, bets, dead })))
      const fast = decision(RULES, { hand, board, bets, dead })
      expect(plain.best).toEqual(fast.best)
      for (const [at, { action, ev }] of plain.options.entries()) {
        expect(fast.options[at]!.action).toBe(action)
        expect(compareEv(fast.options[at]!.ev, ev)).toBe(0)
      }
    }
  })
})
