'use client'

import Link from 'next/link'
import { useId, useState } from 'react'
import { Button } from './button'
import { CURRENCIES, type Currency, whole } from './format'
import { isStake, LARGEST_STAKE, setPreferences, type Preferences } from './preferences'
import { asTyped, withPoint } from './typed-number'

const field = 'h-11 rounded-option border border-line-strong bg-paper px-3 text-body tabular-nums'

interface FormProps {
  readonly preferences: Preferences
  readonly unit: string
  readonly onDone: () => void
}

/** Sets what one base wager is worth. */
export function StakeForm({ preferences, unit, onDone }: FormProps) {
  const [text, setText] = useState(asTyped(String(preferences.stake)))
  const [currency, setCurrency] = useState<Currency>(preferences.currency)
  const [problem, setProblem] = useState('')
  const id = useId()
  const save = (): void => {
    const stake = Number(withPoint(text).replace(',', '.'))
    if (!isStake(stake)) return setProblem(`A stake is a number above 0 and at most ${whole(LARGEST_STAKE)}.`)
    setPreferences({ stake, currency })
    onDone()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="grid gap-3"
    >
      <p className="text-small text-muted">What {unit === 'a bet' ? 'one bet' : `one ${unit}`} is worth. Costs are shown in this money; nothing is ever paid here.</p>
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <label className="grid gap-1 text-caption text-muted">
          Stake
          <input
            className={`${field} w-full min-w-0`}
            inputMode="decimal"
            autoFocus
            value={text}
            aria-invalid={problem !== ''}
            aria-describedby={problem === '' ? undefined : id}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <label className="grid gap-1 text-caption text-muted">
          Currency
          <select className={field} value={currency} onChange={(event) => setCurrency(event.target.value as Currency)}>
            {CURRENCIES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      </div>
      <p id={id} role="alert" className="text-caption text-blunder-ink empty:hidden">
        {problem}
      </p>
      <Button type="submit">Set</Button>
      <Link href="/settings" onClick={onDone} className="link inline-flex min-h-11 items-center justify-self-start text-small">
        All settings
      </Link>
    </form>
  )
}
