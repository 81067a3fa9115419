import Link from 'next/link'
import { type Piece, piecesOf, type Term } from '@/content/glossary'
import { findGame } from '@/lib/games/index'

const LINK = 'underline decoration-line-strong underline-offset-2 hover:text-ink hover:decoration-current'

function TextPiece({ text, href }: Piece) {
  if (href === undefined) return text
  // An anchor of this page needs no router.
  return href.startsWith('#') ? (
    <a href={href} className={LINK}>
      {text}
    </a>
  ) : (
    <Link href={href} prefetch={false} className={LINK}>
      {text}
    </Link>
  )
}

/** One term with what it means, the games whose word it is, and where it matters. Stands in a `<dl>`. */
export function Entry({ term: { id, name, also, text, games, see } }: { readonly term: Term }) {
  return (
    <div
      id={id}
      className="grid scroll-mt-20 gap-x-10 gap-y-1 border-t py-4 target:bg-raised lg:grid-cols-[200px_minmax(0,1fr)]"
    >
      <dt className="font-semibold">
        <a href={`#${id}`} className="hover:underline">
          {name}
        </a>
        {also && <span className="block text-caption font-normal text-muted">{also.join(', ')}</span>}
      </dt>
      <dd className="grid max-w-text gap-1">
        <p>
          {piecesOf(text).map((piece, i) => (
            <TextPiece key={i} {...piece} />
          ))}
        </p>
        {(games || see) && (
          <p className="flex flex-wrap items-center gap-x-5 text-small text-muted">
            {games?.map((game) => (
              <Link
                key={game}
                href={`/${game}`}
                prefetch={false}
                className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-2 hover:text-ink md:min-h-7"
              >
                {findGame(game)!.name}
              </Link>
            ))}
            {see?.map(({ name: words, href }) => (
              <Link
                key={href}
                href={href}
                prefetch={false}
                className="link inline-flex min-h-11 items-center md:min-h-7"
              >
                {words}
              </Link>
            ))}
          </p>
        )}
      </dd>
    </div>
  )
}
