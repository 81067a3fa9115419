'use client'

import Link from 'next/link'
import { useIsKept } from '@/app/_components/stored'
import { ThemeChoice } from '@/app/_components/theme-choice'
import { settings } from '@/app/_languages/english/settings'
import { CardSettings } from './card-settings'
import { DeviceSetting } from './device-setting'
import { KeySetting } from './key-setting'
import { type Language, LanguageSetting } from './language-setting'
import { MoneySettings } from './money-settings'
import { Group } from './parts'
import { Reset } from './reset'
import { type GameChoices, RuleSettings } from './rule-settings'
import { SoundSetting } from './sound-setting'

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
