'use client'

import { CopyCommand } from '@/app/_components/copy-command'
import { grouped, plain, whole } from '@/app/_components/format'
import { Panel } from '@/app/_components/panel'
import type { SideFigures } from '@/lib/games/figures'
import { reduce } from '@/lib/math/fraction'
import type { SideHold } from './desk'
import { edgeCommand } from './read'

/** What the figure rests on: the deals, the exact fraction, and the command that works it out again. */
export function SideProof({ hold: { game, reading }, figures }: { readonly hold: SideHold; readonly figures: SideFigures | null }) {
  return (
    <section aria-labelledby="proof" className="side-bets-proof">
      <Panel>
        <h2 id="proof" className="text-verdict font-semibold tracking-[-0.01em]">
          The proof
        </h2>
        <p className="min-h-[3em] text-small text-muted tabular-nums">
          {figures && (
            <>
              Over {whole(figures.deals)} equally likely deals the bet is worth{' '}
              <span className="text-ink break-words">{figures.ev.kind === 'exact' ? `exactly ${grouped(reduce(figures.ev))}` : plain(figures.ev.value, 9)}</span> of itself.
            </>
          )}
        </p>
        <CopyCommand command={edgeCommand(game, reading)} />
      </Panel>
    </section>
  )
}
