'use client'

import { type ReactNode, useCallback, useId, useSyncExternalStore } from 'react'

/** A panel as what is in it sees it. */
export interface Panel {
  /** Known once the code runs; the browser opens the panel without it. */
  readonly isOpen: boolean
  readonly close: () => void
}

interface Props {
  /** What the button shows, and what it is called. */
  readonly button: ReactNode
  readonly buttonLabel: string
  readonly buttonClassName: string
  /** What the panel is called. */
  readonly label: string
  readonly className: string
  readonly children: (panel: Panel) => ReactNode
}

/** Whether a popover is open, by its id: the browser opens it without code, too. */
export function usePopoverOpen(id: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const panel = document.getElementById(id)
      panel?.addEventListener('toggle', onChange)
      return () => panel?.removeEventListener('toggle', onChange)
    },
    [id],
  )
  return useSyncExternalStore(
    subscribe,
    () => document.getElementById(id)?.matches(':popover-open') ?? false,
    () => false,
  )
}

/**
 * A panel under the button that opens it, for the bar at the top of every page: a popover of the browser's own, so it opens and closes before
 * the page's code runs. It hangs from the bar, at the right.
 */
export function Dropdown({ button, buttonLabel, buttonClassName, label, className, children }: Props) {
  const id = useId()
  const isOpen = usePopoverOpen(id)
  return (
    <>
      {/* What was built stays until something changes: the page for unknown addresses is built without an address. */}
      <button
        type="button"
        suppressHydrationWarning
        aria-label={buttonLabel}
        popoverTarget={id}
        className={buttonClassName}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className="fixed inset-auto top-16 right-3 m-0 max-h-[calc(100dvh-76px)] overflow-y-auto rounded-panel border bg-raised text-ink shadow-panel short:top-13 short:max-h-[calc(100dvh-60px)] md:right-8"
      >
        <div className={className}>{children({ isOpen, close: () => document.getElementById(id)?.hidePopover() })}</div>
      </div>
    </>
  )
}
