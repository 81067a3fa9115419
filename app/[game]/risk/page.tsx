import '@/app/_components/desk.css'
import './risk.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { paceOf } from '@/app/_components/pace'
import type { Rules } from '@/lib/games/game'
import { findGame, GAMES } from '@/lib/games/index'
import { isAtHand } from '@/lib/games/made'
import { sessionFigures } from '@/lib/math/session-figures'
import { wholeOf } from '../_guide/figures'
import { USUAL_HOURS } from './form'
import { RiskLoader } from './loader'
import { questionOf, USUAL_BETS } from './read'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  if (!game) return {}
  return pageMetadata({
    path: `/${game.id}/risk`,
    title: `${game.name}: the risk of a session`,
    description: `How a session of ${game.name} ends, exactly: your chance to be ahead after some hours, what you may lose, and how long a bankroll lasts.`,
  })
}

/** A round's results under the usual rules are worked out while the site is built: the page asks nothing for them. */
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
          { name: game.name, path: `/${game.id}` },
          { name: 'Risk', path: `/${game.id}/risk` },
        ]}
        silent
      />
      <RiskLoader gameId={game.id} gameName={game.name} standard={{ outcomes, ways }} usual={end} />
    </>
  )
}
