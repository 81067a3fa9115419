'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/app/_components/button'
import { PlainLink } from '@/app/_components/plain-link'
import { useInBrowser } from '@/app/_components/use-in-browser'
import { settings } from '@/app/_languages/english/settings'
import { useInstall } from '@/app/_offline/install-offer'
import { savesData } from '@/app/_offline/saves-data'

type Keeping = 'unknown' | 'kept' | 'saving' | 'impossible'

/** Whether what trains is kept on this device; unknown until it is. */
function useKeeping(): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('unknown')
  useEffect(() => {
    let live = true
    const set = (next: Keeping) => () => void (live && setKeeping(next))
    if ('serviceWorker' in navigator)
      navigator.serviceWorker.ready.then(set(savesData(navigator) ? 'saving' : 'kept'), set('impossible'))
    else queueMicrotask(set('impossible'))
    return () => {
      live = false
    }
  }, [])
  return keeping
}

const SAYS = {
  unknown: 'notAllKept',
  kept: 'allKept',
  saving: 'savesData',
  impossible: 'keepsNothing',
} as const satisfies Readonly<Record<Keeping, keyof typeof settings>>

/** Whether the site works without a network, and how it is installed. Browsers offer that, or not. */
export function DeviceSetting() {
  const keeping = useKeeping()
  const install = useInstall()
  const inBrowser = useInBrowser()
  const isInstalled = inBrowser && window.matchMedia?.('(display-mode: standalone)').matches === true
  return (
    <>
      <p role="status" className="text-small">
        {settings[SAYS[keeping]]}
      </p>
      {(keeping === 'kept' || keeping === 'saving') && (
        <PlainLink
          href="/offline"
          className="link -my-2.5 inline-flex min-h-11 items-center justify-self-start text-small"
        >
          {settings.whatWorks}
        </PlainLink>
      )}
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
