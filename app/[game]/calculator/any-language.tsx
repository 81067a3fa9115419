import { chrome, pages } from '@/app/_languages/words'
import './calculator.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { firstPage } from '@/app/_site/game-places'
import { pageMetadata } from '@/app/_seo/metadata'
import { EVERY_GAME, findGame } from '@/lib/games/index'
import { CalculatorQuestions } from '../_questions/calculator'
import { CalculatorLoader } from './calculator'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] => EVERY_GAME.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  if (!game) return {}
  return pageMetadata({
    path: `/${game.id}/calculator`,
    title: pages.calculatorTitle(game.name),
    description: pages.calculatorAbout(game.name),
  })
}

export default async function CalculatorPage({ params }: Props) {
  const game = findGame((await params).game)
  if (!game) notFound()
  return (
    <>
      <Breadcrumbs
        items={[
          { name: game.name, path: firstPage(game.id) },
          { name: chrome.calculator, path: `/${game.id}/calculator` },
        ]}
        silent
      />
      <CalculatorLoader gameId={game.id} gameName={game.name} />
      {/* Their figures are made with the lists. */}
      <CalculatorQuestions game={game} />
    </>
  )
}
