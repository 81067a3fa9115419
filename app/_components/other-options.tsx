'use client'

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { OptionList, type OptionRow } from './option-list'

/** Every option of a decision that has many, behind a button. */
export function OtherOptions({ rows }: { readonly rows: readonly OptionRow[] }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid gap-1">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className="flex min-h-11 items-center gap-2 rounded-key text-small text-muted hover:text-ink">
        All {rows.length}, from the best to the worst
        <ChevronDown size={16} aria-hidden="true" className={open ? 'rotate-180' : undefined} />
      </button>
      {open && <OptionList rows={rows} label="Every option" />}
    </div>
  )
}
