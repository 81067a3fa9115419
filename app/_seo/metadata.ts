import type { Metadata } from 'next'
import { languageNow } from '@/app/_languages/messages'
import { here, languagesOf } from '@/app/_languages/places'
import { isDraft } from '@/lib/games/ids'
import { absolute, canonical, picturePath, SITE_NAME } from '@/lib/site'

/** The size in pixels that social networks crop least. */
export const PICTURE = { width: 1200, height: 630 } as const

export interface PageMetadata {
  /**
   * The English path, without a slash at its end: `/ultimate-texas-holdem/hands/k5o`. The page may be the same one in
   * another language.
   */
  readonly path: string
  /** What people search for, without the site's name. No other page has the same title. */
  readonly title: string
  /** One or two sentences. No other page has the same ones. */
  readonly description: string
  readonly type?: 'website' | 'article'
  /** Another page with the same content, which search engines should show instead. */
  readonly canonicalPath?: string
  /**
   * The page whose picture is used for links to this one, if it isn't its own. Every page of the registry has a picture
   * (app/og).
   */
  readonly picturePath?: string
  /** False if nobody would search for it. */
  readonly index?: false
}

/** Longer titles leave out the site's name, which would be cut off. */
const ROOM_FOR_NAME = 54

/** A language with its main country, as Open Graph requires: `en_US`, `es_ES`. */
function localeOf(language: string): string {
  const { language: id, region } = new Intl.Locale(language).maximize()
  return `${id}_${region}`
}

/** The metadata for search engines and shared links: title, description, canonical address, picture. */
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
    ...((index === false || isDraft(path.split('/')[1] ?? '')) && { robots: { index: false, follow: true } }),
  }
}
