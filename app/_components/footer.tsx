import Link from 'next/link'
import { chrome } from '@/app/_languages/english/chrome'
import { Said } from '@/app/_languages/said'

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

/** For study, 18 and over, and where to get help; the daily hand, what words and figures mean, and the settings: on every page. */
export function Footer() {
  return (
    <footer className="border-t">
      <div className="mx-auto flex max-w-desk flex-wrap items-baseline gap-x-6 px-4 py-6 text-caption text-muted md:px-8">
        <p className="text-balance max-4xl:w-full max-4xl:pb-2 4xl:mr-auto">
          <Said at="chrome.forStudy">{chrome.forStudy}</Said>
        </p>
        {LINKS.map(([href, word]) => (
          <Link key={href} href={href} prefetch={false} className="link inline-flex min-h-11 items-center">
            <Said at={`chrome.${word}`}>{chrome[word]}</Said>
          </Link>
        ))}
      </div>
    </footer>
  )
}
