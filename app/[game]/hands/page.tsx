import '../_guide/guide.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { inSentence } from '@/app/_components/cards-in-text'
import { pageMetadata } from '@/app/_components/metadata'
import type { AnyGame } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { HandPages } from '@/content/pages/hand-page'
import { findGame, GAMES } from '@/lib/games/index'
import { handPages, handPath } from '@/content/pages/index'
import { listed } from './_parts/listed'
import { shortened } from './_parts/short'
import { HandList } from './_parts/hand-list'
import { HandMap, isMapped } from './_parts/hand-map'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

const titleOf = ({ name }: HandPages, game: AnyGame): string => `${game.name}: ${inSentence(name)}`

async function find(
  params: Props['params'],
): Promise<{ readonly game: AnyTaughtGame; readonly pages: HandPages } | undefined> {
  const game = findGame((await params).game)
  return game && { game, pages: handPages(game.id) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find(params)
  if (!found) return {}
  const { game, pages } = found
  return pageMetadata({
    path: handPath(game.id),
    title: titleOf(pages, game),
    description: shortened(pages.about),
  })
}

export default async function HandsPage({ params }: Props) {
  const found = await find(params)
  if (!found) notFound()
  const { game, pages } = found
  const hands = await listed(game, pages.pages)
  return (
    <div lang="en" className="mx-auto grid max-w-275 gap-10 px-4 pt-5 pb-16 md:gap-14 md:px-8 md:pt-8">
      <header className="grid gap-4">
        <Breadcrumbs
          items={[
            { name: 'Games', path: '/games' },
            { name: game.name, path: `/${game.id}` },
            { name: 'Hands', path: handPath(game.id) },
          ]}
        />
        <h1 className="font-serif text-title font-semibold tracking-title md:text-poster/[1.12]">
          {titleOf(pages, game)}
        </h1>
        <p className="max-w-answer text-lead">{pages.about}</p>
      </header>
      {isMapped(game) && <HandMap game={game} hands={hands} />}
      {pages.groups.map(({ id, name }) => (
        <Section key={id} id={`group-${id}`} title={name}>
          <HandList game={game} hands={hands.filter(({ page }) => page.group === id)} />
        </Section>
      ))}
    </div>
  )
}
