'use client'

import { useMemo, useState } from 'react'
import { useAddress } from '@/app/_components/use-address'
import { useLog } from '@/app/_components/use-log'
import { readView, type View, writeView } from './address'
import { EXAMPLE, exampleAnswers, exampleRounds } from './example'
import type { GameFacts } from './facts'
import type { Skills } from './figures'
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
  const skills = useSkills(facts.map(({ id }) => id))
  const [view, setView] = useAddress<View>((query) => readView(facts, query), writeView)
  const [now] = useState(() => Date.now())
  const isEmpty = answers.length === 0 && rounds.length === 0
  return (
    <div className="desk">
      <Heading />
      {problem && <StorageNote problem={problem} />}
      {view.notice !== null && <ViewNote notice={view.notice} onClose={() => setView({ ...view, notice: null })} />}
      {skills === null || (status === 'opening' && isEmpty) ? (
        <Skeleton />
      ) : isEmpty ? (
        <Example facts={facts} skills={skills} view={view} setView={setView} now={now} />
      ) : (
        <Report input={{ facts, skills, answers, rounds, view, now }} onView={setView} />
      )}
    </div>
  )
}

interface ExampleProps extends Props {
  readonly skills: Skills
  readonly view: View
  readonly setView: (view: View) => void
  readonly now: number
}

function Example({ facts, skills, view, setView, now }: ExampleProps) {
  const made = useMemo(() => {
    const size = { ...EXAMPLE, until: now }
    const known = facts.flatMap(({ id }) => skills.get(id) ?? []).slice(0, EXAMPLE_GAMES)
    const first = facts.find(({ id }) => id === known[0]?.game)
    return first && { answers: exampleAnswers(known, size), rounds: exampleRounds(first, size) }
  }, [skills, facts, now])
  return (
    <>
      <FirstTime href={trainHref(facts[0]!.id)} />
      {made && (
        <section aria-label="Example of this page" className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[700px]:gap-6">
          <ExampleNote />
          <Report input={{ facts, skills, ...made, view, now }} onView={setView} />
        </section>
      )}
    </>
  )
}
