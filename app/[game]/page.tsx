import './_guide/guide.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Guide } from '@/content/guide'
import { ButtonLink } from '@/app/_components/button'
import { Figure } from '@/app/_components/figure'
import { grouped, percent, whole } from '@/app/_components/format'
import { evValue } from '@/lib/games/ev'
import type { GameFigures } from '@/lib/games/figures'
import type { AnyGame, Rules } from '@/lib/games/game'
import { isGameId } from '@/lib/games/ids'
import { findGame, GAMES } from '@/lib/games/index'
import { reduce } from '@/lib/math/fraction'
import { ClassMap, isTwoCardMap } from './_guide/class-map'
import { wholeOf } from './_guide/figures'
import { NearestTheLine } from './_guide/nearest-line'
import { guideOf } from './_guide/guide-of'
import { inUnits, smallPercent } from './_guide/numbers'
import { Section } from './_guide/parts'
import { MainBets, SideBetTables } from './_guide/pay-tables'
import { TheRound } from './_guide/round'
import { sampledWays, SimplerRules, WholeStrategy } from './_guide/strategy'
import { hasVariants, Variants } from './_guide/variants'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game: id } = await params
  const game = findGame(id)
  if (!game || !isGameId(id)) return {}
  return { title: `${game.name}: strategy, odds and house edge`, description: (await guideOf(game)).description, alternates: { canonical: `/${id}` } }
}

export default async function GuidePage({ params }: Props) {
  const { game: id } = await params
  const game = findGame(id)
  if (!game || !isGameId(id)) notFound()
  const guide = await guideOf(game)
  const rules = game.variants[0].rules as Rules
  const solved = await wholeOf(game, rules)
  const classes = solved.classes ?? []
  return (
    <article className="mx-auto grid max-w-[1080px] gap-14 px-4 pt-5 pb-16 min-[700px]:gap-20 min-[700px]:px-8 min-[700px]:pt-12">
      <TheAnswer game={game} guide={guide} solved={solved} />
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
    </article>
  )
}

interface AnswerProps {
  readonly game: AnyGame
  readonly guide: Guide
  readonly solved: GameFigures
}

/** The first screen: what it costs, how to play, and two ways on. */
function TheAnswer({ game, guide, solved }: AnswerProps) {
  const short = guide.inShort.flatMap((id) => game.strategy.filter((rule) => rule.id === id))
  const stageOf = (id: string): string => game.stages.find((stage) => stage.id === id)?.name ?? ''
  const bet = evValue(solved.averageBet)
  return (
    <header className="grid items-start gap-x-16 gap-y-4 min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
      <div className="max-[899px]:contents min-[900px]:grid min-[900px]:gap-6">
        <h1 className="font-serif text-[clamp(1.75rem,1.3rem+2.2vw,2.75rem)]/[1.08] font-semibold tracking-[-0.02em]">{game.name}</h1>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure label="House edge">
            <data value={String(-evValue(solved.ev))}>{percent(-evValue(solved.ev))}</data>
          </Figure>
          {bet !== 1 && <Figure label="Element of risk">{percent(-evValue(solved.ev) / bet)}</Figure>}
          {bet !== 1 && <Figure label="Average bet">{inUnits(game, bet)}</Figure>}
        </dl>
        <div className="prose max-w-[36em] text-[17px]/[1.6] text-muted max-[899px]:order-last">{guide.lead}</div>
        <div className="grid grid-cols-2 gap-3 min-[700px]:flex">
          <Ways game={game} />
        </div>
      </div>
      <section aria-labelledby="in-short" className="grid gap-2 rounded-[18px] border bg-raised p-4 shadow-panel min-[700px]:rounded-panel min-[700px]:p-6">
        <h2 id="in-short" className="text-verdict font-semibold tracking-[-0.01em]">
          The best play, in short
        </h2>
        <ol className="grid text-[15px]/[1.4] min-[700px]:text-body">
          {short.map((rule, i) => (
            <li key={rule.id} className="grid gap-0.5 border-t py-[7px] first:border-t-0">
              {game.stages.length > 1 && short[i - 1]?.stage !== rule.stage && <span className="text-caption text-muted">{stageOf(rule.stage)}</span>}
              {rule.text}
            </li>
          ))}
        </ol>
        <a href="#strategy" className="link inline-flex min-h-11 items-center text-small">
          The whole strategy, with what each mistake costs
        </a>
      </section>
    </header>
  )
}

/** What people do, and its price. */
function Mistakes({ guide: { mistakes } }: { readonly guide: Guide }) {
  return (
    <Section id="mistakes" title="Mistakes people make, priced" lead={mistakes.lead}>
      <dl className="grid gap-x-12 gap-y-6 min-[760px]:grid-cols-2">
        {mistakes.all.map(({ name, text }) => (
          <div key={name} className="grid content-start gap-1 border-t pt-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="prose text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** What people ask, answered by the engine. */
function Questions({ guide }: { readonly guide: Guide }) {
  return (
    <Section id="questions" title="Questions people ask">
      <dl className="grid gap-x-12 gap-y-6 min-[760px]:grid-cols-2">
        {guide.questions.map(({ ask, answer }) => (
          <div key={ask} className="grid content-start gap-1 border-t pt-4">
            <dt className="font-semibold">{ask}</dt>
            <dd className="prose text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Ways({ game }: { readonly game: AnyGame }) {
  return (
    <>
      <ButtonLink href={`/${game.id}/trainer`}>Train</ButtonLink>
      <ButtonLink href={`/${game.id}/calculator`} look="quiet">
        Calculator
      </ButtonLink>
    </>
  )
}

/** What the figures rest on: the exact fraction behind the edge where there is one, what is estimated, and the command that works it out again. */
async function HowSure({ game, rules, solved }: { readonly game: AnyGame; readonly rules: Rules; readonly solved: GameFigures }) {
  const { ev } = solved
  const estimated = await sampledWays(game, rules)
  return (
    <Section
      id="how-sure"
      title="How sure these numbers are"
      lead={`No figure on this page was typed. ${estimated.length === 0 ? 'None is sampled: each' : 'Each, unless it is named below,'} comes of every deal there is, by the same engine that runs in the trainer.`}
    >
      <div className="grid max-w-[44em] gap-4">
        {ev.kind === 'exact' ? (
          <p>
            The game is worth exactly <span className="font-semibold wrap-anywhere tabular-nums">{grouped(reduce(ev))}</span> {game.unit}s to the player
            {solved.classes && <>, over {whole(solved.classes.reduce((sum, one) => sum + one.deals, 0))} starting hands and all that can follow them</>}.
          </p>
        ) : (
          <p>The cards change the chances of those that follow, over and over, so the game’s worth is kept as a decimal number of fifteen digits instead of a fraction. Where an answer rests on a simplification, the trainer says so beside it.</p>
        )}
        {estimated.map(({ name, figures }) => (
          <p key={name}>
            “{name}” is estimated from a sample: {whole(figures.sample?.hands ?? 0)} hands, dealt from the seed “{figures.sample?.seed}”. The standard error is {smallPercent(figures.standardError ?? 0)} of the {game.unit}.
          </p>
        ))}
        <p className="text-muted">With the project on your own machine, this works it out again:</p>
        <pre className="overflow-x-auto rounded-option border bg-raised px-4 py-3 font-mono text-caption select-all">npm run -s edge -- {game.id}</pre>
      </div>
    </Section>
  )
}
