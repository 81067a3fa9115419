'use client'

import { useCallback, useMemo, useState } from 'react'
import { Button, ButtonLink } from '@/app/_components/button'
import { MessagePage } from '@/app/_components/message'
import { newSession, useOpened } from '@/app/_components/use-opened'
import type { FoulAnswer } from '@/lib/dealer-school/fouls'
import { nextSeed } from '@/lib/quiz/seed'
import { type FoulAddress, readAddress, type Subject, writeAddress } from './address'
import { DisputeTable, type DisputeAnswer } from './dispute-table'
import { RoundTable } from './round-table'

/** Spot the mistake, at the question that the address holds, or at a new one. */
export function Foul() {
  const { opened, write } = useOpened()
  return <Opening key={opened.count} query={opened.query} onAddress={write} />
}

function Opening({ query, onAddress }: { readonly query: string; readonly onAddress: (query: string) => void }) {
  const [session] = useState(newSession)
  const [anew, setAnew] = useState(false)
  const address = useMemo(() => readAddress(new URLSearchParams(anew ? '' : query), session), [query, anew, session])
  if (address.ok) return <Subjects opened={address.value} onAddress={onAddress} />
  return (
    <MessagePage
      title="This address is not a round we can read"
      ways={
        <>
          <Button onClick={() => setAnew(true)}>Deal a new round</Button>
          <ButtonLink href="/dealer-school" look="quiet">
            To the dealer school
          </ButtonLink>
        </>
      }
    >
      <p className="break-words">{address.problem.message}</p>
      <p>Perhaps a part of it was lost when it was copied.</p>
    </MessagePage>
  )
}

/** The rounds of a game or the disputes. What was answered stays when one changes between them. */
function Subjects({ opened, onAddress }: { readonly opened: FoulAddress; readonly onAddress: (query: string) => void }) {
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
  if (at.subject === 'disputes') return <DisputeTable seed={at.seed} answers={disputes} onAnswers={setDisputes} onSeed={onSeed} onSubject={choose} />
  return <RoundTable key={`${at.subject} ${at.seed}`} game={at.subject} seed={at.seed} answers={rounds} onAnswers={setRounds} onSeed={onSeed} onSubject={choose} />
}
