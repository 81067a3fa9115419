import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WaySheet } from '@/app/dealer-school/paper/sheets'
import type { Card } from '@/lib/cards/card'
import type { Clause, HouseWay } from '@/lib/engines/pai-gow/house-way'
import { sentenceOf } from '@/lib/engines/pai-gow/house-ways/editing'
import { KNOWN_WAYS, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { asWay, readPrintedWay } from '@/lib/engines/pai-gow/printed/read-way'
import { setByWay } from '@/lib/engines/pai-gow/ways'
import { draw, makeRandom } from '@/lib/math/random'

/* A house's sheet, printed by the code that prints it, laid out as printers and viewers lay it out, and pasted back. */

const HANDS = 4000

const dressed = (clause: Omit<Clause, 'sentence'>): Clause => ({ ...clause, sentence: sentenceOf(clause) })

/** A house's own way: some clauses of a known one as they are, the others as the editor words them, and three of its own. */
const OWN: HouseWay = (() => {
  const [first] = KNOWN_WAYS
  const clauses = first!.clauses.flatMap((clause, i): readonly Clause[] => {
    if (clause.id === 'F2-keep')
      return [
        dressed({
          id: 'low-full',
          when: [
            { groups: ['3+2'], first: '5-9', second: '2', singles: ['A', 'Q'] },
            { groups: ['3+2'], second: '3', singles: ['K', 'A'] },
          ],
          set: { kind: 'front', cards: ['single-1', 'single-2'] },
        }),
      ]
    if (clause.id === 'T4-split')
      return [
        dressed({
          id: 'T-1',
          when: [{ groups: ['2+2'], first: 'T-K', second: '2-5', single: ['A', 'K'], alsoSingle: ['Q', 'J'] }],
          set: { kind: 'front', cards: ['single-1', 'single-2'] },
        }),
        clause,
      ]
    // It says which pairs are high, low and medium.
    if (clause.id === 'T2-keep' || clause.id === 'T3-split') return [clause]
    return [i % 2 === 0 ? dressed(clause) : clause]
  })
  return { id: 'own', name: 'The Corner', source: 'The Corner', note: 'Of its own.', clauses }
})()

interface Sheet {
  readonly title: readonly string[]
  readonly clauses: readonly string[]
}

/** The texts of a printed sheet: its title and note, and each clause with its id. */
function sheetOf(way: HouseWay): Sheet {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<WaySheet way={way} />)
  const texts = (selector: string): readonly string[] =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
  return { title: texts('header > *'), clauses: texts('.paper-clause') }
}

function wrapped(text: string, width: number): readonly string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines
}

const withoutId = (clause: string): string => clause.slice(clause.indexOf(' ') + 1)

/** Two columns next to each other, as a printed page is copied with its spaces. */
function inColumns(clauses: readonly string[], width: number): readonly string[] {
  const half = Math.ceil(clauses.length / 2)
  const [left, right] = [clauses.slice(0, half), clauses.slice(half)].map((part) =>
    part.flatMap((one) => wrapped(one, width)),
  )
  return Array.from({ length: Math.max(left!.length, right!.length) }, (_, i) =>
    `${(left![i] ?? '').padEnd(width + 4)}${right![i] ?? ''}`.trimEnd(),
  )
}

const LAYOUTS: Readonly<Record<string, (sheet: Sheet) => readonly string[]>> = {
  'a clause a line': ({ title, clauses }) => [...title, ...clauses],
  'a clause a line, without ids': ({ clauses }) => clauses.map(withoutId),
  'wrapped lines': ({ title, clauses }) => [...title, ...clauses.flatMap((one) => wrapped(one, 60))],
  'wrapped lines, without ids': ({ clauses }) => clauses.map(withoutId).flatMap((one) => wrapped(one, 60)),
  'two columns': ({ title, clauses }) => [...title, '', ...inColumns(clauses, 58)],
  'two columns, without ids': ({ clauses }) => inColumns(clauses.map(withoutId), 58),
  'hand and setting in columns': ({ clauses }) => clauses.map((one) => withoutId(one).replace(/: (?=[^:]*$)/, '\t')),
}

const DECK: readonly Card[] = Array.from({ length: 53 }, (_, card) => card)
const random = makeRandom('pasted-sheet')
const hands = Array.from({ length: HANDS }, () => draw(random, DECK, 7))

describe.each([...KNOWN_WAYS, OWN].map((way) => [way.name, way] as const))('the sheet of %s', (_, way) => {
  const sheet = sheetOf(way)
  const settings = hands.map((cards) => setByWay(usually(way), cards)!.low.join())

  it.each(Object.entries(LAYOUTS))('pasted back from %s, is read whole and sets every hand alike', (layout, layOut) => {
    const read = readPrintedWay(layOut(sheet).join('\n'))
    const unread = read.sentences.filter(({ reading }) => reading !== 'rules' && reading !== 'heading')
    expect(unread).toEqual([])
    // Without ids, a sheet doesn't say that its first clause that fits goes first.
    const isSure = !/without ids|in columns/.test(layout)
    expect(read.questions.filter(({ kind }) => isSure || kind !== 'order')).toEqual([])
    const pasted = usually(asWay(read.clauses, 'Pasted', 'A sheet', 'Read from a sheet.')!)
    expect(hands.filter((cards, i) => setByWay(pasted, cards)?.low.join() !== settings[i])).toEqual([])
  })
})
