import Link from 'next/link'
import { progress } from '@/app/_languages/english/progress'

/** The name of the page, and the way to the records behind it. */
export function Heading() {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title">{progress.title}</h1>
      <Link href="/progress/data" className="link inline-flex min-h-11 items-center text-small">
        {progress.toData}
      </Link>
    </div>
  )
}
