'use client'

import { useInBrowser } from '@/app/_ui/store'
import { Field, Select } from '@/app/_ui/field'
import { useTaughtGame } from '@/app/_solver/use-fetched'
import { evening } from '@/app/_languages/words'
import type { GameId } from '@/lib/games/ids'
import { EveningDesk } from './desk'
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
  return game ? <EveningDesk game={game} /> : <p role="status">{evening.loading}</p>
}
