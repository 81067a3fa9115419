'use client'

import { Input, Select } from '@/app/_ui/field'
import { Link } from '@/app/_ui/link'
import { useId, useState } from 'react'
import { numbers, settings } from '@/app/_languages/words'
import { Button } from '@/app/_ui/button'
import { CURRENCIES, type Currency, whole } from '@/app/_languages/format'
import { isStake, LARGEST_STAKE, setPreferences, type Preferences } from './preferences'
import { asTyped, withPoint } from '@/app/_ui/typed-number'

interface FormProps {
  readonly preferences: Preferences
  /** The name of a base wager; null on pages without a game. */
  readonly unit: string | null
  readonly onDone: () => void
}

/** A form that sets the value of one base wager. */
export function StakeForm({ preferences, unit, onDone }: FormProps) {
  const [text, setText] = useState(asTyped(String(preferences.stake)))
  const [currency, setCurrency] = useState<Currency>(preferences.currency)
  const [problem, setProblem] = useState('')
  const id = useId()
  const save = (): void => {
    const stake = Number(withPoint(text).replace(',', '.'))
    if (!isStake(stake)) return setProblem(settings.stakeProblem(whole(LARGEST_STAKE)))
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
      <p className="text-small text-muted">
        {unit === null ? settings.stakeWorthBet : settings.stakeWorth(numbers.unit(unit))}
      </p>
      <div className="grid grid-cols-free-auto gap-2">
        <label className="grid gap-1 text-caption text-muted">
          {settings.stake}
          <Input
            className="w-full"
            inputMode="decimal"
            autoFocus
            value={text}
            aria-invalid={problem !== ''}
            aria-describedby={problem === '' ? undefined : id}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <label className="grid gap-1 text-caption text-muted">
          {settings.currency}
          <Select
            value={currency}
            options={CURRENCIES.map((code) => ({ value: code, name: code }))}
            onChoose={setCurrency}
          />
        </label>
      </div>
      <p id={id} role="alert" className="text-caption text-blunder-ink empty:hidden">
        {problem}
      </p>
      <Button type="submit">{settings.set}</Button>
      <Link
        href="/settings"
        onClick={onDone}
        className="link inline-flex min-h-11 items-center justify-self-start text-small"
      >
        {settings.allSettings}
      </Link>
    </form>
  )
}
