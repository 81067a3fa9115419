import './strategy.css'
import './wallet-card.css'
import './print.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { cellLinks } from '@/app/_components/cell-links'
import { leavesNoChoice } from '@/app/_components/decisions'
import { article, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { paceOf } from '@/app/_components/pace'
import { strategy } from '@/app/_languages/english/strategy'
import { Said } from '@/app/_languages/said'
import type { StartingClass } from '@/lib/games/figures'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { findGame, GAMES } from '@/lib/games/index'
import { isAtHand } from '@/lib/games/made'
import { makeRules } from '@/lib/games/rules'
import { loadSolver } from '@/lib/games/solvers'
import { strategyPrice } from '@/lib/games/strategy-prices'
import { wholeOf } from '../_guide/figures'
import { BestPlay } from './best-play'
import { cardParts } from './card-parts'
import { StrategyLoader } from './loader'
import dates from '@/content/page-dates.json' with { type: 'json' }
import { type Priced, pricedWays } from './words'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

const pathOf = (game: AnyGame): string => `/${game.id}/strategy`
const titleOf = (game: AnyGame): string => `${game.name} strategy chart, exact and on one page`
const descriptionOf = (game: AnyGame): string =>
  `The best play of ${game.name} as a chart and as ordered rules, to print on one page or a wallet card, and what every simpler way to play costs.`

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  return game
    ? pageMetadata({
        path: pathOf(game),
        title: titleOf(game),
        description: descriptionOf(game),
        type: 'article',
      })
    : {}
}

/** The prices under a variant: those made beforehand; what is missing is worked out while the site is built. */
async function pricesUnder(game: AnyTaughtGame, rules: Rules): Promise<Priced | undefined> {
  const asked = [
    undefined,
    ...(game.strategies ?? [])
      .map(({ id }) => id)
      .filter((id) => isAtHand(game, rules, id) || strategyPrice(game, rules, id)),
  ]
  const found = new Map(
    await Promise.all(
      asked.map(async (id) => [id, strategyPrice(game, rules, id) ?? (await wholeOf(game, rules, id))] as const),
    ),
  )
  return pricedWays(game, rules, (id) => found.get(id))
}

/** What the map shows. Figures that were made beforehand have no cells: those are worked out here. */
const cellsUnder = async (game: AnyGame, rules: Rules): Promise<readonly StartingClass[]> =>
  (await wholeOf(game, rules)).cells ?? (await loadSolver(game.id)).whole(rules).cells ?? []

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
    game.strategy.map(({ text }) => text),
    { isChart: !isSet, isLong: game.map.rows.length > MOST_ROWS },
  )
  return (
    <div className="strategies">
      <JsonLd
        data={article({
          path: pathOf(game),
          title: titleOf(game),
          description: descriptionOf(game),
          about: game.name,
          modified: dates.dates.games,
        })}
      />
      <Breadcrumbs
        silent
        items={[
          { name: game.name, path: `/${game.id}` },
          { name: 'Strategy', path: pathOf(game) },
        ]}
      />
      <h1 className="font-serif text-[clamp(1.75rem,1.3rem+1.8vw,2.5rem)]/[1.08] font-semibold tracking-headline print:hidden">
        {game.name}{' '}
        <span className="font-normal text-muted">
          <Said at="strategy.title">{strategy.title}</Said>
        </span>
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
        variant={usual.name}
        known={Object.fromEntries(known.filter((entry): entry is readonly [string, Priced] => entry[1] !== undefined))}
        best={
          <BestPlay
            game={game}
            rules={usual.rules as Rules}
            variant={usual.name}
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

/** A map of more rows takes both sides of a wallet card. */
const MOST_ROWS = 16
