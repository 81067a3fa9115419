import type { Metadata } from 'next'
import { languageNow } from '@/app/_languages/area'
import { here, languagesOf } from '@/app/_languages/places'
import { absolute, canonical, picturePath, SITE_NAME } from '@/lib/site'

/** The size that networks crop least. */
export const PICTURE = { width: 1200, height: 630 } as const

export interface PageMetadata {
  /** In English, without a slash at its end: `/ultimate-texas-holdem/hands/k5o`. The page may be the same in another language. */
  readonly path: string
  /** As searched, without the site's name; no other page has it. */
  readonly title: string
  /** One or two sentences; no other page has them. */
  readonly description: string
  readonly type?: 'website' | 'article'
  /** Another page that says the same, and that search engines are to show in its place. */
  readonly canonicalPath?: string
  /** The page whose picture goes with a link to this one, where it is not its own. Every page of the registry has one (app/og). */
  readonly picturePath?: string
  /** False: nobody looks for it. */
  readonly index?: false
}

/** Longer titles go without the site’s name, which would be cut off. */
const ROOM_FOR_NAME = 54

/** A language with the country it is most at home in, as Open Graph asks for it: `en_US`, `es_ES`. */
function localeOf(language: string): string {
  const { language: id, region } = new Intl.Locale(language).maximize()
  return `${id}_${region}`
}

/** What a page tells search engines, and those who share a link to it: title, description, canonical address, picture. */
export function pageMetadata({
  path,
  title,
  description,
  type = 'website',
  canonicalPath = path,
  picturePath: pictured = path,
  index,
}: PageMetadata): Metadata {
  const url = canonical(here(canonicalPath))
  const languages = languagesOf(canonicalPath)
  const images = [{ url: absolute(picturePath(pictured)), ...PICTURE, alt: title, type: 'image/png' }]
  return {
    title: path === '/' || title.length > ROOM_FOR_NAME ? { absolute: title } : title,
    description,
    alternates: {
      canonical: url,
      ...(languages.length > 1 && {
        languages: {
          ...Object.fromEntries(languages.map(({ id, address }) => [id, canonical(address)])),
          'x-default': canonical(canonicalPath),
        },
      }),
    },
    openGraph: { type, url, title, description, images, siteName: SITE_NAME, locale: localeOf(languageNow()) },
    twitter: { card: 'summary_large_image', title, description, images },
    ...(index === false && { robots: { index: false, follow: true } }),
  }
}
