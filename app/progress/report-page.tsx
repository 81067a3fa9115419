'use client'

import { ButtonLink } from '@/app/_components/button'
import { usePreferences } from '@/app/_components/preferences'
import type { View } from './address'
import { Calendar } from './calendar'
import type { GameFacts } from './facts'
import { CutOffs } from './cut-offs'
import { EdgeOverTime } from './edge-over-time'
import { Filters } from './filters'
import { Luck } from './luck'
import { skillName } from './names'
import { Overview, PartLine } from './overview'
import { Parts } from './parts'
import { trainHref, trainSkillHref } from './paths'
import { RateOverTime } from './rate-over-time'
import { Section } from './section'
import { type ReportInput, useReport } from './use-report'
import type { Purse } from './words'
import { Worst } from './worst'

interface Props extends ReportInput {
  readonly onView: (view: View) => void
}

/** Somebody's record, worked out: where they stand, over time, by part, what costs most, what is due, luck. */
export function Report({ onView, ...input }: Props) {
  const { facts, view, now } = input
  const { stake, currency, pace } = usePreferences()
  const purse: Purse = { stake, currency, pace }
  const report = useReport(input)
  const { game, shown, isPart, games, ordered, luck } = report
  const offered = facts.filter(({ id }) => id === view.game || ordered.games.some((one) => one.id === id))
  return (
    <>
      <Filters view={view} onView={onView} games={offered} skills={report.kinds} />
      {shown.length === 0 && (luck === null || isPart) ? (
        <Nothing view={view} game={game} />
      ) : (
        <>
          {report.part && game ? (
            <PartLine title={partName(game, view)} part={report.part} added={report.edges.at(-1)?.edges[0]?.edge ?? null} purse={purse} {...(view.skill === null ? {} : { href: trainSkillHref(game.id, view.skill) })} />
          ) : (
            games.length > 0 && <Overview facts={facts} games={games} purse={purse} chosen={game !== null} />
          )}
          {shown.length > 0 && (
            <>
              <div className="progress-two">
                <RateOverTime moments={report.rates} />
                <EdgeOverTime moments={report.edges} games={games.flatMap(({ game: id }) => facts.find((one) => one.id === id) ?? [])} part={isPart} />
              </div>
              <div className="progress-two">
                {view.skill === null && <Worst skills={report.worst} facts={facts} purse={purse} severalGames={game === null && games.length > 1} />}
                {!isPart && <Calendar due={report.due} now={now} facts={facts} />}
              </div>
              {view.skill === null && report.lines.length > 0 && <CutOffs lines={report.lines} facts={facts} purse={purse} severalGames={game === null && games.length > 1} />}
            </>
          )}
          {game && !isPart && <ByPart report={report} game={game} purse={purse} />}
          {luck && !isPart && <Luck luck={luck} purse={purse} />}
        </>
      )}
    </>
  )
}

const partName = (game: GameFacts, { stage, skill }: View): string => (skill === null ? (game.stages.find(({ id }) => id === stage)?.name ?? '') : skillName(game.id, skill))

function ByPart({ report: { stages, kinds }, game, purse }: { readonly report: ReturnType<typeof useReport>; readonly game: GameFacts; readonly purse: Purse }) {
  return (
    <>
      {stages.length > 1 && <Parts title="By stage" about="Where in a round your mistakes are." head="Stage" parts={stages} view={({ id }) => ({ game: game.id, stage: id })} purse={purse} />}
      {kinds.length > 0 && <Parts title="By skill" about="Each kind of decision, those most answered first." head="Skill" parts={kinds} view={({ id }) => ({ game: game.id, skill: id })} purse={purse} />}
    </>
  )
}

/** A view that no answer is of. */
function Nothing({ view, game }: { readonly view: View; readonly game: GameFacts | null }) {
  const what = game === null ? 'Nothing' : view.skill !== null ? `No “${skillName(game.id, view.skill)}”` : view.stage !== null ? `Nothing of “${partName(game, view)}”` : `No ${game.name}`
  return (
    <Section title="Nothing here yet" about={`${what} has been answered so far. With the first answer its figures stand here.`}>
      <p className="flex flex-wrap gap-2.5">
        {game && <ButtonLink href={view.skill === null ? trainHref(game.id) : trainSkillHref(game.id, view.skill)}>Train it</ButtonLink>}
        <ButtonLink href="/progress" look="quiet">
          Show everything
        </ButtonLink>
      </p>
    </Section>
  )
}

