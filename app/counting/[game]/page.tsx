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
import { COUNTING_GAMES, countingPath } from '@/app/_site/counting'
import { countedAt, countingText } from '@/content/counting'
import { Edges, IndexPlays, totalGain } from './tables'

const HEADINGS = {
  h2: ({ children }: { readonly children?: ReactNode }) => (
    <h2 className="mt-8 font-serif text-figure font-semibold tracking-title">{children}</h2>
  ),
}

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => COUNTING_GAMES.map(({ id }) => ({ game: id }))

async function aboutPage(game: string) {
  return { path: countingPath(game), ...(await countingText(game)).frontmatter }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ ...(await aboutPage((await params).game)), type: 'article' })
}

/** What a count is worth at a game: the edge by count, and every play that a count changes, for each variant. */
export default async function CountingPage({ params }: Props) {
  const { game: id } = await params
  const game = COUNTING_GAMES.find((one) => one.id === id)
  const counted = countedAt(id)
  const usual = counted?.[0]
  if (!game || !usual) notFound()
  const about = await aboutPage(id)
  const { default: Text } = await countingText(id)
  const figures = {
    Edges: () => <Edges counted={usual} />,
    IndexPlays: () => <IndexPlays game={game} counted={counted} />,
    // In bets, over a hundred rounds of one bet.
    Gain: ({ plays }: { readonly plays?: string }) =>
      totalGain(usual.plays, plays === undefined ? undefined : Number(plays)),
    Even: ({ of }: { readonly of: string }) => {
      const play = usual.plays.find(({ cell }) => cell === of)
      if (!play) throw new Error(`the count changes nothing with ${of}`)
      return play.even.toFixed(1).replace('-', '−')
    },
  }
  return (
    <article lang="en" className="mx-auto grid max-w-page gap-6 px-4 pt-5 pb-16 md:px-8 md:pt-12">
      <JsonLd data={article({ ...about, about: game.name })} />
      <Breadcrumbs
        items={[
          { name: 'Games', path: '/games' },
          { name: game.name, path: `/${game.id}` },
          { name: 'What a count is worth', path: about.path },
        ]}
      />
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{about.title}</h1>
      <div className="sm:justify-self-start">
        <ButtonLink href={`/${id}/calculator`} prefetch={false}>
          Try any shoe
        </ButtonLink>
      </div>
      <div className="prose max-w-text text-intro/prose">
        {Text({ components: { ...PROSE, ...HEADINGS, ...figuresFor(game), ...figures } })}
      </div>
    </article>
  )
}
