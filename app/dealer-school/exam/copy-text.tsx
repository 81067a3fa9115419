'use client'

import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { helps } from '@/app/_languages/english/helps'
import { exam as words } from '@/app/_languages/english/exam'

/** What its button says, by what became of it. */
const SAYS = { 'not yet': 'copy', copied: 'copied', refused: 'selectAndCopy' } as const

/** A text to hand on, and a button that copies it. */
export function CopyText({ label, text }: { readonly label: string; readonly text: string }) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly how: keyof typeof SAYS }>({
    text,
    how: 'not yet',
  })
  const how = copied.text === text ? copied.how : 'not yet'
  useEffect(() => {
    if (copied.how === 'not yet') return
    const timer = setTimeout(() => setCopied((now) => ({ ...now, how: 'not yet' })), 2500)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = (): void => {
    // A browser without a secure context has no clipboard at all.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setCopied({ text, how: 'copied' }),
      () => setCopied({ text, how: 'refused' }),
    )
  }
  const Icon = how === 'copied' ? Check : Copy
  return (
    <div className="min-w-0 rounded-option border bg-paper">
      <pre
        tabIndex={0}
        role="region"
        aria-label={label}
        className="max-h-40 overflow-auto px-3 pt-3 pb-1 font-mono text-micro/prose whitespace-pre-wrap break-all text-ink"
      >
        {text}
      </pre>
      <button
        type="button"
        onClick={copy}
        aria-label={words.copyThis(label)}
        className="not-printed flex min-h-11 items-center gap-2 px-3 text-caption font-strong text-best-ink"
      >
        <Icon size={15} aria-hidden="true" />
        <span role="status">{helps[SAYS[how]]}</span>
      </button>
    </div>
  )
}
