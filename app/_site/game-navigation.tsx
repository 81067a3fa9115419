'use client'

import { inEnglish } from '@/app/_languages/places'
import { Link } from '@/app/_ui/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { chrome } from '@/app/_languages/words'
import { classes } from '@/app/_ui/classes'
import type { GamePlace } from './game-places'
import { plainPath } from './plain-path'

interface Props {
  readonly gameId: string
  readonly gameName: string
  readonly places: readonly GamePlace[]
}

/**
 * The pages of a game in one discreet row. On phones it scrolls sideways to the current page; in newer browsers the
 * style sheet does that before scripts run.
 */
export function GameNavigation({ gameId, gameName, places }: Props) {
  const here = plainPath(inEnglish(usePathname()))
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link)
      row.current.scrollLeft =
        link.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - link.clientWidth) / 2
  }, [here])
  if (places.some(({ path, bare }) => bare === true && here === `/${gameId}${path}`)) return null
  return (
    <div className="border-b print:hidden">
      <nav
        ref={row}
        aria-label={chrome.pagesOf(gameName)}
        className="mx-auto flex max-w-desk overflow-x-auto px-1.5 text-small [scrollbar-width:none] max-md:[mask-image:linear-gradient(to_right,black_calc(100%-28px),transparent)] max-md:pr-7 md:px-5.5"
      >
        {places.map(({ word, path }) => {
          const current = here === `/${gameId}${path}`
          return (
            <Link
              key={path}
              href={`/${gameId}${path}`}
              prefetch={false}
              aria-current={current ? 'page' : undefined}
              className={classes(
                '-mb-px flex min-h-11 shrink-0 items-center border-b-2 px-2.5 whitespace-nowrap',
                current
                  ? 'border-ink font-strong text-ink [scroll-initial-target:nearest]'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {chrome[word]}
            </Link>
          )
        })}
      </nav>
    </div>
  )
}
