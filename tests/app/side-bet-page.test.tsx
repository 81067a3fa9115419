import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import SideBetPage from '@/app/[game]/side-bets/[table]/any-language'
import SideBetsPage from '@/app/[game]/side-bets/any-language'
import { commandOf, type TableFacts, tableFacts } from '@/app/[game]/side-bets/_table/facts'
import { listedBets } from '@/app/[game]/side-bets/_table/found'
import { INSURANCE, insuranceOf } from '@/app/[game]/side-bets/_table/insurance'
import { shareText } from '@/app/[game]/side-bets/_table/words'
import { grouped, percent } from '@/app/_languages/format'
import spanish from '@/app/_languages/translations/es'
import { GAMES } from '@/lib/games/index'
import { tableSlug } from '@/lib/game/precomputed/side-tables'
import { reduce } from '@/lib/math/fraction'
import { alikeBeside, spaced } from '../tools/likeness'
import { speak } from '../tools/speak'

/* The page of a side bet, with a section for each of its known tables. */

const SPOKEN = [
  ['English', null],
  ['Spanish', spanish],
] as const

const BETS = GAMES.flatMap(listedBets)
const show = async (game: string, bet: string) =>
  render(await SideBetPage({ params: Promise.resolve({ game, table: bet }) }))

afterEach(() => {
  cleanup()
  speak(undefined)
})

/** The sentences of a page's paragraphs of six words or more. */
const sentencesOf = (node: Element): readonly string[] =>
  [...node.querySelectorAll('p')]
    .flatMap(({ textContent }) => textContent.split(/(?<=[.:])\s+(?=\p{Lu})/u))
    .filter((text) => /[.:]$/.test(text) && text.split(/\s+/).length >= 6)

/** Of all lines that known tables pay, the one that costs most between two of them; undefined if only one is known. */
function widestLine(all: readonly TableFacts[]) {
  const known = all.filter(({ table }) => !table.comparison)
  if (known.length < 2) return undefined
  const lines = [...new Set(known.flatMap(({ lines }) => lines.map(({ id }) => id)))].map((line) => {
    const hits = known.map(({ lines }) => lines.find(({ id }) => id === line))
    const pays = hits.map((hit) => hit?.pay ?? -1)
    const chance = Math.max(...known.map(({ figures }, i) => (hits[i]?.ways ?? 0) / figures.deals))
    return { pays, worth: chance * (Math.max(...pays) - Math.min(...pays)) }
  })
  return lines.sort((a, b) => b.worth - a.worth)[0]!
}

describe.each(SPOKEN)('in %s', (_, spoken) => {
  it.each(BETS.filter(({ tables }) => tables.length > 1).map((one) => [one.game.id, one.bet.id, one] as const))(
    '%s, %s: no sentence is said of each table, and each keeps its section, its figures and its command',
    async (id, bet, { game, tables }) => {
      speak(spoken)
      const { container } = await show(id, bet)
      const sentences = sentencesOf(container).map((text) => text.replace(/\d[\d.,]*/g, '#'))
      const repeated = sentences.filter((text, i) => sentences.indexOf(text) !== i)
      expect(repeated).toEqual([])
      expect(container.querySelectorAll('pre')).toHaveLength(1)
      const commands = container.querySelector('#recompute pre')!.textContent
      for (const table of tables) {
        const facts = await tableFacts(game, table)
        const section = container.querySelector(`[id="${tableSlug(game, table)}"]`)!
        const { ev, edge } = facts.table
        expect(section.textContent).toContain(percent(edge))
        expect(section.textContent).toContain(ev.kind === 'exact' ? grouped(reduce(ev)) : '')
        const [pays] = within(section as HTMLElement).getAllByRole('table')
        expect(within(pays!).getAllByRole('row')).toHaveLength(facts.lines.length + 2)
        expect(commands.split('\n')).toContain(commandOf(facts))
      }
      const first = widestLine(await Promise.all(tables.map((table) => tableFacts(game, table))))
      const said = /(?:Look first at the pay|Mira primero cuánto paga)[^:]*: .*?%/.exec(container.textContent)?.[0]
      expect(said === undefined).toBe(first === undefined)
      if (!first) return
      expect(said).toContain(shareText(first.worth))
      const pays = first.pays.filter((pay) => pay > 0)
      if (pays.length > 0) expect(said).toContain(String(Math.max(...pays)))
    },
  )

  it('two pages of bets differ in more than their numbers', async () => {
    speak(spoken)
    const pages = []
    for (const { game, bet } of BETS) {
      const { container, unmount } = await show(game.id, bet.id)
      expect(container.textContent).not.toMatch(/undefined|NaN|Infinity/)
      pages.push({ name: `${game.id} ${bet.id}`, text: spaced(container) })
      unmount()
    }
    expect(alikeBeside(pages)).toEqual([])
  })

  it('the bonus of Casino Hold’em is called what people type, in its title and its first sentence', async () => {
    speak(spoken)
    await show('casino-holdem', 'bonus')
    const heading = screen.getByRole('heading', { level: 1 })
    const name = spoken ? 'Bono AA' : 'AA bonus'
    expect(heading.textContent).toContain(name)
    expect(heading.nextElementSibling!.textContent).toContain(name)
    expect(screen.getAllByText(spoken ? /También se llama/ : /also called/)).toHaveLength(1)
  })

  it('insurance is priced on the page of side bets of the games that offer it', async () => {
    speak(spoken)
    for (const game of GAMES.filter(({ sideBets }) => sideBets.length > 0)) {
      const page = document.createElement('div')
      page.innerHTML = renderToString(await SideBetsPage({ params: Promise.resolve({ game: game.id }) }))
      const section = page.querySelector(`#${INSURANCE}`)?.closest('section')
      const insurance = insuranceOf(game)
      expect(section === undefined).toBe(insurance === undefined)
      if (insurance?.ev.kind === 'exact') {
        expect(section!.textContent).toContain(percent(insurance.edge))
        expect(section!.textContent).toContain(grouped(reduce(insurance.ev)))
      }
    }
  })
})
