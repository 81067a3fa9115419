import type { MetadataRoute } from 'next'
import { absolute } from '@/lib/site'

export const dynamic = 'force-static'

/**
 * Crawlers may read everything. Embedded cards ask not to be indexed, which crawlers only notice if they may read them.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') }
}
