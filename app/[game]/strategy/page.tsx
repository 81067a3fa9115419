import './strategy.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { AnyGame, Rules } from '@/lib/games/game'
import { findGame, GAMES } from '@/lib/games/index'
import { isAtHand } from '@/lib/games/made'
import { makeRules } from '@/lib/games/rules'
import { strategyPrice } from '@/lib/games/strategy-prices'
import { wholeOf } from '../_guide/figures'
import { StrategyLoader } from './loader'
import { type Priced, pricedWays } from './words'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  if (!game) return {}
  return {
    title: `${game.name}: simple strategies and what they cost`,
    description: `Ways to play ${game.name} in a few rules, each with its exact house edge and what it costs over best play. Choose one as yours, or print it as a wallet card.`,
    alternates: { canonical: `/${game.id}/strategy` },
  }
}

/** The prices under a variant: those made beforehand; what is missing is worked out while the site is built. */
async function pricesUnder(game: AnyGame, rules: Rules): Promise<Priced | undefined> {
  const asked = [undefined, ...(game.strategies ?? []).map(({ id }) => id).filter((id) => isAtHand(game, rules, id) || strategyPrice(game, rules, id))]
  const found = new Map(await Promise.all(asked.map(async (id) => [id, strategyPrice(game, rules, id) ?? (await wholeOf(game, rules, id))] as const)))
  return pricedWays(game, (id) => found.get(id))
}

export default async function StrategyPage({ params }: Props) {
  const game = findGame((await params).game)
  if (!game) notFound()
  const known = await Promise.all(game.variants.map(async ({ rules }) => [makeRules(game, rules as Rules), await pricesUnder(game, rules as Rules)] as const))
  return (
    <div className="strategies">
      <h1 className="font-serif text-[clamp(1.75rem,1.3rem+1.8vw,2.5rem)]/[1.08] font-semibold tracking-[-0.02em]">
        {game.name} <span className="font-normal text-muted">in a few rules</span>
      </h1>
      <StrategyLoader
        game={{ id: game.id, name: game.name, unit: game.unit }}
        variant={game.variants[0].name}
        known={Object.fromEntries(known.filter((entry): entry is readonly [string, Priced] => entry[1] !== undefined))}
      />
    </div>
  )
}
