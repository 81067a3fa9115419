'use client'

import { useTheme } from 'next-themes'
import { useEffect, useState } from 'react'
import { Button } from '@/app/_components/button'
import { DEFAULTS, preferencesNow, setPreferences, type Preferences } from '@/app/_components/preferences'
import { settings } from '@/app/_languages/english/settings'

interface Before {
  readonly preferences: Preferences
  readonly theme: string
}

/** What was before the reset, for as long as the button stands: another language draws it anew. */
let held: Before | null = null

/** Everything as it was at the first visit, and back again. */
export function Reset() {
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
