'use client'

import { useEffect, useState } from 'react'
import { whole } from '@/app/_components/format'
import { PlainLink } from '@/app/_components/plain-link'
import { offline } from '@/app/_languages/english/offline'
import { type VisitedPage, visitedPages } from './kept-here'

const SHOWN = 12

/** The guides, hands and other pages that were opened on this device. */
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
            <PlainLink href={path} lang="en" className="link inline-flex min-h-11 items-center">
              {title}
            </PlainLink>
          </li>
        ))}
      </ul>
      {!isWhole && pages.length > SHOWN && (
        <button type="button" onClick={() => setWhole(true)} className="link min-h-11 justify-self-start">
          {offline.all(whole(pages.length))}
        </button>
      )}
    </>
  )
}
