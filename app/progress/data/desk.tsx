'use client'

import { Link } from '@/app/_ui/link'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '@/app/_ui/button'
import { Figure } from '@/app/_solver/figure'
import { bytesInWords, whole } from '@/app/_languages/format'
import { Notice } from '@/app/_ui/notice'
import { PREFERENCES_KEY } from '@/app/_settings/preferences'
import { SetAside } from '@/app/_ui/set-aside'
import { useInBrowser } from '@/app/_ui/store'
import { type UsedLog, useLog } from '@/app/progress/use-log'
import { progress } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { savedText, useSaved } from '@/app/house-ways/editor/saved'
import { problemInWords } from '@/app/_ui/problem-words'
import { makeArchive } from '@/lib/storage/archive'
import { makeAnswersCsv, makeRoundsCsv, makeSchoolCsv } from '@/lib/storage/csv'
import { openLog } from '@/app/progress/open-log'
import { drained } from '@/lib/storage/slices'
import { Section } from '../section'
import { DeletePart } from './delete-part'
import { ImportPart } from './import-part'
import { addedInWords, countOf, countsInWords, fileDay, spanOf, stampOf } from './words'

/** The time in milliseconds since 1970, which code in lib must not read itself. */
const now = (): number => Date.now()

interface Said {
  readonly tone: 'good' | 'bad'
  readonly text: ReactNode
}

/** Lets the browser save a file. */
function save(name: string, pieces: readonly string[], type: string): void {
  const address = URL.createObjectURL(new Blob([...pieces], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the download has started and no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The settings as stored; null if there are none or storage is blocked. */
function keptPreferences(): string | null {
  try {
    return window.localStorage.getItem(PREFERENCES_KEY)
  } catch {
    return null
  }
}

async function exportAll(ways: number): Promise<Said> {
  const everything = await openLog().everything()
  if (!everything.ok)
    return {
      tone: 'bad',
      text: filled(progress.notExported, { why: problemInWords(everything.problem) }),
    }
  const at = now()
  const name = `feltwise-${fileDay(at)}.json`
  const preferences = keptPreferences()
  const { items, end: leftOut } = await drained(
    makeArchive({ records: everything.value, preferences, houseWays: savedText(), at }),
  )
  save(name, items, 'application/json')
  const what = addedInWords(everything.value.length - leftOut, ways)
  if (leftOut > 0)
    return { tone: 'bad', text: `${progress.exported(name, what)} ${progress.notWritten(whole(leftOut))}` }
  return {
    tone: 'good',
    text: preferences === null ? progress.exported(name, what) : progress.exportedWithSettings(name, what),
  }
}

const TABLES = {
  answers: { make: makeAnswersCsv, word: 'answersCsv' },
  rounds: { make: makeRoundsCsv, word: 'roundsCsv' },
  school: { make: makeSchoolCsv, word: 'schoolCsv' },
} as const
type Table = keyof typeof TABLES

function exportTable(table: Table, log: UsedLog): Said {
  const name = `feltwise-${table}-${fileDay(now())}.csv`
  save(name, TABLES[table].make(log[table], stampOf), 'text/csv;charset=utf-8')
  return {
    tone: 'good',
    text: progress.exported(name, countsInWords({ [table]: log[table] })),
  }
}

/** Exports everything as one file, and tables for spreadsheets. */
function ExportPart({ log }: { readonly log: UsedLog }) {
  const [said, setSaid] = useState<Said | null>(null)
  const { ways, unread } = useSaved()
  const isEmpty = countOf(log) + log.unreadable + ways.length + unread.length === 0
  return (
    <Section title={progress.export} about={progress.aboutExport}>
      <div className="grid grid-cols-2 gap-2 md:flex">
        <Button
          aria-disabled={isEmpty}
          onClick={() =>
            !isEmpty &&
            void exportAll(ways.length + unread.length).then(setSaid, (error: unknown) =>
              setSaid({
                tone: 'bad',
                text: filled(progress.notExported, { why: <span lang="en">{String(error)}</span> }),
              }),
            )
          }
          className="col-span-2 aria-disabled:opacity-45"
        >
          {progress.exportAll}
        </Button>
        {(['answers', 'rounds', 'school'] as const).map((table) => {
          const none = log[table].length === 0
          return (
            <Button
              key={table}
              look="quiet"
              aria-disabled={none}
              onClick={() => !none && setSaid(exportTable(table, log))}
              className="px-2! last:col-span-2 aria-disabled:opacity-45 md:px-5!"
            >
              {progress[TABLES[table].word]}
            </Button>
          )
        })}
      </div>
      {isEmpty && log.status !== 'opening' && <p className="text-small text-muted">{progress.nothingToExport}</p>}
      {said && (
        <Notice tone={said.tone}>
          <p>{said.text}</p>
        </Notice>
      )}
    </Section>
  )
}

/** Everything that can be done with the stored records. */
function DataDesk() {
  const log = useLog()
  return (
    <>
      <SetAside />
      <Stored log={log} />
      <ExportPart log={log} />
      <ImportPart />
      <DeletePart log={log} />
    </>
  )
}

/** How much is stored and since when, and whether the browser promised to keep it. */
function Stored({ log }: { readonly log: UsedLog }) {
  const { answers, rounds, school, status, problem, unsaved, unreadable } = log
  const count = countOf(log)
  const { keeping, ask } = useKeeping(count)
  const span = spanOf([answers, rounds, school].flatMap((list) => [...list.slice(0, 1), ...list.slice(-1)]))
  return (
    <Section title={progress.stored}>
      {problem && (
        <Notice tone="bad">
          <p>{problemInWords(problem)}</p>
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
          <Figure label={progress.schoolHead}>{whole(school.length)}</Figure>
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

/** The browser's information about this site's storage. */
interface Keeping {
  /** `unknown`: the browser doesn't say. */
  readonly promise: 'given' | 'not given' | 'refused' | 'unknown'
  /** The bytes that the whole site stores; null if the browser doesn't say. */
  readonly used: number | null
  readonly room: number | null
}

const UNKNOWN: Keeping = { promise: 'unknown', used: null, room: null }

async function look(): Promise<Keeping> {
  // Pages without encryption don't have it.
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.persisted) return UNKNOWN
  const [kept, { usage, quota }] = await Promise.all([storage.persisted(), storage.estimate()])
  return { promise: kept ? 'given' : 'not given', used: usage ?? null, room: quota ?? null }
}

/** Updated whenever `count` changes. */
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

/** Only the browser has the records. The server sends the frame. */
export function DataLoader() {
  const inBrowser = useInBrowser()
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-4 px-3 pt-3 pb-12 md:gap-6 md:px-8 md:pt-5.5 md:pb-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title">
          {progress.dataTitle}
        </h1>
        <Link href="/progress" className="link inline-flex min-h-11 items-center text-small">
          {progress.title}
        </Link>
      </div>
      <p className="max-w-wide text-muted">{progress.aboutData}</p>
      {inBrowser ? (
        <DataDesk />
      ) : (
        <p className="text-small text-muted" role="status">
          {progress.looking}
        </p>
      )}
      <noscript>
        <p className="text-small text-muted">{progress.needsScript}</p>
      </noscript>
    </div>
  )
}
