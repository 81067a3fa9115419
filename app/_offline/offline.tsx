'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Support, Update } from './support'
import { withWords } from '@/app/_languages/messages'
import { createStore, useStore } from '@/app/_ui/store'

interface Props {
  /** The id of the page's build; undefined in development. */
  readonly build: string | undefined
}

/**
 * How long to wait after a page has loaded, in milliseconds, so that its own scripts and its first answer come first.
 */
const HEAD_START = 3000

/**
 * Calls back once the page has loaded, HEAD_START has passed and the browser is idle. Returns a function that cancels
 * it.
 */
function whenQuiet(callback: () => void): () => void {
  let off = (): void => undefined
  const atIdle = (): void => {
    // Safari has no `requestIdleCallback`.
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
 * Makes the site work offline and announces new versions. It is on every page, so it is small: the rest of its code is
 * loaded long after the page.
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
      void withWords('_offline/update-bar', import('./update-bar')).then(({ UpdateBar }) =>
        setShown({ Bar: UpdateBar, update }),
      )
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

/** An event of some browsers when the site can be installed. It isn't in the standard yet, nor in TypeScript. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const offer = createStore<InstallOffer | null>(() => null)

/**
 * Keeps the browser's install prompt for the settings page, instead of showing it over the current page. Returns a
 * function that stops this.
 */
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

/** Shows the browser's install prompt, which works only once. */
async function install(): Promise<void> {
  const taken = offer.now()
  offer.set(null)
  await taken?.prompt()
}

/** A function that installs the site; null if the browser doesn't offer that or has already installed it. */
export const useInstall = (): (() => Promise<void>) | null => (useStore(offer, null) ? install : null)
