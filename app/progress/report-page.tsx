'use client'

import { Select } from '@/app/_ui/field'
import dynamic from 'next/dynamic'
import { useDeferredValue, useId, useMemo } from 'react'
import { usualTime } from '@/app/[game]/trainer/summary-figures'
import { ButtonLink } from '@/app/_ui/button'
import { DailyGoal } from './daily-goal'
import { FixMistakes } from './fix-mistakes'
import { chartOrWords } from '@/app/_charts/chart-or-words'
import { money, signedMoney, whole } from '@/app/_languages/format'
import { hourOf } from '@/app/_settings/pace'
import { PillRow } from '@/app/_ui/pill-row'
import { usePreferences } from '@/app/_settings/preferences'
import { progress } from '@/app/_languages/words'
import { EVERYTHING, type GameFacts, trainHandsHref, trainHref, trainSkillHref, type View } from './address'
import { Calendar } from './calendar'
import { CutOffs, Parts, Worst } from './parts'
import { namesOfMoments } from './dates'
import { EdgeOverTime, RateOverTime } from './edge-over-time'
import { FiguresTable } from './figures-table'
import { anHour, paces, type Purse, rounds, type SkillNames, unusual } from './words'
import { Overview, PartLine, Reading } from './overview'
import { worstSkills } from './figures'
import type { LuckReport } from './report'
import { Section } from './section'
import { type Chosen, type ReportInput, useChosen, useDetails, useSkillNames, useStanding } from './use-report'

interface Props {
  readonly input: ReportInput
  readonly onView: (view: View) => void
}

/**
 * A report on a record: the current level, the level over time, the costliest mistakes, reviews due, stages and skills,
 * and luck.
 */
export function Report({ input, onView }: Props) {
  const { facts, view } = input
  const { stake, currency, pace } = usePreferences()
  const purse: Purse = { stake, currency, pace }
  const chosen = useChosen(input)
  const skills = useSkillNames(chosen, input)
  // The top of the page is computed and painted before the rest.
  const isPainted = useDeferredValue(true, false)
  const offered = facts.filter(({ id }) => id === view.game || chosen.played.some((one) => one.id === id))
  const isEmpty = chosen.shown.length === 0 && (chosen.rounds.length === 0 || chosen.isPart)
  return (
    <>
      <Filters view={view} onView={onView} games={offered} skills={skills} />
      {isEmpty ? (
        <Nothing view={view} game={chosen.game} nameOf={input.nameOf} />
      ) : (
        <>
          {chosen.shown.length > 0 && <NextAction input={input} chosen={chosen} purse={purse} />}
          {chosen.shown.length > 0 && <Standing input={input} chosen={chosen} purse={purse} />}
          {isPainted && <Details input={input} chosen={chosen} purse={purse} />}
        </>
      )}
    </>
  )
}

const partName = (game: GameFacts, { stage, skill }: View, nameOf: SkillNames): string =>
  skill === null ? (game.stages.find(({ id }) => id === stage)?.name ?? '') : nameOf(game.id, skill)

const ADVICE = 'max-w-[30em] font-serif text-lede/label font-semibold text-balance'

/** The number of hands in a recommended session of one skill. */
const NEXT_HANDS = 20

/**
 * The recommended next step: to train the skill whose mistakes cost the most, with the time that takes at the reader's
 * own speed, or to continue the course of the last game. Below it, the daily goal and the remaining mistakes.
 */
export function NextAction({ input: { facts, skills, nameOf, answers, view }, chosen, purse }: PartsProps) {
  const { ofGame, isPart } = chosen
  const worst = useMemo(
    () => (isPart ? undefined : worstSkills(ofGame, nameOf, skills, view, paces(facts, purse.pace))[0]),
    [isPart, ofGame, nameOf, skills, view, facts, purse.pace],
  )
  if (isPart) return null
  const time = usualTime(worst === undefined ? [] : ofGame.filter(({ game }) => game === worst.game))
  const minutes = time === null ? null : Math.max(1, Math.round((time * NEXT_HANDS) / 60_000))
  const game = facts.find(({ id }) => id === (worst ?? ofGame.at(-1))?.game)
  return (
    <div className="grid gap-6">
      {skills !== null && !worst && game && (
        <section aria-label={progress.next} className="grid justify-items-start gap-3">
          <p className={ADVICE}>{progress.nextLesson(game.name)}</p>
          <ButtonLink href={`/${game.id}/learn`}>{progress.toCourse}</ButtonLink>
        </section>
      )}
      {worst && game && (
        <section aria-label={progress.next} className="grid justify-items-start gap-3">
          <p className={ADVICE}>
            {minutes === null
              ? progress.nextHands(NEXT_HANDS, worst.name, game.name)
              : progress.nextMinutes(minutes, worst.name, game.name)}{' '}
            <span className="font-normal text-muted">{progress.nextSaves(anHour(worst.perRound, purse, game))}</span>
          </p>
          <ButtonLink href={trainHandsHref(game.id, worst.skill, NEXT_HANDS)}>
            {progress.nextTrain(NEXT_HANDS)}
          </ButtonLink>
        </section>
      )}
      <DailyGoal canSet />
      {answers.length > 0 && <FixMistakes />}
    </div>
  )
}

interface PartsProps {
  readonly input: ReportInput
  readonly chosen: Chosen
  readonly purse: Purse
}

function Standing({ input, chosen, purse }: PartsProps) {
  const { facts, view, nameOf } = input
  const { game, isPart } = chosen
  const { games, part, rates, edges } = useStanding(input, chosen)
  return (
    <>
      {part && game ? (
        <PartLine
          title={partName(game, view, nameOf)}
          part={part}
          added={edges.at(-1)?.edges[0]?.edge ?? null}
          purse={{ ...purse, pace: hourOf(game, undefined, purse).rounds }}
          {...(view.skill !== null && { href: trainSkillHref(game.id, view.skill) })}
        />
      ) : (
        <Overview facts={facts} games={games} purse={purse} chosen={game !== null} />
      )}
      <div className="desk-two">
        <RateOverTime moments={rates} />
        <EdgeOverTime
          moments={edges}
          games={games.flatMap(({ game: id }) => facts.find((one) => one.id === id) ?? [])}
          part={isPart}
        />
      </div>
    </>
  )
}

function Details({ input, chosen, purse: set }: PartsProps) {
  const { facts, view, now } = input
  const { game, isPart, shown } = chosen
  const purse: Purse = game ? { ...set, pace: hourOf(game, undefined, set).rounds } : set
  const { worst, lines, stages, kinds, due, luck } = useDetails(input, chosen, set)
  const severalGames = game === null && chosen.played.length > 1
  return (
    <>
      {shown.length > 0 && view.skill === null && (
        <div className="desk-two">
          <Worst skills={worst} facts={facts} purse={purse} severalGames={severalGames} />
          {!isPart && <Calendar due={due} now={now} facts={facts} />}
        </div>
      )}
      {view.skill === null && lines.length > 0 && (
        <CutOffs lines={lines} facts={facts} purse={purse} severalGames={severalGames} />
      )}
      {game && !isPart && stages.length > 1 && (
        <Parts
          title={progress.byStage}
          about={progress.aboutByStage}
          head={progress.stage}
          parts={stages}
          view={({ id }) => ({ game: game.id, stage: id })}
          purse={purse}
        />
      )}
      {game && !isPart && kinds.length > 0 && (
        <Parts
          title={progress.bySkill}
          about={progress.aboutBySkill}
          head={progress.skill}
          parts={kinds}
          view={({ id }) => ({ game: game.id, skill: id })}
          purse={purse}
        />
      )}
      {luck && !isPart && <Luck luck={luck} purse={purse} />}
    </>
  )
}

function nothingInWords(view: View, game: GameFacts | null, nameOf: SkillNames): string {
  if (game === null) return progress.nothingAnswered
  if (view.skill !== null) return progress.noSkillAnswered(nameOf(game.id, view.skill))
  return view.stage === null
    ? progress.noGameAnswered(game.name)
    : progress.noStageAnswered(partName(game, view, nameOf))
}

/** Shown for a view without answers. */
function Nothing({
  view,
  game,
  nameOf,
}: {
  readonly view: View
  readonly game: GameFacts | null
  readonly nameOf: SkillNames
}) {
  return (
    <Section title={progress.nothingHere} about={nothingInWords(view, game, nameOf)}>
      <p className="flex flex-wrap gap-2.5">
        {game && (
          <ButtonLink href={view.skill === null ? trainHref(game.id) : trainSkillHref(game.id, view.skill)}>
            {progress.trainIt}
          </ButtonLink>
        )}
        <ButtonLink href="/progress" look="quiet">
          {progress.showEverything}
        </ButtonLink>
      </p>
    </Section>
  )
}

const ALL = 'all'

interface FiltersProps {
  readonly view: View
  readonly onView: (view: View) => void
  /** The games with answers or rounds. */
  readonly games: readonly GameFacts[]
  /** The skills of the chosen game that have answers, by name. */
  readonly skills: readonly { readonly id: string; readonly name: string }[]
}

/** The choice of what the page shows: everything, a game, a stage or a skill. Kept in the address. */
function Filters({ view, onView, games, skills }: FiltersProps) {
  const game = games.find(({ id }) => id === view.game)
  const choose = (id: string): void => onView({ ...EVERYTHING, game: id === ALL ? null : id })
  return (
    <div className="grid grid-cols-1 gap-y-1">
      <PillRow
        label={progress.game}
        pills={[{ id: ALL, name: progress.allGames }, ...games]}
        chosen={view.game ?? ALL}
        onChoose={choose}
      />
      {game && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          {game.stages.length > 1 && (
            <div className="max-w-full min-w-0">
              <PillRow
                label={progress.stage}
                pills={[{ id: ALL, name: progress.allStages }, ...game.stages]}
                chosen={view.stage ?? ALL}
                onChoose={(id) => onView({ ...EVERYTHING, game: game.id, stage: id === ALL ? null : id })}
              />
            </div>
          )}
          <SkillChoice view={view} onView={onView} skills={skills} />
        </div>
      )}
    </div>
  )
}

function SkillChoice({ view, onView, skills }: Omit<FiltersProps, 'games'>) {
  const id = useId()
  const isKnown = view.skill === null || skills.some((skill) => skill.id === view.skill)
  return (
    <div className="flex min-w-0 flex-[0_1_320px] items-center gap-2.5">
      <label htmlFor={id} className="shrink-0 text-caption text-muted">
        {progress.skill}
      </label>
      <Select
        id={id}
        value={view.skill ?? ALL}
        options={[
          { value: ALL, name: progress.allSkills },
          ...(!isKnown && view.skill !== null ? [{ value: view.skill, name: view.skill }] : []),
          ...skills.map((skill) => ({ value: skill.id, name: skill.name })),
        ]}
        onChoose={(value) => onView({ ...view, notice: null, skill: value === ALL ? null : value })}
        className="flex-1"
      />
    </div>
  )
}

const LineChart = dynamic(() => chartOrWords(import('./line-chart').then((module) => module.LineChart)), { ssr: false })

interface LuckProps {
  readonly luck: LuckReport
  readonly purse: Purse
}

/** The results of whole rounds, divided into what the decisions were worth, and luck, which is the rest. */
function Luck({ luck, purse }: LuckProps) {
  const { total, moments } = luck
  const names = namesOfMoments(moments.map(({ to }) => to))
  const inMoney = (bets: number): string => signedMoney(wholeWhereMany(bets * purse.stake), purse.currency)
  return (
    <Section title={progress.luckAndSkill} about={progress.aboutLuck}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 md:grid-cols-4">
        <Reading label={progress.roundsPlayed}>{whole(total.rounds)}</Reading>
        <Reading label={progress.result}>{inMoney(total.result)}</Reading>
        <Reading label={progress.yourDecisions} below={progress.expectedBelow}>
          {inMoney(total.expected)}
        </Reading>
        <Reading label={progress.luck}>{inMoney(total.luck)}</Reading>
      </dl>
      <p className="text-small">{unusual(total)}</p>
      <div className="desk-beside">
        <div className="desk-chart">
          <LineChart
            series={[
              { name: progress.result, colour: 'ink', values: moments.map(({ result }) => result * purse.stake) },
              {
                name: progress.decisionsExpected,
                colour: 'best',
                dash: [7, 3],
                values: moments.map(({ expected }) => expected * purse.stake),
              },
              {
                name: progress.luck,
                colour: 'mistake',
                dash: [2, 3],
                values: moments.map((one) => one.luck * purse.stake),
              },
            ]}
            moments={names}
            write={(value) => signedMoney(wholeWhereMany(value), purse.currency)}
            onAxis={(value) => money(value, purse.currency)}
            spoken={progress.luckSpoken(
              rounds(total.rounds),
              inMoney(total.result),
              inMoney(total.expected),
              inMoney(total.luck),
            )}
          />
        </div>
        <FiguresTable
          label={progress.inFigures(progress.luckAndSkill)}
          low
          heads={[progress.roundsHead, progress.until, progress.result, progress.expected, progress.luck]}
          rows={moments.map((one, i) => ({
            id: `${one.rounds}`,
            cells: [whole(one.rounds), names[i], inMoney(one.result), inMoney(one.expected), inMoney(one.luck)],
          }))}
        />
      </div>
      {luck.otherRules > 0 && (
        <p className="text-caption text-muted">{progress.roundsLeftOut(rounds(luck.otherRules))}</p>
      )}
    </Section>
  )
}

const wholeWhereMany = (amount: number): number => (Math.abs(amount) >= 100 ? Math.round(amount) : amount)
