'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/app/_components/button'
import { PlainLink } from '@/app/_components/plain-link'
import { useInBrowser } from '@/app/_components/use-in-browser'
import { useInstall } from '@/app/_offline/install-offer'
import { savesData } from '@/app/_offline/saves-data'

type Keeping = 'unknown' | 'kept' | 'saving' | 'impossible'

/** Whether what trains is kept on this device; unknown until it is. */
function useKeeping(): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('unknown')
  useEffect(() => {
    let live = true
    const set = (next: Keeping) => () => void (live && setKeeping(next))
    if ('serviceWorker' in navigator) navigator.serviceWorker.ready.then(set(savesData(navigator) ? 'saving' : 'kept'), set('impossible'))
    else queueMicrotask(set('impossible'))
    return () => {
      live = false
    }
  }, [])
  return keeping
}

const SAYS: Readonly<Record<Keeping, string>> = {
  unknown: 'It is not all kept on this device yet. That happens by itself, a moment after a page has loaded.',
  kept: 'Everything you train with is kept on this device and works without a network. So do the pages you have opened.',
  saving: 'Your browser is set to save data, so only what you have used is kept on this device and works without a network.',
  impossible: 'This browser keeps no pages for this site, so it needs a network.',
}

/** Whether the site works without a network, and how it is installed. Browsers offer that, or not. */
export function DeviceSetting() {
  const keeping = useKeeping()
  const install = useInstall()
  const inBrowser = useInBrowser()
  const isInstalled = inBrowser && window.matchMedia?.('(display-mode: standalone)').matches === true
  return (
    <>
      <p role="status" className="text-small">
        {SAYS[keeping]}
      </p>
      {(keeping === 'kept' || keeping === 'saving') && (
        <PlainLink href="/offline" className="link inline-flex min-h-11 items-center justify-self-start">
          What works without a network
        </PlainLink>
      )}
      {install ? (
        <Button look="quiet" onClick={() => void install()} className="justify-self-start">
          Install as an app
        </Button>
      ) : (
        <p className="text-small text-muted">{isInstalled ? 'It is installed: this is the app.' : 'Most browsers can also install it, from their menu: “Install” or “Add to Home Screen”.'}</p>
      )}
    </>
  )
}
