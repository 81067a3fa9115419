'use client'

import { usePathname } from 'next/navigation'
import { Button } from '@/app/_components/button'
import { plainPath } from '@/app/_components/plain-path'
import { useInBrowser } from '@/app/_components/use-in-browser'
import { OFFLINE } from './kept-here'

/** Where this page stands in for another: says so, and tries again. */
export function NotKept() {
  const path = usePathname()
  const inBrowser = useInBrowser()
  if (!inBrowser || plainPath(path) === OFFLINE) return null
  return (
    <div className="grid gap-4 rounded-panel border bg-raised p-5 min-[700px]:p-6">
      <p>
        The page at <span className="font-mono text-small break-all">{path}</span> has not been opened on this device before, and the network cannot be reached. Once opened, it is kept.
      </p>
      <Button onClick={() => window.location.reload()} className="justify-self-start">
        Try again
      </Button>
    </div>
  )
}
