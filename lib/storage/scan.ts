import { fail, ok, type Result } from '@/lib/result'

/*
 * Reads a JSON file piece by piece as it arrives: its list of records may be too long to keep twice, and parsing it all
 * at once would freeze the page. The text outside the list is collected separately, with an empty list in its place.
 */

/** The deepest nesting of brackets. A record needs three levels. */
const DEEPEST = 32
/** The longest record, in UTF-16 units. */
export const LONGEST_RECORD = 100_000
/**
 * The longest text outside the list, in UTF-16 units: a browser stores some 5 million of settings and own house ways,
 * and each quote is escaped.
 */
const LONGEST_FRAME = 12_000_000

/** One entry of the list: its text, or its length if it was too long to keep. */
export type Entry =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'long'; readonly length: number }

export interface Scanner {
  /**
   * Takes the next piece and returns the entries that end in it. Fails with `NotJson`, `TooDeep` or `TooLarge`; the
   * scanner can't continue after that.
   */
  feed(piece: string): Result<readonly Entry[]>
  /** Call after the last piece. Returns the text outside the list. Fails with `NotJson` if the file was cut off. */
  end(): Result<string>
}

/** White space between the parts of a JSON text. */
const SPACE = /[\t\n\r ]+/g
/** How many of the last characters are examined to find the key of a list. */
const TAIL = 80

/** Characters that begin or end something in a JSON text. */
const INTERESTING = /["\\[\]{},]/g

interface State {
  depth: number
  inText: boolean
  /** Whether the scanner is inside the list, whose entries are at this depth. */
  inList: boolean
  /** The text of the frame and of an entry so far, and the entry's length even if its text was dropped. */
  frame: string
  /** The end of the frame, without white space between its parts. */
  tail: string
  entry: string
  length: number
  entries: Entry[]
  /** The number of entries so far, including the current one. */
  count: number
  /** Whether the last character was a backslash inside a string. */
  escaped: boolean
}

const ENTRY_DEPTH = 2

function gather(state: State, text: string): void {
  if (!state.inList) {
    state.frame += text
    state.tail = (state.tail + (state.inText ? text : text.replace(SPACE, ''))).slice(-TAIL)
    return
  }
  state.length += text.length
  if (state.length <= LONGEST_RECORD) state.entry += text
}

function endEntry(state: State): void {
  state.entries.push(
    state.length > LONGEST_RECORD ? { kind: 'long', length: state.length } : { kind: 'text', text: state.entry.trim() },
  )
  state.entry = ''
  state.length = 0
  state.count += 1
}

const isBlank = (state: State): boolean => state.length <= LONGEST_RECORD && state.entry.trim() === ''

function open(state: State, char: string, key: string): void {
  // A nested object may have the same key: only the key in the outermost object counts.
  const isList = char === '[' && state.depth === 1 && !state.inList && state.tail.endsWith(`"${key}":`)
  gather(state, char)
  state.depth += 1
  if (!isList) return
  state.inList = true
  state.count = 0
}

function close(state: State, char: string): void {
  state.depth -= 1
  if (state.inList && state.depth < ENTRY_DEPTH) {
    // An empty list has no entry. A comma before the end leaves an empty entry, which JSON doesn't allow.
    if (state.count > 0 || !isBlank(state)) endEntry(state)
    state.inList = false
  }
  gather(state, char)
}

function meet(state: State, char: string, key: string): void {
  if (state.inText) {
    gather(state, char)
    if (char === '"') state.inText = false
    else if (char === '\\') state.escaped = true
    return
  }
  if (char === '[' || char === '{') return open(state, char, key)
  if (char === ']' || char === '}') return close(state, char)
  if (char === ',' && state.inList && state.depth === ENTRY_DEPTH) return endEntry(state)
  gather(state, char)
  if (char === '"') state.inText = true
}

/** The character after a backslash belongs to it, whatever it is. */
function afterBackslash(state: State, piece: string, from: number): number {
  if (!state.escaped || from >= piece.length) return from
  state.escaped = false
  gather(state, piece[from]!)
  return from + 1
}

const notJson = (why: 'bracket' | 'empty' | 'cut') => fail('NotJson', { id: 'broken-json', args: { why: { id: why } } })

/** A problem that makes it useless to continue. */
function trouble(state: State): ReturnType<typeof fail> | null {
  if (state.depth > DEEPEST) return fail('TooDeep', { id: 'deep-file', args: { most: DEEPEST } })
  if (state.depth < 0) return notJson('bracket')
  if (state.frame.length > LONGEST_FRAME) return fail('TooLarge', { id: 'long-frame' })
  return null
}

/** A scanner for an object whose list is under `key`. */
export function makeScanner(key: string): Scanner {
  const state: State = {
    depth: 0,
    inText: false,
    inList: false,
    frame: '',
    tail: '',
    entry: '',
    length: 0,
    entries: [],
    count: 0,
    escaped: false,
  }

  function walk(piece: string): ReturnType<typeof fail> | null {
    let from = afterBackslash(state, piece, 0)
    INTERESTING.lastIndex = from
    for (let found = INTERESTING.exec(piece); found; found = INTERESTING.exec(piece)) {
      if (found.index > from) gather(state, piece.slice(from, found.index))
      meet(state, found[0], key)
      from = afterBackslash(state, piece, found.index + 1)
      INTERESTING.lastIndex = from
      if (state.depth > DEEPEST || state.depth < 0) return trouble(state)
    }
    gather(state, piece.slice(from))
    return trouble(state)
  }
  return {
    feed(piece) {
      const failed = walk(piece)
      if (failed) return failed
      const { entries } = state
      state.entries = []
      return ok(entries)
    },
    end: () =>
      state.depth !== 0 || state.inText || state.frame.trim() === ''
        ? notJson(state.frame.trim() === '' ? 'empty' : 'cut')
        : ok(state.frame),
  }
}

/** The line breaks around a record in a file, which count as its own. */
const BREAKS = 2

/** Whether the scanner takes a record with this JSON, on a line of its own. */
export const isReadable = (text: string): boolean =>
  text.length <= LONGEST_RECORD - BREAKS &&
  // Few records have as many brackets as may be nested.
  ((text.match(/[[{]/g)?.length ?? 0) <= DEEPEST - ENTRY_DEPTH ||
    makeScanner('records').feed(`{"records":[${text}]}`).ok)
