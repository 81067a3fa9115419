import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import BestOddsPage from '@/app/best-odds/any-language'
import english from '@/app/_languages/translations/en'
import spanish from '@/app/_languages/translations/es'
import { money, percent } from '@/app/_languages/format'
import { INSURANCE, insuranceOf } from '@/app/[game]/side-bets/_table/insurance'
import { GAMES } from '@/lib/games/index'
import { paceOf } from '@/lib/game/pace'
import { betsWithTables, knownTables } from '@/lib/game/precomputed/known-tables'

const rows = (): HTMLElement[] => screen.getAllByRole('row').slice(1)
const figures = (column: number): number[] =>
  rows().map((row) =>
    parseFloat(
      within(row)
        .getAllByRole('cell')
        [column]!.textContent!.replace(/[^\d.−]/g, '')
        .replace('−', '-'),
    ),
  )
const rises = (values: readonly number[]): boolean => values.every((value, i) => i === 0 || values[i - 1]! <= value)

/** The games that offer insurance, a bet without a table. */
const insured = GAMES.filter(({ stages }) => stages.some(({ id }) => id === INSURANCE))

afterEach(() => window.history.replaceState(null, '', '/'))

describe('best odds', () => {
  it('list every game and side bet once, each with the engine’s edge under its usual table, the cheapest first', () => {
    render(<BestOddsPage />)
    const usual = GAMES.flatMap((game) =>
      betsWithTables(game).flatMap((bet) => knownTables(game, bet).find((table) => table.usual) ?? []),
    )
    expect(rows()).toHaveLength(usual.length + insured.length)
    expect(usual.length).toBeGreaterThan(2 * GAMES.length)
    for (const game of GAMES) {
      const row = screen.getByRole('link', { name: game.name }).closest('tr')!
      const { edge, risk } = knownTables(game).find((table) => table.usual)!
      expect(
        within(row)
          .getAllByRole('cell')
          .slice(0, 2)
          .map(({ textContent }) => textContent),
      ).toEqual([percent(edge), percent(risk)])
    }
    expect(rises(figures(0))).toBe(true)
  })

  it('list insurance, for the rounds that offer it, at the part of the stake that it may be', () => {
    expect(insured.map(({ id }) => id)).toEqual(['texas-21', 'blackjack'])
    render(<BestOddsPage />)
    const links = screen.getAllByRole('link', { name: 'Insurance' })
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
      insured.map(({ id }) => `/${id}/side-bets#${INSURANCE}`).sort(),
    )
    for (const game of insured) {
      const { edge, chance } = insuranceOf(game)!
      const link = links.find((one) => one.getAttribute('href')!.startsWith(`/${game.id}/`))!
      const row = within(link.closest('tr')!)
      expect(row.getByRole('rowheader').textContent).toBe(
        `Insurance${game.name}, only against an ace: one round in 13, $5 each time`,
      )
      expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
        percent(edge),
        percent(edge),
        money(edge * 5 * paceOf(game) * chance, 'USD'),
        percent(edge),
      ])
    }
  })

  it('say at what stake an hour costs this, and the size of a bet that is always the same', () => {
    render(<BestOddsPage />)
    expect(screen.getByText('Costs an hour are for $10 bets, unless the bet’s line names another size.')).toBeTruthy()
    // A bet without a known table has no line.
    const fixed = GAMES.flatMap((game) =>
      game.sideBets.flatMap(({ id, always }) =>
        always && knownTables(game, id).length > 0 ? [{ name: game.name, always }] : [],
      ),
    )
    expect(fixed.length).toBeGreaterThan(0)
    for (const { name, always } of fixed)
      expect(screen.getByText(`${name}, side bet, always ${money(always, 'USD')}`)).toBeTruthy()
  })

  it.each([
    ['English', english, /\bevery (?:table )?game\b/i, /we solve/],
    ['Spanish', spanish, /\btodos los juegos\b/i, /que resolvemos/],
  ] as const)('are called those that we solve wherever they are called all: %s', (_, { areas }, all, solved) => {
    const { bestOdds, pages, questions } = areas
    const said = [pages.bestOddsTitle, pages.bestOddsAbout, questions.oneList, ...Object.values(bestOdds)]
    const claims = said.filter((text) => typeof text === 'string').filter((text) => all.test(text))
    expect(claims.length).toBeGreaterThan(1)
    for (const claim of claims) expect(claim).toMatch(solved)
  })

  it('name every side bet, one without a known table below the list', () => {
    render(<BestOddsPage />)
    const bets = GAMES.flatMap((game) => game.sideBets.map(({ id }) => `/${game.id}/side-bets?bet=${id}`))
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(bets.filter((bet) => !links.includes(bet))).toEqual([])
  })

  it('are sorted by a heading, and the other way round where it is pressed again', async () => {
    render(<BestOddsPage />)
    const person = userEvent.setup()
    for (const [at, name] of ['House edge', 'Element of risk', 'Cost an hour'].entries()) {
      const heading = (): HTMLElement => screen.getByRole('columnheader', { name })
      if (at > 0) await person.click(within(heading()).getByRole('button'))
      expect(heading().getAttribute('aria-sort')).toBe('ascending')
      expect(rises(figures(at))).toBe(true)
      await person.click(within(heading()).getByRole('button'))
      expect(heading().getAttribute('aria-sort')).toBe('descending')
      expect(rises(figures(at).reverse())).toBe(true)
    }
    expect(window.location.search).toBe('?sort=hour-falls')
  })

  it('are sorted as the address says, and as usual where it says nothing that is known', () => {
    const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
    window.history.replaceState(null, '', '?sort=elementOfRisk-falls')
    const { unmount } = render(<BestOddsPage />)
    expect([sortOf('House edge'), sortOf('Element of risk')]).toEqual([null, 'descending'])
    unmount()
    window.history.replaceState(null, '', '?sort=nothing')
    render(<BestOddsPage />)
    expect([sortOf('House edge'), sortOf('Element of risk')]).toEqual(['ascending', null])
  })
})
