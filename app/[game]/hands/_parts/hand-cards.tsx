import { PlayingCard } from '@/app/_components/playing-card'
import type { CardRow } from '@/content/pages/hand-page'

/** The cards of a page on the felt. */
export function HandCards({ rows, name }: { readonly rows: readonly CardRow[]; readonly name: string }) {
  return (
    <div
      role="group"
      aria-label={name}
      className="felt-surface hand-cards grid min-w-0 grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-4 rounded-[18px] px-4 py-6 text-felt-ink min-[700px]:rounded-panel"
    >
      {rows.map((row, i) => (
        <div key={row.name ?? i} className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-2">
          {row.name !== undefined && (
            <p className="text-label tracking-[0.09em] text-felt-muted uppercase">{row.name}</p>
          )}
          <div className="flex w-full justify-center gap-2 min-[700px]:gap-2.5">
            {row.cards.map((card) => (
              <PlayingCard
                key={card}
                spot={card}
                size={rows.length === 1 && row.cards.length < 4 ? 'large' : 'normal'}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
