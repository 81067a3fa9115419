'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { catchInstallOffer } from './install-offer'
import type { Support, Update } from './support'

interface Props {
  /** The name of the build that the page is of; undefined while one works on the site. */
  readonly build: string | undefined
}

/** How long a loaded page is left to itself: its own parts and the first answer go first. In ms. */
const HEAD_START = 3000

/** Calls back once the page has loaded, some time has gone by and nothing else is to be done. Returns what calls it off. */
function whenQuiet(callback: () => void): () => void {
  let off = (): void => undefined
  const atIdle = (): void => {
    // Safari has no word for idle.
    if (typeof requestIdleCallback !== 'function') return callback()
    const id = requestIdleCallback(callback, { timeout: 10_000 })
    off = () => cancelIdleCallback(id)
  }
  const wait = (): void => {
    const id = setTimeout(atIdle, HEAD_START)
    off = () => clearTimeout(id)
  }
  if (document.readyState === 'complete') wait()
  else {
    window.addEventListener('load', wait, { once: true })
    off = () => window.removeEventListener('load', wait)
  }
  return () => off()
}

/**
 * Lets the site work without a network, and says when there is a new version of it. Stands on every page, so it is small: what it takes is
 * loaded when the page has long been there.
 */
export function Offline({ build }: Props) {
  const path = usePathname()
  const support = useRef<Promise<Support> | null>(null)
  const [shown, setShown] = useState<{
    readonly Bar: ComponentType<{ readonly update: Update }>
    readonly update: Update
  } | null>(null)
  useEffect(catchInstallOffer, [])
  useEffect(() => {
    if (build === undefined || !('serviceWorker' in navigator)) return
    const show = (update: Update): void =>
      void import('./update-bar').then(({ UpdateBar }) => setShown({ Bar: UpdateBar, update }))
    return whenQuiet(() => {
      support.current = import('./support').then(({ startSupport }) => startSupport(build, show))
      support.current.then(({ visited }) => visited(window.location.pathname)).catch(() => undefined)
    })
  }, [build])
  useEffect(() => {
    support.current?.then(({ visited }) => visited(path)).catch(() => undefined)
  }, [path])
  return shown && <shown.Bar update={shown.update} />
}
