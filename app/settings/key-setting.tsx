'use client'

import { setPreferences, usePreferences } from '@/app/_components/preferences'
import { Switch } from './parts'

/** Keys that press a button wherever the focus is. */
export function KeySetting() {
  const { keys } = usePreferences()
  return (
    <Switch
      label="Letters, numbers and signs"
      about="They choose options, open the search and the help. Off, if they are pressed by chance or by dictation: Tab, the arrow keys, Space and Enter do everything."
      on={keys}
      onChange={(on) => setPreferences({ keys: on })}
    />
  )
}
