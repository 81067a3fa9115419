'use client'

import { Select } from '@/app/_ui/field'
import { Title } from '@/app/_ui/heading'
import { useTheme } from 'next-themes'
import { Link, PlainLink } from '@/app/_ui/link'
import { useState } from 'react'
import { Button, TextButton } from '@/app/_ui/button'
import { CURRENCIES, whole } from '@/app/_languages/format'
import { ROUNDS_AN_HOUR } from '@/lib/game/pace'
import { PlayingCard } from '@/app/_felt/playing-card'
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
} from '@/app/_settings/preferences'
import { makeSound, type Sound } from '@/app/_felt/sounds'
import { useInBrowser, useIsKept } from '@/app/_ui/store'
import { useFetched } from '@/app/_solver/use-fetched'
import { ThemeChoice } from '@/app/_settings/theme-choice'
import { withPoint } from '@/app/_ui/typed-number'
import { languageNow, withWords } from '@/app/_languages/messages'
import { LANGUAGES } from '@/lib/messages/languages'
import { offline, settings } from '@/app/_languages/words'
import { LanguageLinks } from '@/app/_languages/language-links'
import { useInstall } from '@/app/_offline/offline'
import { cardOf } from '@/lib/cards/card'
import { Choice, Group, NumberSetting, Switch } from './parts'
import { type GameChoices, RuleSettings } from './rule-settings'

/** What works offline. Its code comes after the page. */
function Copy() {
  const part = useFetched('device-copy', () => withWords('_offline/device-copy', import('@/app/_offline/device-copy')))
  return part ? <part.DeviceCopy /> : <p className="text-small">{offline.checking}</p>
}

/** What this version can't read of what the browser stored: shown to few. */
function Unread() {
  const part = useFetched('set-aside', () => withWords('_ui/set-aside', import('@/app/_ui/set-aside')))
  return part && <part.SetAside />
}

/** What works offline, and a button to install the site if the browser offers that. */
export function DeviceSetting() {
  const install = useInstall()
  const inBrowser = useInBrowser()
  const isInstalled = inBrowser && window.matchMedia?.('(display-mode: standalone)').matches === true
  return (
    <>
      <Copy />
      <PlainLink
        href="/offline"
        className="link -my-2.5 inline-flex min-h-11 items-center justify-self-start text-small"
      >
        {settings.whatWorks}
      </PlainLink>
      {install ? (
        <Button look="quiet" onClick={() => void install()} className="justify-self-start">
          {settings.install}
        </Button>
      ) : (
        <p className="text-small text-muted">{isInstalled ? settings.installed : settings.installByMenu}</p>
      )}
    </>
  )
}

interface Props {
  readonly games: readonly GameChoices[]
}

/** All settings on one page. Each takes effect at once, so there is nothing to save. */
export function Settings({ games }: Props) {
  const isKept = useIsKept()
  return (
    <div className="mx-auto grid max-w-form gap-9 px-4 py-8 md:px-8 md:py-14">
      <header className="grid gap-2.5">
        <Title>{settings.title}</Title>
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
      <Unread />
      <Group title={settings.language} about={settings.languageAbout}>
        <p className="flex flex-wrap gap-x-5 text-small">
          <b className="inline-flex min-h-11 items-center font-semibold">
            {LANGUAGES.find(({ id }) => id === languageNow())?.name}
          </b>
          <LanguageLinks className="link inline-flex min-h-11 items-center" />
        </p>
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
      <Group title={settings.speed} about={settings.speedAbout}>
        <OnwardSetting />
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

/** The names of the speeds, as keys of the catalogue. */
const SPEEDS = { 0: 'atOnce', 0.5: 'quick', 1: 'normalSpeed', 2: 'slow' } as const satisfies Readonly<
  Record<Dealing, keyof typeof settings>
>

/** A card of each suit: an ace, a king, a ten and a queen. */
const SHOWN = [cardOf(12, 0), cardOf(11, 1), cardOf(8, 2), cardOf(10, 3)] as const

/** The look of cards and the speed of dealing, with an example. */
function CardSettings() {
  const { fourColours, cardSize, dealing } = usePreferences()
  return (
    <>
      {/* Changing the speed deals the cards again. */}
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

/** A switch for single keys that press buttons regardless of the focus. */
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

/** The stake, the currency and the rounds per hour. */
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
          <Select
            value={currency}
            options={CURRENCIES.map((code) => ({ value: code, name: code }))}
            onChoose={(code) => setPreferences({ currency: code })}
          />
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

/** Resets every setting, and can undo that. */
function Reset() {
  const { theme, setTheme } = useTheme()
  const [before, setBefore] = useState<Before | null>(null)
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

/** Whether the next hand is dealt automatically. */
function OnwardSetting() {
  const { onward } = usePreferences()
  return <Switch label={settings.onward} on={onward} onChange={(on) => setPreferences({ onward: on })} />
}

/** A switch for sounds, with buttons to hear them. */
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
          <TextButton key={id} onClick={() => makeSound(id)}>
            {settings[word]}
          </TextButton>
        ))}
      </p>
    </div>
  )
}
