import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { GAMES } from '@/lib/games/index'
import { makeRandom } from '@/lib/math/random'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { restoreRound } from '@/lib/teaching/quiz/resume'
import type { Move, SessionRecord, StoredSession } from '@/lib/teaching/quiz/session-record'
import { answer, goOn, miss, type Round, startRound } from '@/lib/teaching/quiz/round'

const stored = (
  game: AnyTaughtGame,
  round: Round<Rules, unknown, string>,
  moves: readonly Move[],
  stands: boolean,
): StoredSession => ({
  session: {
    kind: 'session',
    id: 'abc',
    version: 1,
    at: 0,
    game: game.id,
    rules: '',
    plan: '',
    hands: [{ seed: round.seed, spot: game.make(round.state), moves }],
    stands,
    hand: 1,
    isWhole: true,
    isTimeUp: false,
    isOver: false,
    won: 0,
    stake: 10,
    rounds: [],
  } satisfies SessionRecord,
  answers: [],
  rounds: [],
})

/** What a page shows of a round. */
const shown = ({ state, phase, seed }: Round<Rules, unknown, string>) => ({ state, phase, seed })

describe.each((GAMES as readonly AnyTaughtGame[]).map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const rules = game.variants[0].rules as Rules
  const drill = game.drills[0].id
  const restored = (one: StoredSession) => restoreRound(game, rules, drill, one) as Round<Rules, unknown, string> | null

  it('at every moment of a round, what was stored gives the same round again', () => {
    for (let i = 1; i <= 25; i++) {
      const random = makeRandom(`resume/${i}`)
      const first = startRound(game, rules, drill, `k3x9-${i}`) as Round<Rules, unknown, string>
      const moves: Move[] = []
      let round = first
      expect(shown(restored(stored(game, first, moves, false))!)).toEqual(shown(round))
      while (round.phase.kind === 'asking') {
        expect(shown(restored(stored(game, first, [...moves, { action: null, answer: null }], true))!)).toEqual(
          shown(miss(round, null)),
        )
        const action = round.phase.actions[Math.floor(random() * round.phase.actions.length)]!
        moves.push({ action, answer: null })
        round = answer(game, round, action)
        expect(shown(restored(stored(game, first, moves, true))!)).toEqual(shown(round))
        round = goOn(game, round)
        expect(shown(restored(stored(game, first, moves, false))!)).toEqual(shown(round))
      }
    }
  })

  it('what can’t be laid out is no round', () => {
    const first = startRound(game, rules, drill, 'k3x9-1') as Round<Rules, unknown, string>
    const one = stored(game, first, [], false)
    const changed = (part: Partial<SessionRecord>): StoredSession => ({ ...one, session: { ...one.session, ...part } })
    expect(restored(changed({ hands: [] }))).toBeNull()
    expect(restored(changed({ stands: true }))).toBeNull()
    expect(restored(changed({ hands: [{ seed: 'k3x9-1', spot: 'no such', moves: [] }] }))).toBeNull()
    expect(restored(stored(game, first, [{ action: 'no such', answer: null }], false))).toBeNull()
    expect(restored(stored(game, first, [{ action: null, answer: null }], false))).toBeNull()
  })
})

it('the grades of earlier decisions come back with the round', () => {
  const game = (GAMES as readonly AnyTaughtGame[]).find(({ id }) => id === 'ultimate-texas-holdem')!
  const rules = game.variants[0].rules as Rules
  const first = startRound(game, rules, game.drills[0].id, 'k3x9-1') as Round<Rules, unknown, string>
  const one = stored(game, first, [{ action: 'check', answer: 'a' }], false)
  const given = { id: 'a', action: 'check' } as AnswerRecord
  const round = restoreRound(game, rules, game.drills[0].id, { ...one, answers: [given] })
  expect(round?.answers).toEqual([given])
})
