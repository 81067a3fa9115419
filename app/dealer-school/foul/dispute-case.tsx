'use client'

import { Heading } from '@/app/_ui/heading'
import type { RefObject } from 'react'
import { NumberedButton } from '@/app/_ui/button'
import { foul } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import type { Dispute, DisputeQuestion } from '@/lib/teaching/dealer-school/disputes/disputes'
import { sourceOf, wordsOf, writtenIn } from '../_parts/dispute-words'

/** What happened at the table. */
export function Case({ question: { dispute } }: { readonly question: DisputeQuestion }) {
  const { name, situation } = wordsOf(dispute)
  const source = sourceOf(dispute)
  return (
    <section
      aria-label={foul.whatHappened}
      className="grid content-start gap-3 rounded-panel border bg-raised p-5 md:p-7"
    >
      <p className="text-caption text-muted">
        {source ? (
          <cite lang={source.lang} className="not-italic">
            {source.title}
          </cite>
        ) : (
          foul.noSource
        )}
      </p>
      <h2 {...writtenIn(dispute)} className="font-serif text-figure font-semibold tracking-title">
        {name}
      </h2>
      <p {...writtenIn(dispute)} className="max-w-note text-large/prose">
        {situation}
      </p>
    </section>
  )
}

/** The possible rulings. */
export function Options({
  panel,
  question,
  heading = foul.howDoYouRule,
  onChoose,
}: {
  readonly panel?: RefObject<HTMLElement | null>
  readonly question: DisputeQuestion
  readonly heading?: string
  readonly onChoose: (option: string) => void
}) {
  const { options } = wordsOf(question.dispute)
  return (
    <section ref={panel} tabIndex={-1} aria-label={foul.yourRuling} className="trainer-panel min-h-0!">
      <Heading>{heading}</Heading>
      <ol className="grid gap-2">
        {question.options.map((id, i) => (
          <li key={id}>
            <NumberedButton number={i + 1} onClick={() => onChoose(id)} className="font-strong">
              <span {...writtenIn(question.dispute)}>{options[id]}</span>
            </NumberedButton>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The source of the ruling, with a link if it is online. */
export function Source({ dispute }: { readonly dispute: Dispute }) {
  const source = sourceOf(dispute)
  if (!source) return <p className="text-caption text-muted">{foul.noSource}</p>
  const { title, lang, url } = source
  return (
    <p className="text-caption text-muted">
      {filled(foul.rulingOf('{source}'), { source: <span lang={lang}>{title}</span> })}
      {url !== undefined && (
        <>
          {' '}
          <a href={url} rel="noreferrer" className="link">
            {foul.readSource}
          </a>
        </>
      )}
    </p>
  )
}
