'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { catchInstallOffer } from './install-offer'
import type { Support, Update } from './support'

interface Props {
  /** The name of the build that the page is of; undefined while one works on the site. */
  readonly build: string | undefined
}

/** Calls back once the page has loaded and nothing else is to be done: the first visit is to be as fast as without. Returns what calls it off. */
function whenIdle(callback: () => void): () => void {
  let off = (): void => undefined
  const wait = (): void => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(callback, { timeout: 10_000 })
      off = () => cancelIdleCallback(id)
    } else {
      const id = setTimeout(callback, 3000)
      off = () => clearTimeout(id)
    }
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
  const [shown, setShown] = useState<{ readonly Bar: ComponentType<{ readonly update: Update }>; readonly update: Update } | null>(null)
  useEffect(catchInstallOffer, [])
  useEffect(() => {
    if (build === undefined || !('serviceWorker' in navigator)) return
    const show = (update: Update): void => void import('./update-bar').then(({ UpdateBar }) => setShown({ Bar: UpdateBar, update }))
    return whenIdle(() => {
      support.current = import('./support').then(({ startSupport }) => startSupport(build, show))
      support.current.then(({ visited }) => visited(window.location.pathname)).catch(() => undefined)
    })
  }, [build])
  useEffect(() => {
    support.current?.then(({ visited }) => visited(path)).catch(() => undefined)
  }, [path])
  return shown && <shown.Bar update={shown.update} />
}
