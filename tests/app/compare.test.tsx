import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import PairPage from '@/app/compare/[game]/[other]/any-language'
import { PAIRS } from '@/app/compare/_parts/facts'
import ComparePage from '@/app/compare/any-language'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { percent, plain } from '@/app/_languages/format'
import { GAMES } from '@/lib/games/index'
import { usualTable } from '@/lib/game/precomputed/known-tables'
import { sessionsOf } from '@/lib/game/precomputed/sessions'
import { englishIn } from '../tools/english-words'
import { alikeBeside, spaced } from '../tools/likeness'

afterEach(() => speak(undefined))

const open = async (at: number) => {
  const [a, b] = PAIRS[at]!.games
  return render(await PairPage({ params: Promise.resolve({ game: a.id, other: b.id }) }))
}

/** The figures in a row of the table of both games. */
const rowOf = (name: string): readonly string[] =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('all games stand side by side, the calmest first', async () => {
  render(await ComparePage())
  const variance = within(screen.getByRole('region', { name: 'Every game, the calmest first' }))
  const rows = variance.getAllByRole('row').slice(1)
  const calmest = GAMES.toSorted((a, b) => sessionsOf(a).deviation - sessionsOf(b).deviation)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(calmest.map(({ name }) => name))
  rows.forEach((row, i) =>
    expect(within(row).getAllByRole('cell')[0]!.textContent).toBe(plain(sessionsOf(calmest[i]!).deviation, 2)),
  )
})

it('from best play over few rules to the worst habit, an edge only rises', async () => {
  render(await ComparePage())
  const skill = within(screen.getByRole('region', { name: 'Every game, the easiest first' }))
  const rows = skill.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(GAMES.length)
  for (const row of rows) {
    const cells = within(row).getAllByRole('cell').slice(0, 3)
    const edges = cells.flatMap(({ textContent }) => (textContent === '—' ? [] : [parseFloat(textContent)]))
    expect(edges, row.textContent).toEqual(edges.toSorted((a, b) => a - b))
  }
})

it('two games are compared by the engine’s figures, the answer first', async () => {
  for (const [at, { games }] of PAIRS.entries()) {
    const { unmount } = await open(at)
    const tables = games.map(usualTable)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${games[0].name} or ${games[1].name}?`)
    expect(rowOf('House edge')).toEqual(tables.map(({ edge }) => percent(edge)))
    expect(rowOf('Element of risk')).toEqual(tables.map(({ risk }) => percent(risk)))
    const [a, b] = rowOf('Cost an hour').map((cost) => Number(cost.slice(1))) as [number, number]
    const answer = screen.getAllByText(/cheaper than|the same/, { selector: 'header p' })[0]!.textContent
    if (a === b) expect(answer).toContain('the same')
    else expect(answer.startsWith(games[a < b ? 0 : 1].name)).toBe(true)
    unmount()
  }
})

it('pairs beside each other read differently', async () => {
  const texts = []
  for (const [at, { path }] of PAIRS.entries()) {
    const { container, unmount } = await open(at)
    texts.push({ name: path, text: spaced(container) })
    unmount()
  }
  expect(alikeBeside(texts)).toEqual([])
})

it('the same pages in Spanish say nothing in English', async () => {
  speak(spanish)
  const read = (page: Element): string => {
    // What a page says to search engines has English keys.
    for (const script of page.querySelectorAll('script')) script.remove()
    return spaced(page)
  }
  const texts = [read(render(await ComparePage()).container)]
  for (const at of PAIRS.keys()) {
    const { container, unmount } = await open(at)
    texts.push(read(container))
    unmount()
  }
  expect(texts.flatMap(englishIn)).toEqual([])
})
