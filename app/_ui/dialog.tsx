'use client'

import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Props {
  readonly label: string
  readonly className: string
  /** Escape, a press beside the dialog, or a button in it. The owner stops drawing the dialog. */
  readonly onClose: () => void
  /** What takes the focus as the dialog opens; absent: the first control in it. */
  readonly focus?: (dialog: HTMLDialogElement) => void
  readonly children: ReactNode
}

/** A dialog of the browser's own over the page, open while it is drawn. The page behind it is inert; the focus returns when it closes. */
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
      // The back gesture of a phone; and Escape, which a search field would take to empty itself.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
      // A press beside the dialog is one on its backdrop, which belongs to the dialog itself: it has no padding of its own.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}
