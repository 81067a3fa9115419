import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { definedTerms, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { languageNow } from '@/app/_languages/messages'
import { chrome, glossary, pages } from '@/app/_languages/words'
import { glossaryIn } from '@/content/glossaries'
import { type Piece, piecesOf, plainText, type Term } from '@/content/glossary'
import { findGame } from '@/lib/games/index'

const LINK = 'underline decoration-line-strong underline-offset-2 hover:text-ink hover:decoration-current'

function TextPiece({ text, href }: Piece) {
  if (href === undefined) return text
  // Anchors on this page need no router.
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

/** A term with its definition, the games that use it, and related pages, for use in a `<dl>`. */
function Entry({ term: { id, name, english, also, text, games, see } }: { readonly term: Term }) {
  return (
    <div
      id={id}
      className="grid scroll-mt-20 gap-x-10 gap-y-1 border-t py-4 target:bg-raised lg:grid-cols-[200px_minmax(0,1fr)]"
    >
      <dt className="font-semibold">
        <a href={`#${id}`} className="hover:underline">
          {name}
        </a>
        {english !== undefined && (
          <dfn lang="en" className="block text-caption font-normal text-muted not-italic">
            {english}
          </dfn>
        )}
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

const aboutPage = () => ({ path: '/glossary', title: pages.glossaryTitle, description: pages.glossaryAbout })

export const generateMetadata = (): Metadata => pageMetadata(aboutPage())

/** The letter without its accent, so that `É` is listed under E. */
const letterOf = (name: string): string => name.normalize('NFD').charAt(0).toUpperCase()

/** An anchor that no term has. */
const anchorOf = (letter: string): string => `letter-${letter.toLowerCase()}`

export default function GlossaryPage() {
  const terms = glossaryIn(languageNow())
  const letters = [...new Set(terms.map(({ name }) => letterOf(name)))]
  const page = aboutPage()
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: chrome.glossary, path: page.path }]} />
      <JsonLd
        data={definedTerms({
          ...page,
          terms: terms.map((term) => ({
            id: term.id,
            name: term.name,
            text: plainText(term),
            also: [...(term.english === undefined ? [] : [term.english]), ...(term.also ?? [])],
          })),
        })}
      />
      <header className="grid gap-4">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{chrome.glossary}</h1>
        <p className="max-w-lead text-intro/prose text-muted">{glossary.lead}</p>
        <nav aria-label={glossary.byLetter} className="-mx-2 flex flex-wrap">
          {letters.map((letter) => (
            <a
              key={letter}
              href={`#${anchorOf(letter)}`}
              className="grid h-11 min-w-11 place-items-center rounded-key px-2 font-strong text-best-ink hover:bg-raised"
            >
              {letter}
            </a>
          ))}
        </nav>
      </header>
      {letters.map((letter) => (
        <section
          key={letter}
          id={anchorOf(letter)}
          aria-labelledby={`${anchorOf(letter)}-title`}
          className="grid scroll-mt-20 gap-2"
        >
          <h2 id={`${anchorOf(letter)}-title`} className="font-serif text-title font-semibold tracking-title">
            {letter}
          </h2>
          <dl>
            {terms
              .filter(({ name }) => letterOf(name) === letter)
              .map((term) => (
                <Entry key={term.id} term={term} />
              ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
