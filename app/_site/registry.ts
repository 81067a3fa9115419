import made from '@/content/page-dates.json' with { type: 'json' }
import { COUNTING_PAGES } from './counting'
import { DEALING_PAGES, GAME_PAGES, SIDE_TABLE_PAGES } from './games'
import { HAND_PAGES } from './hands'
import { HOUSE_WAY_PAGES } from './house-ways'
import { NEIGHBOR_PAGES } from './neighbors'
import type { SitePage } from './page'
import { PLAIN_PAGES } from './plain'
import { SUMMARY_PAGES } from './summaries'

/** A page with the day on which pages of its kind last changed: `2026-11-22`. */
interface ListedPage extends SitePage {
  readonly changed: string
}

const listed = (kind: keyof typeof made.dates, pages: readonly SitePage[]): readonly ListedPage[] =>
  pages.map((page) => ({ ...page, changed: made.dates[kind] }))

/*
 * Every page of the site: the sitemap and the pictures are read off it, and tests/tools/built-site.ts holds it to what was built. Pages
 * for frames on other sites (app/embed) are none of the site's own and do not stand here.
 */
export const SITE_PAGES: readonly ListedPage[] = [
  ...listed('plain', PLAIN_PAGES),
  ...listed('games', GAME_PAGES),
  ...listed('games', NEIGHBOR_PAGES),
  ...listed('games', COUNTING_PAGES),
  ...listed('summaries', SUMMARY_PAGES),
  ...listed('sideTables', SIDE_TABLE_PAGES),
  ...listed('hands', HAND_PAGES),
  ...listed('dealing', DEALING_PAGES),
  ...listed('houseWays', HOUSE_WAY_PAGES),
]

/** Whether a page is for search engines to show. */
export const isIndexed = ({ index, canonicalPath }: SitePage): boolean => index !== false && canonicalPath === undefined
