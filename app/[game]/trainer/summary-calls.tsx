'use client'

import type { AnyTaughtGame } from '@/lib/games/teaching'
import { useCallback, useEffect, useState } from 'react'
import { trainerSummary } from '@/app/_languages/english/trainer-summary'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { SummaryCall } from './summary-call'

interface Props {
  readonly game: AnyTaughtGame
  readonly records: readonly AnswerRecord[]
  /** Whether they gave something away; else they are the closest that were right. */
  readonly isDear: boolean
  /** The ids of those that are open. */
  readonly opened: readonly string[]
  readonly onToggle: (id: string) => void
  /** All that are open are solved: at once where none is. */
  readonly onReady: (() => void) | null
}

/** A session's decisions worth looking at again. They are solved one after the other, by one worker, when they are opened. */
export function SummaryCalls({ game, records, isDear, opened, onToggle, onReady }: Props) {
  const [done, setDone] = useState<readonly string[]>([])
  const finish = useCallback((id: string) => setDone((now) => (now.includes(id) ? now : [...now, id])), [])
  const turn = opened.find((id) => !done.includes(id))
  useEffect(() => {
    if (turn === undefined) onReady?.()
  }, [turn, onReady])
  return (
    <section aria-labelledby="calls" className="grid gap-1.5">
      <h2 id="calls" className="text-verdict font-semibold tracking-snug">
        {isDear ? trainerSummary.dearest(records.length) : trainerSummary.closest(records.length)}
      </h2>
      <ol className="border-y">
        {records.map((record) => (
          <SummaryCall
            key={record.id}
            game={game}
            record={record}
            open={opened.includes(record.id)}
            asks={turn === record.id || done.includes(record.id)}
            onToggle={() => onToggle(record.id)}
            onDone={() => finish(record.id)}
          />
        ))}
      </ol>
    </section>
  )
}
