'use client'

import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '@/app/_components/button'
import { Notice } from '@/app/_components/notice'
import { readPreferences, setPreferences } from '@/app/_components/preferences'
import { ProgressLine } from '@/app/_components/progress-line'
import { progress } from '@/app/_languages/english/progress'
import { filled } from '@/app/_languages/filled'
import { compareSaved, takeSaved } from '@/app/house-ways/editor/saved'
import { readArchive } from '@/lib/storage/archive'
import { openLog } from '@/lib/storage/log'
import { compareKept } from '@/lib/storage/merge'
import { Section } from '../section'
import { type Opened, Preview } from './preview'
import { addedInWords, keptInWords } from './words'

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
  text: filled(progress.notImported, { file: name, why: <span lang="en">{why}</span> }),
})

/** Reads a file and compares it with what is here. */
async function open(file: File, onStep: (step: Step) => void): Promise<void> {
  const name = shortName(file.name)
  const controller = new AbortController()
  const reading = (done: number): void => onStep({ kind: 'reading', name, done, stop: () => controller.abort() })
  reading(0)
  const archive = await readArchive(file, { signal: controller.signal, onProgress: reading })
  if (!archive.ok)
    return onStep(archive.problem.name === 'Cancelled' ? { kind: 'idle' } : refused(name, archive.problem.message))
  const log = openLog()
  const [answers, rounds] = [await log.answers(), await log.rounds()]
  // Without storage the records of the page itself are what is here.
  const here =
    answers.ok && rounds.ok ? [...answers.value, ...rounds.value] : [...log.view().answers, ...log.view().rounds]
  const ways = compareSaved(archive.value.houseWays)
  const merge = await compareKept(archive.value.records, here)
  onStep({ kind: 'read', opened: { name, archive: archive.value, merge, ways } })
}

const NOT_TAKEN = { 'not stored': 'waysNotStored', newer: 'waysNewer' } as const

/** Takes in what is new, and the settings if that was wished. */
async function take({ name, archive, merge, ways }: Opened, withSettings: boolean): Promise<Step> {
  const newWays = ways.ways.length + ways.unread.length
  const merged = await openLog().merge(merge.fresh)
  if (!merged.ok) return refused(name, merged.problem.message)
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

/** A file is read, looked at, and merged once that is confirmed. */
export function ImportPart() {
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const cancel = (): void => {
    setStep({ kind: 'idle' })
    button.current?.focus()
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0]
    target.value = ''
    if (file) void open(file, setStep)
  }
  const merge = (opened: Opened, withSettings: boolean): void => {
    setStep({ kind: 'merging', opened })
    void take(opened, withSettings).then(setStep)
  }
  const isBusy = step.kind === 'reading' || step.kind === 'merging'
  return (
    <Section title={progress.import} about={progress.aboutImport}>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={progress.exportedFile}
        onChange={choose}
        className="sr-only"
        tabIndex={-1}
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
          <button type="button" onClick={step.stop} className="link min-h-11 justify-self-start text-small">
            {progress.stop}
          </button>
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
