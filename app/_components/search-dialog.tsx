'use client'

import { X } from 'lucide-react'
import Link from 'next/link'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { search } from '@/app/_languages/english/search'
import { SearchBox } from './search-box'

/** Of each kind; the page has all. */
const MOST = 5

interface Props {
  /** May hold what was typed before this was loaded. */
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onClose: () => void
}

/** The focus goes behind what was typed already: a library would select it, and the next key would replace it. */
function focusField(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector('input')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}

/** The search over the page: from the top, so that a phone's keyboard leaves room for what is found. Escape closes it; focus returns. */
export function SearchDialog({ query, onQuery, onClose }: Props) {
  const [opener] = useState(() => document.activeElement)
  const gone = useRef(false)
  const go = (): void => {
    gone.current = true
    onClose()
  }
  // A result takes the reader elsewhere; otherwise the focus goes back to where it was.
  const giveBack = (event: Event): void => {
    event.preventDefault()
    if (!gone.current && opener instanceof HTMLElement) opener.focus()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(10_20_14/0.45)]" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusField}
          onCloseAutoFocus={giveBack}
          className="fixed inset-x-0 top-0 z-50 grid max-h-dvh animate-appear overflow-hidden rounded-b-panel border bg-raised shadow-panel min-[700px]:inset-x-auto min-[700px]:top-[9dvh] min-[700px]:left-1/2 min-[700px]:max-h-[78dvh] min-[700px]:w-[660px] min-[700px]:-translate-x-1/2 min-[700px]:rounded-panel"
        >
          <Dialog.Title className="sr-only">{search.title}</Dialog.Title>
          <SearchBox
            label={search.label}
            query={query}
            onQuery={onQuery}
            most={MOST}
            onGo={go}
            beside={
              <Dialog.Close
                aria-label={search.close}
                className="grid h-11 w-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
              >
                <X size={20} aria-hidden="true" />
              </Dialog.Close>
            }
            more={({ kind, found }) => (
              <Link
                href={`/search?q=${encodeURIComponent(query)}`}
                prefetch={false}
                onClick={go}
                className="link inline-flex min-h-11 items-center text-small"
              >
                {search.all(search.kind(kind), String(found.length))}
              </Link>
            )}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
