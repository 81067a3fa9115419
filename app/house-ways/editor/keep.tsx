'use client'

import { Heading } from '@/app/_ui/heading'
import { Link } from '@/app/_ui/link'
import { type ReactNode, useRef, useState } from 'react'
import { Button, TextButton } from '@/app/_ui/button'
import { FileInput } from '@/app/_ui/field'
import { CopyBox, copyText } from '@/app/_ui/copy'
import { helps, houseWays } from '@/app/_languages/words'
import { NotKept } from '@/app/_ui/not-kept'
import { withoutLong } from '@/app/_ui/long-address'
import { Panel } from '@/app/_ui/panel'
import { problemInWords } from '@/app/_ui/problem-words'
import { saveFile } from '@/app/_ui/save-file'
import { filled } from '@/app/_languages/filled'
import {
  asOwn,
  type Edit,
  fileNameOf,
  GAME,
  type HouseWay,
  isSound,
  KNOWN_WAYS,
  LONGEST_FILE,
  makeWay,
  makeWayFile,
  parseWayFile,
  rulesWith,
  type WayCheck,
} from '@/lib/engines/pai-gow/index'
import { fail, type Result } from '@/lib/result'
import { forgetWay, saveWay, type Saving, useSaved } from './saved'

/**
 * Reads a file that the reader chose. Files that are far too large aren't read. Fails with `Unreadable` for a folder or
 * a deleted file.
 */
export async function readWayFile(file: File): Promise<Result<HouseWay>> {
  if (file.size > MOST_BYTES) return fail('TooLarge', houseWays.fileTooLarge)
  const text = await file.text().catch(() => undefined)
  return text === undefined ? fail('Unreadable', houseWays.fileUnreadable) : parseWayFile(text)
}

/** A character takes at most four bytes. */
const MOST_BYTES = 4 * LONGEST_FILE

interface Props {
  readonly way: HouseWay
  /** The check of the current version of the way; null until it is known. */
  readonly check: WayCheck | null
  readonly hasProblem: boolean
  readonly onEdit: (edit: Edit) => void
}

interface Notice {
  readonly text: ReactNode
  readonly isBad: boolean
}

const NOT_SAVED = { 'not stored': 'notSaved', newer: 'newerSaved' } as const

const savingNotice = (saving: Saving, saved: string): Notice =>
  saving === 'saved' ? { text: saved, isBad: false } : { text: houseWays[NOT_SAVED[saving]], isBad: true }

/** Buttons to save, open and share the way, and links to the pages that can use it. */
export function Keep({ way, check, hasProblem, onEdit }: Props) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const isKnownId = KNOWN_WAYS.some(({ id }) => id === way.id)
  const canKeep = !hasProblem && !isKnownId
  const canUse = canKeep && check !== null && isSound(check)
  const save = (): void => {
    if (!canKeep) return
    setNotice(savingNotice(saveWay(way), houseWays.saved(way.name)))
  }
  return (
    <Panel>
      <Heading>{houseWays.keepAndUse}</Heading>
      <NotKept area="sessionStorage" />
      {isKnownId && <p className="text-small text-blunder-ink">{houseWays.isTaken(way.id)}</p>}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={save} aria-disabled={!canKeep} className="px-3! aria-disabled:opacity-45">
          {houseWays.save}
        </Button>
        <ShareButton way={way} canShare={canKeep} onNotice={setNotice} />
        <ExportButton way={way} canExport={!hasProblem} />
        <ImportButton onEdit={onEdit} onNotice={setNotice} />
      </div>
      {notice && (
        <p
          role={notice.isBad ? 'alert' : 'status'}
          className={notice.isBad ? 'text-small break-words text-blunder-ink' : 'text-small break-words text-best-ink'}
        >
          {notice.text}
        </p>
      )}
      <SavedWays way={way} onEdit={onEdit} onNotice={setNotice} />
      <Uses way={way} canUse={canUse} />
    </Panel>
  )
}

function ShareButton({
  way,
  canShare,
  onNotice,
}: {
  readonly way: HouseWay
  readonly canShare: boolean
  readonly onNotice: (notice: Notice) => void
}) {
  const share = (): void => {
    if (!canShare) return
    const link = `${window.location.origin}${withoutLong(`${window.location.pathname}?way=${makeWay(way)}`)}`
    void copyText(link).then((isCopied) =>
      onNotice({ text: isCopied ? houseWays.linkCopied : houseWays.copyByHand(link), isBad: false }),
    )
  }
  return (
    <Button look="quiet" onClick={share} aria-disabled={!canShare} className="px-3! aria-disabled:opacity-45">
      {houseWays.copyLink}
    </Button>
  )
}

function ExportButton({ way, canExport }: { readonly way: HouseWay; readonly canExport: boolean }) {
  const save = (): void => {
    if (!canExport) return
    saveFile(fileNameOf(way), 'application/json', makeWayFile(way))
  }
  return (
    <Button look="quiet" onClick={save} aria-disabled={!canExport} className="px-3! aria-disabled:opacity-45">
      {houseWays.exportFile}
    </Button>
  )
}

function ImportButton({
  onEdit,
  onNotice,
}: {
  readonly onEdit: (edit: Edit) => void
  readonly onNotice: (notice: Notice) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File): Promise<void> => {
    const name = file.name.slice(0, 60)
    const way = await readWayFile(file)
    if (!way.ok)
      return onNotice({
        text: filled(houseWays.notOpened, { file: name, why: problemInWords(way.problem) }),
        isBad: true,
      })
    onEdit({ kind: 'replace', way: asOwn(way.value, []) })
    onNotice({ text: houseWays.opened(name), isBad: false })
  }
  return (
    <>
      <FileInput
        ref={input}
        accept="application/json,.json"
        aria-label={houseWays.wayAsFile}
        onFiles={([file]) => file && void read(file)}
      />
      <Button look="quiet" onClick={() => input.current?.click()} className="px-3!">
        {houseWays.importFile}
      </Button>
    </>
  )
}

function SavedWays({
  way,
  onEdit,
  onNotice,
}: Pick<Props, 'way' | 'onEdit'> & { readonly onNotice: (notice: Notice) => void }) {
  const { ways, unread } = useSaved()
  return (
    <div className="grid gap-1 border-t pt-3">
      <h3 className="text-caption text-muted">{houseWays.savedHere}</h3>
      {ways.length === 0 && <p className="text-small text-muted">{houseWays.nothingYet}</p>}
      {unread.length > 0 && <p className="text-small text-blunder-ink">{houseWays.notAllRead}</p>}
      <ul className="grid">
        {ways.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-3">
            <TextButton onClick={() => onEdit({ kind: 'replace', way: one })} className="min-w-0 text-left text-small">
              {one.name}
              {one.id === way.id && <span className="text-muted"> {houseWays.isOpen}</span>}
            </TextButton>
            <button
              type="button"
              onClick={() => onNotice(savingNotice(forgetWay(one.id), houseWays.removed(one.name)))}
              aria-label={houseWays.removeWay(one.name)}
              className="min-h-11 shrink-0 px-1 text-small text-muted hover:text-ink"
            >
              {houseWays.remove}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Uses({ way, canUse }: { readonly way: HouseWay; readonly canUse: boolean }) {
  if (!canUse) return <p className="border-t pt-3 text-small text-muted">{houseWays.notYetUsable}</p>
  const rules = rulesWith(way)
  return (
    <div className="grid gap-2 border-t pt-3">
      <p className="flex flex-wrap gap-x-5 text-small">
        <Link href={`/dealer-school/house-way?way=${makeWay(way)}`} className="link inline-flex min-h-11 items-center">
          {houseWays.drillIt}
        </Link>
        <Link href={`/${GAME}/trainer?rules=${rules}`} className="link inline-flex min-h-11 items-center">
          {houseWays.trainAgainst}
        </Link>
        <Link href={`/${GAME}/calculator?rules=${rules}`} className="link inline-flex min-h-11 items-center">
          {houseWays.calculator}
        </Link>
      </p>
      <p className="text-caption text-muted">{houseWays.onCommandLine}</p>
      <CopyBox label={helps.theCommand} text={`npm run -s house-way -- --way ${fileNameOf(way)} < hands.jsonl`} />
    </div>
  )
}
