import { deflateSync } from 'node:zlib'
import { stageName, mapWords, rowName } from '@/app/_felt/names'
import { type Kinds, kindsOf, leavesNoChoice, lookOf, markOf, tellsShares } from '@/app/_charts/decisions'
import { loss, percent, signed, whole } from '@/app/_languages/format'
import { decisions, numbers, strategy } from '@/app/_languages/words'
import { CLOSE } from '@/lib/games/ev'
import type { StartingClass } from '@/lib/games/figures'
import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { canonical, SITE_NAME, VERSION } from '@/lib/site'
import { capital } from '@/lib/text'
import { clausesOf, costPercent, edgeInWords, type Priced } from '@/app/[game]/strategy/words'

/*
 * The part of PDF that a page of text and boxes needs. Every PDF reader has the two fonts, which are among the standard
 * fourteen, so nothing is embedded. Lengths are in points (1/72 inch) from the top left of the page. The page is as
 * narrow as A4 and as short as Letter, so that it prints on either.
 */

const PAGE = { width: 595, height: 792 } as const

/**
 * Widths of Helvetica from the space to the tilde, in thousandths of the font size (Adobe's metrics of the core fonts).
 */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]
/** Other characters in the site's texts, with their code in PDF's WinAnsi encoding and their width. */
const OTHERS: Readonly<Record<string, readonly [code: number, width: number]>> = {
  '…': [0x85, 1000],
  '‘': [0x91, 222],
  '’': [0x92, 222],
  '“': [0x93, 333],
  '”': [0x94, 333],
  '–': [0x96, 556],
  '—': [0x97, 1000],
  '\u00a0': [0xa0, 278],
  '·': [0xb7, 278],
  '¼': [0xbc, 834],
  '½': [0xbd, 834],
  '×': [0xd7, 584],
  // WinAnsi has no minus sign. The en dash has the same width.
  '−': [0x96, 556],
}
/** Bold letters are a little wider. The estimate is good enough for centering and for line breaks. */
const BOLD = 1.06

/** A character's code and width. Throws if the fonts don't have it, so that a build doesn't leave it out. */
function letter(char: string): readonly [code: number, width: number] {
  const code = char.codePointAt(0)!
  const plain = WIDTHS[code - 32]
  if (plain !== undefined) return [code, plain]
  const other = OTHERS[char]
  if (!other) throw new Error(`“${char}” can’t be written in a PDF: give its code and width`)
  return other
}

interface Style {
  readonly size: number
  readonly bold?: boolean
  /** As #rrggbb; black by default. */
  readonly color?: string
}

/** The width of a line, in points. */
const widthOf = (line: string, { size, bold }: Style): number =>
  ([...line].reduce((sum, char) => sum + letter(char)[1], 0) / 1000) * size * (bold ? BOLD : 1)

/** A text divided into lines that fit. A word longer than a line has a line of its own. */
function wrapped(text: string, width: number, style: Style): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const colorOf = (color: string): string =>
  [1, 3, 5].map((at) => (parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')
const point = (x: number, y: number): string => `${x.toFixed(2)} ${(PAGE.height - y).toFixed(2)}`

/** A line of text with its baseline at `y`. */
function text(x: number, y: number, line: string, { size, bold, color = '#000000' }: Style): string {
  const codes = [...line].map((char) => String.fromCharCode(letter(char)[0])).join('')
  const escaped = codes.replaceAll(/[\\()]/g, (char) => `\\${char}`)
  return `BT /${bold ? 'B' : 'R'} ${size} Tf ${colorOf(color)} rg ${point(x, y)} Td (${escaped}) Tj ET`
}

/** A filled box whose top left corner is at `x`, `y`. */
const box = (x: number, y: number, width: number, height: number, color: string): string =>
  `${colorOf(color)} rg ${point(x, y + height)} ${width.toFixed(2)} ${height.toFixed(2)} re f`

const string = (value: string): string =>
  `<FEFF${Buffer.from(value, 'utf16le').swap16().toString('hex').toUpperCase()}>`

/** A document of pages, each a list of what `text` and `box` return. The same pages always give the same bytes. */
function makePdf(title: string, pages: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const font = (name: string): string => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const first = 6
  const bodies: (string | Buffer)[] = [
    `<</Type/Catalog/Pages 2 0 R/Lang(en)/ViewerPreferences<</DisplayDocTitle true>>>>`,
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, i) => `${first + 2 * i} 0 R`).join(' ')}]>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title${string(title)}/Creator${string('Feltwise')}>>`,
    ...pages.flatMap((parts, i) => {
      const stream = deflateSync(Buffer.from(parts.join('\n'), 'latin1'))
      const resources = '/Resources<</Font<</R 3 0 R/B 4 0 R>>>>'
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]${resources}/Contents ${first + 2 * i + 1} 0 R>>`,
        Buffer.concat([
          Buffer.from(`<</Length ${stream.length}/Filter/FlateDecode>>stream\n`),
          stream,
          Buffer.from('\nendstream'),
        ]),
      ]
    }),
  ]
  const pieces = [Buffer.from('%PDF-1.4\n%âãÏÓ\n', 'latin1')]
  const places: number[] = []
  let at = pieces[0]!.length
  for (const [i, body] of bodies.entries()) {
    const piece = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')])
    places.push(at)
    at += piece.length
    pieces.push(piece)
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = bodies.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R/Info 5 0 R>>\nstartxref\n${at}\n%%EOF\n`
  return Uint8Array.from(Buffer.concat([...pieces, Buffer.from(end)]))
}

/* The printed chart of a game: its map of decisions and the rules in order, under the usual rules. */

const MARGIN = 36
const WIDE = PAGE.width - 2 * MARGIN
const LOWEST = PAGE.height - 48

const HEAD: Style = { size: 18, bold: true }
const TITLE: Style = { size: 11, bold: true }
const STAGE: Style = { size: 9, bold: true }
const PLAIN: Style = { size: 9 }
const SMALL: Style = { size: 7.5, color: '#555555' }
const LEADING = 1.3

/** The colors of the map, pale enough for black letters. A clearer decision is darker. */
const TONES = { act: '#24513f', wait: '#b98f57', third: '#34557f', fourth: '#6d3f6b', fifth: '#9a4a33' } as const
const DEPTHS = [0.08, 0.22, 0.32, 0.4, 0.48] as const
const KEY = 3

const tint = (tone: keyof typeof TONES, depth: number): string => {
  const share = DEPTHS[depth] ?? DEPTHS[KEY]
  const parts = [1, 3, 5].map((at) => Math.round(255 - share * (255 - parseInt(TONES[tone].slice(at, at + 2), 16))))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A document filled from the top down. A full page is followed by a new one. */
function makePaper() {
  const pages: string[][] = [[]]
  let y = MARGIN
  return {
    pages,
    get y() {
      return y
    },
    down(by: number): void {
      y += by
    },
    /** Starts a new page unless this height fits on the current one. */
    need(height: number): void {
      if (y + height <= LOWEST) return
      pages.push([])
      y = MARGIN
    },
    put: (...parts: readonly string[]): unknown => pages.at(-1)!.push(...parts),
    /**
     * Writes a text in as many lines as it takes. With a number, the lines are indented and the number is put before
     * the first.
     */
    write(words: string, style: Style, number?: string): void {
      const indent = number === undefined ? 0 : 18
      const lines = wrapped(words, WIDE - indent, style)
      this.need(lines.length * style.size * LEADING)
      lines.forEach((line, i) => {
        y += style.size * LEADING
        if (i === 0 && number !== undefined) this.put(text(MARGIN, y, number, style))
        this.put(text(MARGIN + indent, y, line, style))
      })
    },
  }
}

type Paper = ReturnType<typeof makePaper>

/** A line centered at `x`. */
const centered = (x: number, y: number, line: string, style: Style): string =>
  text(x - widthOf(line, style) / 2, y, line, style)

/** The meaning of the map's colors and letters, in one or two lines. */
function legend(paper: Paper, kinds: Kinds, cells: readonly StartingClass[]): void {
  const first = kinds.actions[0]!
  const keys: (readonly [color: string, name: string])[] = tellsShares(cells)
    ? [
        [
          tint(kinds.toneOf(first), KEY),
          decisions.inShares(kinds.nameOf(first), kinds.actions.slice(1).map(kinds.nameOf).join(', ')),
        ],
      ]
    : [
        ...new Map(
          [...kinds.actions]
            .reverse()
            .map((action) => [
              kinds.toneOf(action),
              [tint(kinds.toneOf(action), KEY), `${kinds.letterOf(action)} ${kinds.nameOf(action)}`] as const,
            ]),
        ).values(),
      ].reverse()
  if (cells.some(({ byCards }) => byCards)) keys.push(['#ffffff', `* ${decisions.byCards}`])
  if (!tellsShares(cells)) keys.push(['#ffffff', capital(`${decisions.paler}; ${decisions.close(loss(CLOSE))}`)])
  let x = MARGIN
  paper.down(20)
  for (const [color, name] of keys) {
    const wide = 13 + widthOf(name, PLAIN) + 14
    if (x + wide > MARGIN + WIDE + 14) {
      x = MARGIN
      paper.down(13)
    }
    paper.put(box(x, paper.y - 8, 9, 9, color), text(x + 13, paper.y, name, PLAIN))
    x += wide
  }
  paper.down(6)
}

const LONGEST_NAME = 3
const MOST_WIDE = 40

/** The map, as a table for each group of rows. */
function drawMap(paper: Paper, game: AnyTaughtGame, rules: Rules, cells: readonly StartingClass[]): void {
  const { map } = game
  const kinds = kindsOf(game, rules, cells)
  const byId = new Map(cells.map((one) => [one.id, one]))
  const inShares = tellsShares(cells)
  legend(paper, kinds, cells)
  paper.write(mapWords(game).note, SMALL)
  const groups = [...new Set(map.rows.map(({ group }) => group))]
  const names = Math.max(...map.rows.map(({ id }) => widthOf(rowName(game, id), STAGE))) + 8
  const wide = Math.min(MOST_WIDE, (WIDE - names) / map.columns.length)
  const high = groups.length > 1 ? 13 : 20
  for (const group of groups) {
    const rows = map.rows.filter((row) => row.group === group)
    paper.need((rows.length + 1) * high + 20)
    paper.down(high + 4)
    if (group !== undefined) paper.put(text(MARGIN, paper.y - 4, mapWords(game).groups![group]!, STAGE))
    map.columns.forEach((column, i) =>
      paper.put(centered(MARGIN + names + (i + 0.5) * wide, paper.y - 4, column, STAGE)),
    )
    for (const row of rows) {
      paper.put(text(MARGIN, paper.y + high / 2 + 3, rowName(game, row.id), STAGE))
      row.cells.forEach((id, i) => {
        const one = id === null ? undefined : byId.get(id)
        if (one) paper.put(...cell(MARGIN + names + i * wide, paper.y, [wide, high], one, kinds, inShares))
      })
      paper.down(high)
    }
  }
}

function cell(
  x: number,
  y: number,
  [wide, high]: readonly [number, number],
  one: StartingClass,
  kinds: Kinds,
  inShares: boolean,
): readonly string[] {
  const look = lookOf(one, kinds)
  const mark = `${markOf(one, kinds, inShares)}${look.isByCards ? '*' : ''}`
  const [w, h] = [wide - 0.8, high - 0.8]
  let from = 0
  const parts = look.mix?.map(({ tone, share }) => {
    const part = box(x + from * w, y, Math.min(share, 1 - from) * w, h, tint(tone, KEY))
    from += share
    return part
  })
  const name = one.id.length <= LONGEST_NAME ? `${one.id} ` : ''
  const style = { size: name === '' ? 8.5 : 7.5, bold: look.tone !== 'wait' }
  return [
    ...(parts ?? [box(x, y, w, h, tint(look.tone, look.depth))]),
    centered(x + w / 2, y + h / 2 + 2.7, name + mark, style),
  ]
}

/**
 * The map of a game in which the house way plays every hand: its clauses, how often each decides, and what its hands
 * are worth.
 */
function drawClauses(paper: Paper, game: AnyTaughtGame, cells: readonly StartingClass[]): void {
  const right = MARGIN + WIDE
  const shareOf = (share: number): string =>
    share < 0.0005 ? strategy.oneIn(whole(Math.round(1 / share))) : percent(share, 1)
  const rightOf = (x: number, line: string, style: Style): string =>
    text(x - widthOf(line, style), paper.y, line, style)
  paper.down(16)
  paper.put(
    text(MARGIN + 90, paper.y, strategy.says, SMALL),
    rightOf(right - 50, strategy.hands, SMALL),
    rightOf(right, strategy.worth(numbers.units(game.unit)), SMALL),
  )
  for (const { name, clauses } of clausesOf(game, cells)) {
    paper.need(40)
    paper.down(6)
    paper.write(name, STAGE)
    for (const { id, says = '', share, worth } of clauses) {
      const lines = wrapped(says, WIDE - 210, PLAIN)
      paper.need(lines.length * 11.7)
      lines.forEach((line, i) => {
        paper.down(11.7)
        paper.put(text(MARGIN + 90, paper.y, line, PLAIN))
        if (i > 0) return
        paper.put(text(MARGIN, paper.y, id, PLAIN), rightOf(right - 50, shareOf(share), PLAIN))
        if (worth !== undefined) paper.put(rightOf(right, signed(worth, 2), PLAIN))
      })
    }
  }
}

/** The rules of the strategy by stage, in their words. */
function writeRules(paper: Paper, game: AnyTaughtGame, rules: Rules, priced: Priced | undefined): void {
  const inForce = game.strategy
    .map((rule) => ({ ...rule, words: game.messages.rules[rule.id]! }))
    .filter(({ id }) => game.canDecide?.(rules, id) ?? true)
  const cost = priced?.ways.find(({ id }) => id === game.toTheLetter)?.price.cost
  paper.need(60)
  paper.down(10)
  paper.write(strategy.inOrder, TITLE)
  paper.write(
    cost === undefined ? strategy.first : cost === 0 ? strategy.firstBest : strategy.firstCosts(costPercent(cost)),
    PLAIN,
  )
  const stages = game.stages.filter(({ id }) => inForce.some(({ stage }) => stage === id))
  for (const { id } of stages) {
    const some = inForce.filter(({ stage }) => stage === id)
    paper.need(30)
    paper.down(4)
    if (stages.length > 1) paper.write(stageName(game, id), STAGE)
    some.forEach((rule, i) => paper.write(rule.words, PLAIN, `${i + 1}.`))
  }
}

/** A chart as a PDF with as many pages as it needs. */
export function chartPdf(
  game: AnyTaughtGame,
  rules: Rules,
  variant: string,
  cells: readonly StartingClass[],
  priced: Priced | undefined,
): Uint8Array<ArrayBuffer> {
  const isSet = leavesNoChoice(cells)
  const title = strategy.title(game.name)
  const paper = makePaper()
  paper.write(title, HEAD)
  paper.down(3)
  paper.write(`${variant}${priced ? `. ${edgeInWords(priced, game.unit, isSet)}` : ''}.`, PLAIN)
  if (isSet && priced && priced.own.cost > 0)
    paper.write(strategy.byIt(percent(priced.own.edge, 3), game.unit, costPercent(priced.own.cost)), PLAIN)
  if (isSet) drawClauses(paper, game, cells)
  else {
    drawMap(paper, game, rules, cells)
    writeRules(paper, game, rules, priced)
  }
  const address = canonical(`/${game.id}/strategy`)
  const pages = paper.pages.map((parts, i) => [
    ...parts,
    text(MARGIN, PAGE.height - 24, `${SITE_NAME} ${VERSION}, ${address} · CC BY 4.0`, SMALL),
    ...(paper.pages.length > 1
      ? [text(MARGIN + WIDE - 30, PAGE.height - 24, strategy.sheetOf(String(i + 1), String(paper.pages.length)), SMALL)]
      : []),
  ])
  return makePdf(title, pages)
}
