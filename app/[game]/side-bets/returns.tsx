'use client'

import dynamic from 'next/dynamic'
import { chartOrWords } from '@/app/_components/chart-or-words'
import { percent } from '@/app/_components/format'
import { TitledPanel } from '@/app/_components/panel'
import { called } from '@/app/_languages/area'
import { sideBets } from '@/app/_languages/english/side-bets'
import type { SideFigures } from '@/lib/games/figures'
import { evValue } from '@/lib/games/ev'
import type { PayField } from './tables'
import { returnsOf, type ReturnLine } from './words'

const ReturnsChart = dynamic(() => chartOrWords(import('./returns-chart').then((module) => module.ReturnsChart)), {
  ssr: false,
})

const ROW = 36

/** Which hand brings the most back, in a sentence. */
function inWords(lines: readonly ReturnLine[], back: number): string {
  const top = [...lines].sort((a, b) => b.back - a.back)[0]
  if (!top || back === 0) return sideBets.nothingBack
  return sideBets.mostBack(called(top.name), percent(top.back / back, 0))
}

/** The lines as the pay table lists them; a hand that it does not list comes first. */
function inTableOrder(lines: readonly ReturnLine[], field: PayField | undefined): readonly ReturnLine[] {
  const place = ({ id }: ReturnLine): number => field?.hands.findIndex((hand) => hand.id === id) ?? 0
  return [...lines].sort((a, b) => place(a) - place(b))
}

interface Props {
  readonly bet: string
  readonly field: PayField | undefined
  readonly figures: SideFigures | null
}

/** Where the return comes from: a bar for each hand. The pay table beside it has the same figures to read. */
export function Returns({ bet, field, figures }: Props) {
  const read = figures ? returnsOf(figures) : null
  const rows = read ? inTableOrder(read.lines, field) : []
  const kept = figures ? Math.max(0, -evValue(figures.ev)) : 0
  return (
    <TitledPanel
      id="returns"
      title={sideBets.returns}
      className="side-bets-returns"
      lead={
        <p className="text-small text-muted">
          {read ? `${sideBets.ofHundredOn(bet)} ${inWords(read.lines, read.back)}` : sideBets.ofHundred}
        </p>
      }
    >
      <div style={{ height: (Math.max(rows.length, 2) + 1) * ROW }}>
        {read && <ReturnsChart bet={bet} rows={rows} kept={kept} />}
      </div>
    </TitledPanel>
  )
}
