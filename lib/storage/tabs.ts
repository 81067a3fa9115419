import { array, literal, object, safeParse, unknown } from 'valibot'
import type { Kept } from '@/lib/teaching/quiz/record'
import { readKept } from '@/lib/storage/kept'

/* Messages about the log between the tabs of one browser. */

const NAME = 'feltwise.log'

type Told = { readonly kind: 'added'; readonly records: readonly unknown[] } | { readonly kind: 'changed' }

export interface TabEvents {
  added(records: readonly Kept[]): void
  /** Anything may have changed. */
  changed(): void
}

/** The channel to the other tabs. Without it, tabs learn of each other's changes when they are reopened. */
export interface Tabs extends TabEvents {
  close(): void
}

const added = object({ kind: literal('added'), records: array(unknown()) })

/** The sender may be a tab with another version. */
function hear(data: unknown, events: TabEvents): void {
  const told = safeParse(added, data)
  if (!told.success) return events.changed()
  const read = told.output.records.map((record) => readKept(record, ''))
  events.added(read.flatMap((one) => (one.ok ? [one.value] : [])))
}

export function makeTabs(events: TabEvents): Tabs {
  if (typeof BroadcastChannel === 'undefined')
    return { added: () => undefined, changed: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }) => hear(data, events)
  let isClosed = false
  // A write may end after the log is closed, and a closed channel throws.
  const tell = (told: Told): void => {
    if (!isClosed) channel.postMessage(told)
  }
  return {
    added: (records) => tell({ kind: 'added', records }),
    changed: () => tell({ kind: 'changed' }),
    close: () => {
      isClosed = true
      channel.close()
    },
  }
}
