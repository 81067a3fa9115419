'use client'

import { Button } from '@/app/_components/button'
import { Figure } from '@/app/_components/figure'
import { whole } from '@/app/_components/format'
import { Notice } from '@/app/_components/notice'
import type { UsedLog } from '@/app/_components/use-log'
import { progress } from '@/app/_languages/english/progress'
import { Section } from '../section'
import { type Keeping, useKeeping } from './use-keeping'
import { bytesInWords, spanOf } from './words'

/** How much is stored, since when, and whether the browser promised to keep it. */
export function Stored({ log }: { readonly log: UsedLog }) {
  const { answers, rounds, status, problem, unsaved, unreadable } = log
  const count = answers.length + rounds.length
  const { keeping, ask } = useKeeping(count)
  const span = spanOf([...answers.slice(0, 1), ...answers.slice(-1), ...rounds.slice(0, 1), ...rounds.slice(-1)])
  return (
    <Section title={progress.stored}>
      {problem && (
        <Notice tone="bad">
          <p lang="en">{problem.message}</p>
          {unsaved > 0 && <p>{progress.unsaved(whole(unsaved))}</p>}
        </Notice>
      )}
      {status === 'opening' && !problem ? (
        <p className="text-small text-muted" role="status">
          {progress.looking}
        </p>
      ) : (
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Figure label={progress.answersHead}>{whole(answers.length)}</Figure>
          <Figure label={progress.roundsHead}>{whole(rounds.length)}</Figure>
          {keeping.used !== null && (
            <Figure
              label={progress.siteTakes}
              {...(keeping.room === null ? {} : { after: progress.ofRoom(bytesInWords(keeping.room)) })}
            >
              {bytesInWords(keeping.used)}
            </Figure>
          )}
        </dl>
      )}
      {span !== '' && <p className="text-small text-muted">{progress.answeredAndPlayed(span)}</p>}
      {status === 'ready' && count === 0 && <p className="text-small text-muted">{progress.nothingYet}</p>}
      {unreadable > 0 && (
        <Notice tone="bad">
          <p>{progress.damaged(whole(unreadable))}</p>
        </Notice>
      )}
      {status === 'ready' && count > 0 && <Promised keeping={keeping} onAsk={ask} />}
    </Section>
  )
}

const PROMISES = {
  given: 'promiseGiven',
  'not given': 'promiseNotGiven',
  refused: 'promiseRefused',
  unknown: 'promiseUnknown',
} as const satisfies Readonly<Record<Keeping['promise'], string>>

function Promised({ keeping: { promise }, onAsk }: { readonly keeping: Keeping; readonly onAsk: () => void }) {
  return (
    <div className="grid gap-3 border-t pt-3">
      <p role="status" className="text-small">
        {progress[PROMISES[promise]]}
      </p>
      {promise === 'not given' && (
        <Button look="quiet" onClick={onAsk} className="justify-self-start">
          {progress.askToKeep}
        </Button>
      )}
    </div>
  )
}
