'use client'

import { useEffect, useState } from 'react'
import { usePathname } from 'next/navigation'
import { Button, TextButton } from '@/app/_ui/button'
import { whole } from '@/app/_languages/format'
import { PlainLink } from '@/app/_ui/link'
import { languageOf } from '@/app/_languages/messages'
import { offline } from '@/app/_languages/words'
import { plainPath } from '@/app/_site/plain-path'
import { useInBrowser } from '@/app/_ui/store'
import { inEnglish } from '@/app/_languages/places'
import { filled } from '@/app/_languages/filled'
import { OFFLINE, type VisitedPage, visitedPages } from './kept-here'

const SHOWN = 12

/** The guides, hands and other pages opened on this device. */
export function VisitedList() {
  const [pages, setPages] = useState<readonly VisitedPage[]>([])
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    let live = true
    void visitedPages().then((found) => live && setPages(found))
    return () => {
      live = false
    }
  }, [])
  if (pages.length === 0) return <p className="text-muted">{offline.noneYet}</p>
  return (
    <>
      <ul className="grid">
        {pages.slice(0, isWhole ? pages.length : SHOWN).map(({ path, title }) => (
          <li key={path}>
            <PlainLink href={path} lang={languageOf(path)} className="link inline-flex min-h-11 items-center">
              {title}
            </PlainLink>
          </li>
        ))}
      </ul>
      {!isWhole && pages.length > SHOWN && (
        <TextButton onClick={() => setWhole(true)} className="justify-self-start">
          {offline.all(whole(pages.length))}
        </TextButton>
      )}
    </>
  )
}

/** Says that this page replaces one that isn't stored, with a button that tries again. */
export function NotKept() {
  const path = usePathname()
  const inBrowser = useInBrowser()
  if (!inBrowser || plainPath(inEnglish(path)) === OFFLINE) return null
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
