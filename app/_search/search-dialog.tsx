'use client'

import { IconButton } from '@/app/_ui/button'
import { X } from 'lucide-react'
import { Link } from '@/app/_ui/link'
import { search } from '@/app/_languages/english/search'
import { Dialog } from '@/app/_ui/dialog'
import { SearchBox } from './search-box'

/** Of each kind; the page has all. */
const MOST = 5

interface Props {
  /** May hold what was typed before this was loaded. */
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onClose: () => void
}

/** The focus goes behind what was typed already, so that the next key doesn't replace it. */
function focusField(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector('input')
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** The search over the page: from the top, so that a phone's keyboard leaves room for what is found. Escape closes it; focus returns. */
export function SearchDialog({ query, onQuery, onClose }: Props) {
  return (
    <Dialog
      label={search.title}
      onClose={onClose}
      focus={focusField}
      className="inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full max-w-none animate-appear overflow-hidden rounded-b-panel border bg-raised text-ink shadow-panel open:grid md:inset-x-auto md:top-[9dvh] md:left-1/2 md:max-h-[78dvh] md:w-165 md:-translate-x-1/2 md:rounded-panel"
    >
      <SearchBox
        label={search.label}
        query={query}
        onQuery={onQuery}
        most={MOST}
        onGo={onClose}
        beside={
          <IconButton onClick={onClose} aria-label={search.close}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        }
        more={({ kind, found }) => (
          <Link
            href={`/search?q=${encodeURIComponent(query)}`}
            prefetch={false}
            onClick={onClose}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {search.all(search.kind(kind), String(found.length))}
          </Link>
        )}
      />
    </Dialog>
  )
}
