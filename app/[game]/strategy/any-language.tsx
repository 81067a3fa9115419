import { variantName } from '@/app/_settings/rules-in-words'
import { messagesOf } from '@/app/_languages/messages'
import { pages, strategy } from '@/app/_languages/words'
import './strategy.css'
import './print.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { firstPage } from '@/app/_site/game-places'
import { cellLinks } from '@/app/[game]/hands/_parts/found'
import { leavesNoChoice } from '@/app/_charts/decisions'
import { article, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { paceOf } from '@/lib/game/pace'
import type { AnyGame, Rules } from '@/lib/game/game'
import { EVERY_GAME, findGame } from '@/lib/games/index'
import { makeRules } from '@/lib/game/rules'
import { BestPlay } from './best-play'
import { cardParts } from './card-parts'
import { StrategyLoader } from './desk'
import { cellsUnder, pricesUnder } from './figures'
import dates from '@/content/page-dates.json' with { type: 'json' }
import type { Priced } from './words'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] => EVERY_GAME.map(({ id }) => ({ game: id }))

const pathOf = (game: AnyGame): string => `/${game.id}/strategy`

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  return game
    ? pageMetadata({
        path: pathOf(game),
        title: pages.strategyTitle(game.name),
        description: pages.strategyAbout(game.name),
        type: 'article',
      })
    : {}
}

export default async function StrategyPage({ params }: Props) {
  const game = findGame((await params).game)
  if (!game) notFound()
  const known = await Promise.all(
    game.variants.map(
      async ({ rules }) => [makeRules(game, rules as Rules), await pricesUnder(game, rules as Rules)] as const,
    ),
  )
  const [usual] = game.variants
  const cells = await cellsUnder(game, usual.rules as Rules)
  const links = cellLinks(game, cells)
  const priced = known.find(([rules]) => rules === '')?.[1]
  const isSet = leavesNoChoice(cells)
  const card = cardParts(
    game.strategy.map(({ id }) => messagesOf(game).rules[id]!),
    { isChart: !isSet, isLong: game.map.rows.length > MOST_ROWS },
  )
  return (
    <div className="strategies">
      <JsonLd
        data={article({
          path: pathOf(game),
          title: pages.strategyTitle(game.name),
          description: pages.strategyAbout(game.name),
          about: game.name,
          modified: dates.dates.games,
        })}
      />
      <Breadcrumbs
        silent
        items={[
          { name: game.name, path: firstPage(game.id) },
          { name: pages.strategy, path: pathOf(game) },
        ]}
      />
      <h1 className="font-serif text-[clamp(1.75rem,1.3rem+1.8vw,2.5rem)]/[1.08] font-semibold tracking-headline print:hidden">
        {strategy.title(game.name)}
      </h1>
      <StrategyLoader
        game={{
          id: game.id,
          name: game.name,
          unit: game.unit,
          pace: paceOf(game),
          card,
          isSet,
          leads: Object.keys(links).length > 0,
        }}
        variant={variantName(game, usual.id)}
        known={Object.fromEntries(known.filter((entry): entry is readonly [string, Priced] => entry[1] !== undefined))}
        best={
          <BestPlay
            game={game}
            rules={usual.rules as Rules}
            variant={variantName(game, usual.id)}
            cells={cells}
            links={links}
            {...(priced && { priced })}
          />
        }
        links={links}
      />
    </div>
  )
}

/** A map with more rows takes both sides of a wallet card. */
const MOST_ROWS = 16
