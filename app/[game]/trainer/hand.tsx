'use client'

import { skillName } from '@/app/_felt/names'
import { saidZones } from '@/app/_felt/said-felt'
import { TextButton } from '@/app/_ui/button'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { CardsInText, inSentence } from '@/app/_felt/cards-in-text'
import { DeadCards } from '@/app/_felt/dead-cards'
import { ArrangingFelt } from '@/app/_felt/felt-arranging'
import { decimal, money, percent, withUnit } from '@/app/_languages/format'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { isPhone, isSideways, showPanelOf, showQuestion } from '@/app/_felt/phone'
import { usePreferences } from '@/app/_settings/preferences'
import { SessionStrip } from '@/app/_solver/session-strip'
import { useKeys } from '@/app/_ui/use-keys'
import { useSounds } from '@/app/_felt/sounds'
import { trainer, trainerSummary } from '@/app/_languages/words'
import { problemInWords } from '@/app/_ui/problem-words'
import type { Zone } from '@/lib/game/felt'
import type { AnyGame, Rules } from '@/lib/game/game'
import { stakeAt } from '@/lib/game/side-bets/stakes'
import type { Solution } from '@/lib/game/solution'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Problem } from '@/lib/result'
import { gapOf, MOST_TRIES } from '@/lib/teaching/quiz/choose'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { isMiss, isRight } from '@/lib/teaching/quiz/grade'
import { doneAt } from '@/lib/teaching/quiz/round'
import type { AnyRound } from './address'
import { parseChallenges } from './challenge'
import { CourseLine, isTest } from './course'
import { DecisionPanel } from './decision-panel'
import { HandStrip } from './hands'
import type { Open } from './heading'
import { OwnStrategy } from './own-strategy'
import { dayInWords, oftenInWords } from './plan-words'
import { SpokenClock, useClock } from './session-bar'
import { RefusedStakes } from './side-bets-picker'
import { type ArrangingHold, useArranging } from './arranging'
import { type Playing, type Rebet, type Session, useRebet } from './use-round'
import { isOfCourse, type Training } from './use-training'
import { answerInWords, missedInWords, questionInWords, settlementInWords, type Stake } from './words'

interface Props {
  readonly game: AnyTaughtGame
  readonly playing: Playing
  readonly training: Training
  readonly open: Open
  readonly onOpen: (open: Open) => void
  /** Opens one of the session's answers again. */
  readonly onLook: (id: string) => void
  readonly isLater: boolean
  readonly heading: (left: number | null) => ReactNode
}

/** A hand on the table: the felt, the decision, and the session below. */
export function Hand({ game, playing, training, open, onOpen, onLook, isLater, heading }: Props) {
  const { round, onward, choose } = playing
  const { stake } = usePreferences()
  const options = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const felt = useRef<HTMLDivElement>(null)
  const spoken = useStanding(game, round, { felt, options, next }, isLater)
  // The house way would give away the answers of a lesson or test.
  const arranging = useArranging(game, round, isOfCourse(playing.plan) || isTest(playing.plan))
  useSounds({ cards: round.state, right: rightOf(round) })
  const rebet = useRebet(playing)
  const left = useSessionClock(game, playing, open)
  useOnward(playing, open)
  const actions = round.phase.kind === 'asking' ? round.phase.actions : []
  const confirm = (): void => {
    if (arranging?.made.ok) choose(arranging.made.value)
  }
  const letters = lettersOf(game, playing, arranging, rebet)
  useKeys({
    onNumber: (index) => (arranging ? arranging.toggle(index) : choose(actions[index] ?? '')),
    onLetter: (letter) =>
      letters
        ? letters[letter]?.()
        : choose(actions.find((action) => game.keyOf(round.rules, action) === letter) ?? ''),
    onNext: () => (arranging ? confirm() : onward()),
    onBack: () => arranging?.undo(),
    onHelp: () => onOpen('help'),
    onSlash: () => onOpen('train'),
    onPrevious: () => playing.records.length > 0 && onOpen('earlier'),
  })
  return (
    <div className="trainer">
      {heading(left)}
      <Because game={game} playing={playing} training={training} />
      <RefusedStakes game={game} refused={playing.refused} />
      {playing.challenge !== null && <FriendPlayed challenge={playing.challenge} onOpen={() => onOpen('scores')} />}
      <DeadCards game={game} state={round.state} seen={playing.plan.seats} className="trainer-wide" />
      <div ref={felt} className="trainer-felt">
        <ArrangingFelt
          zones={saidZones(game, zonesOf(game, round, stake))}
          animated
          arranging={arranging?.felt}
          className="h-full"
        />
      </div>
      <DecisionPanel
        game={game}
        playing={playing}
        arranging={arranging}
        rebet={rebet}
        options={options}
        next={next}
        onConfirm={confirm}
      />
      <div className="trainer-wide">
        <SessionStrip score={playing.score} isRated={!isOfCourse(playing.plan)}>
          <HandStrip
            game={game}
            rules={playing.rules}
            records={playing.records}
            hands={playing.hands}
            comesBack={playing.comesBack}
            onLook={onLook}
          />
        </SessionStrip>
        <SessionEnd session={playing} problem={training.log.problem} onEarlier={() => onOpen('earlier')} />
        {!isOfCourse(playing.plan) && <OwnStrategy game={game} score={playing.score} />}
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <SpokenClock session={playing} left={left} />
    </div>
  )
}

/** Shown above the table if a friend's link dealt the hands: the friend's name, and a button for the scoreboard. */
function FriendPlayed({ challenge, onOpen }: { readonly challenge: string; readonly onOpen: () => void }) {
  const scores = parseChallenges(challenge)
  const [sender] = scores.ok ? scores.value : []
  if (sender === undefined) return null
  return (
    <p className="trainer-wide -mt-1.5 text-caption text-muted md:-mt-3 md:text-small">
      {trainer.friendPlayed(sender.name ?? trainer.aFriend)}{' '}
      <TextButton onClick={onOpen} aria-haspopup="dialog" className="inline-flex items-center">
        {trainerSummary.scoreboard}
      </TextButton>
    </p>
  )
}

/** How long a right answer is shown before the next hand is dealt automatically, in milliseconds. */
const GLANCE = 1200

/**
 * Deals the next hand after a right answer, if the reader chose that. Not before the summary, and not while a panel is
 * open.
 */
function useOnward({ round, isLast, onward, isWaiting }: Playing, open: Open): void {
  const isSet = usePreferences().onward
  const goesOn = isSet && rightOf(round) === true && !isLast && !isWaiting && open === null
  const next = useEffectEvent(() => onward())
  useEffect(() => {
    if (!goesOn) return
    const timer = setTimeout(next, GLANCE)
    return () => clearTimeout(timer)
  }, [goesOn, round])
}

/** The clock of the plan. It runs while a question is asked and no panel is open. */
function useSessionClock(game: AnyGame, { id, plan, round, timeOut }: Playing, open: Open): number | null {
  const { clock } = plan
  const isTimed = clock !== undefined && clock.kind !== 'faultless'
  const key =
    clock?.kind === 'run' ? id : `${id} ${round.seed} ${round.phase.kind === 'ended' ? 'end' : game.make(round.state)}`
  return useClock({
    seconds: isTimed ? clock.seconds : null,
    key,
    runs: round.phase.kind === 'asking' && open === null,
    onOut: timeOut,
  })
}

/** Whether the answer was right; undefined before there is one. */
const rightOf = ({ phase }: AnyRound): boolean | undefined =>
  phase.kind === 'answered' ? isRight(phase.verdict) : phase.kind === 'missed' ? false : undefined

/** The letter keys of buttons at a table where cards are moved; null if letters choose options. */
function lettersOf(
  game: AnyGame,
  { round, isLast }: Playing,
  arranging: ArrangingHold | null,
  rebet: Rebet,
): Readonly<Record<string, () => void>> | null {
  if (arranging) return { ...(arranging.suggest && { h: arranging.suggest }), u: arranging.undo, c: arranging.clear }
  return game.arrange && round.phase.kind === 'ended' && !isLast
    ? { n: rebet.clear, r: rebet.again, d: rebet.twice }
    : null
}

/** The felt without the places of side bets that aren't placed, because they take up room. */
export function withoutIdleSides(game: AnyGame, zones: readonly Zone[]): readonly Zone[] {
  const isIdle = (bet: { readonly id: string; readonly stake: number | null }): boolean =>
    bet.stake === null && game.sideBets.some(({ id }) => id === bet.id)
  return zones.map((zone) => (zone.kind === 'bets' ? { ...zone, bets: zone.bets.filter((bet) => !isIdle(bet)) } : zone))
}

/** The zones of the felt, with cards where they were moved to and side bets at a base wager of `stake` in money. */
function zonesOf(game: AnyGame, round: AnyRound, stake: number): readonly Zone[] {
  const { rules, state } = round
  const step = game.step(rules, state)
  const done = doneAt(round)
  const moved = game.arrange && step.kind === 'decide' && done !== undefined ? step.next(done) : state
  const atStake = (bet: { readonly id: string; readonly stake: number | null }): number | null =>
    stakeAt(game, { bet: bet.id, stake: bet.stake }, stake)
  return withoutIdleSides(game, game.table(rules, moved)).map((zone) =>
    zone.kind === 'bets' ? { ...zone, bets: zone.bets.map((bet) => ({ ...bet, stake: atStake(bet) })) } : zone,
  )
}

interface BecauseProps {
  readonly game: AnyTaughtGame
  readonly playing: Playing
  readonly training: Training
}

/** The line above the table that says why this hand was chosen, unless it was simply dealt. */
function Because(props: BecauseProps) {
  const words = wordsOf(props)
  if (words === null) return null
  return <p className="trainer-wide -mt-1.5 text-caption text-muted tabular-nums md:-mt-3 md:text-small">{words}</p>
}

function wordsOf({ game, playing, training }: BecauseProps): ReactNode {
  const { plan, round, solver } = playing
  if (playing.isAgain) return trainer.isBack
  switch (plan.choice) {
    case 'dealt':
    case 'drill':
      return null
    case 'close':
      return closeInWords(game, plan.gap ?? 0, solver.solution)
    case 'skill':
      return (
        <CardsInText>
          {trainer[plan.isAlone || !training.course ? 'freshDeals' : 'bothSides'](
            inSentence(skillName(game, round.rules, plan.skill ?? '')),
          )}
        </CardsInText>
      )
    case 'due':
      return repetitionInWords(othersOf(game, round, training.log.answers), training.now)
    case 'worth':
      return <WorthLine game={game} round={round} training={training} />
    case 'replay':
      return plan.skills === undefined ? trainer.replayed : trainer.replayedClasses
    case 'mistakes':
      return trainer.aMistake
    case 'course':
    case 'placement':
      return <CourseLine game={game} playing={playing} training={training} />
  }
}

/** The answers to other hands of this question's skill, oldest first. */
function othersOf(game: AnyTaughtGame, round: AnyRound, answers: readonly AnswerRecord[]): readonly AnswerRecord[] {
  const skill = round.answers[0]?.skill ?? (round.phase.kind === 'ended' ? '' : game.skill(round.rules, round.state))
  return answers.filter((one) => one.skill === skill && one.seed !== round.seed)
}

function closeInWords(game: AnyGame, most: number, solution: Solution<string> | null): string {
  const gap = solution === null ? null : gapOf(solution)
  const isFar = solution !== null && (gap === null || gap > most)
  const amount = withUnit(decimal(most), game.unit)
  return isFar ? trainer.nothingWithin(amount, MOST_TRIES) : trainer.closeCall(amount)
}

function repetitionInWords(others: readonly AnswerRecord[], now: number): string {
  const missed = others.findLast(isMiss)
  const last = others.at(-1)
  if (missed) return trainer.lastMissed(dayInWords(missed.at, now))
  if (last) return trainer.lastRight(dayInWords(last.at, now))
  return trainer.repetition
}

interface WorthLineProps {
  readonly game: AnyTaughtGame
  readonly round: AnyRound
  readonly training: Training
}

/**
 * Why this hand was chosen: how often its class occurs, the chance of a mistake, and what knowing it saves in an hour.
 * Based on the answers before it.
 */
function WorthLine({ game, round, training: { stats, skills, log, isLoading } }: WorthLineProps) {
  const preferences = usePreferences()
  const rules = round.rules as Rules
  const skill = round.answers[0]?.skill ?? (round.phase.kind === 'ended' ? '' : game.skill(rules, round.state))
  const value = useMemo(() => {
    const before = log.answers.filter(({ seed }) => seed !== round.seed)
    return stats && skills ? stats.values(game, rules, skills, before).find((one) => one.skill === skill) : undefined
  }, [stats, skills, game, rules, log.answers, round.seed, skill])
  // How rare and difficult the hand is would give hints, so that is shown after the answer.
  if (round.answers.length === 0 || (value === undefined && isLoading)) return trainer.byValueAlone
  if (value === undefined) return trainer.tooSeldom
  return trainer.worth(
    oftenInWords(value.perRound),
    percent(value.chance, 0),
    money(hourlyCost(value.worth, hourOf(game, undefined, preferences)), preferences.currency),
  )
}

interface SessionEndProps {
  readonly session: Session
  readonly problem: Problem | null
  /** Opens the list of the session's earlier hands. */
  readonly onEarlier: () => void
}

/** Below the session: buttons for its earlier hands and for its summary, and why nothing is stored, if that is so. */
function SessionEnd({ session, problem, onEarlier }: SessionEndProps) {
  return (
    <>
      {session.score.asked > 0 && (
        <p className="flex flex-wrap gap-x-5 px-1 pt-1 text-small">
          <TextButton
            onClick={onEarlier}
            aria-haspopup="dialog"
            aria-keyshortcuts="ArrowLeft"
            className="inline-flex items-center md:min-h-8"
          >
            {trainer.earlierHands}
          </TextButton>
          <TextButton onClick={session.end} className="inline-flex items-center md:min-h-8">
            {trainer.endSession}
          </TextButton>
        </p>
      )}
      {problem && (
        <div role="status" className="px-1 pt-1 text-caption text-muted">
          {problemInWords(problem)} {trainer.worksOn}
        </div>
      )}
    </>
  )
}

function spokenOf(game: AnyGame, round: AnyRound, stake: Stake): string {
  const { phase } = round
  switch (phase.kind) {
    case 'asking':
      return questionInWords(game, round)
    case 'chosen':
      return trainer.workingOut
    case 'answered':
      return answerInWords(game, round, stake)
    case 'missed':
      return missedInWords(game, round)
    case 'ended':
      return settlementInWords(game, round, stake)
  }
}

interface Places {
  readonly felt: RefObject<HTMLDivElement | null>
  readonly options: RefObject<HTMLElement | null>
  readonly next: RefObject<HTMLButtonElement | null>
}

/** Scrolls to what matters now if the page is longer than the screen. */
function show(kind: AnyRound['phase']['kind'], { felt, next }: Places): void {
  if (kind === 'asking') return showQuestion()
  // A showdown is seen on the felt; an answer is read. Held sideways, the felt stays beside what is read.
  if (kind === 'ended' && isPhone() && !isSideways()) felt.current?.scrollIntoView()
  else showPanelOf(next.current)
}

/**
 * Follows the round: moves the focus to the options or to the next step, scrolls to it, and returns the text for the
 * live region. Opening the page doesn't move the focus, unless `isLater` marks a later session.
 */
function useStanding(game: AnyGame, round: AnyRound, places: Places, isLater: boolean): string {
  const { kind } = round.phase
  const { state } = round
  const first = useRef(!isLater)
  const stand = useRef(places)
  // Before the page is painted, so that a key pressed as soon as the answer appears finds the focus in the right place.
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const { options, next } = stand.current
    if (kind === 'asking') options.current?.focus({ preventScroll: true })
    if (kind === 'answered' || kind === 'missed' || kind === 'ended') next.current?.focus({ preventScroll: true })
    show(kind, stand.current)
  }, [kind, state])
  return spokenOf(game, round, usePreferences())
}
