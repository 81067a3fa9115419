import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { languageNow } from '@/app/_languages/messages'
import { chrome, handPages as words, numbers, proof as around } from '@/app/_languages/words'
import { Title } from '@/app/_ui/heading'
import { Link } from '@/app/_ui/link'
import { Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { ButtonLink } from '@/app/_ui/button'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { article, JsonLd } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import dates from '@/content/page-dates.json'
import { findPage, handPath } from '@/content/pages/index'
import { PlayingCard } from '@/app/_felt/playing-card'
import type { CardRow, HandPage } from '@/content/pages/hand-page'
import { yearOf } from '@/app/[game]/hands/_parts/year-words'
import { tryHands } from '@/app/[game]/hands/_parts/try-data'
import { TryQuestion } from '@/app/[game]/hands/_parts/try-question'
import { exactValue } from '@/app/_solver/ev-format'
import { proofOf } from '@/app/_solver/proof-data'
import '../../_guide/guide.css'
import { besides, findHand, type Found, handParams, type HandParams, shortened } from '../_parts/found'
import { OptionBars, Sections } from '../_parts/sections'

interface Props {
  readonly params: Promise<HandParams>
}

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

/** What the mistake costs at the stake and the pace that the page names. */
function Year({ found }: { readonly found: Found }) {
  const year = yearOf(found)
  if (!year) return null
  return (
    <Section id="year" title={year.title}>
      <div className="prose grid max-w-text gap-3">
        {year.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}

/**
 * The proof of the answer: the exact values, and the command that computes them again. The browser opens it without a
 * script.
 */
function HandProof({ game, answer, state, path }: Pick<Found, 'game' | 'answer' | 'state' | 'path'>) {
  const proof = proofOf(game, answer.rules, state, answer.solution)
  return (
    <section aria-label={words.proof} className="grid gap-1.5 border-t pt-4 text-legend/normal text-muted tabular-nums">
      <p className="wrap-anywhere">
        <CardsInText>{proof.line}</CardsInText>
      </p>
      {proof.inexact !== undefined && (
        <Link href="/about/methodology" prefetch={false} className="link inline-flex min-h-11 items-center">
          {words.rounded}
        </Link>
      )}
      {proof.approximation !== undefined && <p>{proof.approximation}</p>}
      <details>
        <summary className="link min-h-11 py-2.5">{around.recompute}</summary>
        <div className="grid gap-3 pt-1">
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">{around.exactValues(numbers.units(proof.unit))}</caption>
            <tbody>
              {proof.values.map(({ id, name, value }) => (
                <tr key={id} className="border-t first:border-t-0">
                  <th scope="row" className="py-1 pr-3 font-strong whitespace-nowrap text-ink">
                    <CardsInText>{name}</CardsInText>
                  </th>
                  <td className="py-1 text-right break-all">{exactValue(value, 9)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {proof.more !== undefined && (
            <p>
              <CardsInText>{proof.more}</CardsInText>
            </p>
          )}
          {answer.drawn !== undefined && (
            <p>
              <CardsInText>{answer.drawn}</CardsInText>
            </p>
          )}
          <pre
            tabIndex={0}
            aria-label={words.command}
            className="overflow-x-auto rounded-option border bg-paper p-3 font-mono text-micro/prose wrap-anywhere whitespace-pre-wrap text-ink select-all"
          >
            {answer.command ?? proof.command}
          </pre>
        </div>
      </details>
      <p className="flex flex-wrap gap-x-5">
        <Link href={proof.href} prefetch={false} className="link inline-flex min-h-11 items-center">
          {around.open}
        </Link>
        <a href={`${path}/data.json`} hrefLang="en" className="link inline-flex min-h-11 items-center">
          {words.asJson}
        </a>
        <Link href="/data#frames" prefetch={false} className="link inline-flex min-h-11 items-center print:hidden">
          {words.onYourSite}
        </Link>
      </p>
    </section>
  )
}

/** Links to the previous page, to the list and to the next page. */
function Leaf({ game, page }: Pick<Found, 'game' | 'page'>) {
  const { before, after } = besides({ game, page })
  return (
    <nav aria-label={words.hands} className="grid grid-cols-2 gap-3 border-t pt-4 md:grid-cols-ends print:hidden">
      {before ? <Way game={game.id} to={before} word={words.before} rel="prev" /> : <span />}
      <Link
        href={handPath(game.id)}
        className="link order-last col-span-2 inline-flex min-h-11 items-center justify-center self-center md:order-none md:col-span-1"
      >
        {words.all}
      </Link>
      {after ? <Way game={game.id} to={after} word={words.next} rel="next" /> : <span />}
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

export default async function Hand({ params }: Props) {
  const found = await findHand(await params)
  if (!found) notFound()
  const { game, page, answer, path } = found
  const said = { path, title: page.title, description: shortened(answer.description) }
  return (
    <article className="mx-auto grid max-w-225 gap-12 px-4 pt-5 pb-16 md:gap-16 md:px-8 md:pt-8">
      <JsonLd data={article({ ...said, modified: dates.dates.hands, about: words.subject(page.name, game.name) })} />
      <Head {...found} />
      <Sections game={game} answer={answer} path={path} />
      <Year found={found} />
      <Related {...found} />
      <div className="grid gap-4">
        <HandProof {...found} />
        <Leaf game={game} page={page} />
      </div>
    </article>
  )
}

/** The cards of the page's hand on the felt. */
function HandCards({ rows, name }: { readonly rows: readonly CardRow[]; readonly name: string }) {
  return (
    <div
      role="group"
      aria-label={name}
      className="felt-surface hand-cards grid min-w-0 grid-cols-1 content-center justify-items-center gap-4 rounded-box px-4 py-6 text-felt-ink md:rounded-panel"
    >
      {rows.map((row, i) => (
        <div key={row.name ?? i} className="grid w-full grid-cols-1 justify-items-center gap-2">
          {row.name !== undefined && <p className="text-label tracking-caps text-felt-muted uppercase">{row.name}</p>}
          <div className="flex w-full justify-center gap-2 md:gap-2.5">
            {row.cards.map((card) => (
              <PlayingCard
                key={card}
                spot={card}
                size={rows.length === 1 && row.cards.length < 4 ? 'large' : 'normal'}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** The first screen: the question, the answer, what each option is worth. */
function Head({ game, page, answer, path }: Found) {
  const [skill] = page.skills
  return (
    <header className="grid grid-cols-1 gap-5">
      <Breadcrumbs
        items={[
          { name: chrome.games, path: '/games' },
          { name: game.name, path: `/${game.id}` },
          { name: chrome.hands, path: handPath(game.id) },
          { name: page.name, path },
        ]}
      />
      <Title className="md:text-poster/[1.12]">{page.title}</Title>
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
            {words.train}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}

const Cards = ({ rows }: { readonly rows: readonly CardRow[] }) => (
  <div aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-2">
    {rows.map(({ name, cards }, i) => (
      <div key={name ?? i} className="flex flex-wrap gap-1.5">
        {cards.map((card) => (
          <PlayingCard key={card} spot={card} size="small" hidden />
        ))}
      </div>
    ))}
  </div>
)

/** Neighboring hands as questions, so that readers can try out what the page says. */
async function TryIt({ game, answer }: Pick<Found, 'game' | 'answer'>) {
  const hands = await tryHands({ game, answer })
  if (hands.length === 0) return null
  return (
    <div className="grid gap-4 print:hidden [@media(scripting:none)]:hidden">
      <h3 className="text-large/snug font-semibold">{words.tryIt}</h3>
      <ul className="grid gap-3 md:auto-cols-fr md:grid-flow-col">
        {hands.map(({ page, choices }) => (
          <li key={page.slug} className="flex flex-col gap-3 rounded-box border bg-raised p-4">
            <Cards rows={page.cards} />
            <h4 className="font-semibold">{page.name}</h4>
            <TryQuestion choices={choices} name={page.name} href={handPath(game.id, page.slug)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links to related hands. */
function Related({ game, answer }: Found) {
  if (answer.related.length === 0) return null
  return (
    <Section id="related" title={words.beside}>
      <ul className="grid gap-2">
        {answer.related.map(({ slug, because }) => (
          <li key={slug} className="py-2">
            <Link href={handPath(game.id, slug)} prefetch={false} className="link py-3 font-strong">
              {findPage(game.id, slug, languageNow())?.name}
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
