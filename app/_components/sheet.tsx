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
      className="inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none animate-appear overflow-y-auto rounded-t-panel border bg-raised text-ink shadow-panel min-[700px]:inset-auto min-[700px]:top-1/2 min-[700px]:left-1/2 min-[700px]:w-[560px] min-[700px]:-translate-x-1/2 min-[700px]:-translate-y-1/2 min-[700px]:rounded-panel"
    >
      <div className="grid gap-4 p-5 min-[700px]:p-7">
        <div className="flex items-center justify-between gap-4">
          <h2 className="font-serif text-figure font-semibold tracking-[-0.015em]">{title}</h2>
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
