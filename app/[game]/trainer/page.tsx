import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { findGame, GAMES } from '@/lib/games/index'
import { TrainerLoader } from './loader'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  if (!game) return {}
  return pageMetadata({
    path: `/${game.id}/trainer`,
    title: `${game.name} trainer`,
    description: `Decide a hand of ${game.name} and see the exact expected value of every option, what yours cost, why, and the proof.`,
  })
}

export default async function TrainerPage({ params }: Props) {
  const game = findGame((await params).game)
  if (!game) notFound()
  return (
    <>
      <Breadcrumbs
        items={[
          { name: game.name, path: `/${game.id}` },
          { name: 'Trainer', path: `/${game.id}/trainer` },
        ]}
        silent
      />
      <TrainerLoader gameId={game.id} games={GAMES.map(({ id, name }) => ({ id, name }))} />
    </>
  )
}
