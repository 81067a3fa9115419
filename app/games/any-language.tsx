import { stageName } from '@/app/_felt/names'
import { messagesOf } from '@/app/_languages/messages'
import { bestOdds, chrome, home, pages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { ButtonLink } from '@/app/_ui/button'
import { priceOf } from '@/app/[game]/_guide/figures'
import { PageHead } from '@/app/_ui/heading'
import { evValue } from '@/lib/game/ev'
import type { AnyGame, Rules } from '@/lib/game/game'
import { GAMES } from '@/lib/games/index'
import { GameFigures } from './game-figures'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/games',
    title: pages.gamesTitle,
    description: pages.gamesAbout,
  })

export default function GamesPage() {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: chrome.games, path: '/games' }]} />
      <PageHead title={home.games} lead={home.gamesLead}>
        <p>
          <Link href="/best-odds" className="link">
            {bestOdds.inOneList}
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
  const price = await priceOf(game, game.variants[0].rules as Rules)
  const edge = -evValue(price.ev)
  const bet = evValue(price.averageBet)
  const stages = game.stages.map(({ id }) => stageName(game, id))
  return (
    <li className="grid gap-x-12 gap-y-5 border-t py-7 xl:grid-cols-rest-auto">
      <div className="grid content-start gap-3">
        <h2 className="font-serif text-title font-semibold tracking-title">
          <Link href={`/${game.id}`} className="hover:underline">
            {game.name}
          </Link>
        </h2>
        <p className="max-w-narrow text-muted">{messagesOf(game).about}</p>
        <p className="text-small text-muted">{home.youDecide(...stages)}</p>
        <GameFigures unit={game.unit} edge={edge} bet={bet} />
      </div>
      <div className="flex flex-wrap content-start gap-2.5 xl:grid xl:w-47.5">
        <ButtonLink href={`/${game.id}/trainer`} className="min-w-min flex-1 px-3!">
          {home.train}
        </ButtonLink>
        <ButtonLink href={`/${game.id}/calculator`} look="quiet" className="min-w-min flex-1 px-3!">
          {home.calculator}
        </ButtonLink>
        <ButtonLink href={`/${game.id}`} look="quiet" className="min-w-min flex-1 px-3!">
          {home.guide}
        </ButtonLink>
      </div>
    </li>
  )
}
