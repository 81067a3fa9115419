import { describe, expect, it } from 'vitest'
import { answerHand, readWay } from '@/lib/command-line/house-way-lines'
import { makeOwnWay } from '@/lib/engines/pai-gow/own-way'
import { houseWay } from '@/lib/engines/pai-gow/ways'
import { must } from '@/lib/result'
import { saying } from '../tools/problems'
import { answers, run } from './run'

const PLAYNOW = houseWay('playnow')
const answer = (text: string, way = PLAYNOW): unknown => JSON.parse(answerHand(way, { text, whole: true }).text)
const noFile = (): never => {
  throw new Error('no such file')
}

describe('a hand', () => {
  it('is set with the clause that decides', () => {
    expect(answer('{"hand":["Qs","Qh","6s","6h","Ad","4c","2h"]}')).toEqual({
      low: ['Ad', '4c'],
      high: ['Qs', 'Qh', '6s', '6h', '2h'],
      clause: 'T2-keep',
      reason: PLAYNOW.clauses.find(({ id }) => id === 'T2-keep')!.sentence,
    })
  })

  it('keeps its id to the letter', () => {
    expect(
      answerHand(PLAYNOW, { text: '{"hand":"QsQh6s6hAd4c2h","id":12345678901234567890}', whole: true }).text,
    ).toMatch(/^{"id":12345678901234567890,"low"/)
  })

  it.each([
    ['nonsense', 'BadJson'],
    ['[1,2]', 'NotAnObject'],
    ['null', 'NotAnObject'],
    ['{}', 'BadField'],
    ['{"hand":7}', 'BadField'],
    ['{"hand":[1,2,3,4,5,6,7]}', 'UnknownCard'],
    ['{"hand":["As","Xx"]}', 'UnknownCard'],
    ['{"hand":["As"]}', 'WrongCount'],
    ['{"hand":"AsKsQsJsTs9s9s"}', 'DuplicateCard'],
    ['{"hand":"AsKsQsJsTs9s8s","dead":[]}', 'UnknownField'],
  ])('that is none is refused: %s', (text, name) => {
    expect(answer(text)).toMatchObject({ error: { name } })
    expect(answerHand(PLAYNOW, { text, whole: true }).failed).toBe(true)
  })

  it('that was cut is refused', () => {
    expect(JSON.parse(answerHand(PLAYNOW, { text: '{', whole: false }).text)).toMatchObject({
      error: { name: 'LineTooLong' },
    })
  })
})

describe('a house way', () => {
  it('is named, or read from a file', () => {
    expect(must(readWay(undefined, noFile)).id).toBe('playnow')
    expect(must(readWay('mgm', noFile)).id).toBe('mgm')
    const own = { ...PLAYNOW, id: 'own' }
    expect(must(readWay('own.json', () => JSON.stringify(own)))).toEqual(own)
  })

  it('that is none is refused', () => {
    expect(readWay('foxwood', noFile)).toMatchObject({
      ok: false,
      problem: { name: 'UnknownWay', says: saying(expect.stringContaining('“foxwoods”')) },
    })
    expect(readWay('mine.json', () => '{')).toMatchObject({
      ok: false,
      problem: { name: 'BadJson', says: saying(expect.stringContaining('line 1')) },
    })
    expect(readWay('mine.json', () => '{}')).toMatchObject({
      ok: false,
      problem: { name: 'BadHouseWay', says: saying(expect.stringContaining('mine.json')) },
    })
    const own = { ...PLAYNOW, id: 'mine' }
    expect(readWay(makeOwnWay(own), noFile)).toEqual({ ok: true, value: own })
    expect(readWay('own.zz', noFile)).toMatchObject({ ok: false, problem: { name: 'BadHouseWay' } })
  })

  it('that does not cover a hand says so', () => {
    const partial = { ...PLAYNOW, clauses: PLAYNOW.clauses.filter(({ id }) => id !== 'N1') }
    expect(answer('{"hand":"AsQh9s7h6s3d2c"}', partial)).toMatchObject({ error: { name: 'NotSet' } })
  })
})

describe('the command', () => {
  it('answers line by line and ends with what went wrong', async () => {
    const { out, status } = await run(
      'house-way',
      ['--way', 'foxwoods'],
      '{"id":1,"hand":"QsQh6s6hAd4c2h"}\r\n\n{"id":2,"hand":[]}\n{"id":3,"hand":"AsQh9s7h6s3d2c"}',
    )
    expect(answers(out)).toMatchObject([
      { id: 1, low: ['6s', '6h'], clause: 'T3-split' },
      { id: 2, error: { name: 'WrongCount' } },
      { id: 3, clause: 'N1' },
    ])
    expect(status).toBe(1)
    expect((await run('house-way', ['--way', 'nowhere'])).status).toBe(2)
    expect((await run('house-way', ['--nonsense'])).status).toBe(2)
  })
})
