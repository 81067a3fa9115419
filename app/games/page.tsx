import type { Metadata } from 'next'
import Link from 'next/link'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { ButtonLink } from '@/app/_components/button'
import { wholeOf } from '@/app/[game]/_guide/figures'
import { bestOdds } from '@/app/_languages/english/best-odds'
import { home } from '@/app/_languages/english/home'
import { Said } from '@/app/_languages/said'
import { PageHead } from '@/app/_ui/page-head'
import { evValue } from '@/lib/games/ev'
import type { AnyGame, Rules } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import { GameFigures } from './game-figures'

export const metadata: Metadata = pageMetadata({
  path: '/games',
  title: 'Casino table games: house edge and strategy',
  description:
    'Casino table games against the house, each solved exactly: house edge, element of risk, strategy, trainer and calculator.',
})

export default function GamesPage() {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: 'Games', path: '/games' }]} />
      <PageHead
        title={<Said at="home.games">{home.games}</Said>}
        lead={<Said at="home.gamesLead">{home.gamesLead}</Said>}
      >
        <p>
          <Link href="/best-odds" className="link">
            <Said at="bestOdds.inOneList">{bestOdds.inOneList}</Said>
          </Link>
        </p>
      </PageHead>
      <ul className="grid">
        {GAMES.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
    </div>
  )
}

async function GameRow({ game }: { readonly game: AnyGame }) {
  const solved = await wholeOf(game, game.variants[0].rules as Rules)
  const edge = -evValue(solved.ev)
  const bet = evValue(solved.averageBet)
  const stages = game.stages.map(({ name }) => name)
  return (
    <li className="grid gap-x-12 gap-y-5 border-t py-7 xl:grid-cols-rest-auto">
      <div className="grid content-start gap-3">
        <h2 className="font-serif text-title font-semibold tracking-title">
          <Link href={`/${game.id}`} className="hover:underline">
            {game.name}
          </Link>
        </h2>
        <p className="max-w-narrow text-muted">
          <Said at="home.aboutGame" values={[game.id, game.about]}>
            {game.about}
          </Said>
        </p>
        <p className="text-small text-muted">
          <Said at="home.youDecide" values={stages}>
            {home.youDecide(...stages)}
          </Said>
        </p>
        <GameFigures unit={game.unit} edge={edge} bet={bet} />
      </div>
      <div className="grid grid-cols-3 content-start gap-2.5 xl:w-47.5 xl:grid-cols-1">
        <ButtonLink href={`/${game.id}/trainer`} className="px-3!">
          <Said at="home.train">{home.train}</Said>
        </ButtonLink>
        <ButtonLink href={`/${game.id}/calculator`} look="quiet" className="px-3!">
          <Said at="home.calculator">{home.calculator}</Said>
        </ButtonLink>
        <ButtonLink href={`/${game.id}`} look="quiet" className="px-3!">
          <Said at="home.guide">{home.guide}</Said>
        </ButtonLink>
      </div>
    </li>
  )
}
