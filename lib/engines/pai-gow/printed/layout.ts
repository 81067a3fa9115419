import { chunksOf } from './chunks'
import { readOwnSentence } from './own-sentence'

/*
 * The lines of a pasted print: columns are taken apart, wrapped lines put together, bullets and the ids of clauses left
 * out.
 */

/** Longer than any printed way, and short enough to be read between two key presses. */
export const LONGEST_PRINT = 8_000

export interface Line {
  readonly indent: number
  readonly sentences: readonly string[]
  /** A line over the clauses of a sheet with ids: its title or its note. */
  readonly isTitle: boolean
}

export interface Layout {
  readonly lines: readonly Line[]
  /** Whether clauses have their ids in front, as on the sheets of this site: then the first that fits sets the hand. */
  readonly isLabelled: boolean
}

const ACTIONS = new Set(['split', 'keep', 'front', 'behind'])
const acts = (text: string): boolean => chunksOf(text).some(({ sort }) => ACTIONS.has(sort))

// ——— Columns —————————————————————————————————————————————————————————————————————————————————————————————

interface Cell {
  readonly at: number
  readonly text: string
}

/** Tabs, bars and wide spaces separate columns. Two spaces after a full stop or a comma don’t. */
const GAP = /\t+\s*|\s*\|\s*|(?<=[.:;,!?])[ \u00A0]{3,}|(?<![.:;,!?\s])[ \u00A0]{2,}/g

function cellsOf(line: string): readonly Cell[] {
  const start = /^[\s\u00A0|]*/.exec(line)![0].length
  const body = line.replace(/[\s\u00A0|]+$/, '')
  const cells: Cell[] = []
  let from = start
  for (const gap of body.slice(start).matchAll(GAP)) {
    cells.push({ at: from, text: body.slice(from, start + gap.index) })
    from = start + gap.index + gap[0].length
  }
  if (from < body.length) cells.push({ at: from, text: body.slice(from) })
  return cells.filter(({ text }) => text.trim() !== '')
}

const BULLET = /^(?:[-*•·▪◦–—>#]+|\(?\d{1,2}[.)]|\(?[a-zA-Z][.)])$/

interface Row {
  readonly text: string
  /** Whether it is a row of a table, which never goes on with the row before it. */
  readonly starts: boolean
}

/** The lines of a text without its columns: those of a table become “hands: setting”, columns of text follow each other. */
function withoutColumns(lines: readonly string[]): readonly Row[] {
  const rows = lines.map(cellsOf)
  const wide = rows.filter((row) => row.length > 1 && !BULLET.test(row[0]!.text))
  const plain = (text: string): Row => ({ text, starts: false })
  if (wide.length === 0) return lines.map(plain)
  const talking = wide.filter(([first]) => acts(first!.text)).length
  if (wide.length < 3 || talking * 3 < wide.length)
    return lines.map((line, i) => {
      const row = rows[i]!
      if (!wide.includes(row)) return plain(line)
      const [first, ...rest] = row.map(({ text }) => text.trim())
      return {
        text: `${line.slice(0, row[0]!.at)}${[first!.replace(/\s*[:–—-]$/, ''), ...rest].join(': ')}`,
        starts: true,
      }
    })
  // Two columns of running text: the second starts where most of its lines do.
  const starts = wide.map((row) => row[1]!.at).sort((a, b) => a - b)
  const gutter = starts[Math.floor(starts.length / 2)]!
  const left = rows.map((row) => row.filter(({ at }) => at < gutter - 2))
  const right = rows.map((row) => row.filter(({ at }) => at >= gutter - 2))
  const line = (row: readonly Cell[], from: number): string =>
    row.length === 0 ? '' : ' '.repeat(Math.max(0, row[0]!.at - from)) + row.map(({ text }) => text).join(' ')
  const firstOfRight = Math.min(...right.flat().map(({ at }) => at))
  return [...left.map((row) => plain(line(row, 0))), ...right.map((row) => plain(line(row, firstOfRight)))]
}

// ——— Clause ids ——————————————————————————————————————————————————————————————————————————————————————————

const LABEL = /^([A-Za-z0-9][A-Za-z0-9-]*)\s+(?=[“"(]?[A-Z])/
/** `T1-keep`, `F4`, `S-two-1`: not a word, and no ranks. */
const SURE = /^(?:[A-Z]{1,2}\d(?:-[a-z0-9-]+)?|[A-Z]-(?:[a-z]+-)?\d+|[a-z]+-\d+)$/

const labelOf = (line: string): string | undefined => LABEL.exec(line)?.[1]

// ——— Lines ———————————————————————————————————————————————————————————————————————————————————————————————

const MARK = /^(?:[-*•·▪◦–—>#|]+|\(?\d{1,2}[.)](?!\d)|\(?[a-zA-Z][.)])\s+/
/** No sentence ends with such a word. */
const OPEN_END =
  /(?:,|-|\b(?:a|an|the|of|in|on|to|at|by|for|from|with|without|holding|and|or|if|when|unless|except|than|as|is|are|be|can|may|your|both|any|another|least|next|highest|higher|lowest|lower|second|third|two|put|play|place))$/i

interface Plain {
  readonly indent: number
  text: string
  readonly label: string | undefined
}

/** A line with a colon at its end that is longer than a heading is wrapped. */
const SHORT = 30

/** Whether a line goes on with the sentence of the line before it. */
function goesOn(before: string, line: string): boolean {
  if (/[.!?]$/.test(before)) return false
  const isLower = /^[a-z(]/.test(line)
  if (before.endsWith(';')) return isLower
  if (before.endsWith(':')) return isLower && (acts(before) || before.length > SHORT)
  return isLower || OPEN_END.test(before)
}

/** The lines of a print. */
export function layoutOf(text: string): Layout {
  const raw = withoutColumns(text.slice(0, LONGEST_PRINT).split(/\r\n|[\n\r\u2028\u2029]/))
  const labels = raw.flatMap((row) => labelOf(row.text.trim()) ?? []).filter((label) => SURE.test(label))
  const isLabelled = labels.length >= 3 && new Set(labels).size === labels.length
  /** Any id will do once the clauses have begun, where the sentence before it has ended. */
  const isLabel = (label: string, line: string, before: Plain | undefined): boolean =>
    SURE.test(label) ||
    readOwnSentence(line.slice(label.length).trim()) !== undefined ||
    (before?.label !== undefined && /[.!?]$/.test(before.text))
  const lines: Plain[] = []
  for (const { text: one, starts } of raw) {
    const indent = (/^[\s\u00A0]*/.exec(one)?.[0] ?? '').replaceAll('\t', '    ').length
    let plain = one.trim()
    const marked = MARK.test(plain)
    plain = plain.replace(MARK, '').trim()
    if (plain === '') continue
    const before = lines.at(-1)
    const found = isLabelled ? labelOf(plain) : undefined
    const label = found !== undefined && isLabel(found, plain, before) ? found : undefined
    const isOpen = isLabelled && before?.label !== undefined && !/[.!?]$/.test(before.text)
    if (before && !marked && !starts && label === undefined && (isOpen || goesOn(before.text, plain)))
      before.text += ` ${plain}`
    else
      lines.push({
        indent: isLabelled ? 0 : indent + (marked ? 1 : 0),
        text: label === undefined ? plain : plain.slice(label.length).trim(),
        label,
      })
  }
  const firstLabel = lines.findIndex(({ label }) => label !== undefined)
  return {
    lines: lines.map(({ indent, text: line }, i) => ({
      indent,
      isTitle: i < firstLabel,
      // “If …, the pair in front. Otherwise …” counts as one sentence.
      sentences: line
        .split(/(?<=[.!?])\s+(?=[A-Z0-9“"(])(?!(?:Otherwise|Else|Except|Unless)\b)/)
        .filter((part) => /\w/.test(part)),
    })),
    isLabelled,
  }
}
