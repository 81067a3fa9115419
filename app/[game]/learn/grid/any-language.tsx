import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { course, pages } from '@/app/_languages/words'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { GRID_GAMES, gridPath } from '@/app/_site/pages-of-games'
import { Title } from '@/app/_ui/heading'
import { GridLoader } from './quiz'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] => GRID_GAMES.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = (await params).game
  const game = GRID_GAMES.find((one) => one.id === id)
  if (!game) return {}
  return pageMetadata({
    path: gridPath(game.id),
    title: pages.gridTitle(game.name),
    description: pages.gridAbout(game.name),
    index: false,
  })
}

/** A quiz: mark every starting hand for which a play is best. The grid appears once its code is loaded. */
export default async function GridPage({ params }: Props) {
  const id = (await params).game
  const game = GRID_GAMES.find((one) => one.id === id)
  if (!game) notFound()
  return (
    <div className="mx-auto grid max-w-190 gap-5 px-4 py-6 md:px-8 md:py-10">
      <Breadcrumbs
        silent
        items={[
          { name: game.name, path: `/${game.id}` },
          { name: pages.course, path: `/${game.id}/learn` },
          { name: course.grid, path: gridPath(game.id) },
        ]}
      />
      <header className="grid gap-2">
        <Title>
          {game.name} <span className="font-normal text-muted">{course.grid}</span>
        </Title>
        <p>{course.aboutGrid}</p>
      </header>
      <Suspense>
        <GridLoader game={game.id} />
      </Suspense>
    </div>
  )
}
