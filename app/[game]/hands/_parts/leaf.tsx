import Link from 'next/link'
import type { HandPage } from '@/content/pages/hand-page'
import { handPath } from '@/content/pages/index'
import { besides, type Found } from './found'

/** To the page before, the list, and the page after. */
export function Leaf({ game, page }: Pick<Found, 'game' | 'page'>) {
  const { before, after } = besides({ game, page })
  return (
    <nav aria-label="Hands" className="grid grid-cols-2 gap-3 border-t pt-4 md:grid-cols-ends print:hidden">
      {before ? <Way game={game.id} to={before} word="Before" rel="prev" /> : <span />}
      <Link
        href={handPath(game.id)}
        className="link order-last col-span-2 inline-flex min-h-11 items-center justify-center self-center md:order-none md:col-span-1"
      >
        All hands
      </Link>
      {after ? <Way game={game.id} to={after} word="Next" rel="next" /> : <span />}
    </nav>
  )
}

function Way({
  game,
  to,
  word,
  rel,
}: {
  readonly game: string
  readonly to: HandPage
  readonly word: string
  readonly rel: 'prev' | 'next'
}) {
  return (
    <Link
      href={handPath(game, to.slug)}
      rel={rel}
      prefetch={false}
      className={`grid min-h-14 content-center rounded-option border px-4 py-2 hover:bg-ink/3 ${rel === 'next' ? 'text-right' : ''}`}
    >
      <span className="text-caption text-muted">{word}</span>
      <span className="font-semibold">{to.name}</span>
    </Link>
  )
}
