import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { Island } from '@/app/_components/island'
import { pageMetadata } from '@/app/_components/metadata'
import { settings } from '@/app/_languages/english/settings'
import { Said } from '@/app/_languages/said'
import { gameChoices, offeredLanguages } from './choices'
import { Settings } from './settings'

export const metadata: Metadata = pageMetadata({
  path: '/settings',
  title: 'Settings',
  description:
    'Your stake and pace, how cards look and sound, and the rules you play by. They are kept in this browser and take effect at once.',
  index: false,
})

export default function SettingsPage() {
  return (
    <>
      <Breadcrumbs items={[{ name: 'Settings', path: '/settings' }]} />
      <noscript>
        <p className="mx-auto max-w-form px-4 pt-6 text-small text-muted md:px-8">
          <Said at="settings.needsScript">{settings.needsScript}</Said>
        </p>
      </noscript>
      <Island>
        <Settings languages={offeredLanguages()} games={gameChoices()} />
      </Island>
    </>
  )
}
