'use client'

import { setPreferences, usePreferences } from '@/app/_components/preferences'
import { settings } from '@/app/_languages/english/settings'
import { Switch } from './parts'

/** Keys that press a button wherever the focus is. */
export function KeySetting() {
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
