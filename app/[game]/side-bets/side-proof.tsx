'use client'

import { CopyCommand } from '@/app/_components/copy-command'
import { grouped, plain, whole } from '@/app/_components/format'
import { TitledPanel } from '@/app/_components/panel'
import { sideBets } from '@/app/_languages/english/side-bets'
import { filled } from '@/app/_languages/filled'
import type { SideFigures } from '@/lib/games/figures'
import { reduce } from '@/lib/math/fraction'
import { edgeCommand, type SideHold } from './read'

/** What the figure rests on: the deals, the exact fraction, and the command that works it out again. */
export function SideProof({
  hold: { game, reading },
  figures,
}: {
  readonly hold: SideHold
  readonly figures: SideFigures | null
}) {
  return (
    <TitledPanel id="proof" title={sideBets.proof} className="side-bets-proof">
      <p className="min-h-[3em] text-small text-muted tabular-nums">
        {figures &&
          filled(sideBets.worthExactly(whole(figures.deals)), {
            worth: (
              <span className="text-ink break-words">
                {figures.ev.kind === 'exact'
                  ? sideBets.exactly(grouped(reduce(figures.ev)))
                  : plain(figures.ev.value, 9)}
              </span>
            ),
          })}
      </p>
      <CopyCommand command={edgeCommand(game, reading)} />
    </TitledPanel>
  )
}
