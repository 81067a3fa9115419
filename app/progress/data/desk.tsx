'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/app/_components/button'
import { Figure } from '@/app/_components/figure'
import { whole } from '@/app/_components/format'
import { Notice } from '@/app/_components/notice'
import { type UsedLog, useLog } from '@/app/_components/use-log'
import { progress } from '@/app/_languages/english/progress'
import { Section } from '../section'
import { DeletePart } from './delete-part'
import { ExportPart } from './export-part'
import { ImportPart } from './import-part'
import { bytesInWords, spanOf } from './words'

/** All that can be done with what is stored. */
export function DataDesk() {
  const log = useLog()
  return (
    <>
      <Stored log={log} />
      <ExportPart log={log} />
      <ImportPart />
      <DeletePart log={log} />
    </>
  )
}

/** How much is stored, since when, and whether the browser promised to keep it. */
function Stored({ log }: { readonly log: UsedLog }) {
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

/** What the browser says of the room that this site takes, and whether it keeps what is in it. */
interface Keeping {
  /** `unknown`: the browser does not say. */
  readonly promise: 'given' | 'not given' | 'refused' | 'unknown'
  /** Bytes, of everything that this site stores; null where the browser does not say. */
  readonly used: number | null
  readonly room: number | null
}

const UNKNOWN: Keeping = { promise: 'unknown', used: null, room: null }

async function look(): Promise<Keeping> {
  // There is no such thing on pages that came without encryption.
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.persisted) return UNKNOWN
  const [kept, { usage, quota }] = await Promise.all([storage.persisted(), storage.estimate()])
  return { promise: kept ? 'given' : 'not given', used: usage ?? null, room: quota ?? null }
}

/** Looks again whenever `count` changes. */
function useKeeping(count: number): { readonly keeping: Keeping; readonly ask: () => void } {
  const [keeping, setKeeping] = useState(UNKNOWN)
  useEffect(() => {
    let isCurrent = true
    void look()
      .catch(() => UNKNOWN)
      .then(
        (seen) =>
          isCurrent &&
          setKeeping((before) =>
            before.promise === 'refused' && seen.promise === 'not given' ? { ...seen, promise: 'refused' } : seen,
          ),
      )
    return () => {
      isCurrent = false
    }
  }, [count])
  const ask = useCallback(() => {
    void navigator.storage
      .persist()
      .catch(() => false)
      .then((kept) => setKeeping((before) => ({ ...before, promise: kept ? 'given' : 'refused' })))
  }, [])
  return { keeping, ask }
}
