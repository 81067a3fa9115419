'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Support, Update } from './support'
import { createStore, useStore } from '@/app/_ui/store'

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

/** What some browsers say when the site can be installed. The standard does not have it yet, nor has TypeScript. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const offer = createStore<InstallOffer | null>(() => null)

/** Keeps the browser's offer for the settings, instead of letting the browser make it over the page. Returns what ends that. */
export function catchInstallOffer(): () => void {
  const onOffer = (event: Event): void => {
    event.preventDefault()
    offer.set(event as InstallOffer)
  }
  const onInstalled = (): void => offer.set(null)
  window.addEventListener('beforeinstallprompt', onOffer)
  window.addEventListener('appinstalled', onInstalled)
  return () => {
    window.removeEventListener('beforeinstallprompt', onOffer)
    window.removeEventListener('appinstalled', onInstalled)
  }
}

/** Asks the browser to install the site, where it offers to; an offer can be taken once. */
async function install(): Promise<void> {
  const taken = offer.now()
  offer.set(null)
  await taken?.prompt()
}

/** What installs the site; null where the browser does not offer it, or where it is installed. */
export const useInstall = (): (() => Promise<void>) | null => (useStore(offer, null) ? install : null)
