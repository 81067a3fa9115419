'use client'

import { called } from '@/app/_languages/area'
import type { AnyGame, SpotField } from '@/lib/games/game'
import { readChoices, textOf, typeText, writeChoices } from './form'
import type { FormHold } from './use-form'

/** The fields of a spot that are no cards: switches, choices, and lists of choices. */
export function OtherFields({ game, hold }: { readonly game: AnyGame; readonly hold: FormHold }) {
  const fields = game.fields.filter((field) => field.kind !== 'cards')
  const { form, reading, change } = hold
  if (fields.length === 0) return null
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {fields.map((field) => {
        const problem = reading.problems[field.id]
        const set = (value: string): void => change({ ...typeText(game, form, field.id, value), active: form.active })
        return (
          <div key={field.id} className="grid gap-1">
            <Input field={field} hold={hold} set={set} />
            {problem !== undefined && (
              <p
                role="alert"
                {...(reading.english.includes(field.id) && { lang: 'en' })}
                className="text-caption text-blunder-ink"
              >
                {problem}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}

interface InputProps {
  readonly field: SpotField
  readonly hold: FormHold
  readonly set: (text: string) => void
}

function Input({ field, hold: { form }, set }: InputProps) {
  const text = textOf(form, field.id)
  switch (field.kind) {
    case 'cards':
      return null
    case 'switch':
      return (
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            className="h-5 w-5 accent-best"
            checked={text === '' ? field.byDefault : text === 'yes'}
            onChange={(event) =>
              set(event.target.checked === field.byDefault ? '' : event.target.checked ? 'yes' : 'no')
            }
          />
          {called(field.name)}
        </label>
      )
    case 'choice':
      return (
        <Choice
          name={field.name}
          options={field.options}
          value={text === '' ? String(field.byDefault) : text}
          onChange={set}
        />
      )
    case 'choices': {
      const choices = readChoices(form, field)
      if (choices.length === 0) return null
      return (
        <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
          <legend className="text-caption text-muted">{called(field.name)}</legend>
          {choices.map((choice, i) => (
            <Choice
              key={field.each[i]}
              name={field.each[i]!}
              options={field.options}
              value={String(choice)}
              onChange={(value) => set(writeChoices(field, choices.with(i, Number(value))))}
            />
          ))}
        </fieldset>
      )
    }
  }
}

function Choice({
  name,
  options,
  value,
  onChange,
}: {
  readonly name: string
  readonly options: readonly { readonly value: number; readonly name: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  return (
    <label className="max-w-full min-w-0 flex-wrap flex min-h-11 items-center gap-2.5">
      {called(name)}
      <select
        className="h-11 max-w-full min-w-0 rounded-option border border-line-strong bg-paper px-3"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {called(option.name)}
          </option>
        ))}
      </select>
    </label>
  )
}
