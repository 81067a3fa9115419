import type { MetadataRoute } from 'next'
import { canonical } from '@/lib/site'
import { isIndexed, SITE_PAGES } from './_site/registry'

export const dynamic = 'force-static'

/** Every page that search engines are to show, with the day on which pages of its kind last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return SITE_PAGES.filter(isIndexed).map(({ path, changed }) => ({ url: canonical(path), lastModified: changed }))
}
