'use client'

import { createStore, useStore } from '@/app/_ui/store'

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
