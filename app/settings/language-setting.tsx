'use client'

import { useEffect, useState } from 'react'
import { Announced } from '@/app/_components/announced'
import { setPreferences, usePreferences } from '@/app/_components/preferences'
import { languageNow } from '@/app/_languages/area'
import { settings } from '@/app/_languages/english/settings'
import { follow, useUnfetched } from '@/app/_languages/follow'
import { Choice } from './parts'

export interface Language {
  readonly id: string
  /** In itself. */
  readonly name: string
}

/** The language that was chosen here: what is drawn anew in it says so, once. */
let chosen: string | null = null

/** The language of the interface. One that cannot be fetched is asked for again, here or when the next page is loaded. */
export function LanguageSetting({ languages }: { readonly languages: readonly Language[] }) {
  const { language: wanted } = usePreferences()
  const unfetched = useUnfetched()
  const [justChosen] = useState(() => (chosen === languageNow() ? chosen : null))
  useEffect(() => {
    if (justChosen !== null) chosen = null
  }, [justChosen])
  const nameOf = (wantedId: string): string => languages.find(({ id }) => id === wantedId)?.name ?? wantedId
  // Who went back to the language that is spoken misses nothing.
  const isMissing = unfetched === wanted && languages.some(({ id }) => id === wanted)
  const choose = (id: string): void => {
    chosen = id
    setPreferences({ language: id })
  }
  return (
    <div className="grid gap-1.5">
      <Choice
        label={settings.language}
        options={languages.map(({ id, name }) => ({ value: id, name, lang: id }))}
        value={wanted}
        onChange={choose}
      />
      <p className="text-caption text-muted">{settings.readInEnglish}</p>
      <div role="alert" className="empty:hidden">
        {isMissing && (
          <>
            <p className="text-small text-blunder-ink">{settings.notFetched(nameOf(wanted))}</p>
            <button type="button" onClick={() => void follow(wanted)} className="link min-h-11 text-small">
              {settings.tryAgain}
            </button>
          </>
        )}
      </div>
      <Announced text={justChosen === null ? '' : settings.languageNow(nameOf(justChosen))} />
    </div>
  )
}
