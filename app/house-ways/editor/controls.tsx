'use client'

import type { ReactNode } from 'react'
import { classes } from '@/app/_ui/classes'

/* The small controls of a clause's form. */

/** A part of a condition or a setting, with its name and its control. */
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

/** Toggle buttons for several options of a list. */
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
