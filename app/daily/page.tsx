import type { Metadata } from 'next'
import { DailyLoader } from './loader'

export const metadata: Metadata = {
  title: 'Daily hand',
  description: 'One hard call a day, the same for everybody: decide, then see the exact value of every option, why, and the proof.',
}

export default function DailyPage() {
  return <DailyLoader />
}
