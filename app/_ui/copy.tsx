'use client'

import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { here } from '@/app/_languages/places'
import { helps } from '@/app/_languages/words'
import { classes } from './classes'
import { useInBrowser } from './store'

/** Copies a text to the clipboard. False if the browser refuses or has no clipboard, as without a secure context. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

interface ButtonProps {
  readonly text: string
  /** The button's text: “Copy the result”. */
  readonly says?: string
  /** The button's text if the browser refuses. */
  readonly refused?: string
  /** The button's accessible name, if its text isn't enough by itself. */
  readonly label?: string | undefined
  readonly className?: string
}

/** A button that copies a text and briefly says whether it worked. */
export function CopyButton({ text, says = helps.copy, refused = helps.selectAndCopy, label, className }: ButtonProps) {
  const [done, setDone] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null)
  const shown = done?.text === text ? done : null
  useEffect(() => {
    if (done === null) return
    const timer = setTimeout(() => setDone(null), 2500)
    return () => clearTimeout(timer)
  }, [done])
  const copy = (): void => void copyText(text).then((isCopied) => setDone({ text, isCopied }))
  const Icon = shown?.isCopied ? Check : Copy
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={label}
      className={classes('flex min-h-11 items-center gap-2 font-strong text-best-ink print:hidden', className)}
    >
      <Icon size={15} aria-hidden="true" />
      <span role="status">{shown === null ? says : shown.isCopied ? helps.copied : refused}</span>
    </button>
  )
}

interface BoxProps {
  /** The name of the text. */
  readonly label: string
  readonly text: string
  /** The button's name, if a page has several texts to copy. */
  readonly buttonLabel?: string
}

/** A text to pass on as it is, and a button that copies it. */
export const CopyBox = ({ label, text, buttonLabel }: BoxProps) => (
  <div className="min-w-0 rounded-option border bg-paper">
    <pre
      tabIndex={0}
      role="region"
      aria-label={label}
      className="max-h-40 overflow-auto px-3 pt-3 pb-1 font-mono text-micro/prose whitespace-pre-wrap wrap-anywhere text-ink"
    >
      {text}
    </pre>
    <CopyButton text={text} label={buttonLabel} className="px-3 text-caption" />
  </div>
)

interface Props {
  /** The text without the link. */
  readonly text: string
  /** The English path from the root of the site: `/daily?date=2026-11-20`. The link stays in the page's language. */
  readonly href: string
  /** The text of the copy button: “Copy the result”. */
  readonly copies: string
}

/**
 * A text with a link, to copy or share with the system's share sheet. If neither works, the user can select the text.
 */
export function Share({ text, href, copies }: Props) {
  const inBrowser = useInBrowser()
  const address = here(href)
  const whole = `${text}\n${inBrowser ? new URL(address, window.location.origin).href : address}`
  // Closing the share sheet isn't an error.
  const share = (): void => void navigator.share({ text: whole }).catch(() => undefined)
  return (
    <div className="grid gap-2 print:hidden">
      <pre
        tabIndex={0}
        aria-label={helps.whatIsShared}
        className="overflow-x-auto rounded-option border bg-paper px-3 py-2.5 font-sans text-small whitespace-pre-wrap break-words"
      >
        {whole}
      </pre>
      <p className="flex flex-wrap gap-x-5 text-small font-strong text-best-ink">
        <CopyButton text={whole} says={copies} refused={helps.selectText} />
        {inBrowser && typeof navigator.share === 'function' && (
          <button type="button" onClick={share} className="flex min-h-11 items-center gap-2">
            <Share2 size={16} aria-hidden="true" />
            {helps.share}
          </button>
        )}
      </p>
    </div>
  )
}
