import type { MetadataRoute } from 'next'
import { languagesOf } from '@/app/_languages/places'
import { canonical } from '@/lib/site'
import { isIndexed, SITE_PAGES } from './_site/registry'

export const dynamic = 'force-static'

/** Every page for search engines, in each of its languages, with the day on which pages of its kind last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return SITE_PAGES.filter(isIndexed).flatMap(({ path, changed }) => {
    const languages = languagesOf(path)
    const alternates = Object.fromEntries(languages.map(({ id, address }) => [id, canonical(address)]))
    return languages.map(({ address }) => ({
      url: canonical(address),
      lastModified: changed,
      ...(languages.length > 1 && { alternates: { languages: alternates } }),
    }))
  })
}
