'use client'

import { called } from '@/app/_languages/area'
import type { AnyGame } from '@/lib/games/game'
import { textOf, typeText } from './form'
import type { FormHold } from './use-form'

/** The fields of a spot that are no cards: switches and choices. */
export function OtherFields({
  game,
  hold: { form, reading, change },
}: {
  readonly game: AnyGame
  readonly hold: FormHold
}) {
  const fields = game.fields.filter((field) => field.kind !== 'cards')
  if (fields.length === 0) return null
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {fields.map((field) => {
        const text = textOf(form, field.id)
        const problem = reading.problems[field.id]
        const set = (value: string): void => change({ ...typeText(game, form, field.id, value), active: form.active })
        return (
          <div key={field.id} className="grid gap-1">
            {field.kind === 'switch' ? (
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
            ) : (
              <label className="max-w-full min-w-0 flex-wrap flex min-h-11 items-center gap-2.5">
                {called(field.name)}
                <select
                  className="h-11 max-w-full min-w-0 rounded-option border border-line-strong bg-paper px-3"
                  value={text === '' ? String(field.byDefault) : text}
                  onChange={(event) => set(event.target.value)}
                >
                  {field.options.map((option) => (
                    <option key={option.value} value={String(option.value)}>
                      {called(option.name)}
                    </option>
                  ))}
                </select>
              </label>
            )}
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
