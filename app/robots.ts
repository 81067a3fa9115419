import type { MetadataRoute } from 'next'
import { absolute } from '@/lib/site'

export const dynamic = 'force-static'

/** Everything may be read. Frames for other sites say themselves that they are not to be listed, which is only heard where they may be read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') }
}
