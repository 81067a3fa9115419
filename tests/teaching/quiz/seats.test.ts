import { describe, expect, it } from 'vitest'
import { type Card, parseCards as readCards } from '@/lib/cards/card'
import { findGame, GAMES } from '@/lib/games/index'
import type { Rules } from '@/lib/game/game'
import { loadSolver } from '@/lib/games/solvers'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { must, ok } from '@/lib/result'
import { freshAnswers } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { answer, goOn, startRound } from '@/lib/teaching/quiz/round'
import { effectOfSeats, seatsOf, withDead } from '@/lib/teaching/quiz/seats'

const parseCards = (text: string) => must(readCards(text))
const deadOf = (game: AnyTaughtGame, state: unknown) => game.values(state)['dead'] as readonly Card[]

describe.each(GAMES.map((game) => [game.id, game as AnyTaughtGame] as const))('the other seats of %s', (_, game) => {
  const rules = game.variants[0].rules as Rules
  const rounds = [1, 2, 3, 4].flatMap((i) =>
    game.drills.map(({ id }) => ({ drill: id, seed: `seats-${i}`, alone: startRound(game, rules, id, `seats-${i}`) })),
  )

  it('are dealt from what is left, the neighbors’ cards first, and change nothing else of the decision', () => {
    for (const { drill, seed, alone } of rounds) {
      if (alone.phase.kind !== 'asking' || deadOf(game, alone.state).length > 0) continue
      const [near, all] = (['neighbors', 'all'] as const).map((seen) => startRound(game, rules, drill, seed, {}, seen))
      const [two, six] = [deadOf(game, near!.state), deadOf(game, all!.state)]
      expect(six.slice(0, two.length)).toEqual(two)
      expect(seatsOf(game, near!.state, 'neighbors')).toHaveLength(2)
      expect(seatsOf(game, all!.state, 'all').length).toBeGreaterThanOrEqual(5)
      expect(game.make(must(withDead(game, rules, all!.state, [])))).toBe(game.make(alone.state))
      expect(game.make(must(game.parse(rules, game.make(all!.state))))).toBe(game.make(all!.state))
    }
  })

  it('stay until the round ends, and their effect can be told at each of its decisions', async () => {
    const solver = await loadSolver(game.id)
    for (const seed of ['round-1', 'round-2']) {
      let round = startRound(game, rules, game.drills[0].id, seed, {}, 'all')
      const dead = deadOf(game, round.state)
      while (round.phase.kind === 'asking') {
        expect(deadOf(game, round.state)).toEqual(dead)
        const solution = solver.solve(rules, round.state)
        const effect = must(
          await effectOfSeats(game, rules, round.state, solution, async (states) =>
            ok(states.map((state) => solver.solve(rules, state))),
          ),
        )
        if (effect.kind === 'other') {
          expect(solution.best).not.toContain(effect.play)
          expect(effect.by).toBeGreaterThan(0)
        } else expect(Math.min(effect.lead, effect.without)).toBeGreaterThanOrEqual(0)
        round = goOn(game, answer(game, round, round.phase.actions.at(-1)!, solution))
      }
    }
  })
})

describe('what the cards in sight did', () => {
  const game = findGame('three-card-poker')!
  const rules = game.variants[0].rules as Rules
  const effectOf = async (hand: string, dead: string) => {
    const solver = await loadSolver(game.id)
    const solve = (state: unknown) => solver.solve(rules, state)
    const state = must(game.parse(rules, `hand-${hand}~dead-${dead}`)) as unknown
    const effect = await effectOfSeats(game, rules, state, solve(state), async (states) => ok(states.map(solve)))
    return must(effect)
  }

  it('is told by the cards of one rank where they alone change the play', async () => {
    const effect = await effectOf('Qs6h3d', 'KcKd7h8c2s2h')
    expect(effect).toMatchObject({ kind: 'other', play: 'fold', cards: parseCards('KcKd') })
  })

  it('is a change of the lead where the play stays', async () => {
    const effect = await effectOf('AsKh3d', 'Qc7d')
    expect(effect.kind).toBe('same')
  })
})

it('answers with others’ cards in sight are left out of every estimate', () => {
  const one = { kind: 'answer', id: 'a', at: 1, game: 'three-card-poker', rules: '', seed: 'x-1', skill: 's' } as const
  const record = (spot: string) => ({ ...one, spot }) as unknown as AnswerRecord
  expect(freshAnswers([record('hand-Qs6h3d')])).toHaveLength(1)
  expect(freshAnswers([record('hand-Qs6h3d~dead-KcKd')])).toHaveLength(0)
})
