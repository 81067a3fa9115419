import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import type { AnyGame, Rules } from '@/lib/games/game'
import { findGame, GAMES } from '@/lib/games/index'
import { sideOf } from '../_guide/figures'
import { SideBetsLoader } from './loader'
import { TableList } from './table-list'
import { type Unprinted, unprintedOf } from './unprinted'
import { applyPreset, type KnownTable, presetsOf } from './tables'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] =>
  GAMES.filter(({ sideBets }) => sideBets.length > 0).map(({ id }) => ({ game: id }))

const namesOf = (game: AnyGame): string => game.sideBets.map(({ name }) => name).join(' and ')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  if (!game) return {}
  return pageMetadata({
    path: `/${game.id}/side-bets`,
    title: namesOf(game).includes(game.name)
      ? `Side bets: ${namesOf(game)}`
      : `${game.name} side bets: ${namesOf(game)}`,
    description: `${game.name} side bets for any pay table: the exact house edge of ${namesOf(game)}, how often each hand comes, and the best known table.`,
  })
}

/** Each bet's known tables, worked out while the site is built: the page has them before a worker answers, and without one. */
async function knownTables(game: AnyGame): Promise<Readonly<Record<string, readonly KnownTable[]>>> {
  const rules = game.variants[0].rules as Rules
  const tables = game.sideBets.map(async (bet) => {
    const known = presetsOf(game, bet).map(async (preset) => ({
      preset,
      figures: await sideOf(game, applyPreset(rules, preset), bet.id),
    }))
    return [bet.id, await Promise.all(known)] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}

/** What is known of the bets whose prizes are not all printed, by their ids. */
async function unprinted(game: AnyGame): Promise<Readonly<Record<string, Unprinted>>> {
  const all = await Promise.all(game.sideBets.map(async (bet) => [bet.id, await unprintedOf(game, bet)] as const))
  return Object.fromEntries(all.flatMap(([id, known]) => (known ? [[id, known]] : [])))
}

export default async function SideBetsPage({ params }: Props) {
  const game = findGame((await params).game)
  if (!game) notFound()
  return (
    <>
      <Breadcrumbs
        items={[
          { name: game.name, path: `/${game.id}` },
          { name: 'Side bets', path: `/${game.id}/side-bets` },
        ]}
        silent
      />
      <SideBetsLoader
        gameId={game.id}
        gameName={game.name}
        bets={[...game.sideBets]}
        known={await knownTables(game)}
        unprinted={await unprinted(game)}
      />
      <TableList game={game} />
    </>
  )
}
