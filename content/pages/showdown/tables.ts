import { CLOSE } from '@/lib/game/ev'
import { classOf } from './rows'
import { real } from '../said'
import type { Cell as TableCell, FactRow, FactTable } from '../hand-page'
import type { Part } from './deciders'
import type { CellFacts, PageFacts } from './facts'
import { type Telling, turningRules } from './telling'
import type { HandWords } from './words/words'

/* The tables of a page. */

/** The play of some hands: the action, or how many of them are played if it depends. */
function playCell(words: HandWords, { actions: [play, fold] }: PageFacts, played: number): TableCell {
  if (played === 1) return { kind: 'action', action: play }
  return played === 0
    ? { kind: 'action', action: fold }
    : { kind: 'text', text: words.mixed(played < 0.5 ? fold : play, played < 0.5 ? 1 - played : played) }
}

/** The row of a cell: its play, what going on is worth, and what the other play costs on average. */
const cellRow = (words: HandWords, here: CellFacts, one: CellFacts, facts: PageFacts, name: string): FactRow => ({
  name,
  ...(one.slug !== here.slug && { page: one.slug }),
  cells: [
    playCell(words, facts, one.played),
    { kind: 'ev', ev: real(one.ev) },
    { kind: 'gap', value: Math.abs(one.lead) },
  ],
  ...(one.slug === here.slug
    ? { mark: 'here' as const }
    : one.mostly !== here.mostly
      ? { mark: 'flips' as const }
      : {}),
})

/** The row’s hands against the cards for which this page speaks, those beside them, and the nearest with another play. */
export function upTable(telling: Telling, words: HandWords): readonly FactTable[] {
  const { facts, cell } = telling
  if (cell.up === undefined) return []
  const all = facts.against(cell.row)
  const own = classOf(facts.page, cell)
  const at = all.indexOf(cell)
  const isOwn = (one: CellFacts): boolean => classOf(facts.page, one) === own
  const turned = telling.turned.map((one) => Math.abs(all.indexOf(one) - at))
  const nearest = Math.min(...turned)
  const shown = all.filter(
    (one, i) => isOwn(one) || Math.abs(i - at) <= 1 || (one.mostly !== cell.mostly && Math.abs(i - at) === nearest),
  )
  return [
    { ...words.byUp(telling), rows: shown.map((one) => cellRow(words, cell, one, facts, words.against(one.up!))) },
  ]
}

/** How many hands are shown on each side of a row that no up card divides. */
const AROUND = 3

/** The rows around one that is played alike against every card, as far as they are too. */
export function rowTable(telling: Telling, words: HandWords): readonly FactTable[] {
  const { facts, cell } = telling
  if (cell.up !== undefined) return []
  const byRow = facts.rows.map((row) => facts.cells.find((one) => one.row === row && one.up === undefined))
  const at = byRow.indexOf(cell)
  const from = byRow.lastIndexOf(undefined, at) + 1
  const end = byRow.indexOf(undefined, at)
  const shown = byRow.slice(Math.max(from, at - AROUND), Math.min(end < 0 ? Infinity : end, at + AROUND + 1))
  return [
    { ...words.byRow(telling), rows: shown.map((one) => cellRow(words, cell, one!, facts, words.row(one!.row.hand))) },
  ]
}

/** The cell’s hands by where the up card ranks among them; empty if all are played alike. */
export function placeTable(telling: Telling, words: HandWords): readonly FactTable[] {
  const { facts, cell, deciders, kind } = telling
  if (!deciders || kind !== 'mixed' || deciders.places.length < 2) return []
  const isTurned = ({ played }: Part): boolean => played >= 0.5 !== cell.mostly
  return [
    {
      ...words.byPlace(telling),
      rows: deciders.places.map((part) => ({
        name: words.place(part.place, facts.page.player.cards),
        cells: [
          playCell(words, facts, part.played),
          { kind: 'ev', ev: real(part.lead + cell.fold) },
          { kind: 'share', value: part.share },
        ],
        ...(isTurned(part) && { mark: 'flips' as const }),
      })),
    },
  ]
}

/** The cell’s hands by what tells them apart, if the decision is close. */
export function memberTable(telling: Telling, words: HandWords): readonly FactTable[] {
  const { members, cell } = telling
  if (!members || Math.abs(cell.lead) >= CLOSE) return []
  const rows = members.all.map((one): FactRow => ({
    name: words.member(one),
    cells: [
      { kind: 'ev', ev: real(one.ev) },
      { kind: 'share', value: one.ways / cell.ways },
    ],
    ...(one.ev > cell.fold !== cell.plays && { mark: 'flips' as const }),
  }))
  return [{ ...words.byMember(telling), rows }]
}

/** The play by qualifying hand; empty if none changes it. */
export function qualifyingTable(telling: Telling, words: HandWords): readonly FactTable[] {
  const { cell, facts } = telling
  if (turningRules(cell).length === 0) return []
  return [
    {
      ...words.byQualifying(telling),
      rows: cell.qualifying.map(({ needs, played, ev, isUsual }) => ({
        name: isUsual ? words.usually(words.needs(needs)) : words.needs(needs),
        cells: [playCell(words, facts, played), { kind: 'ev', ev: real(ev) }],
        ...(played >= 0.5 !== cell.mostly && { mark: 'flips' as const }),
      })),
    },
  ]
}

/** How many ranks are shown from each end: those that help most, and those that hurt most. */
const MOST_GONE = 3

export function deadTable(telling: Telling, words: HandWords): readonly FactTable[] {
  const { dead } = telling
  if (!dead || dead.gone.every(({ turns }) => turns === 'none')) return []
  const { gone } = dead
  return [
    {
      ...words.byDead(telling),
      rows: gone
        .filter(({ turns }, i) => turns !== 'none' || i < MOST_GONE || i >= gone.length - MOST_GONE)
        .map(({ rank, change, turns }) => ({
          name: words.rank(rank),
          cells: [
            { kind: 'ev', ev: real(change) },
            { kind: 'text', text: words.turns(turns) },
          ],
          ...(turns !== 'none' && { mark: 'flips' as const }),
        })),
    },
  ]
}
