'use client'

import { withWords } from '@/app/_languages/messages'
import { Link } from '@/app/_ui/link'
import dynamic from 'next/dynamic'
import { type ComponentProps, useMemo, useState } from 'react'
import { ButtonLink, TextButton } from '@/app/_ui/button'
import { useAddress } from '@/app/_ui/use-address'
import { useAll } from '@/app/_solver/use-all'
import { useInBrowser } from '@/app/_ui/store'
import { useLog } from './use-log'
import { progress } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { problemInWords } from '@/app/_ui/problem-words'
import { loadTaughtGame } from '@/lib/games/load'
import { skillsOf } from '@/lib/game/precomputed/skills'
import type { Problem } from '@/lib/result'
import { type GameFacts, readView, trainHref, type View, writeView } from './address'
import { EXAMPLE, exampleAnswers, exampleRounds } from './example'
import type { Skills } from './figures'
import { type Games, type SkillNames, skillNames } from './words'
import { useFetched } from '@/app/_solver/use-fetched'
import type { Report as ReportPage } from './report-page'

/** The frame of the page, until the records are read. */
function Skeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 md:gap-6">
      <p role="status" className="text-small text-muted">
        {progress.reading}
      </p>
      <div aria-hidden="true" className="h-23 rounded-box border bg-raised md:rounded-panel" />
      <div aria-hidden="true" className="desk-two">
        {[0, 1].map((i) => (
          <div key={i} className="h-90 rounded-box border bg-raised md:rounded-panel" />
        ))}
      </div>
    </div>
  )
}

/** The title of the page, and links to the records behind it. */
function Heading() {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title">{progress.title}</h1>
      <p className="flex flex-wrap gap-x-5">
        <Link href="/my-evening" className="link inline-flex min-h-11 items-center text-small">
          {progress.toEvening}
        </Link>
        <Link href="/progress/data" className="link inline-flex min-h-11 items-center text-small">
          {progress.toData}
        </Link>
      </p>
    </div>
  )
}

const DealerHalf = dynamic(
  () => withWords('progress/dealer-half', import('./dealer-half')).then((module) => module.DealerHalf),
  { ssr: false },
)

/** The dealer's half. Its code is loaded only if there are answers in the school. */
const Dealt = (props: ComponentProps<typeof DealerHalf>) => props.records.length > 0 && <DealerHalf {...props} />

/** How many games the example has. */
const EXAMPLE_GAMES = 2

interface Props {
  readonly facts: readonly GameFacts[]
}

/**
 * The games whose words the page needs: those in the records, or those of the example if there are none, and the one in
 * the address.
 */
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

/** The reader's training from the log; before there is any, an example. */
function Desk({ facts }: Props) {
  const { status, problem, answers, rounds, school } = useLog()
  const skills = useAll(
    facts.map(({ id }) => id),
    skillsOf,
  )
  const [view, setView] = useAddress<View>((query) => readView(facts, query), writeView)
  const [now] = useState(() => Date.now())
  const isEmpty = answers.length === 0 && rounds.length === 0
  const games = useAll(shownGames(facts, [answers, rounds], view), loadTaughtGame)
  const code = useFetched('report', () => withWords('progress/report-page', import('./report-page')))
  const nameOf = useMemo(() => skillNames(games ?? new Map()), [games])
  return (
    <div className="desk">
      <Heading />
      {problem && <StorageNote problem={problem} />}
      {view.notice !== null && <ViewNote notice={view.notice} onClose={() => setView({ ...view, notice: null })} />}
      {isEmpty && <Dealt records={school} now={now} game={view.game} />}
      {code === null || skills === null || games === null || (status === 'opening' && isEmpty) ? (
        <Skeleton />
      ) : isEmpty ? (
        <Example
          {...code}
          facts={facts}
          skills={skills}
          games={games}
          nameOf={nameOf}
          view={view}
          setView={setView}
          now={now}
        />
      ) : (
        <code.Report input={{ facts, skills, games, nameOf, answers, rounds, view, now }} onView={setView} />
      )}
      {!isEmpty && <Dealt records={school} now={now} game={view.game} />}
    </div>
  )
}

interface ExampleProps extends Props {
  readonly Report: typeof ReportPage
  readonly skills: Skills
  readonly games: Games
  readonly nameOf: SkillNames
  readonly view: View
  readonly setView: (view: View) => void
  readonly now: number
}

function Example({ Report, facts, skills, games, nameOf, view, setView, now }: ExampleProps) {
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

/** Shown before the first answer: the page's purpose and a button to begin. An example follows. */
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

/** A note above the example. */
function ExampleNote() {
  return (
    <p className="rounded-option border border-brass bg-brass/8 px-4 py-3 text-small">
      {filled(progress.exampleNote, { lead: <strong className="font-semibold">{progress.exampleLead}</strong> })}
    </p>
  )
}

const BOX = 'grid justify-items-start gap-1 rounded-option border px-4 py-3 text-small break-words'

/** A problem with the browser's storage. */
function StorageNote({ problem }: { readonly problem: Problem }) {
  return (
    <div role="status" className={`${BOX} border-mistake bg-mistake/8`}>
      <p>
        <strong className="font-semibold">{progress.notStored}</strong> {problemInWords(problem)}
      </p>
    </div>
  )
}

/** A notice about something in the address that doesn't exist. */
function ViewNote({ notice, onClose }: { readonly notice: string; readonly onClose: () => void }) {
  return (
    <div role="alert" className={`${BOX} border-mistake bg-mistake/8`}>
      <p className="max-w-full min-w-0">{notice}</p>
      <TextButton onClick={onClose}>{progress.close}</TextButton>
    </div>
  )
}

/** Only the browser has the records. The server sends the frame. */
export function ProgressLoader({ facts }: { readonly facts: readonly GameFacts[] }) {
  if (useInBrowser()) return <Desk facts={facts} />
  return (
    <div className="desk">
      <Heading />
      <Skeleton />
      <noscript>
        <p className="text-small text-muted">{progress.needsScript}</p>
      </noscript>
    </div>
  )
}
