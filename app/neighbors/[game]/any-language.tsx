import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GameTextPage, textMetadata } from '@/app/[game]/_guide/game-text'
import { languageNow } from '@/app/_languages/messages'
import { gameTexts } from '@/app/_languages/words'
import { NEIGHBOR_DRILL, NEIGHBOR_GAMES, neighborsPath } from '@/app/_site/pages-of-games'
import { neighborsText } from '@/content/game-texts'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] => NEIGHBOR_GAMES.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params
  return textMetadata(neighborsPath(game), await neighborsText(game, languageNow()))
}

/** The value of neighbors' cards in a game that has a drill for them, in exact examples. */
export default async function NeighborsPage({ params }: Props) {
  const { game: id } = await params
  const game = NEIGHBOR_GAMES.find((one) => one.id === id)
  if (!game) notFound()
  return (
    <GameTextPage
      game={game}
      path={neighborsPath(id)}
      crumb={gameTexts.neighbors}
      text={await neighborsText(id, languageNow())}
      next={{ href: `/${id}/trainer?drill=${NEIGHBOR_DRILL}`, name: gameTexts.trainThem }}
    />
  )
}
