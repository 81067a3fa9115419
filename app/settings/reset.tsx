'use client'

import { useTheme } from 'next-themes'
import { useState } from 'react'
import { Button } from '@/app/_components/button'
import { DEFAULTS, preferencesNow, setPreferences, type Preferences } from '@/app/_components/preferences'

interface Before {
  readonly preferences: Preferences
  readonly theme: string
}

/** Everything as it was at the first visit, and back again. */
export function Reset() {
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
        {before ? 'Undo' : 'Reset all settings'}
      </Button>
      <p role="status" className="text-small text-muted">
        {before ? 'All settings are as at the first visit.' : ''}
      </p>
    </div>
  )
}
