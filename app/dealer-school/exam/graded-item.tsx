import { Check, Minus, X } from 'lucide-react'
import { classes } from '@/app/_ui/classes'
import { becauseInWords, betName, type Speaking } from '@/app/_felt/names'
import { exam as words, waySentences } from '@/app/_languages/words'
import { mistakeIn } from '@/app/dealer-school/_parts/mistake-words'
import { filled } from '@/app/_languages/filled'
import { SetCards } from '@/app/house-ways/_parts/set-cards'
import { toldZones } from '@/lib/teaching/dealer-school/table/board'
import { errorKinds, gameOf } from '@/lib/teaching/dealer-school/games'
import type { Due } from '@/lib/teaching/dealer-school/table/chips'
import { rightHandling } from '@/lib/teaching/dealer-school/errors/errors'
import type { Graded } from '@/lib/teaching/dealer-school/exam/grade'
import { seatOf } from '@/lib/teaching/dealer-school/payouts/session'
import { clauseInWords, SAID } from '@/app/house-ways/_parts/clause-words'
import { sentence } from '@/lib/text'
import { handledInWords } from '../foul/words'
import { wordsOf, writtenIn } from '../_parts/dispute-words'
import { Clause, LaidCards, mislaid } from '../_parts/laid-cards'
import { Source } from '../foul/dispute-case'
import { sorted } from '../house-way/zones'
import { chips, dueInWords, saidInWords } from '../_parts/due-words'

interface Props {
  readonly graded: Graded
  readonly index: number
}

const LOOKS = {
  right: { word: 'markRight', Icon: Check, look: 'bg-best/14 text-best-ink' },
  wrong: { word: 'markWrong', Icon: X, look: 'bg-blunder/14 text-blunder-ink' },
  open: { word: 'markOpen', Icon: Minus, look: 'bg-ink/8 text-muted' },
} as const

/** Whether a question was answered right, answered wrong, or left open. */
export const markOf = ({ isRight, isAnswered }: Pick<Graded, 'isRight' | 'isAnswered'>): keyof typeof LOOKS =>
  isRight ? 'right' : isAnswered ? 'wrong' : 'open'

export const markInWords = (graded: Pick<Graded, 'isRight' | 'isAnswered'>): string => words[LOOKS[markOf(graded)].word]

/** A question of a result: the hand, the answer, the right answer and the reason. */
export function GradedItem({ graded, index }: Props) {
  const { Icon, look } = LOOKS[markOf(graded)]
  return (
    <li className="exam-question grid grid-cols-icon-rest gap-x-3 border-t py-4">
      <span aria-hidden="true" className={classes('grid h-6.5 w-6.5 place-items-center rounded-mark', look)}>
        <Icon size={16} strokeWidth={2.5} />
      </span>
      <div className="grid min-w-0 grid-cols-1 gap-2.5">
        <h3 className="font-semibold">{words.numbered(index, markInWords(graded))}</h3>
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

function Setting({
  graded: { cards, low, right, verdict, isRight },
}: {
  readonly graded: Extract<Graded, { kind: 'house-way' }>
}) {
  return (
    <>
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        {verdict && (
          <SetCards
            name={words.answer}
            hand={{ low: sorted(low), high: sorted(cards).filter((card) => !low.includes(card)), ...verdict.own }}
          />
        )}
        {!isRight && <SetCards name={words.theHouse} hand={right} />}
      </div>
      <p className="text-small">
        <b className="font-semibold">{right.clause.id}.</b> {clauseInWords(right.clause.sentence)}
      </p>
      {verdict?.applied && <p className="text-small text-blunder-ink">{waySentences.applied(verdict.applied, SAID)}</p>}
    </>
  )
}

/** A bet with its stake, or a bonus: “Ante $10:”, “Ante bonus:”. */
function betInWords(game: Speaking, { bet, hand, stake }: Due): string {
  const name = betName(game, bet, hand)
  return stake > 0 ? words.betOf(name, chips(stake)) : words.bonusOf(name)
}

function Settled({ graded: { session, judged } }: { readonly graded: Extract<Graded, { kind: 'payouts' }> }) {
  const seat = seatOf(session)
  const game = gameOf(session.board.game)
  return (
    <>
      <LaidCards game={game} zones={toldZones(session.board, seat)} />
      <ul className="grid gap-1.5 text-small">
        {seat.due.map((due, i) => {
          const one = judged?.[i]
          return (
            <li key={due.bet}>
              <b className="font-semibold">{betInWords(game, due)}</b> {words.due(dueInWords(due))}{' '}
              <span className="text-muted">{sentence(becauseInWords(game, due.because))}</span>
              {one && !one.isRight && <span className="text-blunder-ink"> {words.answered(saidInWords(one))}</span>}
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
  const game = gameOf(session.game)
  const named = kinds.find(({ id }) => id === answered?.named)
  const errors = kinds.filter(({ id }) => question.kinds.includes(id))
  const { due: right, zones } = rightHandling(question.round)
  const isMislaid = mislaid(zones, question.shown.zones).length > 0
  return (
    <>
      <LaidCards game={game} zones={question.shown.zones} />
      <ul className="grid gap-1.5 text-small">
        {question.shown.due.map((shown) => {
          const due = right.find(({ bet }) => bet === shown.bet)
          const isWrong = due !== undefined && (due.does !== shown.does || due.cents !== shown.cents)
          return (
            <li key={shown.bet}>
              <b className="font-semibold">{betInWords(game, shown)}</b> {words.theDealer(handledInWords(shown))}{' '}
              <q className="text-muted">{becauseInWords(game, shown.because)}</q>
              {isWrong && <span> {words.wasDue(dueInWords(due), becauseInWords(game, due.because))}</span>}
            </li>
          )
        })}
      </ul>
      {isMislaid && (
        <div className="grid gap-1.5">
          <p className="text-small font-strong">{words.asItShouldLie}</p>
          <LaidCards game={game} zones={zones} />
        </div>
      )}
      {errors.length === 0 && <p className="text-small">{words.nothingWrong}</p>}
      {errors.map((kind) => (
        <p key={kind.id} className="text-small">
          <b className="font-semibold">{mistakeIn(kind.says).name}.</b> {mistakeIn(kind.says).right}{' '}
          <Clause kind={kind} round={question.round} />
        </p>
      ))}
      {isAnswered && (
        <p className="text-small text-muted">
          {named ? words.answerFoul(mistakeIn(named.says).name) : words.answerPass}
        </p>
      )}
    </>
  )
}

function Ruled({ graded: { question, ruled, isRight } }: { readonly graded: Extract<Graded, { kind: 'disputes' }> }) {
  const { dispute } = question
  const { name, situation, options, why } = wordsOf(dispute)
  const language = writtenIn(dispute)
  return (
    <div className="grid gap-1.5 text-small">
      <p {...language}>
        <b className="font-semibold">{name}.</b> {situation}
      </p>
      <p>
        <b className="font-semibold">{words.theSheet}</b> <span {...language}>{options[dispute.ruling]}</span>{' '}
        <span {...language} className="text-muted">
          {why}
        </span>
      </p>
      {ruled !== undefined && !isRight && (
        <p className="text-blunder-ink">
          {filled(words.answerRuling, { ruling: <span {...language}>{options[ruled]}</span> })}
        </p>
      )}
      <Source dispute={dispute} />
    </div>
  )
}
