'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/app/_components/button'
import { whole } from '@/app/_components/format'
import { now } from '@/app/_components/moment'
import { Notice } from '@/app/_components/notice'
import { PREFERENCES_KEY } from '@/app/_components/preferences'
import type { UsedLog } from '@/app/_components/use-log'
import { savedText, useSaved } from '@/app/house-ways/editor/saved'
import { progress } from '@/app/_languages/english/progress'
import { filled } from '@/app/_languages/filled'
import { makeArchive } from '@/lib/storage/archive'
import { makeAnswersCsv, makeRoundsCsv } from '@/lib/storage/csv'
import { openLog } from '@/lib/storage/log'
import { drained } from '@/lib/storage/slices'
import { Section } from '../section'
import { addedInWords, countsInWords, fileDay, stampOf } from './words'

interface Said {
  readonly tone: 'good' | 'bad'
  readonly text: ReactNode
}

/** Gives the browser a file to save. */
function save(name: string, pieces: readonly string[], type: string): void {
  const address = URL.createObjectURL(new Blob([...pieces], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then, and keeps what it needs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The settings as they are kept; null where there are none, or the browser does not say. */
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
      text: filled(progress.notExported, { why: <span lang="en">{everything.problem.message}</span> }),
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

type Table = 'answers' | 'rounds'

const TABLES = { answers: makeAnswersCsv, rounds: makeRoundsCsv } as const

function exportTable(table: Table, log: UsedLog): Said {
  const name = `feltwise-${table}-${fileDay(now())}.csv`
  save(name, TABLES[table](log[table], stampOf), 'text/csv;charset=utf-8')
  return {
    tone: 'good',
    text: progress.exported(
      name,
      table === 'answers' ? countsInWords(log.answers.length, 0) : countsInWords(0, log.rounds.length),
    ),
  }
}

/** Everything as one file, and tables for spreadsheets. */
export function ExportPart({ log }: { readonly log: UsedLog }) {
  const [said, setSaid] = useState<Said | null>(null)
  const { ways, unread } = useSaved()
  const isEmpty = log.answers.length + log.rounds.length + log.unreadable + ways.length + unread.length === 0
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
        {(['answers', 'rounds'] as const).map((table) => {
          const none = log[table].length === 0
          return (
            <Button
              key={table}
              look="quiet"
              aria-disabled={none}
              onClick={() => !none && setSaid(exportTable(table, log))}
              className="px-2! aria-disabled:opacity-45 md:px-5!"
            >
              {table === 'answers' ? progress.answersCsv : progress.roundsCsv}
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
