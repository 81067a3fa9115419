import { myTable, pages } from '@/app/_languages/words'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { Island } from '@/app/_ui/island'
import { pageMetadata } from '@/app/_seo/metadata'
import { PageHead } from '@/app/_ui/heading'
import { GAMES } from '@/lib/games/index'
import { MyTable } from './my-table'
import { type TableGame, tableGame } from './questions'

const PATH = '/my-table'

const aboutPage = () => ({ path: PATH, title: pages.myTableTitle, description: pages.myTableAbout })

export const generateMetadata = (): Metadata => pageMetadata(aboutPage())

export default function MyTablePage() {
  const tables = GAMES.map((game) => tableGame(game)) as unknown as readonly [TableGame, ...TableGame[]]
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: pages.myTable, path: PATH }]} />
      <PageHead title={myTable.title} lead={myTable.lead} />
      <Island>
        <MyTable games={tables} />
      </Island>
    </div>
  )
}
