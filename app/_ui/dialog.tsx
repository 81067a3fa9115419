'use client'

import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '@/app/_ui/button'
import { chrome } from '@/app/_languages/words'

interface Props {
  readonly label: string
  readonly className: string
  /**
   * Called on Escape, on a press beside the dialog, and by buttons in it. The owner then stops rendering the dialog.
   */
  readonly onClose: () => void
  /** Focuses an element when the dialog opens; if absent, the first control in it. */
  readonly focus?: (dialog: HTMLDialogElement) => void
  readonly children: ReactNode
}

/** A native modal dialog, open while it is rendered. The page behind it is inert, and focus returns when it closes. */
export function Dialog({ label, className, onClose, focus, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const takeFocus = useEffectEvent((element: HTMLDialogElement) => focus?.(element))
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    if (element) takeFocus(element)
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={`overscroll-contain ${className}`}
      // The back gesture on phones, and Escape, which a search field would otherwise use to clear itself.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
      // A press beside the dialog is on its backdrop, whose target is the dialog itself, since the dialog has no
      // padding.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}

interface SheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly children: ReactNode
}

/** A sheet over the page: centered on a desktop, at the bottom edge on a phone. Escape closes it, and focus returns. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  if (!open) return null
  const close = (): void => onOpenChange(false)
  return (
    <Dialog
      label={title}
      onClose={close}
      className="inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none animate-appear overflow-y-auto rounded-t-panel border bg-raised text-ink shadow-panel md:inset-auto md:top-1/2 md:left-1/2 md:w-140 md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-panel"
    >
      <div className="grid grid-cols-1 gap-4 p-5 md:p-7">
        <div className="flex items-center justify-between gap-4">
          <h2 className="font-serif text-figure font-semibold tracking-title">{title}</h2>
          <IconButton onClick={close} aria-label={chrome.close} className="-mr-2">
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </Dialog>
  )
}
