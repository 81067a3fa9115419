'use client'

import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { helps } from '@/app/_languages/english/helps'
import { useInBrowser } from './use-in-browser'

type Done = 'not yet' | 'copied' | 'refused'

interface Props {
  /** What is told, without the address. */
  readonly text: string
  /** From the root of the site: `/daily?date=2026-11-20`. */
  readonly href: string
  /** What the button that copies says: “Copy the result”. */
  readonly copies: string
}

const refused = (): Promise<never> => Promise.reject(new Error('no clipboard'))

/** A text and its address, to copy or to hand to the system's own sharing. Where neither is to be had the text can be selected. */
export function Share({ text, href, copies }: Props) {
  const inBrowser = useInBrowser()
  const [done, setDone] = useState<Done>('not yet')
  useEffect(() => {
    if (done !== 'copied') return
    const timer = setTimeout(() => setDone('not yet'), 2500)
    return () => clearTimeout(timer)
  }, [done])
  const whole = `${text}\n${inBrowser ? new URL(href, window.location.origin).href : href}`
  const copy = (): void => {
    // A browser without a secure context has no clipboard at all.
    void (navigator.clipboard?.writeText(whole) ?? refused()).then(
      () => setDone('copied'),
      () => setDone('refused'),
    )
  }
  // Closing the system's sheet is no failure.
  const share = (): void => void navigator.share({ text: whole }).catch(() => undefined)
  const Icon = done === 'copied' ? Check : Copy
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
        <button type="button" onClick={copy} className="flex min-h-11 items-center gap-2">
          <Icon size={16} aria-hidden="true" />
          <span role="status">{done === 'copied' ? helps.copied : done === 'refused' ? helps.selectText : copies}</span>
        </button>
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
