'use client'

import { inEnglish } from '@/app/_languages/places'
import { Menu } from 'lucide-react'
import { Link } from '@/app/_ui/link'
import { usePathname } from 'next/navigation'
import { languageNow } from '@/app/_languages/messages'
import { chrome } from '@/app/_languages/words'
import { isGameId, type GameId } from '@/lib/games/ids'
import { classes } from '@/app/_ui/classes'
import { Dropdown } from '@/app/_ui/dropdown'
import { Island } from '@/app/_ui/island'
import type { Place } from './places'
import { plainPath } from './plain-path'
import { makeStored } from '@/app/_ui/store'
import { ThemeChoice } from '@/app/_settings/theme-choice'

const look = (here: boolean): string =>
  classes('flex min-h-11 items-center rounded-key hover:text-ink', here ? 'font-strong text-ink' : 'text-muted')

interface Props {
  readonly places: readonly Place[]
}

/** English names are shorter than most. */
const isBrief = (): boolean => languageNow() === 'en'

/** The last game trained in this browser; null before the first. */
export const lastGame = makeStored<GameId | null>({
  key: 'feltwise.last-game',
  read: (text) => (text !== null && isGameId(text) ? text : null),
  write: (id) => id ?? '',
  usual: null,
})

/** The path of a menu item: Train leads to the last game trained. */
function useHrefs(): (place: Place) => string {
  const last = lastGame.useNow()
  return ({ word, href }) => (word === 'train' && last !== null ? `/${last}/trainer` : href)
}

const holds = (place: Place, path: string): boolean => place.paths.includes(plainPath(inEnglish(path)))

/** The menu as a row, if there is room. */
export function Navigation({ places }: Props) {
  const path = usePathname()
  const hrefOf = useHrefs()
  return (
    <nav
      aria-label={chrome.main}
      className={classes('hidden text-small whitespace-nowrap', isBrief() ? 'min-[51.25rem]:flex' : '3xl:flex')}
    >
      {places.map((place) => (
        <Link
          key={place.word}
          href={hrefOf(place)}
          aria-current={holds(place, path) ? 'page' : undefined}
          className={classes(look(holds(place, path)), 'px-1.5 2xl:px-2.75')}
        >
          {chrome[place.word]}
        </Link>
      ))}
    </nav>
  )
}

/** The menu, the color scheme and a link to all settings behind one button, on phones. */
export function NavigationMenu({ places }: Props) {
  const path = usePathname()
  const hrefOf = useHrefs()
  return (
    <Dropdown
      button={<Menu size={21} strokeWidth={1.75} aria-hidden="true" />}
      buttonLabel={chrome.menu}
      buttonClassName={classes(
        'grid h-11 w-11 place-items-center rounded-full',
        isBrief() ? 'min-[51.25rem]:hidden' : '3xl:hidden',
      )}
      label={chrome.menu}
      className="grid w-65 gap-3 p-4"
    >
      {({ close }) => (
        <>
          <nav aria-label={chrome.main} className="grid">
            {places.map((place) => (
              <Link
                key={place.word}
                href={hrefOf(place)}
                onClick={close}
                aria-current={holds(place, path) ? 'page' : undefined}
                className={classes(look(holds(place, path)), 'px-2')}
              >
                {chrome[place.word]}
              </Link>
            ))}
          </nav>
          <div className="grid gap-1 border-t pt-3">
            <Island>
              <ThemeChoice />
            </Island>
            <Link
              href="/settings"
              onClick={close}
              className="flex min-h-11 items-center px-2 text-muted hover:text-ink"
            >
              {chrome.settings}
            </Link>
          </div>
        </>
      )}
    </Dropdown>
  )
}
