'use client'

import { useMemo, useState } from 'react'
import { useAddress } from '@/app/_components/use-address'
import { useLog } from '@/app/_components/use-log'
import { readView, type View, writeView } from './address'
import { EXAMPLE, exampleAnswers, exampleRounds } from './example'
import type { GameFacts } from './facts'
import { ExampleNote, FirstTime } from './first-time'
import { Heading } from './heading'
import { StorageNote, ViewNote } from './notices'
import { trainHref } from './paths'
import { Report } from './report-page'
import { Skeleton } from './skeleton'
import { useSkills } from './use-skills'

/** How many games the made-up learner plays. */
const EXAMPLE_GAMES = 2

interface Props {
  readonly facts: readonly GameFacts[]
}

/** What was trained, from the log; before there is anything, what it will look like. */
export function Desk({ facts }: Props) {
  const { status, problem, answers, rounds } = useLog()
  const [view, setView] = useAddress<View>((query) => readView(facts, query), writeView)
  const [now] = useState(() => Date.now())
  const isEmpty = answers.length === 0 && rounds.length === 0
  return (
    <div className="progress">
      <Heading />
      {problem && <StorageNote problem={problem} />}
      {view.notice !== null && <ViewNote notice={view.notice} onClose={() => setView({ ...view, notice: null })} />}
      {status === 'opening' && isEmpty ? (
        <Skeleton />
      ) : isEmpty ? (
        <Example facts={facts} view={view} setView={setView} now={now} />
      ) : (
        <Report facts={facts} answers={answers} rounds={rounds} view={view} onView={setView} now={now} />
      )}
    </div>
  )
}

function Example({ facts, view, setView, now }: Props & { readonly view: View; readonly setView: (view: View) => void; readonly now: number }) {
  const ids = facts.slice(0, EXAMPLE_GAMES).map(({ id }) => id)
  const skills = useSkills(ids)
  const made = useMemo(() => {
    const size = { ...EXAMPLE, until: now }
    const known = [...(skills?.values() ?? [])]
    return known.length === 0 ? null : { answers: exampleAnswers(known, size), rounds: exampleRounds(facts[0]!, size) }
  }, [skills, facts, now])
  return (
    <>
      <FirstTime href={trainHref(facts[0]!.id)} />
      <section aria-label="Example of this page" className="progress-example grid grid-cols-[minmax(0,1fr)] gap-4 min-[700px]:gap-6">
        <ExampleNote />
        {made ? <Report facts={facts} answers={made.answers} rounds={made.rounds} view={view} onView={setView} now={now} /> : <Skeleton />}
      </section>
    </>
  )
}

