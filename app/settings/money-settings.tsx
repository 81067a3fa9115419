'use client'

import { CURRENCIES, type Currency, whole } from '@/app/_components/format'
import { ROUNDS_AN_HOUR } from '@/app/_components/pace'
import {
  isPace,
  isStake,
  LARGEST_PACE,
  LARGEST_STAKE,
  setPreferences,
  usePreferences,
} from '@/app/_components/preferences'
import { withPoint } from '@/app/_components/typed-number'
import { settings } from '@/app/_languages/english/settings'
import { NumberSetting } from './parts'

const numberIf =
  (isGood: (value: unknown) => value is number) =>
  (text: string): number | null => {
    const value = text.trim() === '' ? NaN : Number(withPoint(text.trim()).replace(',', '.'))
    return isGood(value) ? value : null
  }
const readStake = numberIf(isStake)
const readPace = numberIf(isPace)

/** What a bet is worth, and how many an hour there are. */
export function MoneySettings() {
  const { stake, currency, pace } = usePreferences()
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_110px] gap-3">
        <NumberSetting
          label={settings.stakeOfBet}
          value={stake}
          read={readStake}
          problem={settings.stakeProblem(whole(LARGEST_STAKE))}
          onChange={(next) => setPreferences({ stake: next })}
        />
        <label className="grid content-start gap-1.5 text-small">
          {settings.currency}
          <select
            value={currency}
            onChange={(event) => setPreferences({ currency: event.target.value as Currency })}
            className="h-11 rounded-option border border-line-strong bg-raised px-3 text-body"
          >
            {CURRENCIES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      </div>
      <div className="grid gap-1.5">
        <NumberSetting
          label={settings.pace}
          value={pace}
          read={readPace}
          problem={settings.paceProblem(whole(LARGEST_PACE))}
          onChange={(next) => setPreferences({ pace: next })}
        />
        <p className="text-caption text-muted">{settings.paceAbout(whole(ROUNDS_AN_HOUR))}</p>
      </div>
    </>
  )
}
