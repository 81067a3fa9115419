import { chrome, pages } from '@/app/_languages/words'
import '@/app/_charts/decision-map.css'
import './pay-tables.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { firstPage } from '@/app/_site/game-places'
import { pageMetadata } from '@/app/_seo/metadata'
import { draggedIn } from '@/lib/game/drag'
import type { Rules } from '@/lib/game/game'
import { EVERY_GAME, findGame } from '@/lib/games/index'
import { PayTableQuestions } from '../_questions/pay-tables'
import { madeFigures } from '@/lib/game/precomputed/figures'
import { wholeOf } from '../_guide/figures'
import { PayTablesLoader } from './desk'
import { Examples } from './examples'
import type { Standard } from './words'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] => EVERY_GAME.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  if (!game) return {}
  return pageMetadata({
    path: `/${game.id}/pay-tables`,
    title: pages.gameTablesTitle(game.name),
    description: pages.gameTablesAbout(game.name),
  })
}

/** The usual table is solved while the site is built, so the page shows figures before a worker answers. */
export default async function PayTablesPage({ params }: Props) {
  const game = findGame((await params).game)
  if (!game) notFound()
  const rules = game.variants[0].rules as Rules
  const { classes: _, outcomes: _outcomes, cells, ...figures } = await wholeOf(game, rules)
  const isMade = madeFigures(game, rules) !== undefined
  const standard: Standard = { figures: { ...figures, ...(isMade && cells ? { cells } : {}) }, isMade }
  return (
    <>
      <Breadcrumbs
        items={[
          { name: game.name, path: firstPage(game.id) },
          { name: chrome.payTables, path: `/${game.id}/pay-tables` },
        ]}
        silent
      />
      <PayTablesLoader
        gameId={game.id}
        gameName={game.name}
        unit={game.unit}
        drags={draggedIn(game).length > 0}
        standard={standard}
      />
      {game.settledByTable && <Examples game={game} rules={rules} />}
      <PayTableQuestions game={game} />
    </>
  )
}
