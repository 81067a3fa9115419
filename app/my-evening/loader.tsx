'use client'

import { useInBrowser } from '@/app/_ui/store'
import { Field, Select } from '@/app/_ui/field'
import { useFetched, useTaughtGame } from '@/app/_solver/use-fetched'
import { withWords } from '@/app/_languages/messages'
import { evening } from '@/app/_languages/words'
import type { GameId } from '@/lib/games/ids'
import { sheets } from './hands'

interface EveningGame {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly games: readonly EveningGame[]
}

/** The choice of the game, and the desk for it. Only the browser knows what was typed. */
export function EveningLoader({ games }: Props) {
  const { game } = sheets.useNow()
  return (
    <div className="grid grid-cols-1 gap-6">
      <Field label={evening.whichGame} className="max-w-80">
        <Select
          value={game}
          options={games.map(({ id, name }) => ({ value: id as GameId, name }))}
          onChoose={(chosen) => sheets.change((now) => ({ ...now, game: chosen }))}
        />
      </Field>
      {useInBrowser() && <Loaded key={game} id={game} />}
    </div>
  )
}

function Loaded({ id }: { readonly id: GameId }) {
  const game = useTaughtGame(id)
  const desk = useFetched('evening', () => withWords('my-evening/desk', import('./desk')))
  return game && desk ? <desk.EveningDesk game={game} /> : <p role="status">{evening.loading}</p>
}
