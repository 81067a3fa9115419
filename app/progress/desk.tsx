'use client'

import { useMemo, useState } from 'react'
import { ButtonLink } from '@/app/_components/button'
import { useAddress } from '@/app/_components/use-address'
import { useAll } from '@/app/_components/use-all'
import { useLog } from '@/app/_components/use-log'
import { called } from '@/app/_languages/area'
import { progress } from '@/app/_languages/english/progress'
import { filled } from '@/app/_languages/filled'
import { loadTaughtGame } from '@/lib/games/load'
import { skillsOf } from '@/lib/games/skills'
import type { Problem } from '@/lib/result'
import { readView, type View, writeView } from './address'
import { EXAMPLE, exampleAnswers, exampleRounds } from './example'
import type { GameFacts } from './facts'
import type { Skills } from './figures'
import { Heading } from './heading'
import { type Games, type SkillNames, skillNames } from './names'
import { trainHref } from './paths'
import { Report } from './report-page'
import { Skeleton } from './skeleton'

/** How many games the made-up learner plays. */
const EXAMPLE_GAMES = 2

interface Props {
  readonly facts: readonly GameFacts[]
}

/** The games whose words the page needs: those of the records, those of the example before there are any, and the one that is looked at. */
function shownGames(
  facts: readonly GameFacts[],
  lists: readonly (readonly { readonly game: string }[])[],
  { game: viewed }: View,
): readonly string[] {
  const played = new Set(lists.flatMap((list) => list.map(({ game }) => game)))
  const first = facts.slice(0, EXAMPLE_GAMES)
  return facts
    .filter((one) => (played.size === 0 ? first.includes(one) : played.has(one.id)) || one.id === viewed)
    .map(({ id }) => id)
}

/** The server tells of games in English. */
const named = (facts: GameFacts): GameFacts => ({
  ...facts,
  stages: facts.stages.map(({ id, name }) => ({ id, name: called(name) })),
})

/** What was trained, from the log; before there is anything, what it will look like. */
export function Desk({ facts: given }: Props) {
  const { status, problem, answers, rounds } = useLog()
  const facts = useMemo(() => given.map(named), [given])
  const skills = useAll(
    facts.map(({ id }) => id),
    skillsOf,
  )
  const [view, setView] = useAddress<View>((query) => readView(facts, query), writeView)
  const [now] = useState(() => Date.now())
  const isEmpty = answers.length === 0 && rounds.length === 0
  const games = useAll(shownGames(facts, [answers, rounds], view), loadTaughtGame)
  const nameOf = useMemo(() => skillNames(games ?? new Map()), [games])
  return (
    <div className="desk">
      <Heading />
      {problem && <StorageNote problem={problem} />}
      {view.notice !== null && <ViewNote notice={view.notice} onClose={() => setView({ ...view, notice: null })} />}
      {skills === null || games === null || (status === 'opening' && isEmpty) ? (
        <Skeleton />
      ) : isEmpty ? (
        <Example facts={facts} skills={skills} games={games} nameOf={nameOf} view={view} setView={setView} now={now} />
      ) : (
        <Report input={{ facts, skills, games, nameOf, answers, rounds, view, now }} onView={setView} />
      )}
    </div>
  )
}

interface ExampleProps extends Props {
  readonly skills: Skills
  readonly games: Games
  readonly nameOf: SkillNames
  readonly view: View
  readonly setView: (view: View) => void
  readonly now: number
}

function Example({ facts, skills, games, nameOf, view, setView, now }: ExampleProps) {
  const made = useMemo(() => {
    const size = { ...EXAMPLE, until: now }
    const known = facts.flatMap(({ id }) => skills.get(id) ?? []).slice(0, EXAMPLE_GAMES)
    const first = facts.find(({ id }) => id === known[0]?.game)
    return first && { answers: exampleAnswers(known, size, games), rounds: exampleRounds(first, size) }
  }, [skills, games, facts, now])
  return (
    <>
      <FirstTime href={trainHref(facts[0]!.id)} />
      {made && (
        <section aria-label={progress.example} className="grid grid-cols-1 gap-4 md:gap-6">
          <ExampleNote />
          <Report input={{ facts, skills, games, nameOf, ...made, view, now }} onView={setView} />
        </section>
      )}
    </>
  )
}

/** Nothing was trained yet: what this page is for, and the way to begin. Below it stands an example. */
function FirstTime({ href }: { readonly href: string }) {
  return (
    <div className="grid justify-items-start gap-4 pb-2">
      <p className="max-w-[30em] font-serif text-lede/label font-semibold text-balance md:text-sum/label">
        {progress.firstAnswer}
      </p>
      <p className="max-w-wide text-muted">{progress.keptHere}</p>
      <ButtonLink href={href}>{progress.answerFirst}</ButtonLink>
    </div>
  )
}

/** What stands over the example. */
function ExampleNote() {
  return (
    <p className="rounded-option border border-brass bg-brass/8 px-4 py-3 text-small">
      {filled(progress.exampleNote, { lead: <strong className="font-semibold">{progress.exampleLead}</strong> })}
    </p>
  )
}

const BOX = 'grid justify-items-start gap-1 rounded-option border px-4 py-3 text-small break-words'

/** What the browser's storage could not do, in its own words. */
function StorageNote({ problem }: { readonly problem: Problem }) {
  return (
    <div role="status" className={`${BOX} border-mistake bg-mistake/8`}>
      <p>
        <strong className="font-semibold">{progress.notStored}</strong> <span lang="en">{problem.message}</span>
      </p>
    </div>
  )
}

/** What the address said that there is not. */
function ViewNote({ notice, onClose }: { readonly notice: string; readonly onClose: () => void }) {
  return (
    <div role="alert" className={`${BOX} border-mistake bg-mistake/8`}>
      <p className="max-w-full min-w-0">{notice}</p>
      <button type="button" onClick={onClose} className="link min-h-11">
        {progress.close}
      </button>
    </div>
  )
}
