'use client'

import { Plus } from 'lucide-react'
import { houseWays } from '@/app/_languages/english/house-ways'
import { type Clause, type Condition, sentenceOf, setAs, type SetAs } from '@/lib/engines/pai-gow/index'
import { ConditionForm, FrontForm } from './condition-form'
import { INPUT, Part, Select } from './controls'

interface Props {
  readonly clause: Clause
  readonly onChange: (clause: Clause) => void
}

type Setting = 'front' | 'complete' | 'complete-with'

const settings = (): readonly { readonly value: Setting; readonly name: string }[] => [
  { value: 'front', name: houseWays.setsFront },
  { value: 'complete', name: houseWays.setsComplete },
  { value: 'complete-with', name: houseWays.setsCompleteWith },
]

const settingOf = (set: SetAs): Setting => (set.kind === 'front' ? 'front' : set.cards ? 'complete-with' : 'complete')

/** One clause: its name and sentence, what it asks, and what it does. */
export function ClauseForm({ clause, onChange }: Props) {
  const { when, set } = clause
  const only = when.length === 1 && when[0]?.groups?.length === 1 ? when[0].groups[0] : undefined
  const change = (part: Partial<Clause>): void => onChange({ ...clause, ...part })
  const changeCondition = (at: number, condition: Condition): void =>
    change({ when: when.map((one, i) => (i === at ? condition : one)) })
  const choose = (setting: Setting): void =>
    change({
      set:
        setting === 'front'
          ? setAs('front', set.cards)
          : setAs('complete', setting === 'complete' ? undefined : (set.cards ?? ['first', 'first'])),
    })
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[160px_minmax(0,1fr)]">
        <label className="grid content-start gap-1">
          <span className="text-caption text-muted">{houseWays.clause}</span>
          <input
            value={clause.id}
            onChange={(event) => change({ id: event.target.value })}
            autoComplete="off"
            className={INPUT}
          />
        </label>
        <div className="grid content-start gap-1">
          <label className="grid gap-1">
            <span className="text-caption text-muted">{houseWays.asSaid}</span>
            <textarea
              value={clause.sentence}
              rows={2}
              onChange={(event) => change({ sentence: event.target.value })}
              className={`${INPUT} h-auto py-2`}
            />
          </label>
          <button
            type="button"
            onClick={() => change({ sentence: sentenceOf(clause) })}
            className="link min-h-11 justify-self-start text-small"
          >
            {houseWays.writeSentence}
          </button>
        </div>
      </div>
      {when.map((condition, i) => (
        <fieldset key={i} className="grid min-w-0 gap-2 rounded-option border p-3">
          <legend className="px-1 text-small font-strong">{i === 0 ? houseWays.coversWhere : houseWays.orWhere}</legend>
          <ConditionForm condition={condition} onChange={(changed) => changeCondition(i, changed)} />
          {when.length > 1 && (
            <button
              type="button"
              onClick={() => change({ when: when.filter((_, at) => at !== i) })}
              className="link min-h-11 justify-self-start text-small"
            >
              {houseWays.takeCaseAway}
            </button>
          )}
        </fieldset>
      ))}
      <button
        type="button"
        onClick={() => change({ when: [...when, { ...(when[0]?.groups ? { groups: when[0].groups } : {}) }] })}
        className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-small"
      >
        <Plus size={16} aria-hidden="true" /> {houseWays.anotherCase}
      </button>
      <fieldset className="grid min-w-0 gap-3 rounded-option border p-3">
        <legend className="px-1 text-small font-strong">{houseWays.thenSets}</legend>
        <Part name={houseWays.how}>
          <Select label={houseWays.howItSets} value={settingOf(set)} options={settings()} onChoose={choose} />
        </Part>
        {set.cards && (
          <FrontForm
            name={houseWays.inFront}
            groups={only}
            front={set.cards}
            onChange={(cards) => change({ set: setAs(set.kind, cards) })}
          />
        )}
      </fieldset>
    </div>
  )
}
