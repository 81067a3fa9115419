import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import '../_dealing/dealing.css'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { ButtonLink } from '@/app/_components/button'
import { howTo, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { DISPUTES } from '@/lib/teaching/dealer-school/disputes'
import { usualTable } from '@/lib/teaching/dealer-school/board'
import { errorKinds } from '@/lib/teaching/dealer-school/fouls'
import { GAME_IDS, GAME_NAMES, type GameId, isGameId } from '@/lib/games/ids'
import { PrintButton } from '@/app/house-ways/_parts/print-button'
import { payoutsByHeart } from '../_dealing/by-heart'
import { HeartTable } from '../_dealing/heart-table'
import { type Dealing, dealingOf, plainSteps, stepAnchor } from '../_dealing/read'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAME_IDS.map((game) => ({ game }))

const pathOf = (game: GameId): string => `/dealer-school/${game}`
const titleOf = (game: GameId): string => `How to deal ${GAME_NAMES[game]}`

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params
  if (!isGameId(game)) return {}
  return pageMetadata({
    path: pathOf(game),
    title: titleOf(game),
    description: (await dealingOf(game)).description,
    type: 'article',
  })
}

export default async function DealingPage({ params }: Props) {
  const { game } = await params
  if (!isGameId(game)) notFound()
  await loadSchoolGames([game])
  const dealing = await dealingOf(game)
  return (
    <article lang="en" className="dealing-sheet mx-auto grid max-w-page grid-cols-1 gap-14 px-4 py-8 md:px-8 md:py-12">
      <JsonLd
        data={howTo({
          path: pathOf(game),
          title: titleOf(game),
          description: dealing.description,
          steps: await plainSteps(game),
        })}
      />
      <Heading game={game} dealing={dealing} />
      <div className="dealing-part grid grid-cols-1 gap-[inherit]">
        <InOrder dealing={dealing} />
        <Clauses dealing={dealing} />
      </div>
      <ByHeart game={game} />
      <div className="dealing-part grid grid-cols-1 gap-[inherit]">
        <Errors game={game} />
        <Rulings game={game} />
        <Supervisors dealing={dealing} />
        <Neighbours game={game} />
      </div>
    </article>
  )
}

function Heading({ game, dealing }: { readonly game: GameId; readonly dealing: Dealing }) {
  return (
    <div className="grid gap-4">
      <Breadcrumbs
        items={[
          { name: 'Dealer school', path: '/dealer-school' },
          { name: titleOf(game), path: pathOf(game) },
        ]}
      />
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{titleOf(game)}</h1>
      <div className="dealing-part max-w-lead text-intro/prose text-muted">{dealing.lead}</div>
      <div className="not-printed flex flex-wrap gap-3">
        <ButtonLink href={`/dealer-school/payouts?game=${game}`}>Settle a table</ButtonLink>
        <ButtonLink href={`/dealer-school/foul?game=${game}`} look="quiet">
          Spot the mistake
        </ButtonLink>
        <ButtonLink href={`/${game}`} look="quiet">
          The player’s side
        </ButtonLink>
      </div>
    </div>
  )
}

/** What the hands do and what is said, step by step. */
function InOrder({ dealing }: { readonly dealing: Dealing }) {
  return (
    <Section
      id="round"
      title="The round, in order"
      lead="What you do with your hands, and what you say. Houses differ in the words and seldom in the order; yours rules."
    >
      <ol className="grid border-b">
        {dealing.steps.map(({ title, says, text }, i) => (
          <li
            key={title}
            id={stepAnchor(i)}
            className="grid scroll-mt-20 gap-x-10 gap-y-1.5 border-t py-5 xl:grid-cols-side-rest"
          >
            <h3 className="font-semibold">
              {i + 1}. {title}
            </h3>
            <div className="grid max-w-essay gap-2">
              <div className="dealer-prose text-muted">{text}</div>
              {says !== undefined && (
                <p>
                  <span className="text-caption text-muted">Say: </span>
                  <q className="font-strong">{says}</q>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Clauses({ dealing }: { readonly dealing: Dealing }) {
  return (
    <Section
      id="asked"
      title="The clause you will be asked"
      lead="By a player who has just lost, or by the person who decides whether you are hired. Answer in one sentence."
    >
      <dl className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {dealing.asked.map(({ ask, answer }) => (
          <div key={ask} className="grid content-start gap-1 border-t pt-4">
            <dt className="font-semibold">{ask}</dt>
            <dd className="dealer-prose text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Every payout of the game on usual stakes; its button prints it alone, on one page. */
async function ByHeart({ game }: { readonly game: GameId }) {
  const tables = await payoutsByHeart(usualTable(game))
  return (
    <Section
      id="payouts"
      title="Payouts by heart"
      lead="By the usual tables: to one, and what that comes to on usual stakes. What is not here pays even money. Check it against your own placard before you print it."
    >
      <div className="grid gap-8">
        <div className="heart-tables">
          {tables.map((table) => (
            <HeartTable key={table.id} table={table} />
          ))}
        </div>
        <div className="not-printed">
          <PrintButton part="payouts" />
        </div>
      </div>
    </Section>
  )
}

/** What the school shows of mistakes at this game, and what is right. */
function Errors({ game }: { readonly game: GameId }) {
  return (
    <Section
      id="mistakes"
      title="What goes wrong at this table"
      lead="The mistakes that you are asked to catch in “Spot the mistake”, and the rule that each one breaks."
    >
      <dl className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
        {errorKinds(usualTable(game)).map(({ id, name, right }) => (
          <div key={id} className="grid content-start gap-0.5 border-t pt-3">
            <dt className="font-strong">{name}</dt>
            <dd className="text-small text-muted">{right}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The floor’s rulings where the game’s own sheet prints them. */
function Rulings({ game }: { readonly game: GameId }) {
  const rulings = DISPUTES.filter((dispute) => dispute.game === game)
  if (rulings.length === 0) return null
  return (
    <Section
      id="rulings"
      title="Rulings on the sheet"
      lead={`What happens when something goes wrong with the cards, as one house prints it: the ${rulings[0]!.sheet}. Another house may rule otherwise.`}
    >
      <dl className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        {rulings.map(({ id, name, situation, options, ruling, why }) => (
          <div key={id} className="grid content-start gap-1 border-t pt-3">
            <dt className="font-strong">{name}</dt>
            <dd className="text-small text-muted">{situation}</dd>
            <dd className="text-small">{options.find((option) => option.id === ruling)?.text}</dd>
            <dd className="text-small text-muted">{why}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Supervisors({ dealing }: { readonly dealing: Dealing }) {
  return (
    <Section id="watched" title="What supervisors look for">
      <dl className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {dealing.watched.map(({ name, text }) => (
          <div key={name} className="grid content-start gap-1 border-t pt-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="dealer-prose text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 border-t pt-5 text-muted">
        What they look for at any table stands{' '}
        <Link href="/dealer-school#audition" className="link">
          in the dealer school
        </Link>
        .
      </p>
    </Section>
  )
}

/** The other games. */
function Neighbours({ game }: { readonly game: GameId }) {
  return (
    <nav aria-label="Other games" className="not-printed grid gap-2 border-t pt-4">
      <ul className="flex flex-wrap gap-x-6">
        {GAME_IDS.filter((other) => other !== game).map((other) => (
          <li key={other}>
            <Link href={pathOf(other)} className="link inline-flex min-h-11 items-center">
              {titleOf(other)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
