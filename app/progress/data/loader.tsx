'use client'

import Link from 'next/link'
import { useInBrowser } from '@/app/_components/use-in-browser'
import { progress } from '@/app/_languages/english/progress'
import { DataDesk } from './desk'

/** What was trained is in the browser alone: the server sends the frame. */
export function DataLoader() {
  const inBrowser = useInBrowser()
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-4 px-3 pt-3 pb-12 md:gap-6 md:px-8 md:pt-5.5 md:pb-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title">
          {progress.dataTitle}
        </h1>
        <Link href="/progress" className="link inline-flex min-h-11 items-center text-small">
          {progress.title}
        </Link>
      </div>
      <p className="max-w-wide text-muted">{progress.aboutData}</p>
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
