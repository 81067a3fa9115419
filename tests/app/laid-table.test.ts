import { describe, expect, it } from 'vitest'
import { openSession } from '@/app/[game]/trainer/address'
import {
  graded,
  isAgain,
  lastSeed,
  lay,
  layAgain,
  openTable,
  resume,
  runOf,
  sessionOf,
} from '@/app/[game]/trainer/laid-table'
import { findGame } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { answerOf } from '@/tests/storage/samples'
import { answer, goOn, judge, startRound } from '@/lib/teaching/quiz/round'

/* A reload in the moment between what is shown and what is stored. */

const game = findGame('three-card-poker')!
const rules = game.variants[0].rules as never
const drill = game.drills[0].id
const solver = await loadSolver(game.id)
const aRecord = answerOf(0, { game: game.id })
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

  it('goes on with the next decision of the same hand where the address shows it and it wasn’t stored yet', () => {
    const holdem = findGame('ultimate-texas-holdem')!
    const asked = openSession(
      holdem,
      { drill: 'preflop', choice: 'dealt' } as never,
      holdem.variants[0].rules as never,
      'abc',
      {},
    )
    const checked = answer(holdem, asked.round!, 'check')
    const onTable = openTable(holdem, asked)
    const answered = {
      ...onTable,
      hands: [{ ...onTable.hands[0]!, moves: [{ action: 'check', answer: null }] }],
      stands: true,
    }
    const kept = {
      session: sessionOf(holdem, asked, answered, { at: 0, stake: 10, version: 1 }),
      answers: [],
      rounds: [],
    }
    const flop = goOn(holdem, checked)
    const gone = resume(holdem, { ...asked, round: flop }, kept)!
    expect(gone.round).toMatchObject({ state: flop.state, phase: { kind: 'asking', stage: 'flop' } })
    expect(openTable(holdem, gone)).toMatchObject({ stands: false, hand: 1, hands: [{ moves: [{ action: 'check' }] }] })
    expect(resume(holdem, asked, kept)?.round?.phase.kind).toBe('chosen')
  })

  it('is another one where somebody changed the address', () => {
    expect(at('other-9')).toBeNull()
    const asking = { ...session, stands: false, hands: table.hands }
    expect(
      resume(game, { ...opened, seed: `${series}-${Number(index) + 1}` }, { ...stored, session: asking }),
    ).toBeNull()
  })
})

describe('a run that is over', () => {
  it('is kept with its score; a session that’s none, or a replay, isn’t', () => {
    const clock = { kind: 'run', seconds: 60 } as const
    const answered = { ...openTable(game, opened), records: [{ ...aRecord, cost: 0.25, grade: 'blunder' as const }] }
    const of = (plan: object) => runOf(game, { ...opened, plan: { ...opened.plan, ...plan } }, answered, 7)
    expect(of({ clock })).toMatchObject({ id: 'run-abc', at: 7, plan: 'run=60', right: 0, asked: 1, cost: 0.25 })
    expect(of({})).toBeNull()
    expect(of({ clock, choice: 'replay' })).toBeNull()
    expect(runOf(game, { ...opened, plan: { ...opened.plan, clock } }, openTable(game, opened), 7)).toBeNull()
  })
})

describe('a missed hand that comes back', () => {
  const solution = solver.solve(rules, opened.round!.state as never)
  const worst = solution.options.at(-1)!.action
  const record: AnswerRecord = {
    ...judge(game, answer(game, opened.round!, worst), solution).answers[0]!,
    grade: 'mistake',
    kind: 'answer',
    id: 'missed',
    at: 0,
    rules: '',
    choice: 'dealt',
    time: null,
  }
  /** The first hand missed, and then so many others. */
  const after = (others: number) =>
    Array.from({ length: others }, (_, i) => i + 2).reduce(
      (table, i) => {
        const laid = lay(game, table, startRound(game, rules, drill, `abc-${i}`) as never, 0)
        const hands = laid.hands.map((hand) => ({
          ...hand,
          moves: [{ action: worst, answer: hand.moves[0]?.answer ?? null }],
        }))
        return { ...laid, hands, round: answer(game, laid.round!, worst) }
      },
      graded(openTable(game, opened), answer(game, opened.round!, worst), record),
    )

  it('is no further hand of the session, and the next new one follows the last', () => {
    const back = layAgain(game, opened, after(6), 0, false)!
    expect(layAgain(game, opened, after(2), 0, false)).toBeNull()
    expect([isAgain(back), back.hand, back.isWhole, lastSeed(back)]).toEqual([true, 7, false, 'abc-7'])
    expect(back.round).toMatchObject({ seed: 'abc-1', state: opened.round!.state, phase: { kind: 'asking' } })
    expect(layAgain(game, opened, back, 0, false)?.hands).toHaveLength(8)
  })

  it('is on the table again after a reload', () => {
    const back = layAgain(game, opened, after(6), 0, false)!
    const session = sessionOf(game, opened, back, { at: 0, stake: 10, version: 1 })
    const stored = { session: JSON.parse(JSON.stringify(session)), answers: [record], rounds: [] }
    const gone = resume(game, { ...opened, seed: 'abc-1' }, stored)!
    const table = openTable(game, gone)
    expect([isAgain(table), table.hand, gone.round?.state]).toEqual([true, 7, opened.round!.state])
  })
})
