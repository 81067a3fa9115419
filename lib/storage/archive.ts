import type { Kept } from '@/lib/teaching/quiz/record'
import { fail, ok, type Problem, type Result } from '@/lib/result'
import { readKept } from '@/lib/storage/kept'
import { type Entry, isReadable, makeScanner } from '@/lib/storage/scan'
import { makeRests } from '@/lib/storage/slices'

/*
 * Everything as one JSON file, with one record a line:
 * {"format":"feltwise-log","version":1,"exported":1790000000000,"preferences":"…","houseWays":"…","records":[…]}
 */

const FORMAT = 'feltwise-log'
/** The version of the file. A change that an older Feltwise would misread gets the next number. */
const VERSION = 1

/**
 * The largest file, in bytes, and the most records in it, for the writer as for the reader. Files are read in pieces, so
 * size costs only time; this is more than a lifetime of training.
 */
export const LARGEST_FILE = 200_000_000
export const MOST_RECORDS = 500_000
/** The number of unreadable records that are reported one by one. */
const TOLD = 20

/** The number of characters to read or write before other work may run. */
const PIECE = 65_536

/** The contents of an exported file. */
export interface Exported {
  /** As they are stored. */
  readonly records: readonly unknown[]
  /** The stored text of the settings; null if nothing was set. */
  readonly preferences: string | null
  /** The stored text of the reader's own house ways; null if there are none. */
  readonly houseWays: string | null
  /** When it was exported, in milliseconds since 1970. */
  readonly at: number
}

/** The contents of a file that was read. */
export interface Archive {
  readonly records: readonly Kept[]
  readonly preferences: string | null
  readonly houseWays: string | null
  readonly at: number | null
  /** Unreadable records: how many, and the problem with each of the first ones. `at` is the index. */
  readonly unreadable: { readonly count: number; readonly first: readonly Problem[] }
}

/**
 * A record as JSON. If it can't be written whole, as when it refers to itself, only its known fields; undefined if they
 * can't be read either.
 */
function recordText(record: unknown): string | undefined {
  try {
    return JSON.stringify(record)
  } catch {
    const kept = readKept(record, '')
    return kept.ok ? JSON.stringify(kept.value) : undefined
  }
}

const END = '\n]}\n'
const bytesIn = (text: string): number => new TextEncoder().encode(text).length

/**
 * The text of the file in pieces, for a Blob, because all of it may be too long for one string. Returns how many
 * records are missing from the file, because they can't be written or the reader would refuse them. `limits`: a record
 * that would exceed them is left out.
 */
export function* makeArchive(
  { records, preferences, houseWays, at }: Exported,
  limits = { records: MOST_RECORDS, bytes: LARGEST_FILE },
): Generator<string, number> {
  const head = { format: FORMAT, version: VERSION, exported: at, preferences, ...(houseWays !== null && { houseWays }) }
  let piece = `${JSON.stringify(head).slice(0, -1)},"records":[\n`
  let written = 0
  let bytes = bytesIn(piece) + END.length
  for (const record of records) {
    if (written === limits.records) break
    const text = recordText(record)
    if (text === undefined || !isReadable(text)) continue
    const line = written === 0 ? text : `,\n${text}`
    const size = bytesIn(line)
    if (bytes + size > limits.bytes) continue
    piece += line
    bytes += size
    written += 1
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield `${piece}${written === 0 ? ']}\n' : END}`
  return records.length - written
}

// ——— Reading ————————————————————————————————————————————————————————————————————————————————————————————————

/** The part of a browser's File that is used. */
export interface FileLike {
  readonly size: number
  stream(): ReadableStream<Uint8Array>
}

interface Gathered {
  readonly records: Kept[]
  readonly first: Problem[]
  unreadable: number
  count: number
}

function readEntry(entry: Entry, place: string): Result<Kept> {
  if (entry.kind === 'long')
    return fail('BadRecord', { id: 'long-record', args: { place, length: entry.length } }, place)
  try {
    return readKept(JSON.parse(entry.text), place)
  } catch {
    return fail('BadRecord', { id: 'record-not-json', args: { place } }, place)
  }
}

function gather(gathered: Gathered, entries: readonly Entry[]): void {
  for (const entry of entries) {
    const read = readEntry(entry, `records[${gathered.count++}]`)
    if (read.ok) gathered.records.push(read.value)
    else {
      gathered.unreadable += 1
      if (gathered.first.length < TOLD) gathered.first.push(read.problem)
    }
  }
}

const quoted = (value: unknown): string => {
  const text = JSON.stringify(value ?? null)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Checks the part outside the list: whether the file is ours, and whether this Feltwise can read its version. */
function readFrame(text: string): Result<Pick<Archive, 'preferences' | 'houseWays' | 'at'>> {
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    return fail('NotJson', { id: 'frame-not-json' })
  }
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame))
    return fail('ForeignFile', { id: 'foreign-json' })
  const { format, version, exported, preferences, houseWays, records } = frame as Record<string, unknown>
  if (format !== FORMAT)
    return fail('ForeignFile', { id: 'foreign-format', args: { found: quoted(format), format: FORMAT } }, 'format')
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return fail('BadVersion', { id: 'bad-version', args: { found: quoted(version) } }, 'version')
  if (version > VERSION) return fail('NewerFile', { id: 'newer-file', args: { version, most: VERSION } }, 'version')
  if (!Array.isArray(records)) return fail('NoRecords', { id: 'no-records' }, 'records')
  // The list was read as part of the frame, so none of its records was read.
  if (records.length > 0) return fail('NoRecords', { id: 'odd-records' }, 'records')
  return ok({
    preferences: typeof preferences === 'string' ? preferences : null,
    houseWays: typeof houseWays === 'string' ? houseWays : null,
    at: typeof exported === 'number' && Number.isSafeInteger(exported) ? exported : null,
  })
}

const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000)

const tooMany = fail('TooLarge', { id: 'many-records', args: { most: MOST_RECORDS } })

/** How a file is read. */
export interface ReadingOptions {
  /** Receives the share done, 0 to 1, about thirty times a second. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

/** Thrown at the byte order mark of UTF-16. */
class Utf16 extends Error {}

const hasBytes = (bytes: Uint8Array, first: number, second: number): boolean =>
  bytes[0] === first && bytes[1] === second

/** The text of a file as it arrives. Throws a TypeError if the file isn't text. */
async function* texts(file: FileLike, { onProgress, signal }: ReadingOptions): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = file.stream().getReader()
  let read = 0
  const rest = makeRests()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (read === 0 && (hasBytes(next.value, 0xff, 0xfe) || hasBytes(next.value, 0xfe, 0xff))) throw new Utf16()
      const text = decoder.decode(next.value, { stream: true })
      // A browser may deliver megabytes in one chunk.
      for (let at = 0; at < text.length; at += PIECE) {
        yield text.slice(at, at + PIECE)
        if (await rest()) {
          onProgress?.(file.size === 0 ? 1 : (read + (next.value.length * at) / text.length) / file.size)
          signal?.throwIfAborted()
        }
      }
      read += next.value.length
    }
    yield decoder.decode()
  } finally {
    await reader.cancel()
  }
}

async function scanFile(file: FileLike, options: ReadingOptions): Promise<Result<Archive>> {
  const scanner = makeScanner('records')
  const gathered: Gathered = { records: [], first: [], unreadable: 0, count: 0 }
  let begun = false
  for await (const text of texts(file, options)) {
    // The first character already shows that a file isn't JSON, however long it is.
    if (!begun && text.trim() !== '') {
      if (!text.trimStart().startsWith('{')) return fail('NotJson', { id: 'not-exported' })
      begun = true
    }
    const entries = scanner.feed(text)
    if (!entries.ok) return entries
    gather(gathered, entries.value)
    if (gathered.count > MOST_RECORDS) return tooMany
  }
  const end = scanner.end()
  if (!end.ok) return end
  const frame = readFrame(end.value)
  return frame.ok
    ? ok({
        ...frame.value,
        records: gathered.records,
        unreadable: { count: gathered.unreadable, first: gathered.first },
      })
    : frame
}

/**
 * Reads a file in pieces, letting the page run in between. Fails with `TooLarge`, `NotText`, `NotJson`, `TooDeep`,
 * `ForeignFile`, `BadVersion`, `NewerFile`, `NoRecords`, `Unreadable` or `Cancelled`. Unreadable records don't make the
 * file fail.
 */
export async function readArchive(file: FileLike, options: ReadingOptions = {}): Promise<Result<Archive>> {
  if (file.size > LARGEST_FILE)
    return fail('TooLarge', {
      id: 'large-file',
      args: { size: megabytes(file.size), most: megabytes(LARGEST_FILE) },
    })
  try {
    return await scanFile(file, options)
  } catch (error) {
    if (options.signal?.aborted) return fail('Cancelled', { id: 'reading-stopped' })
    if (error instanceof Utf16) return fail('NotText', { id: 'utf-16' })
    // Thrown by the decoder. A disk error, such as a deleted file, has another name.
    if (error instanceof TypeError) return fail('NotText', { id: 'not-text' })
    return fail('Unreadable', { id: 'unreadable-file' })
  }
}
