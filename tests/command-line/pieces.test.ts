import { describe, expect, it } from 'vitest'
import { linesOf } from '@/lib/command-line/lines'
import { rawId } from '@/lib/command-line/raw-id'
import { progressBar } from '@/lib/command-line/terminal'

describe('the id of a request, letter for letter', () => {
  it.each([
    ['{}', undefined],
    ['{ }', undefined],
    ['{"game":"x","hand":["id","As"]}', undefined],
    ['{"a":{"id":1}}', undefined],
    ['{"id":1}', '1'],
    ['{"id": [ 1 , {"id":2} ] , "x":0}', '[ 1 , {"id":2} ]'],
    ['{"x":"}\\"","id":"\\\\"}', '"\\\\"'],
    ['{"\\u0069d":7}', '7'],
    ['{"id":1,"id":2}', '2'],
    [' {"x":[{"y":"]"}],"id":1e400}', '1e400'],
  ])('%s', (json, id) => expect(rawId(json)).toBe(id))
})

describe('lines', () => {
  const read = async (...chunks: readonly (string | Uint8Array)[]): Promise<string[]> => {
    async function* stream() {
      for (const chunk of chunks)
        yield await Promise.resolve(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
    }
    const lines: string[] = []
    for await (const { text } of linesOf(stream())) lines.push(text)
    return lines
  }

  it('end where they end, wherever the stream is cut', async () => {
    expect(await read('a\nb', 'c\r', '\n', '\n', 'd')).toEqual(['a', 'bc', '', 'd'])
    expect(await read('a\n')).toEqual(['a'])
    expect(await read()).toEqual([])
  })

  it('keep a letter that was cut in two', async () => {
    const bytes = new TextEncoder().encode('é\u2028x\n')
    expect(await read(bytes.slice(0, 1), bytes.slice(1, 4), bytes.slice(4))).toEqual(['é\u2028x'])
  })
})

describe('the bar', () => {
  const stream = (isTTY: boolean) => {
    const written: string[] = []
    return { written, stream: { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream }
  }

  it('is for terminals only', () => {
    const { written, stream: file } = stream(false)
    const bar = progressBar(file)
    bar.show(0.5)
    bar.clear()
    expect(written).toEqual([])
  })

  it('moves, and goes away', () => {
    const { written, stream: terminal } = stream(true)
    const bar = progressBar(terminal)
    bar.show(0.5)
    bar.show(0.501)
    bar.clear()
    bar.clear()
    expect(written).toHaveLength(2)
    expect(written[0]).toContain('50%')
  })
})
