import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Rounds } from '@/app/[game]/pay-tables/rounds'
import { findGame } from '@/lib/games/index'
import type { TableFigures } from '@/app/[game]/pay-tables/words'
import { type BonusRules, STANDARD } from '@/lib/games/texas-holdem-bonus/rules'

const first: TableFigures = {
  ev: { kind: 'exact', num: -1n, den: 50n },
  averageBet: { kind: 'exact', num: 4n, den: 1n },
  frequencies: { bet: 0.95, fold: 0.05 },
  method: 'exact',
}
const usual: TableFigures = { ...first, ends: { 'bet-2x': 0.25, 'bet-3x': 0.15, 'bet-4x': 0.55, fold: 0.05 } }
const other: BonusRules = { ...STANDARD, ties: 'lose' }

const shown = (figures: TableFigures): string =>
  renderToStaticMarkup(
    <Rounds
      game={findGame('texas-holdem-bonus')!}
      solved={{ rules: other, figures, ms: 1 }}
      standardRules={STANDARD}
      standard={{ figures: usual, isMade: false }}
    />,
  )

it('lists the final bets of the usual table until those of the table shown are counted', () => {
  const [before, after] = [shown(first), shown({ ...usual, ends: { ...usual.ends, 'bet-2x': 0.2, 'bet-3x': 0.2 } })]
  expect(before.match(/<tr/g)!.length).toBe(after.match(/<tr/g)!.length)
  expect(before.match(/…/g)!.length).toBe(4)
  expect(after).not.toContain('…')
  expect(after).toContain('20.00%')
})
