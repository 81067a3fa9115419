'use client'

import { useState } from 'react'
import { offline } from '@/app/_languages/words'
import type { Update } from './support'

/** A discreet bar that offers to reload the page for a new version. Answers are kept. */
export function UpdateBar({ update }: { readonly update: Update }) {
  const [put, setPut] = useState<Update | null>(null)
  const [isGoing, setGoing] = useState(false)
  if (put === update) return null
  return (
    <div
      role="status"
      className="fixed inset-x-2 top-17 z-40 mx-auto flex w-fit max-w-[calc(100%-16px)] 2xl:inset-x-auto 2xl:top-auto 2xl:bottom-4 2xl:left-4 flex-wrap items-center gap-x-2 rounded-button border border-line-strong bg-raised py-1 pr-1 pl-4 text-small shadow-panel short:top-2 print:hidden"
    >
      <span className="py-2 pr-2">{offline.newVersion}</span>
      <span className="flex">
        <button
          type="button"
          disabled={isGoing}
          onClick={() => {
            setGoing(true)
            update.take()
          }}
          className="min-h-11 rounded-option px-3 font-semibold underline decoration-1 underline-offset-4 hover:bg-ink/5"
        >
          {offline.reload}
        </button>
        <button
          type="button"
          onClick={() => setPut(update)}
          className="min-h-11 rounded-option px-3 text-muted hover:bg-ink/5 hover:text-ink"
        >
          {offline.notNow}
        </button>
      </span>
    </div>
  )
}
