'use client'

import type { ReactNode } from 'react'
import { classes } from '@/app/_components/classes'

/* The small controls of which clauses are made. */

export const INPUT = 'h-11 w-full min-w-0 rounded-option border border-line-strong bg-paper px-3 text-small text-ink'

interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly name: string }[]
  readonly onChoose: (value: T) => void
}

export function Select<T extends string>({ label, value, options, onChoose }: SelectProps<T>) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value as T)} className={INPUT}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  )
}

/** One part of a condition or a setting: its name, and its control. */
export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={name} className="grid min-w-0 content-start gap-1">
      <p aria-hidden="true" className="text-caption text-muted">
        {name}
      </p>
      {children}
    </div>
  )
}

interface ChipsProps<T extends string> {
  readonly chips: readonly { readonly value: T; readonly name: string }[]
  readonly chosen: readonly T[]
  readonly onToggle: (value: T) => void
}

/** Several of a list, each switched on and off. */
export function Chips<T extends string>({ chips, chosen, onToggle }: ChipsProps<T>) {
  return (
    <div className="flex flex-wrap">
      {chips.map(({ value, name }) => {
        const on = chosen.includes(value)
        return (
          <button
            key={value}
            type="button"
            aria-pressed={on}
            onClick={() => onToggle(value)}
            className="group flex min-h-11 min-w-11 items-center justify-center p-0.5 text-small"
          >
            <span
              className={classes(
                'rounded-full border px-2.5 py-1',
                on ? 'border-ink bg-ink text-paper' : 'border-line-strong text-muted group-hover:text-ink',
              )}
            >
              {name}
            </span>
          </button>
        )
      })}
    </div>
  )
}
