import './_guide/guide.css'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { ButtonLink } from '@/app/_components/button'
import { article, faq, howTo, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { guideLanguages, OtherLanguages } from '@/app/_summary/other-languages'
import type { AnyGame, Rules } from '@/lib/games/game'
import { isGameId } from '@/lib/games/ids'
import { findGame, GAMES } from '@/lib/games/index'
import { handPages, handPath } from '@/lib/games/pages'
import { TheAnswer } from './_guide/answer'
import { Mistakes, Questions } from './_guide/asked'
import { ClassMap, isTwoCardMap } from './_guide/class-map'
import { wholeOf } from './_guide/figures'
import { Contents } from './_guide/contents'
import { guideOf, questionsOf, stepsOf } from './_guide/guide-of'
import { HowSure } from './_guide/how-sure'
import { NearestTheLine } from './_guide/nearest-line'
import { Section } from './_guide/parts'
import { MainBets } from './_guide/pay-tables'
import { TheRound } from './_guide/round'
import { SideBetTables } from './_guide/side-bet-tables'
import { SimplerRules, WholeStrategy } from './_guide/strategy'
import { hasVariants, Variants } from './_guide/variants'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

const aboutPage = async (game: AnyGame): Promise<{ readonly path: string; readonly title: string; readonly description: string }> => ({
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
  const classes = solved.classes ?? []
  const hands = handPages(game.id)
  return (
    <article lang="en" className="mx-auto grid max-w-[1080px] gap-14 px-4 pt-5 pb-16 min-[700px]:gap-20 min-[700px]:px-8 min-[700px]:pt-12">
      <Described game={game} />
      <div className="grid gap-3">
        <div className="flex flex-wrap justify-between gap-x-4">
          <Breadcrumbs items={[{ name: 'Games', path: '/games' }, { name: game.name, path: `/${game.id}` }]} />
          <OtherLanguages game={game.id} />
        </div>
        <TheAnswer game={game} guide={guide} solved={solved} />
      </div>
      <Contents game={game} guide={guide} />
      {guide.round.length > 0 && <TheRound game={game} steps={guide.round} />}
      <Section id="bets" title="What the bets pay" lead={guide.bets}>
        <MainBets game={game} rules={rules} />
      </Section>
      <Section id="strategy" title="The strategy" lead={guide.strategy ?? 'At each decision the first rule that covers your hand decides. Beside it, what not following it costs.'}>
        {isTwoCardMap(classes) && <ClassMap game={game} rules={rules} all={classes} />}
        <WholeStrategy game={game} guide={guide} />
        {game.strategies && (
          <div className="grid gap-2">
            <h3 className="text-[18px]/[1.3] font-semibold">Ways to play, priced</h3>
            <SimplerRules game={game} rules={rules} />
            <ButtonLink href={`/${game.id}/strategy`} look="quiet" className="mt-2 justify-self-start">
              What simplicity costs, rule by rule
            </ButtonLink>
          </div>
        )}
        {classes.length > 0 && (
          <div className="grid gap-2">
            <h3 className="text-[18px]/[1.3] font-semibold">The hands nearest the line</h3>
            <p className="max-w-[44em] text-small text-muted">These are the ones to learn last: a slip costs least with them.</p>
            <NearestTheLine game={game} rules={rules} all={classes} />
          </div>
        )}
        {hands && (
          <ButtonLink href={handPath(game.id)} look="quiet" className="justify-self-start">
            {hands.name}, each with its page
          </ButtonLink>
        )}
      </Section>
      {guide.mistakes.all.length > 0 && <Mistakes guide={guide} />}
      {game.sideBets.length > 0 && (
        <Section id="side-bets" title="Side bets" lead={guide.sideBets}>
          <div className="grid min-w-0 gap-10">
            {game.sideBets.map((bet) => (
              <SideBetTables key={bet.id} game={game} rules={rules} bet={bet} />
            ))}
            <ButtonLink href={`/${game.id}/side-bets`} look="quiet" className="justify-self-start">
              Price your own table
            </ButtonLink>
          </div>
        </Section>
      )}
      {hasVariants(game, guide.changes) && (
        <Section id="variants" title="Variants, and what they change" lead={guide.variants ?? 'Each line is the whole game solved again under those rules, with its own best play. A name opens the calculator with them.'}>
          <Variants game={game} changes={guide.changes} />
        </Section>
      )}
      {guide.history !== undefined && (
        <Section id="history" title="Where it comes from">
          <div className="prose max-w-[44em]">{guide.history}</div>
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
async function Described({ game }: { readonly game: AnyGame }) {
  const about = await aboutPage(game)
  const asked = await questionsOf(game)
  return (
    <>
      <JsonLd data={article({ ...about, about: game.name })} />
      {asked.length > 0 && <JsonLd data={faq(about.path, asked)} />}
      <JsonLd data={howTo({ ...about, title: `How a round of ${game.name} goes`, steps: await stepsOf(game) })} />
    </>
  )
}
