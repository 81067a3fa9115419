import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GameTextPage, textMetadata } from '@/app/[game]/_guide/game-text'
import { NEIGHBOR_DRILL, NEIGHBOR_GAMES, neighborsPath } from '@/app/_site/neighbors'
import { neighborsText } from '@/content/game-texts'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => NEIGHBOR_GAMES.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params
  return textMetadata(neighborsPath(game), await neighborsText(game))
}

/** What neighbors’ cards are worth at a game that drills them, in exact examples. */
export default async function NeighborsPage({ params }: Props) {
  const { game: id } = await params
  const game = NEIGHBOR_GAMES.find((one) => one.id === id)
  if (!game) notFound()
  return (
    <GameTextPage
      game={game}
      path={neighborsPath(id)}
      crumb="Neighbors’ cards"
      text={await neighborsText(id)}
      next={{ href: `/${id}/trainer?drill=${NEIGHBOR_DRILL}`, name: 'Train them' }}
    />
  )
}
