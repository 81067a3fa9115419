'use client'

import type { RefObject } from 'react'
import { Button, KeyHint } from '@/app/_components/button'
import { classes } from '@/app/_components/classes'
import { called } from '@/app/_languages/area'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { foul } from '@/app/_languages/english/foul'
import { toldZones } from '@/lib/teaching/dealer-school/board'
import type { Due } from '@/lib/teaching/dealer-school/chips'
import { rightHandling } from '@/lib/teaching/dealer-school/errors'
import { errorKinds, type FoulSession } from '@/lib/teaching/dealer-school/fouls'
import { langOf } from '@/app/_languages/lang-of'
import { Heading } from './heading'
import { Clause, LaidCards, mislaid } from '../_parts/laid-cards'
import { sentence } from '../_parts/sentence'
import { endingWords, handledInWords } from './words'

interface Props {
  readonly session: FoulSession
  readonly answered: NonNullable<FoulSession['answered']>
  readonly next: RefObject<HTMLButtonElement | null>
  readonly onNext: () => void
}

/** Whether there was an error and which, and what is due on every bet. A hand that was set wrong shows both ways, and why. */
export function RoundVerdict({ session, answered, next, onNext }: Props) {
  const { question } = session
  const { title, isRight } = endingWords(answered.ending)
  const all = errorKinds(session)
  const kinds = all.filter(({ id }) => question.kinds.includes(id))
  const asSet = mislaid(question.shown.zones, rightHandling(question.round).zones)
  return (
    <section aria-label={dealerSchool.verdict} className="trainer-panel">
      <Heading isRight={isRight}>{title}</Heading>
      {kinds.map((kind) => (
        <p key={kind.id} className="text-small">
          <b lang={langOf(kind.name)} className="font-semibold">
            {called(kind.name)}.
          </b>{' '}
          {foul.errorRight(kind.right)} <Clause kind={kind} round={question.round} />
        </p>
      ))}
      {asSet.length > 0 && (
        <>
          <div className="grid gap-1.5">
            <p className="text-small font-strong">{foul.asItWasSet}</p>
            <LaidCards zones={asSet} />
          </div>
          <div className="grid gap-1.5">
            <p className="text-small font-strong">{foul.asItShouldBe}</p>
            <LaidCards zones={mislaid(toldZones(session, question.round.seat), question.shown.zones)} />
          </div>
        </>
      )}
      {answered.ending === 'caught' && (
        <p className="text-small text-blunder-ink">
          {foul.youNamed(called(all.find(({ id }) => id === answered.named)!.name))}
        </p>
      )}
      <ul className="grid">
        {rightHandling(question.round).due.map((due) => (
          <DueBet key={due.bet} due={due} shown={question.shown.due.find(({ bet }) => bet === due.bet)} />
        ))}
      </ul>
      <div className="trainer-next">
        <Button ref={next} onClick={onNext} aria-keyshortcuts="Space" className="w-full">
          {foul.nextRound} <KeyHint>{dealerSchool.space}</KeyHint>
        </Button>
      </div>
    </section>
  )
}

function DueBet({ due, shown }: { readonly due: Due; readonly shown: Due | undefined }) {
  const isWrong = shown !== undefined && (shown.does !== due.does || shown.cents !== due.cents)
  return (
    <li className="grid gap-0.5 border-t py-2 text-small first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <b className="font-semibold">{called(due.name)}</b>
        <span className={classes('font-semibold', isWrong && 'text-best-ink')}>{handledInWords(due)}</span>
      </p>
      <p lang={langOf(due.because)} className="text-muted">
        {sentence(called(due.because))}
      </p>
      {isWrong && <p className="text-blunder-ink">{foul.theDealer(handledInWords(shown))}</p>}
    </li>
  )
}
