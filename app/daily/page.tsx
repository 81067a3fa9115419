import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { GAMES } from '@/lib/games/index'
import { DailyLoader } from './loader'

export const metadata: Metadata = pageMetadata({
  path: '/daily',
  title: 'Daily hand: one close call a day',
  description:
    'One hard call a day, the same for everybody: decide, then see the exact value of every option, why, and the proof.',
})

export default function DailyPage() {
  return (
    <>
      <Breadcrumbs items={[{ name: 'Daily hand', path: '/daily' }]} />
      <DailyLoader names={new Map(GAMES.map(({ id, name }) => [id, name]))} />
    </>
  )
}
