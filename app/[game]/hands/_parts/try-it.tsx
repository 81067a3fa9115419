import { PlayingCard } from '@/app/_components/playing-card'
import type { CardRow } from '@/content/pages/hand-page'
import { handPath } from '@/content/pages/index'
import type { Found } from './found'
import { tryHands } from './try-data'
import { TryQuestion } from './try-question'

const Cards = ({ rows }: { readonly rows: readonly CardRow[] }) => (
  <div aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-2">
    {rows.map(({ name, cards }, i) => (
      <div key={name ?? i} className="flex flex-wrap gap-1.5">
        {cards.map((card) => (
          <PlayingCard key={card} spot={card} size="small" hidden />
        ))}
      </div>
    ))}
  </div>
)

/** The hands next to it as questions, for a reader to try what the page says. */
export async function TryIt({ game, answer }: Pick<Found, 'game' | 'answer'>) {
  const hands = await tryHands({ game, answer })
  if (hands.length === 0) return null
  return (
    <div className="grid gap-4 print:hidden [@media(scripting:none)]:hidden">
      <h3 className="text-large/snug font-semibold">Try it</h3>
      <ul className="grid gap-3 md:auto-cols-fr md:grid-flow-col">
        {hands.map(({ page, choices }) => (
          <li key={page.slug} className="flex flex-col gap-3 rounded-box border bg-raised p-4">
            <Cards rows={page.cards} />
            <h4 className="font-semibold">{page.name}</h4>
            <TryQuestion choices={choices} name={page.name} href={handPath(game.id, page.slug)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
