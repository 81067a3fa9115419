import { chrome, guidePage, numbers } from '@/app/_languages/words'
import './_guide/guide.css'
import { here } from '@/app/_languages/places'
import { filled } from '@/app/_languages/filled'
import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { ButtonLink } from '@/app/_ui/button'
import { cellLinks } from '@/app/[game]/hands/_parts/found'
import { DecisionTable } from '@/app/_charts/decision-table'
import { Figure } from '@/app/_solver/figure'
import { grouped, percent, whole } from '@/app/_languages/format'
import { article, faq, howTo, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { WorkItOut } from '@/app/_solver/work-it-out'
import type { Guide } from '@/content/guide'
import dates from '@/content/page-dates.json'
import { handPages, handPath } from '@/content/pages/index'
import { evValue } from '@/lib/game/ev'
import type { GameFigures, StartingClass } from '@/lib/game/figures'
import type { AnyGame, Rules } from '@/lib/game/game'
import { isGameId } from '@/lib/games/ids'
import { findGame, GAMES } from '@/lib/games/index'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { reduce } from '@/lib/math/fraction'
import { questionAnchor, Section } from './_guide/parts'
import { wholeOf } from './_guide/figures'
import { guideOf, questionsOf, stepsOf } from './_guide/guide-of'
import { InShort } from './_guide/in-short'
import { NearestTheLine } from './_guide/nearest-line'
import { inUnits, smallPercent } from './_guide/numbers'
import { hasVariants, MainBets, SideBets, Variants } from './_guide/tables'
import { TheRound } from './_guide/round'
import { sampledWays, SimplerRules, WholeStrategy } from './_guide/strategy'

/** Whether the game's starting classes are the 169 hands of two cards. */
const isTwoCardMap = (all: readonly StartingClass[]): boolean =>
  all.length === 169 && all.every(({ id }) => /^[2-9TJQKA]{2}[so]?$/.test(id))

interface ClassMapProps {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly all: readonly StartingClass[]
}

/** Thirteen by thirteen: the best play with every starting hand of two cards, and how clear it is. */
const ClassMap = ({ game, rules, all }: ClassMapProps) => (
  <DecisionTable game={game} rules={rules} cells={all} links={cellLinks(game, all)} />
)

interface TheStrategyProps {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly guide: Guide
  readonly classes: readonly StartingClass[]
}

/**
 * How to play the game best: the map of hands if there is one, the rules, what simpler rules cost, and the closest
 * hands.
 */
function TheStrategy({ game, rules, guide, classes }: TheStrategyProps) {
  return (
    <Section id="strategy" title={guidePage.strategyTitle} lead={guide.strategy ?? guidePage.strategyLead}>
      {isTwoCardMap(classes) && <ClassMap game={game} rules={rules} all={classes} />}
      <WholeStrategy game={game} guide={guide} />
      {game.strategies && <Priced game={game} rules={rules} />}
      {classes.length > 0 && <Closest game={game} rules={rules} all={classes} />}
      <ButtonLink href={handPath(game.id)} look="quiet" className="justify-self-start">
        {guidePage.hands(handPages(game.id).name, here(handPath(game.id)) === handPath(game.id))}
      </ButtonLink>
    </Section>
  )
}

function Priced({ game, rules }: Pick<TheStrategyProps, 'game' | 'rules'>) {
  return (
    <div className="grid gap-2">
      <h3 className="text-large/snug font-semibold">{guidePage.priced}</h3>
      <SimplerRules game={game} rules={rules} />
      <ButtonLink href={`/${game.id}/strategy`} look="quiet" className="mt-2 justify-self-start">
        {guidePage.simplicity}
      </ButtonLink>
    </div>
  )
}

function Closest({
  game,
  rules,
  all,
}: Pick<TheStrategyProps, 'game' | 'rules'> & { readonly all: readonly StartingClass[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-large/snug font-semibold">{guidePage.nearest}</h3>
      <p className="max-w-text text-small text-muted">{guidePage.learnLast}</p>
      <NearestTheLine game={game} rules={rules} all={all} />
    </div>
  )
}

/**
 * How reliable the figures are: the exact fraction of the edge if there is one, which figures are estimated, and the
 * command that computes them again.
 */
async function HowSure({
  game,
  rules,
  solved,
}: {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly solved: GameFigures
}) {
  const { ev } = solved
  const estimated = await sampledWays(game, rules)
  return (
    <Section
      id="how-sure"
      title={guidePage.proofTitle}
      lead={estimated.length === 0 ? guidePage.everyFigure : guidePage.everyFigureBut}
    >
      <div className="grid max-w-text gap-4">
        {ev.kind === 'exact' ? (
          <p>
            {filled(
              solved.classes
                ? guidePage.worthExactlyOver(
                    numbers.units(game.unit),
                    whole(solved.classes.reduce((sum, one) => sum + one.deals, 0)),
                  )
                : guidePage.worthExactly(numbers.units(game.unit)),
              { worth: <span className="font-semibold wrap-anywhere tabular-nums">{grouped(reduce(ev))}</span> },
            )}
          </p>
        ) : (
          <p>{guidePage.worthDecimal}</p>
        )}
        {estimated.map(({ name, figures }) => (
          <p key={name}>
            {guidePage.sampled(
              name,
              whole(figures.sample?.hands ?? 0),
              String(figures.sample?.seed),
              smallPercent(figures.standardError ?? 0),
              game.unit,
            )}
          </p>
        ))}
        <p>
          {guidePage.twoMethods}{' '}
          <Link href="/about#methods" prefetch={false} className="link">
            {guidePage.howCompared}
          </Link>
        </p>
        <WorkItOut lead={guidePage.workItOut} command={`npm run -s edge -- ${game.id}`} />
      </div>
    </Section>
  )
}

interface AnswerProps {
  readonly game: AnyTaughtGame
  readonly guide: Guide
  readonly solved: GameFigures
}

/** The first screen: what the game costs, the strategy in short, and links to what comes next. */
function TheAnswer({ game, guide, solved }: AnswerProps) {
  const bet = evValue(solved.averageBet)
  return (
    <header className="grid items-start gap-x-16 gap-y-4 2xl:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
      <div className="max-2xl:contents 2xl:grid 2xl:gap-6">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{game.name}</h1>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure label={guidePage.houseEdge}>
            <data value={String(-evValue(solved.ev))}>{percent(-evValue(solved.ev))}</data>
          </Figure>
          {bet !== 1 && <Figure label={guidePage.elementOfRisk}>{percent(-evValue(solved.ev) / bet)}</Figure>}
          {bet !== 1 && <Figure label={guidePage.averageBet}>{inUnits(game, bet)}</Figure>}
        </dl>
        <div className="prose max-w-narrow text-intro/prose text-muted max-2xl:order-last">{guide.lead}</div>
        <div className="grid grid-cols-2 gap-3 md:flex">
          <Ways game={game} />
        </div>
        <p className="-my-2 flex flex-wrap gap-x-5 text-small print:hidden">
          {guide.round.length > 0 && (
            <a href="#round" className="link inline-flex min-h-11 items-center">
              {guidePage.neverPlayed}
            </a>
          )}
          <Link href={`/${game.id}/learn`} prefetch={false} className="link inline-flex min-h-11 items-center">
            {guidePage.course}
          </Link>
        </p>
      </div>
      <section
        aria-labelledby="in-short"
        className="grid gap-2 rounded-box border bg-raised p-4 shadow-panel md:rounded-panel md:p-6"
      >
        <InShort game={game} guide={guide} classes={solved.classes ?? []} />
        <a href="#strategy" className="link inline-flex min-h-11 items-center text-small">
          {guidePage.whole}
        </a>
      </section>
    </header>
  )
}

function Ways({ game }: { readonly game: AnyGame }) {
  return (
    <>
      <ButtonLink href={`/${game.id}/trainer`} prefetch={false}>
        {guidePage.train}
      </ButtonLink>
      <ButtonLink href={`/${game.id}/calculator`} look="quiet" prefetch={false}>
        {guidePage.calculator}
      </ButtonLink>
    </>
  )
}

/** The parts that this guide's page has, with their anchors. */
function partsOf(game: AnyGame, guide: Guide): readonly (readonly [anchor: string, name: string])[] {
  const parts: readonly (readonly [string, string, boolean])[] = [
    ['round', guidePage.round, guide.round.length > 0],
    ['bets', guidePage.bets, true],
    ['strategy', guidePage.strategy, true],
    ['mistakes', guidePage.mistakes, guide.mistakes.all.length > 0],
    ['side-bets', guidePage.sideBets, game.sideBets.length > 0],
    ['variants', guidePage.variants, hasVariants(game, guide.changes)],
    ['history', guidePage.history, guide.history !== undefined],
    ['questions', guidePage.questions, guide.questions.length > 0],
    ['how-sure', guidePage.proof, true],
  ]
  return parts.flatMap(([anchor, name, isThere]) => (isThere ? [[anchor, name] as const] : []))
}

/** Links to the parts of the page. */
function Contents({ game, guide }: { readonly game: AnyGame; readonly guide: Guide }) {
  return (
    <nav aria-label={guidePage.onThisPage} className="border-y text-small print:hidden">
      <ul className="flex flex-wrap gap-x-5 md:gap-x-7">
        {partsOf(game, guide).map(([anchor, name]) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="link inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Common mistakes and what they cost. */
function Mistakes({ guide: { mistakes } }: { readonly guide: Guide }) {
  return (
    <Section id="mistakes" title={guidePage.mistakesTitle} lead={mistakes.lead}>
      <dl className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {mistakes.all.map(({ name, text }) => (
          <div key={name} id={questionAnchor(name)} className="grid scroll-mt-20 content-start gap-1 border-t pt-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="prose text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Common questions with answers from the engine. */
function Questions({ guide }: { readonly guide: Guide }) {
  return (
    <Section id="questions" title={guidePage.questionsTitle}>
      <dl className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {guide.questions.map(({ ask, answer }) => (
          <div key={ask} id={questionAnchor(ask)} className="grid scroll-mt-20 content-start gap-1 border-t pt-4">
            <dt className="font-semibold">{ask}</dt>
            <dd className="prose text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

const aboutPage = async (
  game: AnyTaughtGame,
): Promise<{ readonly path: string; readonly title: string; readonly description: string }> => ({
  path: `/${game.id}`,
  title: guidePage.title(game.name),
  description: (await guideOf(game)).description,
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game: id } = await params
  const game = findGame(id)
  if (!game || !isGameId(id)) return {}
  return pageMetadata({ ...(await aboutPage(game)), type: 'article' })
}

export default async function GuidePage({ params }: Props) {
  const { game: id } = await params
  const game = findGame(id)
  if (!game || !isGameId(id)) notFound()
  const guide = await guideOf(game)
  const rules = game.variants[0].rules as Rules
  const solved = await wholeOf(game, rules)
  return (
    <article className="mx-auto grid max-w-page gap-14 px-4 pt-5 pb-16 md:gap-20 md:px-8 md:pt-12">
      <Described game={game} />
      <div className="grid gap-3">
        <Breadcrumbs
          items={[
            { name: chrome.games, path: '/games' },
            { name: game.name, path: `/${game.id}` },
          ]}
        />
        <TheAnswer game={game} guide={guide} solved={solved} />
      </div>
      <Contents game={game} guide={guide} />
      {guide.round.length > 0 && <TheRound game={game} steps={guide.round} />}
      <Section id="bets" title={guidePage.betsTitle} lead={guide.bets}>
        <MainBets game={game} rules={rules} />
      </Section>
      <TheStrategy game={game} rules={rules} guide={guide} classes={solved.classes ?? []} />
      {guide.mistakes.all.length > 0 && <Mistakes guide={guide} />}
      {game.sideBets.length > 0 && <SideBets game={game} rules={rules} guide={guide} />}
      {hasVariants(game, guide.changes) && (
        <Section id="variants" title={guidePage.variantsTitle} lead={guide.variants ?? guidePage.variantsLead}>
          <Variants game={game} changes={guide.changes} />
        </Section>
      )}
      {guide.history !== undefined && (
        <Section id="history" title={guidePage.historyTitle}>
          <div className="prose max-w-text">{guide.history}</div>
        </Section>
      )}
      {guide.questions.length > 0 && <Questions guide={guide} />}
      <HowSure game={game} rules={rules} solved={solved} />
      <p className="border-t pt-4 text-muted print:hidden">
        {guidePage.dealerSide}{' '}
        <Link href={`/dealer-school/${game.id}`} prefetch={false} className="link">
          {guidePage.howToDeal(game.name)}
        </Link>
        {guidePage.dealerSideHas}
      </p>
    </article>
  )
}

/** The page for search engines: the same words and figures as structured data. */
async function Described({ game }: { readonly game: AnyTaughtGame }) {
  const about = await aboutPage(game)
  const asked = await questionsOf(game)
  return (
    <>
      <JsonLd data={article({ ...about, modified: dates.dates.games, about: game.name })} />
      {asked.length > 0 && <JsonLd data={faq(about.path, asked)} />}
      <JsonLd data={howTo({ ...about, title: guidePage.howTo(game.name), steps: await stepsOf(game) })} />
    </>
  )
}
