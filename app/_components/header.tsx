import Link from 'next/link'
import { Island } from './island'
import { Navigation, NavigationMenu } from './navigation'
import { PLACES, UNITS } from './places'
import { SearchButton } from './search-button'
import { StakeSetting } from './stake-setting'
import { Suit } from './suit'
import { ThemeToggle } from './theme-choice'

/** The bar at the top of every page. It stays in sight, so that the felt scrolls under it on a phone. */
export function Header() {
  return (
    <header className="sticky top-0 z-30 border-b bg-paper/95 backdrop-blur-sm short:static [@media(max-height:300px)]:static">
      <div className="mx-auto flex h-15 items-center gap-2 px-3 short:h-12 min-[360px]:gap-4 md:gap-7 md:px-8">
        <Link href="/" prefetch={false} className="rounded-key">
          <Brand />
        </Link>
        <Navigation places={PLACES} />
        <div className="ml-auto flex min-w-0 items-center gap-1 md:gap-3">
          <SearchButton />
          <StakeSetting units={UNITS} />
          <Island>
            <ThemeToggle />
          </Island>
          <NavigationMenu places={PLACES} />
        </div>
      </div>
    </header>
  )
}

/** The name as it is written everywhere. */
function Brand() {
  return (
    <span className="flex min-h-11 items-center gap-2.25 font-serif text-heading font-semibold tracking-snug">
      <Suit suit={0} className="h-5.5 w-5.5 text-best" />
      Feltwise
    </span>
  )
}
