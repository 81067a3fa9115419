import { chrome, pages, settings } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { Island } from '@/app/_ui/island'
import { pageMetadata } from '@/app/_seo/metadata'
import { gameChoices } from './choices'
import { Settings } from './settings'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/settings',
    title: settings.title,
    description: pages.settingsAbout,
    index: false,
  })

export default function SettingsPage() {
  return (
    <>
      <Breadcrumbs items={[{ name: chrome.settings, path: '/settings' }]} />
      <noscript>
        <p className="mx-auto max-w-form px-4 pt-6 text-small text-muted md:px-8">{settings.needsScript}</p>
      </noscript>
      <Island>
        <Settings games={gameChoices()} />
      </Island>
    </>
  )
}
