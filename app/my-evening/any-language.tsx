import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { evening, pages } from '@/app/_languages/words'
import { Island } from '@/app/_ui/island'
import { PageHead } from '@/app/_ui/heading'
import { GAMES } from '@/lib/games/index'
import { EveningLoader } from './loader'

const PATH = '/my-evening'

const aboutPage = () => ({ path: PATH, title: pages.myEveningTitle, description: pages.myEveningAbout })

export const generateMetadata = (): Metadata => pageMetadata(aboutPage())

const NAMES = GAMES.map(({ id, name }) => ({ id, name }))

export default function MyEveningPage() {
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: pages.myEvening, path: PATH }]} />
      <PageHead title={evening.title} lead={evening.lead} />
      <Island>
        <EveningLoader games={NAMES} />
      </Island>
    </div>
  )
}
