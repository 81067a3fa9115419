import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { Settings } from './settings'

export const metadata: Metadata = pageMetadata({
  path: '/settings',
  title: 'Settings',
  description: 'Your stake and pace, how cards look and sound, and the rules you play by. They are kept in this browser and take effect at once.',
  index: false,
})

export default function SettingsPage() {
  return (
    <>
      <Breadcrumbs items={[{ name: 'Settings', path: '/settings' }]} />
      <noscript>
        <p className="mx-auto max-w-[820px] px-4 pt-6 text-small text-muted min-[700px]:px-8">What is set is kept in your browser and read there, so this page needs JavaScript.</p>
      </noscript>
      <Settings />
    </>
  )
}
