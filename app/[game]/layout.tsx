import type { ReactNode } from 'react'
import { placesOf } from '@/app/_site/game-places'
import { GameNavigation } from '@/app/_site/game-navigation'
import { findGame } from '@/lib/games/index'

interface Props {
  readonly children: ReactNode
  readonly params: Promise<{ readonly game: string }>
}

/** Adds links to the game's other pages at the top of each of its pages. */
export default async function GameLayout({ children, params }: Props) {
  const game = findGame((await params).game)
  return (
    <>
      {game && (
        <GameNavigation
          gameId={game.id}
          gameName={game.name}
          places={placesOf({ id: game.id, hasSideBets: game.sideBets.length > 0 })}
        />
      )}
      {children}
    </>
  )
}
