import { stageName } from '@/app/_felt/names'
import { messagesOf } from '@/app/_languages/messages'
import { answer, home, pages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { type SaidZone, saidZones } from '@/app/_felt/said-felt'
import type { Rules } from '@/lib/game/game'
import { GAMES } from '@/lib/games/index'
import type { Solution } from '@/lib/game/solution'
import { loadSolver } from '@/lib/games/solvers'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { reasonIn } from '@/lib/messages/message'
import { startRound } from '@/lib/teaching/quiz/round'
import { AnswerOptions } from '@/app/_solver/answer-options'
import { ButtonLink } from '@/app/_ui/button'
import { FirstHand } from '@/app/_felt/first-hand'
import { HomeMistakes } from './progress/home-mistakes'
import { JsonLd, webSite } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { Panel } from '@/app/_ui/panel'
import { PlayingCard } from '@/app/_felt/playing-card'
import { proofOf } from '@/app/_solver/proof-data'
import { ProofLines } from '@/app/_solver/proof-lines'
import { ReasonText } from '@/app/_solver/why'

/** The seed of the example: a close decision, solved while the page is built. */
const SEED = 'proof-2'

/**
 * A close decision with its complete answer. Nothing in it is typed; everything is computed while the page is built.
 */
async function WorkedExample() {
  const game = GAMES[0]
  const rules = game.variants[0].rules
  const drill = game.drills[1] ?? game.drills[0]
  const { state } = startRound(game, rules, drill.id, SEED)
  const solver = await loadSolver(game.id)
  return <WorkedAnswer game={game} rules={rules} state={state} solution={solver.solve(rules, state)} />
}

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly state: unknown
  readonly solution: Solution<string>
}

/**
 * A decision with its answer as in the trainer: the cards, each option's EV, the reason, and the proof. For pages
 * rendered on the server.
 */
function WorkedAnswer({ game, rules, state, solution }: Props) {
  const step = game.step(rules, state)
  if (step.kind !== 'decide') throw new Error('a worked answer is of a decision')
  const stage = stageName(game, step.stage)
  return (
    <Panel>
      <p className="text-caption text-muted">{answer.spot(game.name, stage)}</p>
      <CardsLine zones={saidZones(game, game.table(rules, state))} />
      <AnswerOptions game={game} rules={rules} state={state} solution={solution} />
      <ReasonText reason={reasonIn(messagesOf(game), game.explain(rules, state, solution))} />
      <ProofLines proof={proofOf(game, rules, state, solution)} linked />
    </Panel>
  )
}

/** The known cards in small size, each zone with its name, the player's own first. */
function CardsLine({ zones }: { readonly zones: readonly SaidZone[] }) {
  const shown = zones
    .filter((zone) => zone.kind === 'cards')
    .filter((zone) => zone.cards.some((spot) => typeof spot === 'number'))
  const own = shown.filter((zone) => zone.owner === 'player')
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      {[...own, ...shown.filter((zone) => zone.owner !== 'player')].map((zone) => (
        <div key={zone.id} role="group" aria-label={zone.name} className="grid gap-1.5">
          <p aria-hidden="true" className="text-caption text-muted">
            {zone.name}
          </p>
          <div className="flex gap-1">
            {zone.cards.map((spot, i) =>
              typeof spot === 'number' ? <PlayingCard key={i} spot={spot} size="small" /> : null,
            )}
          </div>
        </div>
      ))}
    </div>
  )
}

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/',
    title: pages.homeTitle,
    description: pages.homeAbout,
  })

const PROOF = [
  { title: 'counted', text: 'countedText' },
  { title: 'priced', text: 'pricedText' },
  { title: 'checkable', text: 'checkableText' },
] as const

export default function HomePage() {
  return (
    <div className="mx-auto grid max-w-desk gap-16 px-4 py-5 md:gap-28 md:px-8 md:py-8">
      <JsonLd data={webSite(pages.homeAbout)} />
      <section className="grid items-center gap-5 md:gap-8 4xl:grid-cols-[minmax(0,1fr)_minmax(0,580px)] 4xl:gap-16">
        <div className="grid gap-3 md:gap-6">
          <h1 className="font-serif text-display font-semibold tracking-[-0.022em]">{home.title}</h1>
          <p className="max-w-aside text-body text-muted md:text-lead">{home.lead}</p>
          <p>
            <Link href="/games" prefetch={false} className="link inline-flex min-h-11 items-center font-strong">
              {home.neverPlayed}
            </Link>
          </p>
        </div>
        <FirstHand />
      </section>
      <HomeMistakes />
      <Games />
      <DailyHand />
      <section
        aria-labelledby="proof-title"
        className="grid items-start gap-8 4xl:grid-cols-[minmax(0,1fr)_minmax(0,500px)] 4xl:gap-16"
      >
        <div className="grid gap-7">
          <h2 id="proof-title" className="font-serif text-title font-semibold tracking-title">
            {home.howSure}
          </h2>
          {PROOF.map((part) => (
            <div key={part.title} className="grid gap-1.5 border-t-2 border-ink pt-3">
              <h3 className="font-semibold">{home[part.title]}</h3>
              <p className="max-w-answer text-muted">{home[part.text]}</p>
            </div>
          ))}
        </div>
        <WorkedExample />
      </section>
    </div>
  )
}

function DailyHand() {
  return (
    <section aria-labelledby="daily-title" className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <div className="min-w-0 flex-1 basis-75">
        <h2 id="daily-title" className="font-serif text-figure font-semibold tracking-title">
          {home.dailyHand}
        </h2>
        <p className="mt-1 max-w-answer text-muted">{home.aboutDaily}</p>
      </div>
      <ButtonLink href="/daily" look="quiet" className="max-[35rem]:w-full">
        {home.decideToday}
      </ButtonLink>
    </section>
  )
}

function Games() {
  return (
    <section id="games" aria-labelledby="games-title" className="grid gap-5">
      <h2 id="games-title" className="font-serif text-title font-semibold tracking-title">
        {home.games}
      </h2>
      <ul className="grid border-b">
        {GAMES.map((game) => (
          <li
            key={game.id}
            className="grid items-baseline gap-x-8 gap-y-1 border-t py-5 min-[50rem]:grid-cols-[300px_minmax(0,1fr)_auto]"
          >
            <h3 className="font-serif text-lede/[1.25] font-semibold tracking-snug">
              <Link href={`/${game.id}`} prefetch={false} className="inline-flex min-h-11 items-center hover:underline">
                {game.name}
              </Link>
            </h3>
            <p className="text-muted">{messagesOf(game).about}</p>
            <p className="flex gap-5 font-strong">
              <Link
                aria-label={home.learnGame(game.name)}
                href={`/${game.id}/learn`}
                prefetch={false}
                className="link inline-flex min-h-11 items-center"
              >
                {home.learn}
              </Link>
              <Link
                aria-label={home.trainGame(game.name)}
                href={`/${game.id}/trainer`}
                prefetch={false}
                className="link inline-flex min-h-11 items-center"
              >
                {home.train}
              </Link>
              <Link
                aria-label={home.calculatorOf(game.name)}
                href={`/${game.id}/calculator`}
                prefetch={false}
                className="link inline-flex min-h-11 items-center"
              >
                {home.calculator}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
