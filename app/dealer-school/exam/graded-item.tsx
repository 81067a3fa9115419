import { Check, Minus, X } from 'lucide-react'
import { classes } from '@/app/_components/classes'
import { PlayingCard } from '@/app/_components/playing-card'
import { SetCards } from '@/app/house-ways/_parts/set-cards'
import { toldZones } from '@/lib/dealer-school/board'
import { errorKinds } from '@/lib/dealer-school/error-kinds'
import { rightHandling } from '@/lib/dealer-school/errors'
import type { Graded } from '@/lib/dealer-school/exam-grade'
import { seatOf } from '@/lib/dealer-school/payouts'
import type { Zone } from '@/lib/games/felt'
import { appliedInWords } from '@/lib/house-ways/says'
import { handledInWords } from '../foul/words'
import { sorted } from '../house-way/zones'
import { chips, dueInWords, saidInWords } from '../payouts/words'

interface Props {
  readonly graded: Graded
  readonly index: number
}

const LOOKS = {
  right: { name: 'Right', Icon: Check, look: 'bg-best/14 text-best-ink' },
  wrong: { name: 'Wrong', Icon: X, look: 'bg-blunder/14 text-blunder-ink' },
  open: { name: 'Not answered', Icon: Minus, look: 'bg-ink/8 text-muted' },
} as const

/** How a question came out. */
export const markOf = ({ isRight, isAnswered }: Graded): keyof typeof LOOKS => (isRight ? 'right' : isAnswered ? 'wrong' : 'open')

export const markInWords = (graded: Graded): string => LOOKS[markOf(graded)].name

/** One question of a result: the hand, the answer, the right one and why. */
export function GradedItem({ graded, index }: Props) {
  const { name, Icon, look } = LOOKS[markOf(graded)]
  return (
    <li className="exam-question grid grid-cols-[26px_minmax(0,1fr)] gap-x-3 border-t py-4">
      <span aria-hidden="true" className={classes('grid h-[26px] w-[26px] place-items-center rounded-[7px]', look)}>
        <Icon size={16} strokeWidth={2.5} />
      </span>
      <div className="grid min-w-0 gap-2.5">
        <h3 className="font-semibold">
          {index}. {name}
        </h3>
        <What graded={graded} />
      </div>
    </li>
  )
}

function What({ graded }: { readonly graded: Graded }) {
  switch (graded.kind) {
    case 'house-way':
      return <Setting graded={graded} />
    case 'payouts':
      return <Settled graded={graded} />
    case 'foul':
      return <Called graded={graded} />
    case 'disputes':
      return <Ruled graded={graded} />
  }
}

function Setting({ graded: { cards, low, right, verdict, isRight } }: { readonly graded: Extract<Graded, { kind: 'house-way' }> }) {
  return (
    <>
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        {verdict && <SetCards name="Answer" hand={{ low: sorted(low), high: sorted(cards).filter((card) => !low.includes(card)), ...verdict.own }} />}
        {!isRight && <SetCards name="The house" hand={right} />}
      </div>
      <p className="text-small">
        <b className="font-semibold">{right.clause.id}.</b> {right.clause.sentence}
      </p>
      {verdict?.applied && <p className="text-small text-blunder-ink">{appliedInWords(verdict.applied)}</p>}
    </>
  )
}

/** The cards on a felt, small, with what they are where the zones say it. */
function Cards({ zones }: { readonly zones: readonly Zone[] }) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2.5">
      {zones.map((zone) =>
        zone.kind === 'bets' ? null : (
          <div key={zone.id} role="group" aria-label={zone.name} className="grid min-w-0 content-start gap-1">
            <p className="text-caption text-muted">
              {zone.name}
              {zone.caption !== undefined && `: ${zone.caption}`}
            </p>
            <div className="flex gap-[3px]">
              {zone.cards.map((spot, i) => (
                <PlayingCard key={i} spot={spot} size="small" />
              ))}
            </div>
          </div>
        ),
      )}
    </div>
  )
}

const cardsOf = (zones: readonly Zone[]): string => JSON.stringify(zones.map((zone) => (zone.kind === 'cards' ? [...zone.cards].sort() : [])))

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

function Settled({ graded: { session, judged } }: { readonly graded: Extract<Graded, { kind: 'payouts' }> }) {
  const seat = seatOf(session)
  return (
    <>
      <Cards zones={toldZones(session.board, seat)} />
      <ul className="grid gap-1.5 text-small">
        {seat.due.map((due, i) => {
          const one = judged?.[i]
          return (
            <li key={due.bet}>
              <b className="font-semibold">
                {due.name}
                {due.stake > 0 && ` ${chips(due.stake)}`}:
              </b>{' '}
              {dueInWords(due).toLowerCase()}. <span className="text-muted">{sentence(due.because)}</span>
              {one && !one.isRight && <span className="text-blunder-ink"> Answer: {saidInWords(one)}.</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Called({ graded: { session, isAnswered } }: { readonly graded: Extract<Graded, { kind: 'foul' }> }) {
  const { question, answered } = session
  const kinds = errorKinds(session)
  const named = kinds.find(({ id }) => id === answered?.named)
  const errors = kinds.filter(({ id }) => question.kinds.includes(id))
  const { due: right, zones } = rightHandling(question.round)
  const isMislaid = cardsOf(zones) !== cardsOf(question.shown.zones)
  return (
    <>
      <Cards zones={question.shown.zones} />
      <ul className="grid gap-1.5 text-small">
        {question.shown.due.map((shown) => {
          const due = right.find(({ bet }) => bet === shown.bet)
          const isWrong = due !== undefined && (due.does !== shown.does || due.cents !== shown.cents)
          return (
            <li key={shown.bet}>
              <b className="font-semibold">
                {shown.name}
                {shown.stake > 0 && ` ${chips(shown.stake)}`}:
              </b>{' '}
              the dealer {handledInWords(shown)}. <span className="text-muted">“{shown.because}”</span>
              {isWrong && <span> Due: {dueInWords(due).toLowerCase()}, {due.because}.</span>}
            </li>
          )
        })}
      </ul>
      {isMislaid && (
        <div className="grid gap-1.5">
          <p className="text-small font-[550]">As it should lie:</p>
          <Cards zones={zones} />
        </div>
      )}
      {errors.length === 0 && <p className="text-small">Nothing was wrong.</p>}
      {errors.map((kind) => (
        <p key={kind.id} className="text-small">
          <b className="font-semibold">{kind.name}.</b> {kind.right}
        </p>
      ))}
      {isAnswered && <p className="text-small text-muted">Answer: {named ? `foul, ${named.name.charAt(0).toLowerCase()}${named.name.slice(1)}` : 'let it pass'}.</p>}
    </>
  )
}

function Ruled({ graded: { question, ruled, isRight } }: { readonly graded: Extract<Graded, { kind: 'disputes' }> }) {
  const { name, situation, options, ruling, why, sheet } = question.dispute
  const textOf = (option: string): string => options.find(({ id }) => id === option)!.text
  return (
    <div className="grid gap-1.5 text-small">
      <p>
        <b className="font-semibold">{name}.</b> {situation}
      </p>
      <p>
        <b className="font-semibold">The sheet:</b> {textOf(ruling)} <span className="text-muted">{why}</span>
      </p>
      {ruled !== undefined && !isRight && <p className="text-blunder-ink">Answer: {textOf(ruled)}</p>}
      <p className="text-caption text-muted">Ruling of the {sheet}.</p>
    </div>
  )
}
