'use client'

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { chrome } from '@/app/_languages/english/chrome'
import { Dialog } from '@/app/_ui/dialog'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly children: ReactNode
}

/** A sheet of paper over the page: centred on a desk, from the bottom edge on a phone. Escape closes it; focus returns. */
export function Sheet({ open, onOpenChange, title, children }: Props) {
  if (!open) return null
  const close = (): void => onOpenChange(false)
  return (
    <Dialog
      label={title}
      onClose={close}
      className="inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none animate-appear overflow-y-auto rounded-t-panel border bg-raised text-ink shadow-panel md:inset-auto md:top-1/2 md:left-1/2 md:w-140 md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-panel"
    >
      <div className="grid gap-4 p-5 md:p-7">
        <div className="flex items-center justify-between gap-4">
          <h2 className="font-serif text-figure font-semibold tracking-title">{title}</h2>
          <button
            type="button"
            onClick={close}
            aria-label={chrome.close}
            className="-mr-2 grid h-11 w-11 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </Dialog>
  )
}
