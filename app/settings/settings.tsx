'use client'

import { useTheme } from 'next-themes'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { Button } from '@/app/_components/button'
import { CURRENCIES, type Currency, whole } from '@/app/_components/format'
import { ROUNDS_AN_HOUR } from '@/app/_components/pace'
import { PlayingCard } from '@/app/_components/playing-card'
import {
  CARD_SIZES,
  type Dealing,
  DEALINGS,
  DEFAULTS,
  isPace,
  isStake,
  LARGEST_PACE,
  LARGEST_STAKE,
  type Preferences,
  preferencesNow,
  setPreferences,
  usePreferences,
} from '@/app/_components/preferences'
import { makeSound, type Sound } from '@/app/_components/sounds'
import { useIsKept } from '@/app/_components/stored'
import { ThemeChoice } from '@/app/_components/theme-choice'
import { withPoint } from '@/app/_components/typed-number'
import { settings } from '@/app/_languages/english/settings'
import { cardOf } from '@/lib/cards/card'
import { DeviceSetting } from './device-setting'
import { type Language, LanguageSetting } from './language-setting'
import { Choice, Group, NumberSetting, Switch } from './parts'
import { type GameChoices, RuleSettings } from './rule-settings'

interface Props {
  readonly languages: readonly Language[]
  readonly games: readonly GameChoices[]
}

/** Everything that a person may set, on one page. Each takes effect as it is changed: there is nothing to save. */
export function Settings({ languages, games }: Props) {
  const isKept = useIsKept()
  return (
    <div className="mx-auto grid max-w-form gap-9 px-4 py-8 md:px-8 md:py-14">
      <header className="grid gap-2.5">
        <h1 className="font-serif text-title font-semibold tracking-title">{settings.title}</h1>
        {isKept && <p className="max-w-lead text-muted">{settings.keptHere}</p>}
      </header>
      {!isKept && (
        <p
          role="alert"
          className="sticky top-17 z-10 rounded-option border border-blunder/40 bg-raised px-4 py-3 text-small short:static"
        >
          {settings.notKept}
        </p>
      )}
      <Group title={settings.language} about={settings.languageAbout}>
        <LanguageSetting languages={languages} />
      </Group>
      <Group title={settings.money} about={settings.moneyAbout}>
        <MoneySettings />
      </Group>
      <Group title={settings.cards} about={settings.cardsAbout}>
        <CardSettings />
      </Group>
      <Group title={settings.sounds} about={settings.soundsAbout}>
        <SoundSetting />
      </Group>
      <Group title={settings.keys} about={settings.keysAbout}>
        <KeySetting />
      </Group>
      <Group title={settings.rules} about={settings.rulesAbout}>
        <RuleSettings games={games} />
      </Group>
      <Group title={settings.colours} about={settings.coloursAbout}>
        <div className="rounded-button border bg-raised p-1">
          <ThemeChoice />
        </div>
      </Group>
      <Group title={settings.device} about={settings.deviceAbout}>
        <DeviceSetting />
      </Group>
      <Group title={settings.answers} about={settings.answersAbout}>
        <Link
          href="/progress/data"
          className="link inline-flex min-h-11 items-center justify-self-start text-small md:-mt-2.5"
        >
          {settings.yourAnswers}
        </Link>
      </Group>
      <Reset />
    </div>
  )
}

/** What each speed is called, in the catalogue. */
const SPEEDS = { 0: 'atOnce', 0.5: 'quick', 1: 'normalSpeed', 2: 'slow' } as const satisfies Readonly<
  Record<Dealing, keyof typeof settings>
>

/** One of each suit: an ace, a king, a ten and a queen. */
const SHOWN = [cardOf(12, 0), cardOf(11, 1), cardOf(8, 2), cardOf(10, 3)] as const

/** How cards look and come; the ones beside it show it. */
function CardSettings() {
  const { fourColours, cardSize, dealing } = usePreferences()
  return (
    <>
      {/* Another speed deals them anew. */}
      <div
        key={dealing}
        className="felt-surface flex min-h-37 items-center justify-center gap-2 rounded-box px-3 py-5 md:min-h-47.5"
        role="group"
        aria-label={settings.cardsNow}
      >
        {SHOWN.map((card, i) => (
          <PlayingCard key={card} spot={card} order={i} />
        ))}
      </div>
      <Switch
        label={settings.fourColours}
        about={settings.fourColoursAbout}
        on={fourColours}
        onChange={(on) => setPreferences({ fourColours: on })}
      />
      <Choice
        label={settings.size}
        options={CARD_SIZES.map((value) => ({ value, name: settings[value] }))}
        value={cardSize}
        onChange={(size) => setPreferences({ cardSize: size })}
      />
      <div className="grid gap-1.5">
        <Choice
          label={settings.dealing}
          options={DEALINGS.map((value) => ({ value, name: settings[SPEEDS[value]] }))}
          value={dealing}
          onChange={(speed) => setPreferences({ dealing: speed })}
        />
        <p className="text-caption text-muted">{settings.lessMotion}</p>
      </div>
    </>
  )
}

/** Keys that press a button wherever the focus is. */
function KeySetting() {
  const { keys } = usePreferences()
  return (
    <Switch
      label={settings.singleKeys}
      about={settings.singleKeysAbout}
      on={keys}
      onChange={(on) => setPreferences({ keys: on })}
    />
  )
}

const numberIf =
  (isGood: (value: unknown) => value is number) =>
  (text: string): number | null => {
    const value = text.trim() === '' ? NaN : Number(withPoint(text.trim()).replace(',', '.'))
    return isGood(value) ? value : null
  }
const readStake = numberIf(isStake)
const readPace = numberIf(isPace)

/** What a bet is worth, and how many an hour there are. */
function MoneySettings() {
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

interface Before {
  readonly preferences: Preferences
  readonly theme: string
}

/** What was before the reset, for as long as the button stands: another language draws it anew. */
let held: Before | null = null

/** Resets every setting, and undoes that. */
function Reset() {
  const { theme, setTheme } = useTheme()
  const [before, setBefore] = useState(() => held)
  useEffect(() => {
    held = before
    return () => {
      held = null
    }
  }, [before])
  const set = (preferences: Preferences, colours: string): void => {
    setPreferences(preferences)
    setTheme(colours)
  }
  const reset = (): void => {
    setBefore({ preferences: preferencesNow(), theme: theme ?? 'system' })
    set(DEFAULTS, 'system')
  }
  const undo = (): void => {
    if (before) set(before.preferences, before.theme)
    setBefore(null)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t pt-5">
      <Button look="quiet" onClick={before ? undo : reset}>
        {before ? settings.undo : settings.reset}
      </Button>
      <p role="status" className="text-small text-muted">
        {before ? settings.wasReset : ''}
      </p>
    </div>
  )
}

const SOUNDS = [
  { id: 'card', word: 'soundCard' },
  { id: 'right', word: 'soundRight' },
  { id: 'wrong', word: 'soundWrong' },
] as const satisfies readonly { readonly id: Sound; readonly word: keyof typeof settings }[]

/** Sounds, and a way to hear them. */
function SoundSetting() {
  const { sounds } = usePreferences()
  return (
    <div className="grid gap-1">
      <Switch
        label={settings.soundsInTrainer}
        on={sounds}
        onChange={(on) => {
          setPreferences({ sounds: on })
          if (on) makeSound('card')
        }}
      />
      <p className="flex flex-wrap items-center gap-x-5 text-small text-muted">
        {settings.hearThem}
        {SOUNDS.map(({ id, word }) => (
          <button key={id} type="button" onClick={() => makeSound(id)} className="link min-h-11">
            {settings[word]}
          </button>
        ))}
      </p>
    </div>
  )
}
