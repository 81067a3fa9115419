'use client'

import type { ReactNode } from 'react'
import { Button } from '@/app/_components/button'
import { Figure } from '@/app/_components/figure'
import { whole } from '@/app/_components/format'
import type { UsedLog } from '@/app/_components/use-log'
import { Section } from '../section'
import { Notice } from './notice'
import { type Keeping, useKeeping } from './use-keeping'
import { bytesInWords, recordsInWords, spanOf } from './words'

/** How much is stored, since when, and whether the browser promised to keep it. */
export function Stored({ log }: { readonly log: UsedLog }) {
  const { answers, rounds, status, problem, unsaved, unreadable } = log
  const count = answers.length + rounds.length
  const { keeping, ask } = useKeeping(count)
  const span = spanOf([...answers.slice(0, 1), ...answers.slice(-1), ...rounds.slice(0, 1), ...rounds.slice(-1)])
  return (
    <Section title="What is stored">
      {problem && (
        <Notice tone="bad">
          <p>{problem.message}</p>
          {unsaved > 0 && <p>{recordsInWords(unsaved)} {unsaved === 1 ? 'is' : 'are'} in this page only: an export keeps {unsaved === 1 ? 'it' : 'them'}.</p>}
        </Notice>
      )}
      {status === 'opening' && !problem ? (
        <p className="text-small text-muted" role="status">
          Looking what is stored…
        </p>
      ) : (
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Figure label="Answers">{whole(answers.length)}</Figure>
          <Figure label="Rounds">{whole(rounds.length)}</Figure>
          {keeping.used !== null && (
            <Figure label="This site takes" {...(keeping.room === null ? {} : { after: `of ${bytesInWords(keeping.room)}` })}>
              {bytesInWords(keeping.used)}
            </Figure>
          )}
        </dl>
      )}
      {span !== '' && <p className="text-small text-muted">Answered and played {span}.</p>}
      {status === 'ready' && count === 0 && <p className="text-small text-muted">Nothing yet. Your first answer in the trainer will be here.</p>}
      {unreadable > 0 && (
        <Notice tone="bad">
          <p>
            {recordsInWords(unreadable)} cannot be read: damaged, or of a newer Feltwise. {unreadable === 1 ? 'It is' : 'They are'} left where {unreadable === 1 ? 'it is' : 'they are'}, out of every figure, and in every export.
          </p>
        </Notice>
      )}
      {status === 'ready' && count > 0 && <Promised keeping={keeping} onAsk={ask} />}
    </Section>
  )
}

const PROMISES: Readonly<Record<Keeping['promise'], ReactNode>> = {
  given: 'This browser has promised to keep it until you delete it.',
  'not given': 'This browser may clear it away when its disk runs full, or after weeks without a visit. It can be asked not to.',
  refused: 'The browser did not promise it. It often does once a site is used more, bookmarked or installed; an export is safe in any case.',
  unknown: 'This browser does not say whether it keeps it. An export is safe in any case.',
}

function Promised({ keeping: { promise }, onAsk }: { readonly keeping: Keeping; readonly onAsk: () => void }) {
  return (
    <div className="grid gap-3 border-t pt-3">
      <p role="status" className="text-small">
        {PROMISES[promise]}
      </p>
      {promise === 'not given' && (
        <Button look="quiet" onClick={onAsk} className="justify-self-start">
          Ask it to keep the data
        </Button>
      )}
    </div>
  )
}
