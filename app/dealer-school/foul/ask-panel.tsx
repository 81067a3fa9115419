'use client'

import { betName } from '@/app/_felt/names'
import { Heading } from '@/app/_ui/heading'
import type { RefObject } from 'react'
import { Button, KeyHint, NumberedButton } from '@/app/_ui/button'
import { foul } from '@/app/_languages/words'
import { mistakeIn } from '@/app/dealer-school/_parts/mistake-words'
import type { AnyGame } from '@/lib/game/game'
import type { Due } from '@/lib/teaching/dealer-school/table/chips'
import type { ErrorKind } from '@/lib/teaching/dealer-school/errors/errors'
import type { FoulEvent, FoulSession } from '@/lib/teaching/dealer-school/errors/fouls'
import { chips } from '../_parts/due-words'
import { callInWords, handledInWords } from './words'

interface Props {
  readonly panel: RefObject<HTMLElement | null>
  readonly session: FoulSession
  readonly kinds: readonly ErrorKind[]
  readonly send: (event: FoulEvent) => void
}

/** What the dealer did, with the buttons FOUL and pass, and after FOUL the errors to choose from. */
export function AskPanel({ panel, session: { question, isCalled }, kinds, send }: Props) {
  return (
    <section ref={panel} tabIndex={-1} aria-label={foul.handling} className="trainer-panel">
      <Heading>{isCalled ? foul.whatIsWrong : foul.settled}</Heading>
      {isCalled ? (
        <ol className="grid gap-2">
          {kinds.map(({ id, says }, i) => (
            <li key={id}>
              <NumberedButton number={i + 1} onClick={() => send({ kind: 'name', error: id })} className="font-strong">
                {mistakeIn(says).name}
              </NumberedButton>
            </li>
          ))}
        </ol>
      ) : (
        <ul className="grid">
          {question.shown.due.map((due) => (
            <HandledBet key={due.bet} due={due} game={question.round.by.game} />
          ))}
        </ul>
      )}
      <div className="mt-auto grid gap-2">
        {isCalled ? (
          <Button look="quiet" onClick={() => send({ kind: 'back' })}>
            {foul.backToRound}
          </Button>
        ) : (
          <div className="grid grid-cols-2 gap-2">
            <Button look="quiet" aria-keyshortcuts="p" onClick={() => send({ kind: 'pass' })}>
              {foul.letPass} <KeyHint>P</KeyHint>
            </Button>
            <Button aria-keyshortcuts="f" onClick={() => send({ kind: 'foul' })}>
              {foul.foul} <KeyHint>F</KeyHint>
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

function HandledBet({ due, game }: { readonly due: Due; readonly game: AnyGame }) {
  const call = callInWords(game, due)
  return (
    <li className="grid gap-0.5 border-t py-2 text-small first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <span>
          <b className="font-semibold">{betName(game, due.bet, due.hand)}</b>
          {due.stake > 0 && <span className="text-muted"> {chips(due.stake)}</span>}
        </span>
        <span className="font-semibold">{handledInWords(due)}</span>
      </p>
      {call !== undefined && (
        <p className="text-muted">
          <q>{call}</q>
        </p>
      )}
    </li>
  )
}
