'use client'

import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { helps } from '@/app/_languages/english/helps'
import { classes } from './classes'
import { useInBrowser } from './store'

/** Puts a text on the clipboard: false where the browser refuses, or has none, as without a secure context. */
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
  /** What the button says: “Copy the result”. */
  readonly says?: string
  /** What it says where the browser refuses. */
  readonly refused?: string
  /** What it is called, where what it says is too little by itself. */
  readonly label?: string | undefined
  readonly className?: string
}

/** A button that copies a text, and says for a moment what became of it. */
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
  /** What the text is. */
  readonly label: string
  readonly text: string
  /** What the button is called where several texts stand on a page. */
  readonly buttonLabel?: string
}

/** A text to hand on, as it is, and a button that copies it. */
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
  /** What is told, without the address. */
  readonly text: string
  /** From the root of the site: `/daily?date=2026-11-20`. */
  readonly href: string
  /** What the button that copies says: “Copy the result”. */
  readonly copies: string
}

/** A text and its address, to copy or to hand to the system's own sharing. Where neither is to be had the text can be selected. */
export function Share({ text, href, copies }: Props) {
  const inBrowser = useInBrowser()
  const whole = `${text}\n${inBrowser ? new URL(href, window.location.origin).href : href}`
  // Closing the system's sheet is no failure.
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
