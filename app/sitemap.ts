import type { MetadataRoute } from 'next'
import { canonical } from '@/lib/site'
import { isIndexed, SITE_PAGES } from './_site/registry'

export const dynamic = 'force-static'

/** Every page that search engines are to show. No dates: a page changes when the engine or a text does, and neither says when. */
export default function sitemap(): MetadataRoute.Sitemap {
  return SITE_PAGES.filter(isIndexed).map(({ path }) => ({ url: canonical(path) }))
}
