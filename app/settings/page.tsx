import type { Metadata } from 'next'
import { Settings } from './settings'

export const metadata: Metadata = {
  title: 'Settings',
  description: 'Stake, pace, cards, sounds, and the rules you play by. They are kept in this browser and take effect at once.',
}

export default function SettingsPage() {
  return <Settings />
}
