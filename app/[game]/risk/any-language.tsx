import { chrome, pages } from '@/app/_languages/words'
import './risk.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { firstPage } from '@/app/_site/game-places'
import { pageMetadata } from '@/app/_seo/metadata'
import { paceOf } from '@/lib/game/pace'
import type { Rules } from '@/lib/game/game'
import { EVERY_GAME, findGame } from '@/lib/games/index'
import { RiskQuestions } from '../_questions/risk'
import { isAtHand } from '@/lib/game/precomputed/figures'
import { sessionFigures } from '@/lib/math/session-figures'
import { wholeOf } from '../_guide/figures'
import { questionOf, USUAL_BETS, USUAL_HOURS } from './read'
import { RiskLoader } from './desk'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] => EVERY_GAME.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  if (!game) return {}
  return pageMetadata({
    path: `/${game.id}/risk`,
    title: pages.riskTitle(game.name),
    description: pages.riskAbout(game.name),
  })
}

/**
 * The results of a round under the usual rules are computed while the site is built, so the page needs no solver for
 * them.
 */
export default async function RiskPage({ params }: Props) {
  const game = findGame((await params).game)
  if (!game) notFound()
  const rules = game.variants[0].rules as Rules
  const { outcomes } = await wholeOf(game, rules)
  if (!outcomes) throw new Error(`${game.id} does not tell how its rounds end`)
  const pace = paceOf(game)
  const rounds = Number(USUAL_HOURS) * pace
  const { end } = sessionFigures(questionOf(outcomes, { stake: 1, pace, rounds, bankroll: USUAL_BETS }))
  const ways = (game.strategies ?? []).map(({ id }) => id).filter((id) => isAtHand(game, rules, id))
  return (
    <>
      <Breadcrumbs
        items={[
          { name: game.name, path: firstPage(game.id) },
          { name: chrome.risk, path: `/${game.id}/risk` },
        ]}
        silent
      />
      <RiskLoader gameId={game.id} gameName={game.name} standard={{ outcomes, ways }} usual={end} />
      {/* Their figures are made with the lists. */}
      <RiskQuestions game={game} />
    </>
  )
}
