import { PlayingCard } from '@/app/_components/playing-card'
import type { Card } from '@/lib/cards/card'

/** Cards in a line, small. */
export function CardRow({ cards, label }: { readonly cards: readonly Card[]; readonly label: string }) {
  return (
    <div role="group" aria-label={label} className="flex gap-0.75">
      {cards.map((card) => (
        <PlayingCard key={card} spot={card} size="small" />
      ))}
    </div>
  )
}
