import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { answers, programOf, run } from './run'

const line = (fields: object): string => JSON.stringify(fields)
const three = (fields: object): string => line({ game: 'three-card-poker', ...fields })

const Q64 = {
  game: 'three-card-poker',
  variant: '5-4-1',
  best: ['play'],
  options: [
    {
      action: 'play',
      ev: { num: '-18302', den: '18424', value: -18302 / 18424 },
      outcomes: [
        [-2, 12335],
        [0, 26],
        [1, 5758],
        [2, 305],
      ],
    },
    { action: 'fold', ev: { num: '-1', den: '1', value: -1 }, outcomes: [[-1, 18424]] },
  ],
}

describe('solve', () => {
  it('answers in order, errors in their places, and says that some failed', async () => {
    const input = [
      three({ id: 1, hand: ['Qs', '6d', '4h'] }),
      'this is not JSON',
      '',
      '   ',
      three({ id: 'two', hand: 'Qs6d4h' }),
      '[1,2]',
      'null',
      '"text"',
      line({ id: [3] }),
      line({ id: 4, game: 'three-card-pokr' }),
      line({ id: 4.5, game: '__proto__' }),
      three({ id: 5, hand: ['Qs', '6d', '1x'] }),
      three({ id: 6, hand: ['Qs', '6d', 7] }),
      three({ id: 7, hand: ['Qs', '6d'] }),
      three({ id: 8 }),
      three({ id: 9, hand: ['Qs', '6d', 'Qs'] }),
      three({ id: 10, hand: ['Qs', '6d', '4h'], dead: ['4h'] }),
      three({ id: 11, hand: ['Qs', '6d', '4h'], board: [] }),
      three({ id: 12, hand: ['Qs', '6d', '4h'], rules: { pays: { anteBonus: { strait: 2 } } } }),
      three({ id: 13, hand: ['Qs', '6d', '4h'], rules: { qualifies: 7 } }),
      three({ id: 14, hand: ['Qs', '6d', '4h'], rules: [] }),
      three({ id: 15, hand: ['Qs', '6d', '4h'], variant: '5-5-1' }),
      three({ id: 16, hand: ['Qs', '6d', 'Jk'] }),
      three({ id: 17, hand: { 0: 'Qs' } }),
      three({
        id: { last: true },
        variant: '5-3-1',
        hand: ['As', 'Ah', 'Ad'],
        rules: { pays: { anteBonus: { 'three-of-a-kind': 1.5 } } },
      }),
    ].join('\n')
    const { out, status } = await run('solve', [], input)
    const all = answers(out)
    expect(status).toBe(1)
    expect(all.map(({ id, error }) => [id, (error as { name: string } | undefined)?.name])).toEqual([
      [1, undefined],
      [undefined, 'BadJson'],
      ['two', undefined],
      [undefined, 'NotAnObject'],
      [undefined, 'NotAnObject'],
      [undefined, 'NotAnObject'],
      [[3], 'UnknownGame'],
      [4, 'UnknownGame'],
      [4.5, 'UnknownGame'],
      [5, 'UnknownCard'],
      [6, 'UnknownCard'],
      [7, 'WrongCount'],
      [8, 'WrongCount'],
      [9, 'DuplicateCard'],
      [10, 'DuplicateCard'],
      [11, 'UnknownField'],
      [12, 'UnknownRule'],
      [13, 'BadRule'],
      [14, 'BadRule'],
      [15, 'UnknownVariant'],
      [16, 'UnknownCard'],
      [17, 'BadField'],
      [{ last: true }, undefined],
    ])
    expect(all[0]).toEqual({ id: 1, ...Q64 })
    expect(all[2]).toEqual({ id: 'two', ...Q64 })
    expect(all.at(-1)).toMatchObject({
      variant: '5-3-1',
      best: ['play'],
      options: [
        {
          outcomes: [
            [-0.5, 42],
            [2.5, 6720],
            [3.5, 11662],
          ],
        },
        {},
      ],
    })
    expect(out.split('\n')[0]).toMatch(
      /^\{"id":1,"game":"three-card-poker","variant":"5-4-1","best":\["play"\],"options":\[\{"action":"play","ev":\{"num"/,
    )
    expect(all.find(({ id }) => id === 10)).toEqual({
      id: 10,
      error: { name: 'DuplicateCard', message: '4h appears twice: in hand and in dead' },
    })
  })

  it('takes CRLF, no end of the last line, a mark at the start, and ends well', async () => {
    const { out, err, status } = await run(
      'solve',
      [],
      `\uFEFF${three({ hand: 'Qs6d4h' })}\r\n\r\n${three({ hand: 'Qs6d4h' })}`,
    )
    expect(answers(out)).toEqual([Q64, Q64])
    expect([err, status]).toEqual(['', 0])
  })

  it('gives an id back as it was written', async () => {
    const ids = [
      '12345678901234567890',
      '1.50',
      '"\\u0041"',
      '{"a":[1,{"id":2}],"b":"},{"}',
      'null',
      'true',
      '"\u2028"',
    ]
    const { out, status } = await run(
      'solve',
      [],
      ids.map((id) => `{"hand":"Qs6d4h", "id" : ${id} ,"game":"three-card-poker"}`).join('\n'),
    )
    expect(status).toBe(0)
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((text) => text.slice('{"id":'.length, text.indexOf(',"game"'))),
    ).toEqual(ids)
  })

  it('answers lines of a megabyte, and deep ones, and goes on', async () => {
    const megabyte = 'x'.repeat(1024 * 1024)
    const deep = '['.repeat(500_000) + ']'.repeat(500_000)
    const input = [
      three({ id: megabyte, hand: 'Qs6d4h' }),
      three({ hand: 'Qs6d4h', dead: megabyte }),
      `{"game":"three-card-poker","hand":"Qs6d4h","rules":${deep}}`,
      `{"id":"deep","game":"three-card-poker","hand":${deep}}`,
      megabyte,
      three({ id: 'last', hand: 'Qs6d4h' }),
    ].join('\n')
    const { out, status } = await run('solve', [], input)
    const all = answers(out)
    expect(status).toBe(1)
    expect(all).toHaveLength(6)
    expect(all[0]).toEqual({ id: megabyte, ...Q64 })
    expect(all.slice(1, 5).every(({ error }) => error !== undefined)).toBe(true)
    expect(all[5]).toEqual({ id: 'last', ...Q64 })
  })

  it('answers bytes that are no text line by line, and goes on', async () => {
    const noise = Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 7919 + ((i * i) >> 3)) % 256))
    const { out, err, status } = await run(
      'solve',
      [],
      Buffer.concat([noise, Buffer.from(`\n${three({ id: 'last', hand: 'Qs6d4h' })}\n`)]),
    )
    const all = answers(out)
    expect([err, status]).toEqual(['', 1])
    expect(
      all.slice(0, -1).every(({ error }) => ['BadJson', 'NotAnObject'].includes((error as { name: string }).name)),
    ).toBe(true)
    expect(all.at(-1)).toEqual({ id: 'last', ...Q64 })
  })

  it('answers thousands of lines', async () => {
    const input = Array.from({ length: 5000 }, (_, id) =>
      id % 2 === 0 ? three({ id, hand: 'As6d4h' }) : three({ id, hand: 'As' }),
    ).join('\n')
    const { out, status } = await run('solve', [], input)
    expect(answers(out).map(({ id }) => id)).toEqual(Array.from({ length: 5000 }, (_, id) => id))
    expect(status).toBe(1)
  })

  it('answers nothing to nothing', async () => {
    expect(await run('solve', [], '\n\n')).toEqual({ out: '', err: '', status: 0 })
  })

  it('answers a line before the next one comes', async () => {
    const child = spawn(process.execPath, [programOf('solve')])
    const next = () =>
      new Promise<string>((resolve) => child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())))
    for (const id of [1, 2]) {
      const answer = next()
      child.stdin.write(`${three({ id, hand: 'Qs6d4h' })}\n`)
      expect(JSON.parse(await answer)).toEqual({ id, ...Q64 })
    }
    child.stdin.end()
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
  })

  it('stops with one sentence when its reader has seen enough', async () => {
    const child = spawn(process.execPath, [programOf('solve')])
    let err = ''
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.stdin.on('error', () => {})
    child.stdout.once('data', () => child.stdout.destroy())
    child.stdin.write(`${Array.from({ length: 20_000 }, () => three({ hand: 'Qs6d4h' })).join('\n')}\n`)
    expect([await new Promise((resolve) => child.on('close', resolve)), err]).toEqual([
      3,
      'solve: The answer could not be written: the reader closed the pipe.\n',
    ])
  })

  it('explains itself, and refuses what it does not know', async () => {
    const help = await run('solve', ['--help'])
    expect(help.status).toBe(0)
    expect(help.out).toContain('three-card-poker')
    const wrong = await run('solve', ['--fast'])
    expect([wrong.status, wrong.out]).toEqual([2, ''])
    expect(wrong.err).toContain('--fast')
  })
})
