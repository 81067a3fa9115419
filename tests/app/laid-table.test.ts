import { describe, expect, it } from 'vitest'
import { openSession } from '@/app/[game]/trainer/address'
import { openTable, resume, sessionOf } from '@/app/[game]/trainer/laid-table'
import { findGame } from '@/lib/games/index'
import { answer, startRound } from '@/lib/teaching/quiz/round'

/* A reload in the moment between what is shown and what is stored. */

const game = findGame('three-card-poker')!
const rules = game.variants[0].rules as never
const opened = { ...openSession(game, { drill: game.drills[0].id, choice: 'dealt' } as never, rules, 'abc', {}) }

describe('the session that an address names', () => {
  const round = opened.round!
  const [action] = round.phase.kind === 'asking' ? round.phase.actions : []
  const table = openTable(game, opened)
  const stands = {
    ...table,
    round: answer(game, round, action!),
    hands: [{ ...table.hands[0]!, moves: [{ action: action!, answer: null }] }],
    stands: true,
  }
  const session = sessionOf(game, opened, stands, { at: 0, stake: 10, version: 1 })
  const stored = { session, answers: [], rounds: [] }
  const at = (seed: string) => resume(game, { ...opened, seed }, stored)
  const [series, index] = opened.seed.split('-') as [string, string]

  it('goes on with the next hand where the address shows it and it wasn’t stored yet', () => {
    const seed = `${series}-${Number(index) + 1}`
    const next = startRound(game, rules, game.drills[0].id, seed, {}) as never
    const gone = resume(game, { ...opened, seed, round: next }, stored)!
    expect([gone.seed, gone.round]).toEqual([seed, next])
    expect(openTable(game, gone)).toMatchObject({
      hand: 2,
      stands: false,
      hands: [{ moves: [{}] }, { seed, moves: [] }],
    })
  })

  it('goes on from its answer where the next hand wasn’t found yet', () => {
    const searched = { ...opened, seed: `${series}-${Number(index) + 3}`, round: null }
    expect(resume(game, searched, stored)).toMatchObject({ seed: opened.seed, round: { phase: { kind: 'chosen' } } })
    expect(at(opened.seed)?.round?.phase.kind).toBe('chosen')
  })

  it('is another one where somebody changed the address', () => {
    expect(at('other-9')).toBeNull()
    const asking = { ...session, stands: false, hands: table.hands }
    expect(
      resume(game, { ...opened, seed: `${series}-${Number(index) + 1}` }, { ...stored, session: asking }),
    ).toBeNull()
  })
})
