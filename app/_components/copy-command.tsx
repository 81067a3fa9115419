'use client'

import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { helps } from '@/app/_languages/english/helps'

type Copied = 'not yet' | 'copied' | 'refused'

const says = (copied: Copied): string =>
  copied === 'copied' ? helps.copied : copied === 'refused' ? helps.selectAndCopy : helps.copy

/** A shell command and a button that copies it. */
export function CopyCommand({ command }: { readonly command: string }) {
  const [copied, setCopied] = useState<Copied>('not yet')
  useEffect(() => {
    if (copied === 'not yet') return
    const timer = setTimeout(() => setCopied('not yet'), 2500)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = (): void => {
    // A browser without a secure context has no clipboard at all.
    const written = navigator.clipboard?.writeText(command) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setCopied('copied'),
      () => setCopied('refused'),
    )
  }
  const Icon = copied === 'copied' ? Check : Copy
  return (
    <div className="rounded-option border bg-paper">
      <pre
        tabIndex={0}
        aria-label={helps.theCommand}
        className="overflow-x-auto px-3 pt-3 pb-1 font-mono text-micro/prose whitespace-pre-wrap wrap-anywhere text-ink"
      >
        {command}
      </pre>
      <button
        type="button"
        onClick={copy}
        className="flex min-h-11 items-center gap-2 px-3 text-caption font-strong text-best-ink"
      >
        <Icon size={15} aria-hidden="true" />
        <span role="status">{says(copied)}</span>
      </button>
    </div>
  )
}
