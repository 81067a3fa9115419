'use client'

import { useDeferredValue } from 'react'
import { ButtonLink } from '@/app/_components/button'
import { hourOf } from '@/app/_components/pace'
import { usePreferences } from '@/app/_components/preferences'
import { progress } from '@/app/_languages/english/progress'
import type { View } from './address'
import { Calendar } from './calendar'
import { CutOffs } from './cut-offs'
import { EdgeOverTime } from './edge-over-time'
import type { GameFacts } from './facts'
import { Filters } from './filters'
import { Luck } from './luck'
import type { SkillNames } from './names'
import { Overview, PartLine } from './overview'
import { Parts } from './parts'
import { trainHref, trainSkillHref } from './paths'
import { RateOverTime } from './rate-over-time'
import { Section } from './section'
import { type Chosen, type ReportInput, useChosen, useDetails, useSkillNames, useStanding } from './use-report'
import type { Purse } from './words'
import { Worst } from './worst'

interface Props {
  readonly input: ReportInput
  readonly onView: (view: View) => void
}

/** Somebody's record, worked out: where they stand, over time, what costs most, what is due, by part, luck. */
export function Report({ input, onView }: Props) {
  const { facts, view } = input
  const { stake, currency, pace } = usePreferences()
  const purse: Purse = { stake, currency, pace }
  const chosen = useChosen(input)
  const skills = useSkillNames(chosen, input)
  // What one looks at first is worked out and painted before the rest.
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
          {chosen.shown.length > 0 && <Standing input={input} chosen={chosen} purse={purse} />}
          {isPainted && <Details input={input} chosen={chosen} purse={purse} />}
        </>
      )}
    </>
  )
}

const partName = (game: GameFacts, { stage, skill }: View, nameOf: SkillNames): string =>
  skill === null ? (game.stages.find(({ id }) => id === stage)?.name ?? '') : nameOf(game.id, skill)

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
      <div className="progress-two">
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
  const { worst, lines, stages, kinds, due, luck } = useDetails(input, chosen)
  const severalGames = game === null && chosen.played.length > 1
  return (
    <>
      {shown.length > 0 && view.skill === null && (
        <div className="progress-two">
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

/** A view that no answer is of. */
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
