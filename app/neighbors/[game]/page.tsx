import '@/app/[game]/_guide/guide.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { figuresFor } from '@/app/[game]/_guide/figures-for'
import { PROSE } from '@/app/[game]/_guide/prose'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { ButtonLink } from '@/app/_components/button'
import { article, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { NEIGHBOR_DRILL, NEIGHBOR_GAMES, neighborsPath } from '@/app/_site/neighbors'
import dates from '@/content/page-dates.json' with { type: 'json' }
import { neighborsText } from '@/content/neighbors'

const HEADINGS = {
  h2: ({ children }: { readonly children?: ReactNode }) => (
    <h2 className="mt-8 font-serif text-figure font-semibold tracking-title">{children}</h2>
  ),
}

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => NEIGHBOR_GAMES.map(({ id }) => ({ game: id }))

async function aboutPage(game: string) {
  return { path: neighborsPath(game), ...(await neighborsText(game)).frontmatter }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ ...(await aboutPage((await params).game)), type: 'article' })
}

/** What neighbors’ cards are worth at a game that drills them, in exact examples. */
export default async function NeighborsPage({ params }: Props) {
  const { game: id } = await params
  const game = NEIGHBOR_GAMES.find((one) => one.id === id)
  if (!game) notFound()
  const about = await aboutPage(id)
  const { default: Text } = await neighborsText(id)
  return (
    <article lang="en" className="mx-auto grid max-w-page gap-6 px-4 pt-5 pb-16 md:px-8 md:pt-12">
      <JsonLd data={article({ ...about, modified: dates.dates.games, about: game.name })} />
      <Breadcrumbs
        items={[
          { name: 'Games', path: '/games' },
          { name: game.name, path: `/${id}` },
          { name: 'Neighbors’ cards', path: about.path },
        ]}
      />
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{about.title}</h1>
      <div className="sm:justify-self-start">
        <ButtonLink href={`/${id}/trainer?drill=${NEIGHBOR_DRILL}`} prefetch={false}>
          Train them
        </ButtonLink>
      </div>
      <div className="prose max-w-text text-intro/prose">
        {Text({ components: { ...PROSE, ...HEADINGS, ...figuresFor(game) } })}
      </div>
    </article>
  )
}
