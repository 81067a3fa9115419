import { PlayingCard } from '@/app/_components/playing-card'
import type { CardRow } from '@/content/pages/hand-page'

/** The cards of a page on the felt. */
export function HandCards({ rows, name }: { readonly rows: readonly CardRow[]; readonly name: string }) {
  return (
    <div
      role="group"
      aria-label={name}
      className="felt-surface hand-cards grid min-w-0 grid-cols-1 content-center justify-items-center gap-4 rounded-box px-4 py-6 text-felt-ink md:rounded-panel"
    >
      {rows.map((row, i) => (
        <div key={row.name ?? i} className="grid w-full grid-cols-1 justify-items-center gap-2">
          {row.name !== undefined && <p className="text-label tracking-caps text-felt-muted uppercase">{row.name}</p>}
          <div className="flex w-full justify-center gap-2 md:gap-2.5">
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
