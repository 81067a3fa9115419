'use client'

import { useSyncExternalStore } from 'react'

/** What some browsers say when the site can be installed. The standard does not have it yet, nor has TypeScript. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

function hold(next: InstallOffer | null): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer for the settings, instead of letting the browser make it over the page. Returns what ends that. */
export function catchInstallOffer(): () => void {
  const onOffer = (event: Event): void => {
    event.preventDefault()
    hold(event as InstallOffer)
  }
  const onInstalled = (): void => hold(null)
  window.addEventListener('beforeinstallprompt', onOffer)
  window.addEventListener('appinstalled', onInstalled)
  return () => {
    window.removeEventListener('beforeinstallprompt', onOffer)
    window.removeEventListener('appinstalled', onInstalled)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks the browser to install the site, where it offers to; an offer can be taken once. */
async function install(): Promise<void> {
  const taken = offer
  hold(null)
  await taken?.prompt()
}

/** What installs the site; null where the browser does not offer it, or where it is installed. */
export const useInstall = (): (() => Promise<void>) | null =>
  useSyncExternalStore(
    subscribe,
    () => (offer ? install : null),
    () => null,
  )
