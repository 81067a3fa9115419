import type { Cell, FactTable } from '@/content/pages/hand-page'
import { handPath } from '@/content/pages/index'
import { makeCards } from '@/lib/cards/card'
import { evData } from '@/app/_solver/ev-format'
import { solveCommand } from '@/app/_felt/spot-address'
import { canonical, VERSION } from '@/lib/site'
import type { Found } from './found'
import { yearOf } from './year-words'

/* The page of a hand as JSON, for programs. */

function cellData(cell: Cell): unknown {
  switch (cell.kind) {
    case 'text':
      return cell.text
    case 'ev':
      return evData(cell.ev)
    case 'action':
      return cell.action
    default:
      return cell.value
  }
}

const tableData = (game: string, { caption, columns, rows }: FactTable) => ({
  caption,
  columns,
  rows: rows.map(({ name, page, mark, cells }) => ({
    name,
    ...(page !== undefined && { url: canonical(handPath(game, page)) }),
    ...(mark && { mark }),
    cells: cells.map(cellData),
  })),
})

/** The contents of `/…/hands/k5o/data.json`. EVs are in the game's base wager, whose name is `unit`. */
export function handData(found: Found): object {
  const { game, page, answer, path, state } = found
  const { rules, solution, sections, slip, related } = answer
  const year = yearOf(found)
  return {
    version: VERSION,
    game: game.id,
    hand: page.slug,
    name: page.name,
    url: canonical(path),
    unit: game.unit,
    cards: page.cards.map(({ name, cards }) => ({ ...(name !== undefined && { name }), cards: makeCards(cards) })),
    answer: answer.answer,
    best: solution.best,
    ...(solution.deals !== undefined && { deals: solution.deals }),
    options: solution.options.map(({ action, ev, outcomes, tally }) => ({
      action,
      name: game.messages.action(action).name,
      ev: evData(ev),
      outcomes,
      ...(tally && { tally }),
    })),
    ...(solution.isApproximated && { approximation: game.messages.approximation }),
    sections: sections.map(({ id, title, text, tables = [] }) => ({
      id,
      title,
      text,
      tables: tables.map((table) => tableData(game.id, table)),
    })),
    ...(slip && { slip }),
    ...(year && { year: { title: year.title, text: year.text, times: year.times, dollars: year.cost } }),
    related: related.map(({ slug, because }) => ({ url: canonical(handPath(game.id, slug)), because })),
    ...(answer.drawn !== undefined && { drawn: answer.drawn }),
    command: answer.command ?? solveCommand(game, rules, state),
  }
}
