'use client'

import { useState } from 'react'
import { inWords } from '@/app/_components/format'
import { payTables } from '@/app/_languages/english/pay-tables'

/** As many lines of a list as are shown at first. */
export const FEW = 8

/** The first lines, and all of them on demand. */
export function useFew<T>(all: readonly T[]) {
  const [open, setOpen] = useState(false)
  const more = all.length - FEW
  return { shown: open ? all : all.slice(0, FEW), more: more > 0 ? more : 0, open, toggle: () => setOpen(!open) }
}

/** Shows the others, or hides them again. */
export function More({
  more,
  open,
  toggle,
}: {
  readonly more: number
  readonly open: boolean
  readonly toggle: () => void
}) {
  if (more === 0) return null
  return (
    <button type="button" aria-expanded={open} onClick={toggle} className="link min-h-11 justify-self-start text-small">
      {open ? payTables.showFewer : payTables.showMore(inWords(more))}
    </button>
  )
}
