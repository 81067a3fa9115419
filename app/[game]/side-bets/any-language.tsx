import { betName } from '@/app/_felt/names'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { winsWords, tableWords, payTableWords } from '@/app/_settings/rules-in-words'
import { betPages, chrome, sideBets } from '@/app/_languages/words'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import type { AnyGame, Rules } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import { Link } from '@/app/_ui/link'
import { grouped, money, percent, plain, units, whole } from '@/app/_languages/format'
import { filled } from '@/app/_languages/filled'
import { NAMED_STAKE } from '@/lib/game/ev'
import { reduce } from '@/lib/math/fraction'
import { INSURANCE, insuranceOf } from './_table/insurance'
import { knownTables } from '@/lib/game/precomputed/known-tables'
import { tablePath } from '@/app/[game]/side-bets/_table/found'
import { sideOf } from '../_guide/figures'
import { SideBetsLoader } from './desk'
import { type Unprinted, unprintedOf } from './unprinted'
import { applyPreset } from '@/lib/game/side-bets/usual-tables'
import { presetsOf } from './presets'
import type { KnownTable } from './tables'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] =>
  GAMES.filter(({ sideBets }) => sideBets.length > 0).map(({ id }) => ({ game: id }))

const namesOf = (game: AnyGame): readonly string[] => game.sideBets.map(({ id }) => betName(game, id))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  if (!game) return {}
  return pageMetadata({
    path: `/${game.id}/side-bets`,
    title: betPages.listTitle(namesOf(game), game.name),
    description: betPages.listAbout(namesOf(game), game.name),
  })
}

/**
 * The figures of each bet's known tables, computed while the site is built, so that the page shows them before a worker
 * answers.
 */
async function tablesByBet(game: AnyGame): Promise<Readonly<Record<string, readonly KnownTable[]>>> {
  const rules = game.variants[0].rules as Rules
  const tables = game.sideBets.map(async (bet) => {
    const known = presetsOf(game, bet).map(async (preset) => ({
      preset,
      name: payTableWords(game, preset.id),
      figures: await sideOf(game, applyPreset(rules, preset), bet.id),
    }))
    return [bet.id, await Promise.all(known)] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}

/** What is known about bets whose prizes aren't all printed, by their ids. */
async function unprinted(game: AnyGame): Promise<Readonly<Record<string, Unprinted>>> {
  const all = await Promise.all(game.sideBets.map(async (bet) => [bet.id, await unprintedOf(game, bet)] as const))
  return Object.fromEntries(all.flatMap(([id, known]) => (known ? [[id, known]] : [])))
}

/** The known tables of every side bet, the best first, with links to their own pages. */
function TableList({ game }: { readonly game: AnyGame }) {
  return (
    <section aria-labelledby="tables-in-full" className="mx-auto grid max-w-desk gap-4 px-4 pb-14 md:px-8">
      <h2 id="tables-in-full" className="font-serif text-title font-semibold tracking-title">
        {sideBets.eachInFull}
      </h2>
      <p className="max-w-text text-small text-muted">{sideBets.inFullLead}</p>
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {game.sideBets
          .filter(({ id }) => knownTables(game, id).length > 0)
          .map(({ id }) => (
            <div key={id}>
              <h3 className="pb-1 font-semibold">{betName(game, id)}</h3>
              <ul>
                {knownTables(game, id).map((table) => (
                  <li key={table.id} className="flex items-center justify-between gap-4 border-t">
                    <Link
                      href={tablePath(game, table)}
                      prefetch={false}
                      className="link inline-flex min-h-11 items-center"
                    >
                      {tableWords(game, table)}
                    </Link>
                    <span className="text-small tabular-nums">{percent(table.edge)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  )
}

/** Insurance, for games that offer it. It has no pay table, so the desk above doesn't list it. */
function InsuranceNote({ game }: { readonly game: AnyGame }) {
  const insurance = insuranceOf(game)
  if (!insurance) return null
  const { ev, edge, stake, pays, chance, cards, winning } = insurance
  return (
    <section aria-labelledby={INSURANCE} className="mx-auto grid max-w-desk gap-4 px-4 pb-14 md:px-8">
      <h2 id={INSURANCE} className="scroll-mt-20 font-serif text-title font-semibold tracking-title">
        {betName(game, INSURANCE)}
      </h2>
      <div className="grid max-w-text gap-3">
        <p>{sideBets.insuranceKeeps(percent(edge))}</p>
        <p>
          {sideBets.insuranceOffer(
            whole(Math.round(1 / chance)),
            money(NAMED_STAKE, 'USD'),
            money(NAMED_STAKE * stake, 'USD'),
            units(pays),
          )}
        </p>
        <p className="text-small text-muted">
          {filled(sideBets.insuranceExact(whole(cards), whole(winning)), {
            worth: (
              <span className="font-semibold tabular-nums">
                {ev.kind === 'exact' ? sideBets.exactly(grouped(reduce(ev))) : plain(ev.value, 9)}
              </span>
            ),
          })}
        </p>
      </div>
    </section>
  )
}

export default async function SideBetsPage({ params }: Props) {
  const game = findGame((await params).game)
  if (!game) notFound()
  return (
    <>
      <Breadcrumbs
        items={[
          { name: game.name, path: `/${game.id}` },
          { name: chrome.sideBets, path: `/${game.id}/side-bets` },
        ]}
        silent
      />
      <SideBetsLoader
        gameId={game.id}
        gameName={game.name}
        bets={game.sideBets.map((bet) => ({ ...bet, name: betName(game, bet.id), wins: winsWords(game, bet.id) }))}
        known={await tablesByBet(game)}
        unprinted={await unprinted(game)}
      />
      <TableList game={game} />
      <InsuranceNote game={game} />
    </>
  )
}
