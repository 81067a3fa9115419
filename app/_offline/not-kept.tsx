'use client'

import { usePathname } from 'next/navigation'
import { Button } from '@/app/_components/button'
import { plainPath } from '@/app/_components/plain-path'
import { useInBrowser } from '@/app/_components/use-in-browser'
import { filled } from '@/app/_languages/filled'
import { offline } from '@/app/_languages/english/offline'
import { OFFLINE } from './kept-here'

/** Where this page stands in for another: says so, and tries again. */
export function NotKept() {
  const path = usePathname()
  const inBrowser = useInBrowser()
  if (!inBrowser || plainPath(path) === OFFLINE) return null
  return (
    <div className="grid gap-4 rounded-panel border bg-raised p-5 md:p-6">
      <p>
        {filled(offline.notOpened, {
          path: (
            <span lang="en" className="font-mono text-small break-all">
              {path}
            </span>
          ),
        })}
      </p>
      <Button onClick={() => window.location.reload()} className="justify-self-start">
        {offline.tryAgain}
      </Button>
    </div>
  )
}
