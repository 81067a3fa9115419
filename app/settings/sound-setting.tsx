'use client'

import { setPreferences, usePreferences } from '@/app/_components/preferences'
import { makeSound, type Sound } from '@/app/_components/sounds'
import { settings } from '@/app/_languages/english/settings'
import { Switch } from './parts'

const SOUNDS = [
  { id: 'card', word: 'soundCard' },
  { id: 'right', word: 'soundRight' },
  { id: 'wrong', word: 'soundWrong' },
] as const satisfies readonly { readonly id: Sound; readonly word: keyof typeof settings }[]

/** Sounds, and a way to hear them. */
export function SoundSetting() {
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
