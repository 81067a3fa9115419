import Link from 'next/link'

const LINKS = [
  ['/daily', 'Daily hand'],
  ['/glossary', 'Glossary'],
  ['/errata', 'Errata'],
  ['/settings', 'Settings'],
  ['/about#help', 'Where to get help with gambling'],
] as const

/** For study, 18 and over, and where to get help; the daily hand, what words and figures mean, and the settings: on every page. */
export function Footer() {
  return (
    <footer className="border-t">
      <div className="mx-auto flex max-w-[1280px] flex-wrap items-baseline gap-x-6 gap-y-2 px-4 py-6 text-caption text-muted min-[700px]:px-8">
        <p className="min-[700px]:mr-auto">For study, not for play: no money moves here. 18 and over.</p>
        {LINKS.map(([href, name]) => (
          <Link key={href} href={href} prefetch={false} className="link inline-flex min-h-11 items-center">
            {name}
          </Link>
        ))}
      </div>
    </footer>
  )
}
