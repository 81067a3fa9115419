import { PlayingCard } from '@/app/_components/playing-card'
import { handPath } from '@/lib/games/pages'
import type { Found } from './found'
import { tryHands } from './try-data'
import { TryQuestion } from './try-question'

/** Its neighbours as questions: whoever has read the page knows the answers, or finds out. */
export async function TryIt({ game, answer }: Pick<Found, 'game' | 'answer'>) {
  const hands = await tryHands({ game, answer })
  if (hands.length === 0) return null
  return (
    <ul className="grid gap-3 min-[700px]:auto-cols-fr min-[700px]:grid-flow-col">
      {hands.map(({ page, choices }) => (
        <li key={page.slug} className="flex flex-col gap-3 rounded-[18px] border bg-raised p-4">
          <div aria-hidden="true" className="flex flex-wrap gap-1.5">
            {page.cards.flatMap(({ cards }) => cards).map((card) => (
              <PlayingCard key={card} spot={card} size="small" hidden />
            ))}
          </div>
          <h3 className="font-semibold">{page.name}</h3>
          <TryQuestion choices={choices} name={page.name} href={handPath(game.id, page.slug)} />
        </li>
      ))}
    </ul>
  )
}
