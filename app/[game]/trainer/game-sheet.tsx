'use client'

import { Link } from '@/app/_ui/link'
import { placesOf } from '@/app/_site/game-places'
import { Sheet } from '@/app/_ui/dialog'
import { chrome, trainer } from '@/app/_languages/words'
import type { AnyGame } from '@/lib/game/game'

/** A game with its name. */
export interface Named {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly game: AnyGame
  /** All games. */
  readonly games: readonly Named[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const LINK = 'flex min-h-11 items-center rounded-key px-2 hover:bg-ink/4'

/** Links from a trainer to the game's other pages and to the trainers of other games. */
export function GameSheet({ game, games, open, onOpenChange }: Props) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={game.name}>
      <nav aria-label={chrome.pagesOf(game.name)} className="-mx-2 grid grid-cols-2">
        {placesOf({ id: game.id, hasSideBets: game.sideBets.length > 0 })
          .filter(({ path }) => path !== '/trainer')
          .map(({ word, path }) => (
            <Link key={path} href={`/${game.id}${path}`} prefetch={false} className={LINK}>
              {chrome[word]}
            </Link>
          ))}
      </nav>
      <nav aria-label={trainer.otherGames} className="grid gap-1 border-t pt-4">
        <h3 className="text-label tracking-caps text-muted uppercase">{trainer.otherGames}</h3>
        <div className="-mx-2 grid sm:grid-cols-2">
          {games
            .filter(({ id }) => id !== game.id)
            .map(({ id, name }) => (
              <Link key={id} href={`/${id}/trainer`} prefetch={false} className={LINK}>
                {name}
              </Link>
            ))}
        </div>
      </nav>
    </Sheet>
  )
}
