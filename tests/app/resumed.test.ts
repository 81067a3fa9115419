import { describe, expect, it } from 'vitest'
import type { Opened } from '@/app/[game]/trainer/address'
import { sessionAnswers } from '@/app/[game]/trainer/resumed'
import type { AnswerRecord } from '@/lib/quiz/record'

let made = 0
const given = (seed: string, spot: string, part: Partial<AnswerRecord> = {}): AnswerRecord => ({
  kind: 'answer',
  id: String(++made),
  at: made,
  game: 'any',
  drill: 'as-dealt',
  rules: '',
  choice: 'dealt',
  time: 1000,
  seed,
  spot,
  stage: '',
  skill: '',
  action: '',
  grade: 'best',
  cost: 0,
  isObvious: false,
  gap: 0.1,
  ...part,
})
const opened = (seed: string, isWhole: boolean): Opened => ({
  seed,
  isWhole,
  plan: { drill: 'as-dealt', choice: 'dealt' },
  rules: { pays: {} },
  round: null,
  sides: {},
  won: 0,
  challenge: null,
})
const ids = (list: readonly AnswerRecord[]) => list.map(({ id }) => id)

describe('the answers of a session that was opened again', () => {
  it('are those before its hand, then its own', () => {
    const [one, two, three] = [given('s-1', 'a'), given('s-2', 'b'), given('s-3', 'c')]
    const strangers = [given('other-1', 'a'), given('s-1', 'z', { choice: 'replay' }), given('s-9', 'i')]
    expect(ids(sessionAnswers(opened('s-3', true), [one, two, ...strangers, three], [three]))).toEqual(
      ids([one, two, three]),
    )
  })

  it('hold the earlier streets of a round that was left in its middle', () => {
    const [preflop, flop] = [given('s-1', 'preflop'), given('s-1', 'flop')]
    expect(ids(sessionAnswers(opened('s-1', false), [preflop, flop], [flop]))).toEqual(ids([preflop, flop]))
  })

  it('of the same hands once more are the new ones', () => {
    const old = [given('s-1', 'a'), given('s-2', 'b')]
    const again = [given('s-1', 'a'), given('s-2', 'b')]
    expect(ids(sessionAnswers(opened('s-1', true), [...old, ...again], again))).toEqual(ids(again))
    expect(ids(sessionAnswers(opened('s-2', true), [...old, ...again], again.slice(1)))).toEqual(ids(again))
  })

  it('are its own where a run begins anew', () => {
    const [before, own] = [given('s-1', 'a'), given('s-2', 'b')]
    const run: Opened = {
      ...opened('s-2', true),
      plan: { drill: 'as-dealt', choice: 'dealt', clock: { kind: 'run', seconds: 60 } },
    }
    expect(ids(sessionAnswers(run, [before, own], [own]))).toEqual(ids([own]))
  })

  it('are its own where nothing was before', () => {
    const own = [given('s-1', 'a')]
    expect(sessionAnswers(opened('s-1', true), own, own)).toEqual(own)
  })
})
