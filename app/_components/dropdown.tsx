'use client'

import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes'

interface Props {
  /** What the button shows, and what it is called. */
  readonly button: ReactNode
  readonly buttonLabel: string
  readonly buttonClassName: string
  /** What the panel is called. */
  readonly label: string
  readonly className: string
  readonly children: (close: () => void) => ReactNode
}

/** Closes at a press or a focus beside it. Escape closes it too, and reaches nothing else. Focus that was in it goes back to its button. */
function useDismissal(open: boolean, setOpen: (open: boolean) => void, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!open) return undefined
    const opener = root.current?.querySelector('button')
    const beside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    document.addEventListener('pointerdown', beside)
    document.addEventListener('focusin', beside)
    document.addEventListener('keydown', escape, true)
    return () => {
      document.removeEventListener('pointerdown', beside)
      document.removeEventListener('focusin', beside)
      document.removeEventListener('keydown', escape, true)
      if (document.activeElement === document.body) opener?.focus()
    }
  }, [open, setOpen, root])
}

/**
 * A panel under the button that opens it, for the bar at the top of every page: a popover of a library would weigh more than all else
 * there. On a phone it hangs from the bar itself, else from its button.
 */
export function Dropdown({ button, buttonLabel, buttonClassName, label, className, children }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useDismissal(open, setOpen, root)
  return (
    <div ref={root} className="min-[700px]:relative">
      {/* What was built stays until something changes: the page for unknown addresses is built without an address. */}
      <button
        type="button"
        suppressHydrationWarning
        aria-label={buttonLabel}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={buttonClassName}
      >
        {button}
      </button>
      {open && (
        <div
          id={id}
          role="group"
          aria-label={label}
          className={classes(
            'absolute top-full right-3 z-40 mt-1 rounded-panel border bg-raised shadow-panel min-[700px]:right-0 min-[700px]:mt-2.5',
            className,
          )}
        >
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  )
}
