'use client'

import type { RefObject } from 'react'
import { KeyHint } from '@/app/_components/button'
import { foul } from '@/app/_languages/english/foul'
import type { DisputeQuestion } from '@/lib/teaching/dealer-school/disputes'

/** What has happened at the table. */
export function Case({ question: { dispute } }: { readonly question: DisputeQuestion }) {
  return (
    <section
      aria-label={foul.whatHappened}
      className="grid content-start gap-3 rounded-panel border bg-raised p-5 md:p-7"
    >
      <p lang="en" className="text-caption text-muted">
        {dispute.sheet}
      </p>
      <h2 lang="en" className="font-serif text-figure font-semibold tracking-title">
        {dispute.name}
      </h2>
      <p lang="en" className="max-w-note text-large/prose">
        {dispute.situation}
      </p>
    </section>
  )
}

/** The rulings to choose from. */
export function Options({
  panel,
  question,
  onChoose,
}: {
  readonly panel: RefObject<HTMLElement | null>
  readonly question: DisputeQuestion
  readonly onChoose: (option: string) => void
}) {
  return (
    <section ref={panel} tabIndex={-1} aria-label={foul.yourRuling} className="trainer-panel min-h-0!">
      <h2 className="text-verdict font-semibold tracking-snug">{foul.howDoYouRule}</h2>
      <ol className="grid gap-2">
        {question.options.map(({ id, text }, i) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="flex min-h-12 w-full items-center gap-3 rounded-option border border-line-strong px-3 py-2 text-left text-small font-strong hover:bg-ink/5"
            >
              <span lang="en" className="min-w-0 flex-1">
                {text}
              </span>
              <KeyHint>{i + 1}</KeyHint>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What a screen reader hears: the case in English, as it is written. */
export const spokenDispute = ({ dispute, options }: DisputeQuestion): string =>
  `${dispute.situation} ${options.map(({ text }, i) => `${i + 1}: ${text}`).join(' ')}`
