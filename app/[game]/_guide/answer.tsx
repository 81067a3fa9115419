import type { Guide } from '@/content/guide'
import { ButtonLink } from '@/app/_components/button'
import { Figure } from '@/app/_components/figure'
import { percent } from '@/app/_components/format'
import { evValue } from '@/lib/games/ev'
import type { GameFigures } from '@/lib/games/figures'
import type { AnyGame } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { InShort } from './in-short'
import { inUnits } from './numbers'

interface AnswerProps {
  readonly game: AnyTaughtGame
  readonly guide: Guide
  readonly solved: GameFigures
}

/** The first screen: what it costs, how to play, and two ways on. */
export function TheAnswer({ game, guide, solved }: AnswerProps) {
  const bet = evValue(solved.averageBet)
  return (
    <header className="grid items-start gap-x-16 gap-y-4 2xl:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
      <div className="max-2xl:contents 2xl:grid 2xl:gap-6">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{game.name}</h1>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure label="House edge">
            <data value={String(-evValue(solved.ev))}>{percent(-evValue(solved.ev))}</data>
          </Figure>
          {bet !== 1 && <Figure label="Element of risk">{percent(-evValue(solved.ev) / bet)}</Figure>}
          {bet !== 1 && <Figure label="Average bet">{inUnits(game, bet)}</Figure>}
        </dl>
        <div className="prose max-w-narrow text-intro/prose text-muted max-2xl:order-last">{guide.lead}</div>
        <div className="grid grid-cols-2 gap-3 md:flex">
          <Ways game={game} />
        </div>
      </div>
      <section
        aria-labelledby="in-short"
        className="grid gap-2 rounded-box border bg-raised p-4 shadow-panel md:rounded-panel md:p-6"
      >
        <InShort game={game} guide={guide} classes={solved.classes ?? []} />
        <a href="#strategy" className="link inline-flex min-h-11 items-center text-small">
          The whole strategy, with what each mistake costs
        </a>
      </section>
    </header>
  )
}

function Ways({ game }: { readonly game: AnyGame }) {
  return (
    <>
      <ButtonLink href={`/${game.id}/trainer`} prefetch={false}>
        Train
      </ButtonLink>
      <ButtonLink href={`/${game.id}/calculator`} look="quiet" prefetch={false}>
        Calculator
      </ButtonLink>
    </>
  )
}
