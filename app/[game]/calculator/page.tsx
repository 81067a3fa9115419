import './calculator.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { findGame, GAMES } from '@/lib/games/index'
import { CalculatorLoader } from './loader'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  if (!game) return {}
  return pageMetadata({
    path: `/${game.id}/calculator`,
    title: `${game.name} calculator`,
    description: `Enter any hand of ${game.name}, with dead cards and your own pay table: the exact value of every option, how the round ends, and the proof.`,
  })
}

export default async function CalculatorPage({ params }: Props) {
  const game = findGame((await params).game)
  if (!game) notFound()
  return (
    <>
      <Breadcrumbs
        items={[
          { name: game.name, path: `/${game.id}` },
          { name: 'Calculator', path: `/${game.id}/calculator` },
        ]}
        silent
      />
      <CalculatorLoader gameId={game.id} gameName={game.name} />
    </>
  )
}
