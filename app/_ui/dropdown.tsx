'use client'

import { type ReactNode, useCallback, useId, useSyncExternalStore } from 'react'

/** A panel as its contents see it. */
export interface Panel {
  /** Known only after scripts run. The browser opens the panel without them. */
  readonly isOpen: boolean
  readonly close: () => void
}

interface Props {
  /** The button's content and accessible name. */
  readonly button: ReactNode
  readonly buttonLabel: string
  readonly buttonClassName: string
  /** The panel's accessible name. */
  readonly label: string
  readonly className: string
  readonly children: (panel: Panel) => ReactNode
}

/** Whether the popover with this id is open. The browser can open it without scripts. */
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
 * A panel under the button that opens it, for the bar at the top of every page. It is a native popover, so it opens and
 * closes before the page's scripts run. It is placed below the bar, on the right.
 */
export function Dropdown({ button, buttonLabel, buttonClassName, label, className, children }: Props) {
  const id = useId()
  const isOpen = usePopoverOpen(id)
  return (
    <>
      {/*
       * The built markup stays until something changes: the page for unknown addresses is built without an address.
       */}
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
