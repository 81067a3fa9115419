import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { definedTerms, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import { GLOSSARY } from '@/content/glossary'
import { Entry } from './entry'

const PAGE = {
  path: '/glossary',
  title: 'Glossary of casino table games',
  description:
    'The words of casino table games against the house, from add-on to wheel, each in a sentence or two: ante, qualify, house way, element of risk, outs.',
}

export const metadata: Metadata = pageMetadata(PAGE)

/** A term's text without the links in it. */
const unlinked = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')

const TERMS = GLOSSARY.map(({ id, name, text, also = [] }) => ({ id, name, text: unlinked(text), also }))

const letterOf = (name: string): string => name.charAt(0).toUpperCase()

const LETTERS = [...new Set(GLOSSARY.map(({ name }) => letterOf(name)))]

/** An anchor that is no term's. */
const anchorOf = (letter: string): string => `letter-${letter.toLowerCase()}`

export default function GlossaryPage() {
  return (
    <div lang="en" className="mx-auto grid max-w-page grid-cols-1 gap-8 px-4 py-8 md:px-8 md:py-12">
      <Breadcrumbs items={[{ name: 'Glossary', path: PAGE.path }]} />
      <JsonLd data={definedTerms({ ...PAGE, terms: TERMS })} />
      <header className="grid gap-4">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">Glossary</h1>
        <p className="max-w-lead text-intro/prose text-muted">
          The words of these games, as dealers and analysts use them: what each means, and where on this site it
          matters.
        </p>
        <nav aria-label="By letter" className="-mx-2 flex flex-wrap">
          {LETTERS.map((letter) => (
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
      {LETTERS.map((letter) => (
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
            {GLOSSARY.filter(({ name }) => letterOf(name) === letter).map((term) => (
              <Entry key={term.id} term={term} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
