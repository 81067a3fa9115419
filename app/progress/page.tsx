import '@/app/_components/desk.css'
import './progress.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { paceOf } from '@/app/_components/pace'
import { evValue } from '@/lib/games/ev'
import type { Rules } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import { askedFigures } from '@/lib/teaching/quiz/luck'
import { wholeOf } from '../[game]/_guide/figures'
import type { GameFacts } from './facts'
import { ProgressLoader } from './loader'

export const metadata: Metadata = pageMetadata({
  path: '/progress',
  title: 'Progress: the house edge you play at',
  description:
    'Your error rate and the house edge you really play at, by game, stage and skill; what your mistakes cost an hour; what is due today; luck and skill apart.',
})

/** What best play of the usual rules comes to is worked out while the site is built. Everything else is the person's own, in their browser. */
export default async function ProgressPage() {
  const facts = await Promise.all(
    GAMES.map(async (game): Promise<GameFacts> => {
      const rules = game.variants[0].rules as Rules
      const { ev, variance } = await wholeOf(game, rules, game.seesMore)
      if (variance === undefined) throw new Error(`${game.id} does not tell how its rounds vary`)
      return {
        id: game.id,
        name: game.name,
        unit: game.unit,
        pace: paceOf(game),
        stages: game.stages,
        edge: -evValue(ev),
        asked: askedFigures({ ev: evValue(ev), variance }, game.unasked?.(rules)),
      }
    }),
  )
  return (
    <>
      <Breadcrumbs items={[{ name: 'Progress', path: '/progress' }]} />
      <ProgressLoader facts={facts} />
    </>
  )
}
