import { stageName } from '@/app/_felt/names'
import { chrome, pages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { paceOf } from '@/lib/game/pace'
import { evValue } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'
import { GAMES } from '@/lib/games/index'
import { askedFigures } from '@/lib/teaching/quiz/luck'
import { wholeOf } from '../[game]/_guide/figures'
import type { GameFacts } from './address'
import { ProgressLoader } from './desk'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/progress',
    title: pages.progressTitle,
    description: pages.progressAbout,
  })

/**
 * Best play under the usual rules is computed while the site is built. Everything else is the reader's own record in
 * the browser.
 */
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
        stages: game.stages.map(({ id }) => ({ id, name: stageName(game, id) })),
        edge: -evValue(ev),
        asked: askedFigures({ ev: evValue(ev), variance }, game.unasked?.(rules)),
      }
    }),
  )
  return (
    <>
      <Breadcrumbs items={[{ name: chrome.progress, path: '/progress' }]} />
      <ProgressLoader facts={facts} />
    </>
  )
}
