import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import './_guide/guide.css'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { article, faq, howTo, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { guideLanguages, OtherLanguages } from '@/app/_summary/other-languages'
import { isGameId } from '@/lib/games/ids'
import { findGame, GAMES } from '@/lib/games/index'
import { TheAnswer } from './_guide/answer'
import { Mistakes, Questions } from './_guide/asked'
import { wholeOf } from './_guide/figures'
import { Contents } from './_guide/contents'
import { guideOf, questionsOf, stepsOf } from './_guide/guide-of'
import { HowSure } from './_guide/how-sure'
import { Section } from './_guide/parts'
import { MainBets } from './_guide/pay-tables'
import { TheRound } from './_guide/round'
import { SideBets } from './_guide/side-bet-tables'
import { TheStrategy } from './_guide/the-strategy'
import dates from '@/content/page-dates.json' with { type: 'json' }
import { hasVariants, Variants } from './_guide/variants'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

const aboutPage = async (
  game: AnyTaughtGame,
): Promise<{ readonly path: string; readonly title: string; readonly description: string }> => ({
  path: `/${game.id}`,
  title: `${game.name}: strategy, odds and house edge`,
  description: (await guideOf(game)).description,
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game: id } = await params
  const game = findGame(id)
  if (!game || !isGameId(id)) return {}
  return pageMetadata({ ...(await aboutPage(game)), type: 'article', languages: guideLanguages(game.id) })
}

export default async function GuidePage({ params }: Props) {
  const { game: id } = await params
  const game = findGame(id)
  if (!game || !isGameId(id)) notFound()
  const guide = await guideOf(game)
  const rules = game.variants[0].rules as Rules
  const solved = await wholeOf(game, rules)
  return (
    <article lang="en" className="mx-auto grid max-w-page gap-14 px-4 pt-5 pb-16 md:gap-20 md:px-8 md:pt-12">
      <Described game={game} />
      <div className="grid gap-3">
        <div className="flex flex-wrap justify-between gap-x-4">
          <Breadcrumbs
            items={[
              { name: 'Games', path: '/games' },
              { name: game.name, path: `/${game.id}` },
            ]}
          />
          <OtherLanguages game={game.id} />
        </div>
        <TheAnswer game={game} guide={guide} solved={solved} />
      </div>
      <Contents game={game} guide={guide} />
      {guide.round.length > 0 && <TheRound game={game} steps={guide.round} />}
      <Section id="bets" title="What the bets pay" lead={guide.bets}>
        <MainBets game={game} rules={rules} />
      </Section>
      <TheStrategy game={game} rules={rules} guide={guide} classes={solved.classes ?? []} />
      {guide.mistakes.all.length > 0 && <Mistakes guide={guide} />}
      {game.sideBets.length > 0 && <SideBets game={game} rules={rules} guide={guide} />}
      {hasVariants(game, guide.changes) && (
        <Section
          id="variants"
          title="Variants, and what they change"
          lead={
            guide.variants ??
            'Each line is the whole game solved again under those rules, with its own best play. A name opens the calculator with them.'
          }
        >
          <Variants game={game} changes={guide.changes} />
        </Section>
      )}
      {guide.history !== undefined && (
        <Section id="history" title="Where it comes from">
          <div className="prose max-w-text">{guide.history}</div>
        </Section>
      )}
      {guide.questions.length > 0 && <Questions guide={guide} />}
      <HowSure game={game} rules={rules} solved={solved} />
      <p className="border-t pt-4 text-muted print:hidden">
        On the other side of the table?{' '}
        <Link href={`/dealer-school/${game.id}`} prefetch={false} className="link">
          How to deal {game.name}
        </Link>
        : the round in order, what is said, and every payout to print.
      </p>
    </article>
  )
}

/** The page to search engines: the same words and figures, as data. */
async function Described({ game }: { readonly game: AnyTaughtGame }) {
  const about = await aboutPage(game)
  const asked = await questionsOf(game)
  return (
    <>
      <JsonLd data={article({ ...about, modified: dates.dates.games, about: game.name })} />
      {asked.length > 0 && <JsonLd data={faq(about.path, asked)} />}
      <JsonLd data={howTo({ ...about, title: `How a round of ${game.name} goes`, steps: await stepsOf(game) })} />
    </>
  )
}
