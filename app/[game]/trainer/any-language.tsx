import { pages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { firstPage } from '@/app/_site/game-places'
import { pageMetadata } from '@/app/_seo/metadata'
import { isDraft } from '@/lib/games/ids'
import { EVERY_GAME, findGame, GAMES } from '@/lib/games/index'
import { stepsOf } from '../_guide/guide-of'
import { TrainerQuestions } from '../_questions/trainer'
import { TrainerLoader } from './loader'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] => EVERY_GAME.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  if (!game) return {}
  return pageMetadata({
    path: `/${game.id}/trainer`,
    title: pages.trainerTitle(game.name),
    description: pages.trainerAbout(game.name),
  })
}

export default async function TrainerPage({ params }: Props) {
  const game = findGame((await params).game)
  if (!game) notFound()
  return (
    <>
      <Breadcrumbs
        items={[
          { name: game.name, path: firstPage(game.id) },
          { name: pages.trainer, path: `/${game.id}/trainer` },
        ]}
        silent
      />
      <TrainerLoader
        gameId={game.id}
        about={pages.trainerAbout(game.name)}
        games={[...GAMES, ...(isDraft(game.id) ? [game] : [])].map(({ id, name }) => ({ id, name }))}
        steps={(await stepsOf(game)).map(({ name, text }) => ({ name, text }))}
      />
      {/* Their figures are made with the lists. */}
      <TrainerQuestions game={game} />
    </>
  )
}
