import '../../_guide/guide.css'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { ButtonLink } from '@/app/_components/button'
import { CardsInText } from '@/app/_components/cards-in-text'
import { article, JsonLd } from '@/app/_components/json-ld'
import { pageMetadata } from '@/app/_components/metadata'
import dates from '@/content/page-dates.json' with { type: 'json' }
import { findPage, handPath } from '@/content/pages/index'
import { Embed } from '../_parts/embed'
import { findHand, type Found, handParams, type HandParams } from '../_parts/found'
import { HandCards } from '../_parts/hand-cards'
import { Leaf } from '../_parts/leaf'
import { OptionBars } from '../_parts/option-bars'
import { HandProof } from '../_parts/proof'
import { Sections } from '../_parts/sections'
import { shortened } from '../_parts/short'
import { TryIt } from '../_parts/try-it'
import { Year } from '../_parts/year'

interface Props {
  readonly params: Promise<HandParams>
}

export const dynamicParams = false
export const generateStaticParams = handParams

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findHand(await params)
  if (!found) return {}
  return pageMetadata({
    path: found.path,
    title: found.page.title,
    description: shortened(found.answer.description),
    type: 'article',
  })
}

export default async function HandPage({ params }: Props) {
  const found = await findHand(await params)
  if (!found) notFound()
  const { game, page, answer, path } = found
  const said = { path, title: page.title, description: shortened(answer.description) }
  return (
    <article lang="en" className="mx-auto grid max-w-225 gap-12 px-4 pt-5 pb-16 md:gap-16 md:px-8 md:pt-8">
      <JsonLd data={article({ ...said, modified: dates.dates.hands, about: `${page.name} at ${game.name}` })} />
      <Head {...found} />
      <Sections game={game} answer={answer} />
      <Year found={found} />
      <Related {...found} />
      <div className="grid gap-4">
        <HandProof {...found} />
        <Embed game={game} page={page} />
        <Leaf game={game} page={page} />
      </div>
    </article>
  )
}

/** The first screen: the question, the answer, what each option is worth. */
function Head({ game, page, answer, path }: Found) {
  const [skill] = page.skills
  return (
    <header className="grid grid-cols-1 gap-5">
      <Breadcrumbs
        items={[
          { name: 'Games', path: '/games' },
          { name: game.name, path: `/${game.id}` },
          { name: 'Hands', path: handPath(game.id) },
          { name: page.name, path },
        ]}
      />
      <h1 className="font-serif text-title font-semibold tracking-title md:text-poster/[1.12]">{page.title}</h1>
      <p className="max-w-answer text-lead">
        <CardsInText>{answer.answer}</CardsInText>
      </p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <HandCards rows={page.cards} name={page.name} />
        <div className="grid content-start gap-4">
          <OptionBars game={game} answer={answer} />
          <ButtonLink
            prefetch={false}
            href={
              skill === undefined
                ? `/${game.id}/trainer`
                : `/${game.id}/trainer?choice=skill&skill=${encodeURIComponent(skill)}`
            }
          >
            Train this hand
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}

/** Hands worth a look from here, and the question what to do with them. */
function Related({ game, answer }: Found) {
  if (answer.related.length === 0) return null
  return (
    <Section id="related" title="Hands beside it">
      <ul className="grid gap-2">
        {answer.related.map(({ slug, because }) => (
          <li key={slug} className="py-2">
            <Link href={handPath(game.id, slug)} prefetch={false} className="link py-3 font-strong">
              {findPage(game.id, slug)?.name}
            </Link>
            <span className="text-muted">: {because}</span>
          </li>
        ))}
      </ul>
      {answer.elsewhere && (
        <p>
          <Link href={answer.elsewhere.path} prefetch={false} className="link py-3 font-strong">
            {answer.elsewhere.name}
          </Link>
          <span className="text-muted">: {answer.elsewhere.what}</span>
        </p>
      )}
      <TryIt game={game} answer={answer} />
    </Section>
  )
}
