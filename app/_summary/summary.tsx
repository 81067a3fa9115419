import '@/app/[game]/_guide/guide.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { percent, plain } from '@/app/_components/format'
import { PROSE } from '@/app/[game]/_guide/prose'
import { wholeOf } from '@/app/[game]/_guide/figures'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { ButtonLink } from '@/app/_components/button'
import { Figure } from '@/app/_components/figure'
import { article, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { PlainLink } from '@/app/_components/plain-link'
import { summaryPath } from '@/content/summaries'
import type { SummaryLanguage } from '@/content/summary'
import { evValue } from '@/lib/games/ev'
import type { AnyGame, Rules } from '@/lib/games/game'
import { type GameId, isGameId } from '@/lib/games/ids'
import { findGame, GAMES } from '@/lib/games/index'
import { inDigits, summaryFigures } from './figures'
import dates from '@/content/page-dates.json' with { type: 'json' }
import { guideLanguages } from './other-languages'

export interface SummaryProps {
  readonly params: Promise<{ readonly game: string }>
}

/** A page for each game. */
export const summaryParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

async function aboutPage(game: GameId, language: SummaryLanguage) {
  const { title, description } = (await language.text(game)).frontmatter
  return { path: summaryPath(language, game), title, description }
}

export async function summaryMetadata(language: SummaryLanguage, { params }: SummaryProps): Promise<Metadata> {
  const { game } = await params
  if (!isGameId(game)) return {}
  return pageMetadata({
    ...(await aboutPage(game, language)),
    type: 'article',
    language: language.id,
    languages: guideLanguages(game),
  })
}

interface Props {
  readonly game: AnyGame
  readonly language: SummaryLanguage
}

/** A game's guide in short, in another language. */
export async function SummaryPage({ language, params }: SummaryProps & { readonly language: SummaryLanguage }) {
  const { game: id } = await params
  const game = findGame(id)
  if (!game || !isGameId(id)) notFound()
  const { words } = language
  const text = await language.text(id)
  const about = await aboutPage(id, language)
  return (
    <article lang={language.id} className="mx-auto grid max-w-page gap-6 px-4 pt-5 pb-16 md:px-8 md:pt-12">
      <JsonLd data={article({ ...about, modified: dates.dates.summaries, about: game.name, language: language.id })} />
      <Breadcrumbs
        silent
        items={[
          { name: words.games, path: '/games' },
          { name: game.name, path: about.path },
        ]}
      />
      <Where game={game} language={language} />
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{game.name}</h1>
      <WholeFigures game={game} language={language} />
      <div className="grid grid-cols-2 gap-3 md:flex">
        <ButtonLink href={`/${id}/trainer`} prefetch={false}>
          {words.train}
        </ButtonLink>
        <ButtonLink href={`/${id}`} look="quiet">
          {words.wholeGuide}
        </ButtonLink>
      </div>
      <div className="prose max-w-text text-intro/prose">
        {text.default({ components: { ...PROSE, ...summaryFigures(game, language) } })}
      </div>
      <Further game={game} language={language} />
    </article>
  )
}

function Where({ game, language: { words } }: Props) {
  return (
    <nav aria-label={words.breadcrumbs} className="text-small print:hidden">
      <ol className="flex flex-wrap gap-x-1.5 text-muted">
        <li className="flex items-center gap-x-1.5">
          <PlainLink href="/games" className="link inline-flex min-h-11 items-center md:min-h-7">
            {words.games}
          </PlainLink>
          <span aria-hidden="true">/</span>
        </li>
        <li aria-current="page" className="flex min-h-11 items-center md:min-h-7">
          {game.name}
        </li>
      </ol>
    </nav>
  )
}

async function WholeFigures({ game, language: { id, words } }: Props) {
  const { ev, averageBet } = await wholeOf(game, game.variants[0].rules as Rules)
  const [edge, bet] = [-evValue(ev), evValue(averageBet)]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Figure label={words.houseEdge} after={words.ofTheWager(game.unit)}>
        <data value={String(edge)}>{inDigits(percent(edge), id)}</data>
      </Figure>
      {bet !== 1 && <Figure label={words.elementOfRisk}>{inDigits(percent(edge / bet), id)}</Figure>}
      {bet !== 1 && <Figure label={words.averageBet}>{words.wagers(inDigits(plain(bet, 2), id), game.unit)}</Figure>}
    </dl>
  )
}

/** Where to go on: the game's other pages, and the other games in this language. */
function Further({ game, language }: Props) {
  const { words } = language
  const others = GAMES.filter(({ id }) => id !== game.id)
  return (
    <div className="prose max-w-text">
      <h2 className="pt-5 font-serif text-title font-semibold tracking-title">{words.moreTitle}</h2>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-muted">
        {words.more.map(([path, name]) => (
          <li key={path}>
            <PlainLink href={`/${game.id}${path}`} className="link">
              {name}
            </PlainLink>
          </li>
        ))}
      </ul>
      <p>
        {words.tools}{' '}
        <PlainLink href="/settings" className="link">
          {words.settings}
        </PlainLink>
        .
      </p>
      <p>
        {words.otherGames}:{' '}
        {others.map(({ id, name }, i) => (
          <span key={id}>
            {i > 0 && ', '}
            <PlainLink href={summaryPath(language, id)} className="link">
              {name}
            </PlainLink>
          </span>
        ))}
        .
      </p>
    </div>
  )
}
