'use client'

import { setPreferences, usePreferences } from '@/app/_components/preferences'
import { makeSound, type Sound } from '@/app/_components/sounds'
import { Switch } from './parts'

const SOUNDS: readonly { readonly id: Sound; readonly name: string }[] = [
  { id: 'card', name: 'A card' },
  { id: 'right', name: 'Right' },
  { id: 'wrong', name: 'Wrong' },
]

/** Sounds, and a way to hear them. */
export function SoundSetting() {
  const { sounds } = usePreferences()
  return (
    <div className="grid gap-1">
      <Switch
        label="Sounds in the trainer"
        on={sounds}
        onChange={(on) => {
          setPreferences({ sounds: on })
          if (on) makeSound('card')
        }}
      />
      <p className="flex flex-wrap items-center gap-x-5 text-small text-muted">
        Hear them:
        {SOUNDS.map(({ id, name }) => (
          <button key={id} type="button" onClick={() => makeSound(id)} className="link min-h-11">
            {name}
          </button>
        ))}
      </p>
    </div>
  )
}
