import Link from 'next/link'

/** For study, 18 and over, and where to get help; the daily hand, what words and figures mean, and the settings: on every page. */
export function Footer() {
  return (
    <footer className="border-t">
      <div className="mx-auto flex max-w-[1280px] flex-wrap items-baseline gap-x-6 gap-y-2 px-4 py-6 text-caption text-muted min-[700px]:px-8">
        <p>For study, not for play: no money moves here. 18 and over.</p>
        <Link href="/daily" className="link inline-flex min-h-11 items-center min-[700px]:ml-auto">
          Daily hand
        </Link>
        <Link href="/glossary" className="link inline-flex min-h-11 items-center">
          Glossary
        </Link>
        <Link href="/errata" className="link inline-flex min-h-11 items-center">
          Errata
        </Link>
        <Link href="/settings" className="link inline-flex min-h-11 items-center">
          Settings
        </Link>
        <Link href="/about#help" className="link inline-flex min-h-11 items-center">
          Where to get help with gambling
        </Link>
      </div>
    </footer>
  )
}
