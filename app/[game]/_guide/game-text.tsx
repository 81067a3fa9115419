import { chrome } from '@/app/_languages/words'
import './guide.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { ButtonLink } from '@/app/_ui/button'
import { article, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import type { GameText } from '@/content/game-texts'
import dates from '@/content/page-dates.json' with { type: 'json' }
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { figuresFor } from './figures-for'
import { PROSE } from './parts'

const HEADINGS = {
  h2: ({ children }: { readonly children?: ReactNode }) => (
    <h2 className="mt-8 font-serif text-figure font-semibold tracking-title">{children}</h2>
  ),
}

export const textMetadata = (path: string, { frontmatter }: GameText): Metadata =>
  pageMetadata({ path, ...frontmatter, type: 'article' })

interface Props {
  readonly game: AnyTaughtGame
  readonly path: string
  /** The page's name in the breadcrumbs, after the game's. */
  readonly crumb: string
  readonly text: GameText
  /** The page where the reader can try what the text says. */
  readonly next: { readonly href: string; readonly name: string }
  /** Components for figures of this text only, besides those of every guide. */
  readonly figures?: Readonly<Record<string, (props: never) => ReactNode>>
}

/** A page with one text about one subject of a game. */
export function GameTextPage({ game, path, crumb, text: { default: Text, frontmatter }, next, figures }: Props) {
  return (
    <article className="mx-auto grid max-w-page gap-6 px-4 pt-5 pb-16 md:px-8 md:pt-12">
      <JsonLd data={article({ path, ...frontmatter, modified: dates.dates.games, about: game.name })} />
      <Breadcrumbs
        items={[
          { name: chrome.games, path: '/games' },
          { name: game.name, path: `/${game.id}` },
          { name: crumb, path },
        ]}
      />
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{frontmatter.title}</h1>
      <div className="sm:justify-self-start">
        <ButtonLink href={next.href} prefetch={false}>
          {next.name}
        </ButtonLink>
      </div>
      <div className="prose max-w-text text-intro/prose">
        {Text({ components: { ...PROSE, ...HEADINGS, ...figuresFor(game), ...figures } })}
      </div>
    </article>
  )
}
