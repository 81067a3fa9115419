/** A longer line isn't read to its end, because it can't be a request. In characters. */
export const LONGEST_LINE = 16 * 1024 * 1024

/** One line without its ending. `whole` is false if it was longer than LONGEST_LINE and cut off. */
export interface Line {
  readonly text: string
  readonly whole: boolean
}

/**
 * The lines of a stream of bytes as they arrive. A line ends with `\n` or `\r\n`; the last one needs no ending. No
 * other separators count, because JSON strings may contain them.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder()
  let pieces: string[] = []
  let length = 0
  const keep = (piece: string): void => {
    if (length <= LONGEST_LINE) pieces.push(piece)
    length += piece.length
  }
  const take = (): Line => {
    const text = pieces.join('')
    const line = { text: text.endsWith('\r') ? text.slice(0, -1) : text, whole: length <= LONGEST_LINE }
    pieces = []
    length = 0
    return line
  }
  for await (const chunk of chunks) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n')
    for (const part of parts.slice(0, -1)) {
      keep(part)
      yield take()
    }
    keep(parts.at(-1)!)
  }
  keep(decoder.decode())
  if (length > 0) yield take()
}
