'use client'

import { useCallback, useState } from 'react'
import { OpenedPage } from '@/app/_components/opened-page'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import type { FoulAnswer } from '@/lib/teaching/dealer-school/fouls'
import { nextSeed } from '@/lib/teaching/quiz/seed'
import { type FoulAddress, readAddress, type Subject, writeAddress } from './address'
import { DisputeTable, type DisputeAnswer } from './dispute-table'
import { RoundTable } from './round-table'

/** Spot the mistake, at the question that the address holds, or at a new one. */
export function Foul() {
  return (
    <OpenedPage read={readAddress} dealt="round" back={{ href: '/dealer-school', name: dealerSchool.toSchool }}>
      {(opened, onAddress) => <Subjects opened={opened} onAddress={onAddress} />}
    </OpenedPage>
  )
}

/** The rounds of a game or the disputes. What was answered stays when one changes between them. */
function Subjects({
  opened,
  onAddress,
}: {
  readonly opened: FoulAddress
  readonly onAddress: (query: string) => void
}) {
  const [at, setAt] = useState(opened)
  const [rounds, setRounds] = useState<readonly FoulAnswer[]>([])
  const [disputes, setDisputes] = useState<readonly DisputeAnswer[]>([])
  const [seed, setSeed] = useState(opened.seed)
  const choose = (subject: Subject): void => setAt({ subject, seed: nextSeed(seed) })
  const onSeed = useCallback(
    (now: string) => {
      setSeed(now)
      onAddress(writeAddress({ subject: at.subject, seed: now }))
    },
    [at.subject, onAddress],
  )
  if (at.subject === 'disputes')
    return <DisputeTable seed={at.seed} answers={disputes} onAnswers={setDisputes} onSeed={onSeed} onSubject={choose} />
  return (
    <RoundTable
      key={at.seed}
      table={at.subject}
      seed={at.seed}
      answers={rounds}
      onAnswers={setRounds}
      onSeed={onSeed}
      onSubject={choose}
    />
  )
}
