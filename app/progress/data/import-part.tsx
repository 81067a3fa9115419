'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Checkbox, FileInput } from '@/app/_ui/field'
import { Button, TextButton } from '@/app/_ui/button'
import { Notice } from '@/app/_ui/notice'
import { readPreferences, setPreferences } from '@/app/_settings/preferences'
import { ProgressLine } from '@/app/_ui/progress-line'
import { progress } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { compareSaved, type SavedMerge, takeSaved } from '@/app/house-ways/editor/saved'
import { type Archive, readArchive } from '@/lib/storage/archive'
import { openLog } from '@/app/progress/open-log'
import { compareKept, type Merge } from '@/lib/storage/merge'
import { whole } from '@/app/_languages/format'
import type { Kept } from '@/lib/teaching/quiz/record'
import { fullDay } from '@/app/progress/dates'
import { problemInWords } from '@/app/_ui/problem-words'
import { Section } from '../section'
import { addedInWords, keptInWords, spanOf, stampOf } from './words'

/** A file that was read, and what merging it would change. */
interface Opened {
  readonly name: string
  readonly archive: Archive
  readonly merge: Merge
  readonly ways: SavedMerge
}

interface Props {
  readonly opened: Opened
  readonly isMerging: boolean
  readonly onMerge: (withSettings: boolean) => void
  readonly onCancel: () => void
}

/** The contents of a file and what merging it would change, shown before anything is done. */
function Preview({ opened, isMerging, onMerge, onCancel }: Props) {
  const { name, archive, merge, ways } = opened
  const [withSettings, setWithSettings] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  const newWays = ways.ways.length + ways.unread.length
  const hasNew = merge.fresh.length + newWays > 0
  const hasWork = hasNew || withSettings
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-option border bg-paper p-4">
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold wrap-anywhere">
        {name}
        {archive.at !== null && (
          <span className="font-normal text-muted">{progress.exportedOn(fullDay(archive.at))}</span>
        )}
      </h3>
      <dl className="grid text-small">
        <Row name={progress.fresh} count={merge.fresh.length}>
          {merge.fresh.length > 0 && `${keptInWords(merge.fresh)}, ${spanOf(merge.fresh)}`}
        </Row>
        <Row name={progress.alreadyHere} count={merge.same} />
        <Row name={progress.differing} count={merge.differing.length}>
          {merge.differing.length > 0 && progress.differingStay}
        </Row>
        <Row name={progress.unreadable} count={archive.unreadable.count}>
          {archive.unreadable.count > 0 && progress.leftOut}
        </Row>
        {archive.houseWays !== null && (
          <Row name={progress.ownWaysHead} count={newWays}>
            {ways.ways.length > 0 && <p lang="en">{ways.ways.map((way) => way.name).join(', ')}</p>}
            {ways.unread.length > 0 && <p>{progress.waysUnread(whole(ways.unread.length))}</p>}
            {ways.differing.length > 0 && <p>{progress.waysStay(ways.differing.map((way) => way.name).join(', '))}</p>}
          </Row>
        )}
      </dl>
      <Differing differing={merge.differing} />
      <Unreadable {...archive.unreadable} />
      {archive.preferences !== null && (
        <Checkbox
          className="text-small"
          checked={withSettings}
          onChange={({ target }) => setWithSettings(target.checked)}
        >
          {progress.takeSettingsToo}
        </Checkbox>
      )}
      {!hasNew && <p className="text-small text-muted">{progress.nothingNew}</p>}
      <div className="flex flex-wrap gap-2">
        {hasWork && (
          <Button
            aria-disabled={isMerging}
            onClick={() => !isMerging && onMerge(withSettings)}
            className="aria-disabled:opacity-45"
          >
            {isMerging
              ? progress.adding
              : hasNew
                ? progress.add(addedInWords(merge.fresh.length, newWays))
                : progress.takeSettings}
          </Button>
        )}
        <Button
          look="quiet"
          aria-disabled={isMerging}
          onClick={() => !isMerging && onCancel()}
          className="aria-disabled:opacity-45"
        >
          {hasWork ? progress.doNothing : progress.close}
        </Button>
      </div>
    </section>
  )
}

function Row({
  name,
  count,
  children,
}: {
  readonly name: string
  readonly count: number
  readonly children?: ReactNode
}) {
  return (
    <div className="grid grid-cols-rest-auto gap-x-4 border-t py-2 first:border-t-0">
      <dt>{name}</dt>
      <dd className="font-semibold tabular-nums">{whole(count)}</dd>
      {children && <dd className="col-span-2 text-muted">{children}</dd>}
    </div>
  )
}

/** How many entries of a long list are shown. */
const SHOWN = 20

const differingFields = (theirs: Kept, kept: Kept): string => {
  const [a, b] = [theirs, kept] as unknown as readonly Readonly<Record<string, unknown>>[]
  return [...new Set([...Object.keys(a!), ...Object.keys(b!)])]
    .filter((field) => JSON.stringify(a![field]) !== JSON.stringify(b![field]))
    .join(', ')
}

function Differing({ differing }: Pick<Opened['merge'], 'differing'>) {
  if (differing.length === 0) return null
  return (
    <Folded title={progress.whatDiffers} rest={differing.length - SHOWN}>
      {differing.slice(0, SHOWN).map(({ theirs, kept }) => (
        <li key={theirs.id} className="wrap-anywhere">
          {stampOf(kept.at)}, {kept.game}: {differingFields(theirs, kept)}
        </li>
      ))}
    </Folded>
  )
}

function Unreadable({ count, first }: Opened['archive']['unreadable']) {
  if (count === 0) return null
  return (
    <Folded title={progress.whatUnreadable} rest={count - first.length}>
      {first.map((problem) => (
        <li key={problem.at} className="wrap-anywhere">
          {problemInWords(problem)}
        </li>
      ))}
    </Folded>
  )
}

function Folded({
  title,
  rest,
  children,
}: {
  readonly title: string
  readonly rest: number
  readonly children: ReactNode
}) {
  return (
    <details className="text-small">
      <summary className="min-h-11 content-center">{title}</summary>
      <ul className="grid gap-1 pb-2 text-muted">
        {children}
        {rest > 0 && <li>{progress.andMore(whole(rest))}</li>}
      </ul>
    </details>
  )
}

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly name: string; readonly done: number; readonly stop: () => void }
  | { readonly kind: 'read'; readonly opened: Opened }
  | { readonly kind: 'merging'; readonly opened: Opened }
  | { readonly kind: 'said'; readonly tone: 'good' | 'bad'; readonly text: ReactNode }

const shortName = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name)

const refused = (name: string, why: string): Step => ({
  kind: 'said',
  tone: 'bad',
  text: filled(progress.notImported, { file: name, why }),
})

/** Reads a file and compares it with the records here. */
async function open(file: File, onStep: (step: Step) => void): Promise<void> {
  const name = shortName(file.name)
  const controller = new AbortController()
  const reading = (done: number): void => onStep({ kind: 'reading', name, done, stop: () => controller.abort() })
  reading(0)
  const archive = await readArchive(file, { signal: controller.signal, onProgress: reading })
  if (!archive.ok)
    return onStep(
      archive.problem.name === 'Cancelled' ? { kind: 'idle' } : refused(name, problemInWords(archive.problem)),
    )
  const log = openLog()
  // Reads everything. If storage is blocked, only the page's own records are compared.
  await log.answers()
  const { answers, rounds, runs } = log.view()
  const ways = compareSaved(archive.value.houseWays)
  const merge = await compareKept(archive.value.records, [...answers, ...rounds, ...runs])
  onStep({ kind: 'read', opened: { name, archive: archive.value, merge, ways } })
}

const NOT_TAKEN = { 'not stored': 'waysNotStored', newer: 'waysNewer' } as const

/** Adds what is new, and the settings if the reader wants them. */
async function take({ name, archive, merge, ways }: Opened, withSettings: boolean): Promise<Step> {
  const newWays = ways.ways.length + ways.unread.length
  const merged = await openLog().merge(merge.fresh)
  if (!merged.ok) return refused(name, problemInWords(merged.problem))
  const taken = newWays === 0 ? 'saved' : takeSaved(ways)
  if (withSettings && archive.preferences !== null) setPreferences(readPreferences(archive.preferences))
  const added =
    merged.value === merge.fresh.length && newWays === 0
      ? keptInWords(merge.fresh)
      : addedInWords(merged.value, newWays)
  if (taken !== 'saved')
    return {
      kind: 'said',
      tone: 'bad',
      text: `${progress.imported(merged.value, keptInWords(merge.fresh), name)} ${progress[NOT_TAKEN[taken]]}`,
    }
  const count = merged.value + newWays
  return {
    kind: 'said',
    tone: 'good',
    text: withSettings ? progress.importedWithSettings(count, added, name) : progress.imported(count, added, name),
  }
}

/** Reads a file, shows a preview, and merges the file once the reader confirms. */
export function ImportPart() {
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const cancel = (): void => {
    setStep({ kind: 'idle' })
    button.current?.focus()
  }
  const merge = (opened: Opened, withSettings: boolean): void => {
    setStep({ kind: 'merging', opened })
    void take(opened, withSettings).then(setStep)
  }
  const isBusy = step.kind === 'reading' || step.kind === 'merging'
  return (
    <Section title={progress.import} about={progress.aboutImport}>
      <FileInput
        ref={input}
        accept="application/json,.json"
        aria-label={progress.exportedFile}
        onFiles={([file]) => file && void open(file, setStep)}
      />
      <Button
        ref={button}
        look="quiet"
        aria-disabled={isBusy}
        onClick={() => !isBusy && input.current?.click()}
        className="self-start aria-disabled:opacity-45"
      >
        {progress.chooseFile}
      </Button>
      {step.kind === 'reading' && (
        <div className="grid gap-2">
          <p role="status" className="text-small text-muted wrap-anywhere">
            {progress.readingFile(step.name)}
          </p>
          <ProgressLine done={step.done} label={progress.readingLabel(step.name)} />
          <TextButton onClick={step.stop} className="justify-self-start text-small">
            {progress.stop}
          </TextButton>
        </div>
      )}
      {(step.kind === 'read' || step.kind === 'merging') && (
        <Preview
          opened={step.opened}
          isMerging={step.kind === 'merging'}
          onMerge={(withSettings) => merge(step.opened, withSettings)}
          onCancel={cancel}
        />
      )}
      {step.kind === 'said' && (
        <Notice tone={step.tone} takesFocus>
          <p>{step.text}</p>
        </Notice>
      )}
    </Section>
  )
}
