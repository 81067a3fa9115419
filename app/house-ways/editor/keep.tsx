'use client'

import Link from 'next/link'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '@/app/_components/button'
import { CopyCommand } from '@/app/_components/copy-command'
import { Panel } from '@/app/_components/panel'
import { isSound, type WayCheck } from '@/lib/house-ways/check-types'
import type { Edit } from '@/lib/house-ways/editing'
import { GAME, type HouseWay, KNOWN_WAYS } from '@/lib/house-ways/hands'
import { asOwn, fileNameOf, makeWayFile } from '@/lib/house-ways/way-file'
import { makeWay, rulesWith } from '@/lib/house-ways/way-of'
import { readWayFile } from './read-way-file'
import { forgetWay, saveWay, useSaved } from './saved'

interface Props {
  readonly way: HouseWay
  /** Of the way as it stands; null while it is not known. */
  readonly check: WayCheck | null
  readonly hasProblem: boolean
  readonly onEdit: (edit: Edit) => void
}

interface Notice {
  readonly text: string
  readonly isBad: boolean
}

/** Saving, opening, sharing, and where the way can be used. */
export function Keep({ way, check, hasProblem, onEdit }: Props) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const isKnownId = KNOWN_WAYS.some(({ id }) => id === way.id)
  const canKeep = !hasProblem && !isKnownId
  const canUse = canKeep && check !== null && isSound(check)
  const save = (): void => {
    if (!canKeep) return
    setNotice(saveWay(way) ? { text: `Saved in this browser as “${way.name}”.`, isBad: false } : { text: 'This browser does not keep it: its storage is full or blocked. Export it as a file instead.', isBad: true })
  }
  return (
    <Panel>
      <h2 className="text-verdict font-semibold tracking-[-0.01em]">Keep and use it</h2>
      {isKnownId && <p className="text-small text-blunder-ink">“{way.id}” is the short name of a way of this site. Give it another.</p>}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={save} aria-disabled={!canKeep} className="px-3! aria-disabled:opacity-45">
          Save
        </Button>
        <ShareButton way={way} canShare={canKeep} onNotice={setNotice} />
        <ExportButton way={way} canExport={!hasProblem} />
        <ImportButton onEdit={onEdit} onNotice={setNotice} />
      </div>
      {notice && (
        <p role={notice.isBad ? 'alert' : 'status'} className={notice.isBad ? 'text-small break-words text-blunder-ink' : 'text-small break-words text-best-ink'}>
          {notice.text}
        </p>
      )}
      <SavedWays way={way} onEdit={onEdit} />
      <Uses way={way} canUse={canUse} />
    </Panel>
  )
}

function ShareButton({ way, canShare, onNotice }: { readonly way: HouseWay; readonly canShare: boolean; readonly onNotice: (notice: Notice) => void }) {
  const share = (): void => {
    if (!canShare) return
    const link = `${window.location.origin}${window.location.pathname}?way=${makeWay(way)}`
    const written = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => onNotice({ text: 'The link is copied: it holds the whole way.', isBad: false }),
      () => onNotice({ text: `Copy this link by hand: ${link}`, isBad: false }),
    )
  }
  return (
    <Button look="quiet" onClick={share} aria-disabled={!canShare} className="px-3! aria-disabled:opacity-45">
      Copy a link
    </Button>
  )
}

function ExportButton({ way, canExport }: { readonly way: HouseWay; readonly canExport: boolean }) {
  const save = (): void => {
    if (!canExport) return
    const address = URL.createObjectURL(new Blob([makeWayFile(way)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = fileNameOf(way)
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 1000)
  }
  return (
    <Button look="quiet" onClick={save} aria-disabled={!canExport} className="px-3! aria-disabled:opacity-45">
      Export a file
    </Button>
  )
}

function ImportButton({ onEdit, onNotice }: { readonly onEdit: (edit: Edit) => void; readonly onNotice: (notice: Notice) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const name = file.name.slice(0, 60)
    const way = await readWayFile(file)
    if (!way.ok) return onNotice({ text: `${name} was not opened. ${way.problem.message} Nothing here was changed.`, isBad: true })
    onEdit({ kind: 'replace', way: asOwn(way.value, []) })
    onNotice({ text: `${name} is open. It is not saved yet.`, isBad: false })
  }
  return (
    <>
      <input ref={input} type="file" accept="application/json,.json" aria-label="A house way as a file" onChange={(event) => void read(event)} className="sr-only" tabIndex={-1} />
      <Button look="quiet" onClick={() => input.current?.click()} className="px-3!">
        Import a file
      </Button>
    </>
  )
}

function SavedWays({ way, onEdit }: Pick<Props, 'way' | 'onEdit'>) {
  const { ways, unreadable } = useSaved()
  return (
    <div className="grid gap-1 border-t pt-3">
      <h3 className="text-caption text-muted">Saved in this browser</h3>
      {ways.length === 0 && <p className="text-small text-muted">Nothing yet.</p>}
      {unreadable > 0 && <p className="text-small text-blunder-ink">What was saved here before cannot all be read; the rest is listed.</p>}
      <ul className="grid">
        {ways.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-3">
            <button type="button" onClick={() => onEdit({ kind: 'replace', way: one })} className="link min-h-11 min-w-0 text-left text-small">
              {one.name}
              {one.id === way.id && <span className="text-muted"> (open)</span>}
            </button>
            <button type="button" onClick={() => forgetWay(one.id)} aria-label={`Remove ${one.name}`} className="min-h-11 shrink-0 px-1 text-small text-muted hover:text-ink">
              Remove
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Uses({ way, canUse }: { readonly way: HouseWay; readonly canUse: boolean }) {
  if (!canUse) return <p className="border-t pt-3 text-small text-muted">Once every hand is set and none foul, you can drill it, train against it and use it in the calculator.</p>
  const rules = rulesWith(way)
  return (
    <div className="grid gap-2 border-t pt-3">
      <p className="flex flex-wrap gap-x-5 text-small">
        <Link href={`/dealer-school/house-way?way=${makeWay(way)}`} className="link inline-flex min-h-11 items-center">
          Drill it
        </Link>
        <Link href={`/${GAME}/trainer?rules=${rules}`} className="link inline-flex min-h-11 items-center">
          Train against it
        </Link>
        <Link href={`/${GAME}/calculator?rules=${rules}`} className="link inline-flex min-h-11 items-center">
          Calculator
        </Link>
      </p>
      <p className="text-caption text-muted">On the command line, with the exported file:</p>
      <CopyCommand command={`npm run -s house-way -- --way ${fileNameOf(way)} < hands.jsonl`} />
    </div>
  )
}
