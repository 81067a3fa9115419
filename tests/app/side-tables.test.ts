import { betName } from '@/app/_felt/names'
import { describe, expect, it } from 'vitest'
import { tableData, type TableFacts, tableFacts } from '@/app/[game]/side-bets/_table/facts'
import { betPath, listedBets, tablePath } from '@/app/[game]/side-bets/_table/found'
import {
  comesBack,
  deadEffects,
  deadEven,
  howItFeels,
  nearest,
  ofTheTime,
  rareHands,
  standing,
  titleOfBet,
  verdict,
  whenEven,
} from '@/app/[game]/side-bets/_table/words'
import { percent } from '@/app/_languages/format'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { parseCards } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import { findGame, GAMES } from '@/lib/games/index'
import { knownTables } from '@/lib/game/precomputed/known-tables'
import { deadCardsOf, findSideTable, sideTables, tableSlug } from '@/lib/game/precomputed/side-tables'
import { loadSolver } from '@/lib/games/solvers'
import { must } from '@/lib/result'
import { canonical } from '@/lib/site'

const factsOf = (game: string, slug: string) => tableFacts(findGame(game)!, findSideTable(findGame(game)!, slug)!)

describe('pages of side-bet tables', () => {
  it('have addresses of their own, which lead back to the table', () => {
    for (const game of GAMES) {
      const slugs = sideTables(game).map((table) => tableSlug(game, table))
      expect(new Set(slugs).size).toBe(slugs.length)
      for (const [i, slug] of slugs.entries()) {
        expect(slug).toMatch(/^[a-z0-9-]+$/)
        expect(findSideTable(game, slug)).toEqual(sideTables(game)[i])
      }
    }
  })

  it('stand on the page of their bet, called as people search for it', () => {
    const bets = GAMES.flatMap(listedBets)
    const titles = bets.map(titleOfBet)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.filter(({ length }) => length > 65)).toEqual([])
    for (const title of titles) expect(title).toMatch(/ odds(?: in |:)/)
    for (const title of [
      'Trips bet odds in Ultimate Texas Hold’em: every pay table',
      'AA bonus odds in Casino Hold’em: every pay table',
      'Texas 21 bet odds: every pay table',
      'Perfect Pairs odds in Blackjack: payouts and house edge',
      'Mix & Match odds in XX Poker: payouts and house edge',
      'Bonus bet odds in Texas Hold’em Bonus: payouts and house edge',
      'Progressive bet odds in Texas 21: payouts and house edge',
      'Three Card Bonus odds in Mississippi Stud: payouts and house edge',
    ])
      expect(titles).toContain(title)
    for (const { game, bet, tables } of bets)
      for (const table of tables)
        expect(tablePath(game, table)).toBe(
          tableSlug(game, table) === bet.id
            ? betPath(game, bet.id)
            : `${betPath(game, bet.id)}#${tableSlug(game, table)}`,
        )
  })

  it('say the same as JSON: the edge and every hand, of every game’s first table', async () => {
    for (const game of GAMES.filter(({ sideBets }) => sideBets.length > 0)) {
      const facts = await tableFacts(game, sideTables(game)[0]!)
      const data = JSON.parse(JSON.stringify(tableData(facts))) as Record<string, unknown>
      expect(data).toMatchObject({
        game: game.id,
        bet: facts.bet.id,
        edge: facts.table.edge,
        deals: facts.figures.deals,
      })
      expect(data['hands']).toHaveLength(facts.lines.length)
      expect(data['url']).toBe(canonical(tablePath(game, facts.table)))
      expect(JSON.stringify(data)).not.toContain('null')
    }
  })

  it('bring back what the edge leaves, line by line, and would be even with the pays they name', async () => {
    const { lines, returns, table, figures } = await factsOf('ultimate-texas-holdem', 'trips-50-40-30-8-7-4-3')
    expect(returns.back).toBeCloseTo(1 - table.edge, 12)
    for (const { ways, pay, evenAt } of lines)
      expect(evValue(table.ev) + (ways / figures.deals) * (evenAt! - pay)).toBeCloseTo(0, 12)
  })

  it('say what each other table pays otherwise, and those differences make up the whole difference', async () => {
    for (const slug of ['pair-plus-40-30-6-3-1', 'pair-plus-100-40-30-5-4-1', 'six-card-1000-200-100-20-15-10-7']) {
      const { others, table } = await factsOf('three-card-poker', slug)
      for (const other of others)
        expect(
          other.changes.reduce((sum, { worth }) => sum + worth, 0),
          other.table.id,
        ).toBeCloseTo(table.edge - other.table.edge, 9)
    }
  })

  it('keep what dead cards do as the solver says it', async () => {
    for (const [id, slug] of [
      ['three-card-poker', 'pair-plus-40-30-6-4-1'],
      ['texas-21', 'side-table-a'],
      ['casino-holdem', 'bonus-aces-or-better-7'],
    ] as const) {
      const game = findGame(id)!
      const table = findSideTable(game, slug)!
      const { effects, even } = deadCardsOf(game, table)
      const solver = await loadSolver(id)
      const ev = (dead: readonly number[]): number => evValue(solver.side(table.rules, table.bet, { dead }).ev)
      expect(ev([0]) - ev([])).toBeCloseTo(effects[0]!, 8)
      const cards = must(parseCards(even!.cards))
      expect(ev(cards)).toBeGreaterThanOrEqual(0)
      expect(ev(cards.slice(0, -1))).toBeLessThan(0)
    }
  })

  it('never name one table the best or the worst of a bet where another shows the same edge', () => {
    for (const { game, bet } of GAMES.flatMap(listedBets)) {
      const edges = knownTables(game, bet.id).map(({ edge }) => percent(edge))
      for (const end of [edges[0], edges.at(-1)])
        expect(
          edges.filter((edge) => edge === end),
          bet.id,
        ).toHaveLength(1)
    }
  })

  it('say a share of the time with the digits it needs, never as a rounded zero', async () => {
    expect([0, 0.0004, 0.00099, 0.001, 0.004, 0.0099, 0.01, 0.434].map(ofTheTime)).toEqual([
      'less than 0.1%',
      'less than 0.1%',
      'less than 0.1%',
      '0.1%',
      '0.4%',
      '1%',
      '1%',
      '43%',
    ])
    const progressive = await factsOf('texas-21', 'progressive')
    expect(progressive.long.ahead).toBeLessThan(0.001)
    expect(howItFeels(progressive)).toContain('and less than 0.1% after 40 hours')
    speak(spanish)
    expect(howItFeels(progressive)).toContain('y tras 40 horas, menos del 0,1')
    speak(undefined)
  })

  const standingOf = (facts: TableFacts): string => standing([facts])

  it('say only whole sentences, each table its own', async () => {
    const said = await Promise.all(
      GAMES.flatMap((game) =>
        sideTables(game).map(async (table) => {
          const facts = await tableFacts(game, table)
          return [verdict, standingOf, comesBack, rareHands, howItFeels, nearest, whenEven, deadEffects, deadEven]
            .map((words) => words(facts))
            .filter((text) => text !== undefined)
            .join(' ')
        }),
      ),
    )
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|Infinity|null|\.\.|  /)
    expect(new Set(said).size).toBe(said.length)
  })

  it('say them in Spanish, with no English word but names', async () => {
    speak(spanish)
    try {
      for (const bet of GAMES.flatMap(listedBets)) {
        expect(titleOfBet(bet).length, titleOfBet(bet)).toBeLessThanOrEqual(65)
        const facts = await tableFacts(bet.game, bet.tables[0]!)
        const text = [verdict, standingOf, comesBack, rareHands, howItFeels, nearest, whenEven, deadEffects, deadEven]
          .map((words) => words(facts))
          .join(' ')
          .replaceAll(betName(bet.game, bet.bet.id), '')
        expect(text).not.toMatch(/\b(the|of|with|you|is|pays|hand|pair|flush|straight)\b/i)
      }
    } finally {
      speak(undefined)
    }
  })
})
