'use client'

import { TextButton } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { useEffect, useState } from 'react'
import { helps } from '@/app/_languages/words'
import { usePreferences } from '@/app/_settings/preferences'
import { Sheet } from './dialog'
import { isTurnedOff, isTyping } from './use-keys'

/** Keys and what they do: `[['U', 'C'], 'undo, clear']`. A dash between two keys means a range. */
export type KeyLine = readonly [keys: readonly string[], does: string]

/** A list of keys. */
export function KeyLines({ lines }: { readonly lines: readonly KeyLine[] }) {
  return (
    <dl className="grid gap-2">
      {lines.map(([keys, does]) => (
        <div key={does} className="flex items-baseline gap-3">
          <dt className="flex w-20 shrink-0 flex-wrap gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className={
                  key === '–' ? 'font-sans' : 'rounded-key border border-b-2 px-1.5 font-sans text-tag font-semibold'
                }
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A field for an amount never needs a question mark, so that key opens the help there too. */
const isForAmount = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('main input[inputmode=decimal]')

const asksForHelp = (event: KeyboardEvent): boolean =>
  event.key === '?' &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTurnedOff(event) &&
  (!isTyping(event.target) || isForAmount(event.target))

/** A table's keys on a sheet, opened by `?` and by a button under the table. */
export function KeyHelp({ lines }: { readonly lines: readonly KeyLine[] }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!asksForHelp(event)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className="trainer-wide">
      <TextButton aria-keyshortcuts="?" onClick={() => setOpen(true)} className="px-1 text-small">
        {helps.keysOfTable}
      </TextButton>
      <Sheet open={open} onOpenChange={setOpen} title={helps.keys}>
        <div className="grid gap-4 text-small">
          <KeyLines lines={[...lines, [['?'], helps.thisSheet]]} />
          <KeysNote />
        </div>
      </Sheet>
    </div>
  )
}

/** Where single keys can be turned off and on. */
export function KeysNote() {
  const { keys } = usePreferences()
  return (
    <p className="text-muted">
      {keys ? helps.othersDoToo : helps.othersDoAll}{' '}
      <Link href="/settings" prefetch={false} className="link">
        {keys ? helps.turnKeysOff : helps.turnKeysOn}
      </Link>
    </p>
  )
}
