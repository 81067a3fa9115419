'use client'

import { useId, useState, type ReactNode } from 'react'
import { Input } from '@/app/_ui/field'
import { classes } from '@/app/_ui/classes'
import { asTyped } from '@/app/_ui/typed-number'
import { settings } from '@/app/_languages/words'

/** A group of settings, with its title and description on the left. */
export function Group({
  title,
  about,
  children,
}: {
  readonly title: string
  readonly about: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-4 border-t pt-5 md:grid-cols-side-rest">
      <div className="grid content-start gap-1">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="text-small text-muted">{about}</p>
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </section>
  )
}

interface Choosable<T> {
  readonly value: T
  readonly name: string
  /** The language of the name, if it isn't the page's. */
  readonly lang?: string
}

interface ChoiceProps<T extends string | number> {
  readonly label: string
  readonly options: readonly Choosable<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** A choice of one among a few, side by side. */
export function Choice<T extends string | number>({ label, options, value, onChange }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 text-small">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-button border bg-raised p-1">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className={classes(
              'grid min-h-11 min-w-min flex-1 cursor-pointer place-items-center rounded-option px-1 text-center text-small leading-tight has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-best',
              option.value === value ? 'bg-ink text-paper' : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: string
  readonly about?: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** A switch. */
export function Switch({ label, about, on, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-4">
      <span className="min-w-0 flex-1 text-small">
        {label}
        {about !== undefined && <span className="block text-caption text-muted">{about}</span>}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox itself tells whether it is on
        role="switch"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className={classes(
          'flex h-7 w-12 shrink-0 items-center rounded-full border px-0.75 transition-colors peer-focus-visible:outline-[2.5px] peer-focus-visible:outline-offset-2 peer-focus-visible:outline-best',
          on ? 'justify-end border-best bg-best' : 'border-line-strong bg-raised',
        )}
      >
        <span className={classes('h-5 w-5 rounded-full', on ? 'bg-raised' : 'bg-line-strong')} />
      </span>
    </label>
  )
}

interface NumberProps {
  readonly label: string
  readonly value: number
  /** The number in a text; null if it isn't valid. */
  readonly read: (text: string) => number | null
  /** A sentence that says which numbers are valid. */
  readonly problem: string
  readonly onChange: (value: number) => void
}

/** A field for a number. Every valid input takes effect at once; invalid input changes nothing. */
export function NumberSetting({ label, value, read, problem, onChange }: NumberProps) {
  const id = useId()
  const [text, setText] = useState(asTyped(String(value)))
  const [seen, setSeen] = useState(value)
  // Changed elsewhere: in the header, in another tab, or by the reset button.
  if (seen !== value) {
    setSeen(value)
    if (read(text) !== value) setText(asTyped(String(value)))
  }
  const isBad = read(text) === null
  return (
    <div className="grid content-start gap-1.5">
      <label className="grid gap-1.5 text-small">
        {label}
        <Input
          inputMode="decimal"
          value={text}
          aria-invalid={isBad}
          aria-describedby={isBad ? id : undefined}
          onChange={(event) => {
            setText(event.target.value)
            const next = read(event.target.value)
            if (next !== null) onChange(next)
          }}
          onBlur={() => {
            if (!isBad) setText(asTyped(String(value)))
          }}
          className="w-full"
        />
      </label>
      <p id={id} role="alert" className="text-caption text-blunder-ink empty:hidden">
        {isBad ? settings.staysInForce(problem, asTyped(String(value))) : ''}
      </p>
    </div>
  )
}
