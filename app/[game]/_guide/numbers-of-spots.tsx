import type { AtSpot, Figures } from '@/content/guide'
import { inSentence } from '@/app/_components/cards-in-text'
import { signedEv } from '@/app/_components/ev-format'
import { loss, percent, units, whole } from '@/app/_components/format'
import { calculatorHref } from '@/app/_components/spot-address'
import { answerOf, handPath } from '@/content/pages/index'
import { evValue } from '@/lib/games/ev'
import type { AnyGame } from '@/lib/games/game'
import type { Ev } from '@/lib/games/solution'
import { fraction, toNumber } from '@/lib/math/fraction'
import { costOf, meterOf, optionOf, sideOf, sideRulesOf, type Solved, spotOf } from './figures'
import type { Draw } from './numbers'
import { decimal, less } from './worth'

/* The figures that a guide's text names: of one decision, and of a side bet. */

/** Where a decision can be looked at. */
const seen = (game: AnyGame, { rules, state }: Solved) => ({
  name: 'This hand in the calculator',
  href: calculatorHref(game, rules, state),
})

const nameOf = (game: AnyGame, { rules }: Solved, action: string): string => game.label(rules, action).doing

/** The best option's name inside a sentence. */
export async function bestInWords(game: AnyGame, spot: AtSpot): Promise<string> {
  const { rules, solution } = await spotOf(game, spot)
  return solution.best.map((action) => inSentence(game.label(rules, action).name)).join(' or ')
}

function costExactly({ solution }: Solved, action: string): Ev {
  return solution.best.includes(action)
    ? { kind: 'exact', ...fraction(0) }
    : less(optionOf(solution, solution.best[0]!).ev, optionOf(solution, action).ev)
}

/** Of one decision. */
export const spotFigures = (game: AnyGame, draw: Draw) =>
  ({
    Ev: async ({ of, ...spot }) => {
      const solved = await spotOf(game, spot)
      const { ev } = optionOf(solved.solution, of)
      return draw({
        shown: signedEv(ev),
        name: `${nameOf(game, solved, of)} is worth`,
        value: ev,
        unit: `${game.unit}s`,
        see: seen(game, solved),
      })
    },
    Cost: async ({ of, ...spot }) => {
      const solved = await spotOf(game, spot)
      const shown = loss(costOf(solved.solution, of))
      return draw({
        shown,
        name: `${nameOf(game, solved, of)} costs`,
        value: costExactly(solved, of),
        unit: `${game.unit}s`,
        see: seen(game, solved),
      })
    },
    Fact: async ({ of, fact, ...spot }) => {
      const solved = await spotOf(game, spot)
      const { solution } = solved
      const found = optionOf(solution, of).tally?.find(({ name }) => name === fact)
      if (!found || solution.deals === undefined) throw new Error(`no count of “${fact}”`)
      const value: Ev = { kind: 'exact', ...fraction(found.ways, solution.deals) }
      const name = `${nameOf(game, solved, of)}: ${fact} ${whole(found.ways)} of ${whole(solution.deals)} deals`
      return draw({ shown: percent(evValue(value), 1), name, value, percent: true, see: seen(game, solved) })
    },
    Unimproved: async ({ of }) => {
      const rows = (await answerOf(game.id, of)).sections.flatMap(({ tables = [] }) =>
        tables.flatMap(({ columns, rows }) =>
          rows.map((row) => ({ row, cell: row.cells[columns.indexOf('Wins then') - 1] })),
        ),
      )
      const cell = rows.find(({ row }) => row.id === 'pair-high')?.cell
      if (cell?.kind !== 'share') throw new Error(`“${of}” is no pocket pair with a page`)
      return draw({
        shown: percent(cell.value, 0),
        name: 'Showdowns won without help from the board',
        value: { kind: 'real', value: cell.value },
        percent: true,
        see: { name: 'This hand’s page', href: handPath(game.id, of) },
      })
    },
  }) satisfies Partial<Figures>

/** Of a side bet. */
export const sideFigures = (game: AnyGame, draw: Draw) =>
  ({
    OneIn: async ({ rules, bet, of }) => {
      const { hits, deals } = await sideOf(game, sideRulesOf(game, rules), bet)
      const found = hits.filter(({ id, pay }) => (of === undefined ? pay > 0 : id === of))
      const ways = found.reduce((sum, hit) => sum + hit.ways, 0)
      if (ways === 0) throw new Error(`“${bet}” never brings “${of ?? 'a win'}”`)
      const once = deals / ways
      const name = `${of === undefined ? 'Any win' : found.map((hit) => hit.name).join(', ')}: ${whole(ways)} of ${whole(deals)} deals`
      return draw({
        shown: `one in ${once < 100 ? units(Math.round(once * 10) / 10) : whole(Math.round(once))}`,
        name,
        value: { kind: 'exact', ...fraction(ways, deals) },
      })
    },
    ShareOfMeter: async ({ bet, players }) => {
      const { share = 1 } = await sideOf(game, sideRulesOf(game), bet, { players })
      return draw({
        shown: percent(share),
        name: `What a winner gets of the meter on average, with ${players} players on it`,
        value: decimal(share),
        percent: true,
      })
    },
    BreakEven: async ({ rules, bet, players }) => {
      const meter = await meterOf(game, sideRulesOf(game, rules), bet, players)
      if (!meter?.breakEven) throw new Error(`no meter makes “${bet}” even`)
      return draw({
        shown: whole(Math.ceil(toNumber(meter.breakEven))),
        name: 'The meter at which the bet loses nothing',
        value: { kind: 'exact', ...meter.breakEven },
        unit: 'bets',
      })
    },
  }) satisfies Partial<Figures>
