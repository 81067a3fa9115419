import { type HouseWay, parseHouseWay } from '@/lib/engines/pai-gow/house-way'
import { isWayId } from '@/lib/engines/pai-gow/ways'
import { fail, type Result } from '@/lib/result'
import { isUtf16 } from '@/lib/text'

/* A house way as a file: JSON that people can read and the command line accepts. */

/** A longer file has far more clauses than any casino's way. */
export const LONGEST_FILE = 1_000_000

/** The name of a way's file: `house-way-my-casino.json`. */
export const fileNameOf = ({ id }: HouseWay): string => `house-way-${id}.json`

/** The text of a way's file: JSON with indented lines. */
export const makeWayFile = (way: HouseWay): string => `${JSON.stringify(way, undefined, 2)}\n`

interface Place {
  readonly line: number
  readonly column: number
  /** Whether the text ends there, incomplete. */
  readonly isCut: boolean
}

function lineOf(text: string, at: number, isCut = false): Place {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1, isCut }
}

/** Where a text stops being JSON, if the JavaScript engine reports it. */
function placeOf(text: string, error: unknown): Place | undefined {
  const message = error instanceof Error ? error.message : ''
  const position = /position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return lineOf(text, Number(position))
  const line = /line (\d+) column (\d+)/.exec(message)
  if (line) return { line: Number(line[1]), column: Number(line[2]), isCut: false }
  const token = /Unexpected token '(.)'/u.exec(message)?.[1]
  if (token !== undefined && text.trimStart().startsWith(token))
    return lineOf(text, text.length - text.trimStart().length)
  return /end of|unterminated/i.test(message) ? lineOf(text, text.length, true) : undefined
}

/** Reads a file. Fails with `TooLarge`, `BadJson` or `BadHouseWay`, whose message says what is wrong and where. */
export function parseWayFile(text: string): Result<HouseWay> {
  if (text.length > LONGEST_FILE) return fail('TooLarge', { id: 'large-way', args: { length: text.length } })
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (isUtf16(text)) return fail('OtherEncoding', { id: 'utf-16' })
    return fail('BadJson', { id: 'way-not-json', args: { place: placeOf(text, error) } })
  }
  return parseHouseWay(value)
}

/**
 * A house way as one of the reader's own, with an id that neither a way of the site nor another of the reader's ways
 * has.
 */
export function asOwn(way: HouseWay, taken: readonly string[]): HouseWay {
  const isFree = (id: string): boolean => !isWayId(id) && !taken.includes(id)
  if (isFree(way.id)) return way
  const base = `${way.id.slice(0, 30)}-own`
  for (let i = 1; ; i++) {
    const id = i === 1 ? base : `${base}-${i}`
    if (isFree(id)) return { ...way, id }
  }
}
