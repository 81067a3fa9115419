'use client'

import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { chrome } from '@/app/_languages/english/chrome'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly children: ReactNode
}

/** A sheet of paper over the page: centred on a desk, from the bottom edge on a phone. Escape closes it; focus returns. */
export function Sheet({ open, onOpenChange, title, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(10_20_14/0.45)]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 grid max-h-[88dvh] animate-appear gap-4 overflow-y-auto rounded-t-panel border bg-raised p-5 shadow-panel min-[700px]:inset-x-auto min-[700px]:top-1/2 min-[700px]:bottom-auto min-[700px]:left-1/2 min-[700px]:w-[560px] min-[700px]:-translate-x-1/2 min-[700px]:-translate-y-1/2 min-[700px]:rounded-panel min-[700px]:p-7"
        >
          <div className="flex items-center justify-between gap-4">
            <Dialog.Title className="font-serif text-figure font-semibold tracking-[-0.015em]">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={chrome.close}
              className="-mr-2 grid h-11 w-11 place-items-center rounded-full text-muted hover:text-ink"
            >
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
