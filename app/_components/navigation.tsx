'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { GAMES } from '@/lib/games/index'
import { classes } from './classes'

interface Place {
  readonly name: string
  readonly href: string
  /** Whether the page at this path belongs to the place. */
  readonly holds: (path: string) => boolean
}

const PLACES: readonly Place[] = [
  { name: 'Train', href: `/${GAMES[0].id}/trainer`, holds: (path) => path.endsWith('/trainer') },
  { name: 'Games', href: '/#games', holds: (path) => GAMES.some((game) => path === `/${game.id}` || path === `/${game.id}/calculator`) },
]

/** The places of the site. Only what exists stands here. */
export function Navigation() {
  const path = usePathname()
  return (
    <nav aria-label="Main" className="flex text-small">
      {PLACES.map((place) => (
        <Link
          key={place.name}
          href={place.href}
          aria-current={place.holds(path) ? 'page' : undefined}
          className={classes(
            'flex min-h-11 items-center rounded-key px-2 hover:text-ink min-[700px]:px-[11px]',
            place.holds(path) ? 'font-[550] text-ink' : 'text-muted',
          )}
        >
          {place.name}
        </Link>
      ))}
    </nav>
  )
}
