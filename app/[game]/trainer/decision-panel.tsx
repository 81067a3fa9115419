'use client'

import { answer as answerWords, cards as cardWords, deciding, trainer } from '@/app/_languages/words'
import { JOKER } from '@/lib/cards/card'
import { actionName, stageName } from '@/app/_felt/names'
import { RotateCcw } from 'lucide-react'
import { Heading } from '@/app/_ui/heading'
import type { RefObject } from 'react'
import { AnswerOptions, optionRows } from '@/app/_solver/answer-options'
import { LetterButton } from '@/app/_felt/arranging-buttons'
import { Button, KeyHint } from '@/app/_ui/button'
import { CardsInText, inSentence } from '@/app/_felt/cards-in-text'
import { deadCardsName } from '@/app/_felt/dead-cards'
import { Counting } from '@/app/_charts/counting'
import { OptionList } from '@/app/_solver/option-list'
import { money } from '@/app/_languages/format'
import { GradeMark } from '@/app/_solver/grade'
import { Verdict } from '@/app/_solver/verdict'
import { Why } from '@/app/_solver/why'
import { usePreferences } from '@/app/_settings/preferences'
import { PlayingCard } from '@/app/_felt/playing-card'
import { ProgressLine } from '@/app/_ui/progress-line'
import { Proof } from '@/app/_solver/proof'
import { Settlement } from '@/app/_felt/settlement'
import { messagesOf } from '@/app/_languages/messages'
import { shortCard } from '@/lib/cards/words'
import type { AnyGame } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { MOST_TRIES } from '@/lib/teaching/quiz/choose'
import { isMiss } from '@/lib/teaching/quiz/grade'
import { seatsOf, effectOfSeats, type SeatsEffect } from '@/lib/teaching/quiz/seats'
import { isDealt, type AnyRound } from './address'
import { type ArrangingHold, ArrangingPanel } from './arranging'
import { LessonAid } from './course'
import type { Playing, Rebet } from './use-round'
import { OwnLine } from './own-strategy'
import { costInWords, withBets, type Stake } from './words'
import { useTask } from '@/app/_solver/use-solver'
import type { Solution } from '@/lib/game/solution'
import { ok } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'

interface Props {
  readonly game: AnyTaughtGame
  readonly playing: Playing
  /** The decision made by moving cards; null if it is made by choosing an option. */
  readonly arranging: ArrangingHold | null
  readonly rebet: Rebet
  readonly options: RefObject<HTMLElement | null>
  readonly next: RefObject<HTMLButtonElement | null>
  readonly onConfirm: () => void
}

/** If an answer has a list, focus and scrolling go to it. */
const listRef = (ref: RefObject<HTMLElement | null>) => ref as RefObject<HTMLUListElement | null>

type Phase<K extends AnyRound['phase']['kind']> = Extract<AnyRound['phase'], { kind: K }>

/** Beside the felt: the question, then the answer in its place, then the settlement. */
export function DecisionPanel(props: Props) {
  const { phase } = props.playing.round
  switch (phase.kind) {
    case 'asking':
    case 'chosen':
      return <Question {...props} phase={phase} />
    case 'answered':
      return <Answer {...props} phase={phase} />
    case 'missed':
      return <Missed {...props} phase={phase} />
    case 'ended':
      return <End {...props} phase={phase} />
  }
}

/** A sentence about the question: the drill's own, or that each hand has one decision. */
const aboutPlan = (game: AnyTaughtGame, { plan, round }: Playing): string =>
  isDealt(plan) ? (messagesOf(game).drills[round.drill]?.about ?? '') : trainer.singleDecisions

function Question({
  game,
  playing,
  arranging,
  options,
  phase,
  onConfirm,
}: Props & { readonly phase: Phase<'asking'> | Phase<'chosen'> }) {
  const { round, choose } = playing
  const preferences = usePreferences()
  const waiting = phase.kind === 'chosen' ? phase.action : undefined
  if (arranging)
    return (
      <ArrangingPanel
        game={game}
        round={round}
        arranging={arranging}
        about={aboutPlan(game, playing)}
        focus={options}
        aid={<LessonAid game={game} playing={playing} />}
        onConfirm={onConfirm}
      />
    )
  return (
    <section aria-labelledby="question" className="trainer-panel trainer-question">
      <Heading id="question" className="phone:sr-only">
        {deciding.whatDoYouDo}
      </Heading>
      <LessonAid game={game} playing={playing} />
      <OptionList
        ref={listRef(options)}
        rows={withBets(
          game,
          round.rules,
          round.state,
          optionRows(game, round.rules, game.arrange && waiting !== undefined ? [waiting] : phase.actions),
          preferences,
        )}
        label={deciding.yourDecision(stageName(game, phase.stage))}
        onChoose={choose}
        {...(waiting === undefined ? {} : { waiting })}
      />
      {waiting === undefined ? (
        <Hint about={aboutPlan(game, playing)} count={phase.actions.length} />
      ) : (
        <Waiting playing={playing} />
      )}
    </section>
  )
}

function Hint({ about, count }: { readonly about: string; readonly count: number }) {
  return (
    <div className="mt-auto grid gap-1 border-t pt-3 text-caption text-muted phone:hidden">
      <p>{about}</p>
      <p aria-hidden="true" className="hidden hoverable:block">
        {trainer.choosingHint(Math.min(count, 9))}
      </p>
    </div>
  )
}

/** Shown after an answer given before the solver finished, or if the solver failed. */
function Waiting({ playing }: { readonly playing: Playing }) {
  return (
    <Counting solver={playing.solver} stopped={trainer.notWorkedOut}>
      <Button look="quiet" onClick={() => playing.onward(true)}>
        {nextNameWithout(playing)}
      </Button>
    </Counting>
  )
}

/** The name of the next step. */
const nextName = ({ isLast, goesOn }: Playing): string =>
  isLast ? trainer.toSummary : goesOn ? trainer.playOn : trainer.nextHand

/** The same if there was no answer. */
const nextNameWithout = ({ isLast, goesOn }: Playing): string =>
  isLast ? trainer.toSummaryWithout : goesOn ? trainer.playOnWithout : trainer.nextHandWithout

function Answer({ game, playing, options, next, phase }: Props & { readonly phase: Phase<'answered'> }) {
  const { round } = playing
  const { solution, verdict } = phase
  const stake = usePreferences()
  return (
    <section aria-label={deciding.theAnswer} className="trainer-panel trainer-answer">
      <CardStrip game={game} playing={playing} />
      <Verdict grade={verdict.grade}>
        <CardsInText>{costInWords(game, verdict, stake)}</CardsInText>
      </Verdict>
      <AnswerOptions
        ref={listRef(options)}
        game={game}
        rules={round.rules}
        state={round.state}
        solution={solution}
        verdict={verdict}
        purse={stake}
      />
      <div className="trainer-reason">
        <Why game={game} explanation={game.explain(round.rules, round.state, solution)} />
        {playing.plan.seats !== undefined && <WithoutSeats game={game} round={round} solution={solution} />}
      </div>
      <ComesBack playing={playing} />
      <OwnLine game={game} round={round} action={phase.action} />
      <Proof game={game} rules={round.rules} state={round.state} solution={solution} />
      <Next ref={next} playing={playing} />
    </section>
  )
}

/** After a mistake, says that the hand returns; after its return, that it is done. */
function ComesBack({ playing: { comesBack, isAgain, records, round } }: { readonly playing: Playing }) {
  const last = records.at(-1)
  if (last === undefined || round.phase.kind !== 'answered') return null
  const words = comesBack.includes(last.id) ? trainer.comesBack : isAgain && !isMiss(last) ? trainer.isFixed : null
  return (
    words !== null && (
      <p className="flex items-center gap-2 text-small text-muted">
        <RotateCcw size={15} aria-hidden="true" className="shrink-0" />
        {words}
      </p>
    )
  )
}

/**
 * On phones the felt is scrolled out of view while the answer is read, so this line repeats its cards. Screen readers
 * use the felt itself.
 */
function CardStrip({ game, playing: { round, plan } }: Pick<Props, 'game' | 'playing'>) {
  const known = game
    .table(round.rules, round.state)
    .flatMap((zone) =>
      zone.kind === 'cards'
        ? [{ owner: zone.owner, cards: zone.cards.filter((spot) => typeof spot === 'number') }]
        : [],
    )
    .filter(({ cards }) => cards.length > 0)
    .sort((a, b) => Number(b.owner === 'player') - Number(a.owner === 'player'))
  const others = seatsOf(game, round.state, plan.seats).map((cards) =>
    cards.map((card) => shortCard(card, cardWords.card(JOKER))).join(' '),
  )
  return (
    <div aria-hidden="true" className="trainer-strip">
      {known.map(({ cards }, i) => (
        <div key={i} className="flex gap-0.5">
          {cards.map((card) => (
            <PlayingCard key={card} spot={card} size="small" />
          ))}
        </div>
      ))}
      {others.length > 0 && (
        <p className="w-full text-caption text-muted">
          {deadCardsName(plan.seats)}: <CardsInText>{others.join(' · ')}</CardsInText>
        </p>
      )}
    </div>
  )
}

/** After the time ran out: what the options are worth, and what is played instead. */
function Missed({ game, playing, options, next, phase }: Props & { readonly phase: Phase<'missed'> }) {
  const { round, isTimeUp, goesOn, isLast } = playing
  const purse = usePreferences()
  const { solution } = phase
  return (
    <section aria-label={deciding.theAnswer} className="trainer-panel trainer-answer">
      <CardStrip game={game} playing={playing} />
      <div className="grid gap-1">
        <Heading>{isTimeUp ? trainer.timeIsUp : trainer.noAnswerInTime}</Heading>
        <p className="text-small text-muted">
          {isTimeUp
            ? trainer.notCounted
            : [trainer.notGraded, ...(goesOn && !isLast ? [trainer.bestIsPlayed] : [])].join(' ')}
        </p>
      </div>
      {solution === null ? (
        <Waiting playing={playing} />
      ) : (
        <>
          <AnswerOptions
            ref={listRef(options)}
            game={game}
            rules={round.rules}
            state={round.state}
            solution={solution}
            purse={purse}
          />
          <div className="trainer-reason">
            <Why game={game} explanation={game.explain(round.rules, round.state, solution)} />
            {playing.plan.seats !== undefined && <WithoutSeats game={game} round={round} solution={solution} />}
          </div>
          <Proof game={game} rules={round.rules} state={round.state} solution={solution} />
        </>
      )}
      <Next ref={next} playing={playing} />
    </section>
  )
}

function End({ game, playing, rebet, next, phase }: Props & { readonly phase: Phase<'ended'> }) {
  return (
    <section aria-label={trainer.settlement} className="trainer-panel">
      <Settlement game={game} rules={playing.rules} bets={phase.bets} net={phase.net} unit={game.unit} />
      {playing.round.answers.length > 0 && <Recap game={game} round={playing.round} />}
      {game.arrange && !playing.isLast ? <Rebets rebet={rebet} ref={next} /> : <Next ref={next} playing={playing} />}
    </section>
  )
}

/** Buttons after a round at a table with bets: clear the bets, repeat them, or double them. */
function Rebets({ rebet, ref }: { readonly rebet: Rebet; readonly ref: RefObject<HTMLButtonElement | null> }) {
  return (
    <div className="trainer-next grid grid-cols-[1fr_1.4fr_1fr] gap-2">
      <LetterButton letter="N" onClick={rebet.clear}>
        {trainer.newGame}
      </LetterButton>
      <Button ref={ref} onClick={rebet.again} aria-keyshortcuts="Space R" className="px-2!">
        {trainer.rebet} <KeyHint>{trainer.spaceHint}</KeyHint>
      </Button>
      <LetterButton letter="D" onClick={rebet.twice} disabled={rebet.tooLarge}>
        {trainer.rebetTwice}
      </LetterButton>
    </div>
  )
}

/** The graded decisions of the round, which separate play from luck. */
function Recap({ game, round }: { readonly game: AnyGame; readonly round: AnyRound }) {
  const { stake, currency } = usePreferences()
  return (
    <div className="grid gap-1.5 border-t pt-3.25 text-small">
      <h3 className="text-caption text-muted">{trainer.yourDecisions}</h3>
      <ul className="grid gap-1.5">
        {round.answers.map((one) => (
          <li key={one.spot} className="flex items-center gap-2.5">
            <GradeMark grade={one.grade} size="small" />
            <span className="min-w-0 flex-1">
              {stageName(game, one.stage)}: <CardsInText>{inSentence(actionName(game, one.action))}</CardsInText>
            </span>
            <span className="text-muted tabular-nums">
              {one.cost === 0 ? answerWords.grades.best.toLowerCase() : trainer.cost(money(one.cost * stake, currency))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface NextProps {
  readonly playing: Playing
  readonly ref: RefObject<HTMLButtonElement | null>
}

/**
 * The button for the next step, at the bottom edge on phones. While the next hand is searched for, it says so and keeps
 * the focus.
 */
function Next({ playing, ref }: NextProps) {
  const { isWaiting, seeking } = playing
  return (
    <div className="trainer-next grid gap-2">
      {isWaiting && playing.plan.choice === 'close' && (
        <ProgressLine done={seeking.tried / MOST_TRIES} label={trainer.handsTried} />
      )}
      <Button
        ref={ref}
        onClick={() => playing.onward()}
        aria-disabled={isWaiting}
        aria-keyshortcuts="Space"
        className="w-full aria-disabled:opacity-60"
      >
        {isWaiting ? trainer.lookingForNext : nextName(playing)} <KeyHint>{trainer.spaceHint}</KeyHint>
      </Button>
    </div>
  )
}

interface WithoutSeatsProps {
  readonly game: AnyGame
  readonly round: AnyRound
  readonly solution: Solution<string>
}

/**
 * After an answer: how the other players' cards changed it. The same worker solves this in turns, so that the next hand
 * doesn't wait for it.
 */
function WithoutSeats({ game, round: { rules, state }, solution }: WithoutSeatsProps) {
  const stake = usePreferences()
  const { value } = useTask<SeatsEffect>(`${game.id} ${game.make(state)}`, (signal) =>
    effectOfSeats(game, rules, state, solution, async (states) => {
      const answer = await solverClient().eyes(
        { game: game.id, rules, states },
        { channel: 'trainer', order: 'turns', signal },
      )
      return answer.ok ? ok(answer.value.value) : answer
    }),
  )
  return (
    <p role="status" className="min-h-10 pt-1.5 text-small text-muted tabular-nums">
      {value !== null && <CardsInText>{effectInWords(game, state, value, stake)}</CardsInText>}
    </p>
  )
}

function effectInWords(game: AnyGame, state: unknown, effect: SeatsEffect, { stake, currency }: Stake): string {
  const inMoney = (bets: number): string => money(bets * stake, currency)
  if (effect.kind === 'same') return trainer.sameWithout(inMoney(effect.lead), inMoney(effect.without))
  const action = inSentence(actionName(game, effect.play))
  const seen = game.values(state)['dead'] as readonly unknown[]
  if (effect.cards.length === seen.length) return trainer.withoutAny(action, inMoney(effect.by))
  return trainer.without(
    effect.cards.map((card) => shortCard(card, cardWords.card(JOKER))).join(' '),
    action,
    inMoney(effect.by),
  )
}
