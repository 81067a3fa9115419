'use client'

import type { AnyTaughtGame } from '@/lib/games/teaching'
import { useEffect, useState } from 'react'
import { Button } from '@/app/_components/button'
import { Sheet } from '@/app/_components/sheet'
import { trainer } from '@/app/_languages/english/trainer'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { SummaryCall } from './summary-call'

interface Props {
  readonly game: AnyTaughtGame
  /** The session's answers, oldest first. */
  readonly records: readonly AnswerRecord[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A sheet over the table: every answer of the session with its feedback, to read. The session waits behind it. */
export function EarlierHands(props: Props) {
  const { open, onOpenChange } = props
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={trainer.opensEarlier}>
      <List {...props} />
    </Sheet>
  )
}

function List({ game, records, onOpenChange }: Props) {
  const latestFirst = [...records].reverse()
  const [opened, setOpened] = useState<string | null>(latestFirst[0]?.id ?? null)
  // Anywhere in the sheet, its close button too: that has the focus at first. The table's own keys rest while a sheet is open.
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
      if (by === 0) return
      const place = records.findIndex(({ id }) => id === opened)
      const to = records[place < 0 ? records.length - 1 : Math.max(0, place + by)]
      if (to === undefined) return
      event.preventDefault()
      setOpened(to.id)
    }
    window.addEventListener('keydown', step)
    return () => window.removeEventListener('keydown', step)
  }, [opened, records])
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-small text-muted">{trainer.aboutEarlier}</p>
      <ol className="border-y">
        {latestFirst.map((record) => (
          <SummaryCall
            key={record.id}
            game={game}
            record={record}
            open={opened === record.id}
            asks={opened === record.id}
            isLive
            onToggle={() => setOpened(opened === record.id ? null : record.id)}
            onDone={() => undefined}
          />
        ))}
      </ol>
      <Button onClick={() => onOpenChange(false)}>{trainer.backToHand}</Button>
    </div>
  )
}
