import { chrome, pages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { GAMES } from '@/lib/games/index'
import { DailyLoader } from './daily'

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/daily',
    title: pages.dailyTitle,
    description: pages.dailyAbout,
  })

export default function DailyPage() {
  return (
    <>
      <Breadcrumbs items={[{ name: chrome.dailyHand, path: '/daily' }]} />
      <DailyLoader about={pages.dailyAbout} names={new Map(GAMES.map(({ id, name }) => [id, name]))} />
    </>
  )
}
