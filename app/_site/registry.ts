import { DEALING_PAGES, GAME_PAGES, SIDE_TABLE_PAGES } from './games'
import { HAND_PAGES } from './hands'
import { HOUSE_WAY_PAGES } from './house-ways'
import type { SitePage } from './page'
import { PLAIN_PAGES } from './plain'
import { SUMMARY_PAGES } from './summaries'

/*
 * Every page of the site: the sitemap and the pictures are read off it, and tests/tools/built-site.ts holds it to what was built. Pages
 * for frames on other sites (app/embed) are none of the site's own and do not stand here.
 */
export const SITE_PAGES: readonly SitePage[] = [
  ...PLAIN_PAGES,
  ...GAME_PAGES,
  ...SUMMARY_PAGES,
  ...SIDE_TABLE_PAGES,
  ...HAND_PAGES,
  ...DEALING_PAGES,
  ...HOUSE_WAY_PAGES,
]

/** Whether a page is for search engines to show. */
export const isIndexed = ({ index, canonicalPath }: SitePage): boolean => index !== false && canonicalPath === undefined
