'use client'

import { flushSync } from 'react-dom'
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'

interface Props {
  /** The button's content. */
  readonly button: ReactNode
  readonly buttonClassName: string
  /** The panel's accessible name. */
  readonly label: string
  readonly className: string
  readonly onToggle?: (isOpen: boolean) => void
  /** Rendered while the panel is open. */
  readonly children: (close: () => void) => ReactNode
}

/** The gaps between button and panel and between panel and window edge, in pixels. */
const [GAP, EDGE] = [4, 12]

/** Places a panel under its button, or above it if there is no room, within the window. It scrolls with the page. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const isBelow = bottom + GAP + height <= innerHeight - EDGE || top < height + GAP + EDGE
  panel.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE)) + scrollX}px`
  panel.style.top = `${(isBelow ? bottom + GAP : top - height - GAP) + scrollY}px`
}

/** A button and the panel it opens, a native popover. Escape or a press elsewhere closes it. */
export function Popover({ button, buttonClassName, label, className, onToggle, children }: Props) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const toggle = ({ newState, currentTarget: panel }: ToggleEvent<HTMLElement>): void => {
    panel.style.visibility = newState === 'open' ? 'visible' : ''
    if (newState === 'open' && opener.current) {
      place(panel, opener.current)
      panel.querySelector<HTMLElement>('input, button, a')?.focus({ preventScroll: true })
    }
    // Rendered until then, because the browser returns the focus from an element inside it.
    if (newState === 'closed') setOpen(false)
    onToggle?.(newState === 'open')
  }
  return (
    <>
      <button ref={opener} type="button" popoverTarget={id} aria-haspopup="dialog" className={buttonClassName}>
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        // Rendered before it shows, so that its size is known and its first control can take the focus.
        onBeforeToggle={({ newState }) => newState === 'open' && flushSync(() => setOpen(true))}
        onToggle={toggle}
        className={`invisible absolute inset-auto m-0 rounded-panel border bg-raised text-left text-body text-ink shadow-panel ${className}`}
      >
        {isOpen && children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  )
}
