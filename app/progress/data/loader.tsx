'use client'

import Link from 'next/link'
import { useInBrowser } from '@/app/_components/use-in-browser'
import { progress } from '@/app/_languages/english/progress'
import { DataDesk } from './desk'

/** What was trained is in the browser alone: the server sends the frame. */
export function DataLoader() {
  const inBrowser = useInBrowser()
  return (
    <div className="mx-auto grid max-w-[820px] grid-cols-[minmax(0,1fr)] gap-4 px-3 pt-3 pb-12 min-[700px]:gap-6 min-[700px]:px-8 min-[700px]:pt-[22px] min-[700px]:pb-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title">
          {progress.dataTitle}
        </h1>
        <Link href="/progress" className="link inline-flex min-h-11 items-center text-small">
          {progress.title}
        </Link>
      </div>
      <p className="max-w-[46em] text-muted">{progress.aboutData}</p>
      {inBrowser ? (
        <DataDesk />
      ) : (
        <p className="text-small text-muted" role="status">
          {progress.looking}
        </p>
      )}
      <noscript>
        <p className="text-small text-muted">
          What you have trained is in your browser and shown there, so this page needs JavaScript.
        </p>
      </noscript>
    </div>
  )
}
