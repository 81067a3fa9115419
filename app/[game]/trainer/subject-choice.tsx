'use client'

import { useId } from 'react'
import { money, withUnit } from '@/app/_components/format'
import { PillRow } from '@/app/_components/pill-row'
import { usePreferences } from '@/app/_components/preferences'
import { GAP_EDGES } from '@/lib/games/skills'
import { closePerRound } from '@/lib/quiz/choose'
import type { Subject } from './plan-draft'
import { oftenInWords, whenInWords } from './plan-words'
import { RadioRow } from './session-choices'
import { SkillList, type SubjectProps } from './skill-list'
import type { Training } from './use-training'

/** Which hands come: as they do at the table, or chosen. */
export function SubjectChoice(props: SubjectProps) {
  const { game, draft, training, onChange } = props
  const name = useId()
  const row = (subject: Subject) => ({ name, checked: draft.subject === subject, onChoose: () => onChange({ subject }) })
  const drill = game.drills.find(({ id }) => id === draft.drill)
  return (
    <fieldset className="-mx-2 grid grid-cols-[minmax(0,1fr)] gap-0.5">
      <legend className="sr-only">Which hands</legend>
      <RadioRow {...row('dealt')} title={game.drills[0].name} about={game.drills[0].about} />
      {game.drills.length > 1 && (
        <RadioRow {...row('drill')} title="One stage or one rule" about={draft.subject === 'drill' ? drill?.about : 'The drills of this game.'}>
          <PillRow label="Drill" pills={game.drills.slice(1).map(({ id, name: called, about }) => ({ id, name: called, title: about }))} chosen={draft.drill} onChoose={(id) => onChange({ drill: id })} />
        </RadioRow>
      )}
      <RadioRow {...row('close')} title="Close calls by the figure" about="Only decisions whose two best options are that near each other, worked out before they are dealt.">
        <GapDial {...props} />
      </RadioRow>
      <RadioRow {...row('skill')} title="One skill" about="One class of decisions, again and again with other cards.">
        <SkillList {...props} />
      </RadioRow>
      <RadioRow {...row('due')} title="Due again" about={dueInWords(training)} />
      <RadioRow {...row('worth')} title="By value" about="What saves you the most money for each minute of practice: how often a decision comes, times your chance to miss it, times what a miss costs." />
    </fieldset>
  )
}

function dueInWords({ due, log, stats, isLoading, now }: Training): string {
  if (log.status === 'opening' || (stats === null && isLoading)) return 'Reading your record…'
  if (due === null) return 'What counts them did not load. Open the sheet again to try once more.'
  if (due.count === 0 && due.next === null) return 'Nothing yet: what you answer comes again when you are about to forget it.'
  if (due.count === 0) return `Nothing now; the next comes ${whenInWords(due.next ?? now, now)}.`
  return `${due.count} ${due.count === 1 ? 'skill is' : 'skills are'} due: fresh hands of what you answered before.`
}

/** The dial: how close, and how often such decisions come at the table. */
function GapDial({ game, draft, training, onChange }: SubjectProps) {
  const id = useId()
  const { stake, currency } = usePreferences()
  const stop = GAP_EDGES.findIndex((edge) => edge >= draft.gap)
  const perRound = training.skills?.skills.reduce((sum, one) => sum + closePerRound(one, draft.gap), 0)
  const figure = `at most ${withUnit(String(draft.gap), game.unit)}, ${money(draft.gap * stake, currency)}`
  return (
    <div className="grid gap-1 text-small">
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
        Gap <b className="font-semibold tabular-nums">{figure}</b>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={GAP_EDGES.length - 1}
        step={1}
        value={stop < 0 ? GAP_EDGES.length - 1 : stop}
        aria-valuetext={figure}
        onChange={(event) => onChange({ gap: GAP_EDGES[Number(event.target.value)] ?? draft.gap })}
        className="h-11 w-full accent-best"
      />
      <p className="flex justify-between text-caption text-muted">
        <span>closest</span>
        <span>all but the obvious</span>
      </p>
      {perRound !== undefined && <p className="text-caption text-muted tabular-nums">Decisions this close come {oftenInWords(perRound)}, under the usual rules and best play.</p>}
    </div>
  )
}
