'use client'

import { useId } from 'react'
import { decimal, money, withUnit } from '@/app/_components/format'
import { PillRow } from '@/app/_components/pill-row'
import { usePreferences } from '@/app/_components/preferences'
import { called } from '@/app/_languages/area'
import { trainer } from '@/app/_languages/english/trainer'
import { GAP_EDGES } from '@/lib/games/skills'
import { closePerRound } from '@/lib/teaching/quiz/choose'
import type { Subject } from './plan-draft'
import { oftenInWords, whenInWords } from './plan-words'
import { RadioRow } from './session-choices'
import { SkillList, type SubjectProps } from './skill-list'
import type { Training } from './use-training'

/** Which hands come: as they do at the table, or chosen. */
export function SubjectChoice(props: SubjectProps) {
  const { game, draft, training, onChange } = props
  const name = useId()
  const row = (subject: Subject) => ({
    name,
    checked: draft.subject === subject,
    onChoose: () => onChange({ subject }),
  })
  const drill = game.drills.find(({ id }) => id === draft.drill)
  return (
    <fieldset className="-mx-2 grid grid-cols-1 gap-0.5">
      <legend className="sr-only">{trainer.whichHands}</legend>
      <RadioRow {...row('dealt')} title={called(game.drills[0].name)} about={called(game.drills[0].about)} />
      {game.drills.length > 1 && (
        <RadioRow
          {...row('drill')}
          title={trainer.oneStage}
          about={draft.subject === 'drill' && drill ? called(drill.about) : trainer.drills}
        >
          <PillRow
            label={trainer.drill}
            pills={game.drills
              .slice(1)
              .map(({ id, name, about }) => ({ id, name: called(name), title: called(about) }))}
            chosen={draft.drill}
            onChoose={(id) => onChange({ drill: id })}
          />
        </RadioRow>
      )}
      <RadioRow {...row('close')} title={trainer.closeCalls} about={trainer.aboutCloseCalls}>
        <GapDial {...props} />
      </RadioRow>
      <RadioRow {...row('skill')} title={trainer.oneSkill} about={trainer.aboutOneSkill}>
        <SkillList {...props} />
      </RadioRow>
      <RadioRow {...row('due')} title={trainer.dueAgain} about={dueInWords(training)} />
      <RadioRow {...row('worth')} title={trainer.byValue} about={trainer.aboutByValue} />
    </fieldset>
  )
}

function dueInWords({ due, log, stats, isLoading, now }: Training): string {
  if (log.status === 'opening' || (stats === null && isLoading)) return trainer.readingRecord
  if (due === null) return trainer.dueNotLoaded
  if (due.count === 0 && due.next === null) return trainer.dueNothingYet
  if (due.count === 0) return trainer.dueLater(whenInWords(due.next ?? now, now))
  return trainer.dueNow(due.count)
}

/** The dial: how close, and how often such decisions come at the table. */
function GapDial({ game, draft, training, onChange }: SubjectProps) {
  const id = useId()
  const { stake, currency } = usePreferences()
  const stop = GAP_EDGES.findIndex((edge) => edge >= draft.gap)
  const perRound = training.skills?.skills.reduce((sum, one) => sum + closePerRound(one, draft.gap), 0)
  const figure = trainer.atMost(withUnit(decimal(draft.gap), game.unit), money(draft.gap * stake, currency))
  return (
    <div className="grid gap-1 text-small">
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
        {trainer.gapDial} <b className="font-semibold tabular-nums">{figure}</b>
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
        <span>{trainer.closestEnd}</span>
        <span>{trainer.widestEnd}</span>
      </p>
      {perRound !== undefined && (
        <p className="text-caption text-muted tabular-nums">{trainer.thisCloseCome(oftenInWords(perRound))}</p>
      )}
    </div>
  )
}
