'use client'

import { flushSync } from 'react-dom'
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'

interface Props {
  /** What the button shows. */
  readonly button: ReactNode
  readonly buttonClassName: string
  /** What the panel is called. */
  readonly label: string
  readonly className: string
  readonly onToggle?: (isOpen: boolean) => void
  /** Drawn while the panel is open. */
  readonly children: (close: () => void) => ReactNode
}

/** Between the button and the panel, and between the panel and the edge of the window, in pixels. */
const [GAP, EDGE] = [4, 12]

/** Puts a panel under its button, or above it where there is no room, and within the window. It scrolls with the page. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const isBelow = bottom + GAP + height <= innerHeight - EDGE || top < height + GAP + EDGE
  panel.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE)) + scrollX}px`
  panel.style.top = `${(isBelow ? bottom + GAP : top - height - GAP) + scrollY}px`
}

/** A button and the panel that it opens: a popover of the browser's own. Escape or a press elsewhere closes it. */
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
    // Drawn until then: the browser gives the focus back from what is in it.
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
        // Drawn before it shows, so that its size is known and its first control can take the focus.
        onBeforeToggle={({ newState }) => newState === 'open' && flushSync(() => setOpen(true))}
        onToggle={toggle}
        className={`invisible absolute inset-auto m-0 rounded-panel border bg-raised text-left text-body text-ink shadow-panel ${className}`}
      >
        {isOpen && children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  )
}
