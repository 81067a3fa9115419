import type { ComponentType, ReactNode } from 'react'
import { Island } from '@/app/_ui/island'
import { Link } from '@/app/_ui/link'
import { MisspelledLink } from '@/app/_ui/misspelled-link'
import { Suit } from '@/app/_felt/suit'
import { SearchButton } from '@/app/_search/search-button'
import { StakeSetting } from '@/app/_settings/stake-setting'
import { ThemeToggle } from '@/app/_settings/theme-choice'
import { LanguageLinks } from '@/app/_languages/language-links'
import { chrome, trouble } from '@/app/_languages/words'
import { Offline } from '@/app/_offline/offline'
import { buildName } from '@/app/sw.js/build'
import { Navigation, NavigationMenu } from './navigation'
import { PLACES, UNITS } from './places'

/** The bar at the top of every page. It is sticky, so on a phone the felt scrolls below it. */
function Header() {
  return (
    <header className="sticky top-0 z-30 border-b bg-paper/95 backdrop-blur-sm max-[18rem]:static short:static [@media(max-height:18.75rem)]:static">
      <div className="mx-auto flex min-h-15 items-center gap-2 px-3 max-[18rem]:flex-wrap max-[18rem]:gap-y-0 short:min-h-12 min-[22.5rem]:gap-4 md:gap-7 md:px-8">
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

/** The site's name in its usual form. */
function Brand() {
  return (
    <span className="flex min-h-11 items-center gap-2.25 font-serif text-heading font-semibold tracking-snug">
      <Suit suit={0} className="h-5.5 w-5.5 text-best" />
      Feltwise
    </span>
  )
}

const LINKS = [
  ['/daily', 'dailyHand'],
  ['/glossary', 'glossary'],
  ['/errata', 'errata'],
  ['/settings', 'settings'],
  ['/about', 'about'],
  ['/privacy', 'privacy'],
  ['/contact', 'contact'],
  ['/play-responsibly', 'help'],
] as const

/**
 * The footer of every page: that the site is for study and for adults, where to get help, and links to the daily hand,
 * the glossary and the settings.
 */
function Footer() {
  return (
    <footer className="border-t">
      <div className="mx-auto flex max-w-desk flex-wrap items-baseline gap-x-6 px-4 py-6 text-caption text-muted md:px-8">
        <p className="text-balance max-4xl:w-full max-4xl:pb-2 4xl:mr-auto">{chrome.forStudy}</p>
        {LINKS.map(([href, word]) => (
          <Link key={href} href={href} prefetch={false} className="link inline-flex min-h-11 items-center">
            {chrome[word]}
          </Link>
        ))}
        <LanguageLinks className="link inline-flex min-h-11 items-center" />
      </div>
    </footer>
  )
}

/**
 * A notice that a part of the page failed to load. Every page contains it, hidden, and
 * lib/make/built-pages/lost-files.ts shows it, because React may be what failed to load.
 */
function LostPart() {
  return (
    <div
      id="lost-part"
      role="alert"
      hidden
      className="fixed inset-x-2 bottom-2 z-50 mx-auto flex w-fit max-w-[calc(100%-16px)] flex-wrap items-center gap-x-2 rounded-button border border-line-strong bg-raised py-1 pr-1 pl-4 text-small shadow-panel print:hidden"
    >
      <span className="py-2">{trouble.partDidNotCome}</span>
      {/* A link to this page, which works without scripts. */}
      <a
        href=""
        className="inline-flex min-h-11 items-center rounded-option px-3 font-semibold underline decoration-1 underline-offset-4 hover:bg-ink/5"
      >
        {trouble.tryAgain}
      </a>
    </div>
  )
}

interface Props {
  /** Brings the words of the frame, in the language of the page. */
  readonly words: ComponentType<{ readonly children: ReactNode }>
  readonly children: ReactNode
}

/** The header and footer of every page of a language. */
export const Frame = ({ words: Words, children }: Props) => (
  <Words>
    <a
      href="#main"
      className="sr-only z-50 rounded-button bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {chrome.skip}
    </a>
    <Header />
    <main id="main" tabIndex={-1} className="flex-1">
      <MisspelledLink />
      {children}
    </main>
    <Footer />
    <LostPart />
    <Offline build={buildName()} />
  </Words>
)
