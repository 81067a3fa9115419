import type { Picture } from '@/app/og/picture'

/** A page of the site, as the list of all pages has it. Its title and description are its own (app/_components/metadata.ts). */
export interface SitePage {
  /** Within the site, without a slash at its end. */
  readonly path: string
  /** What is drawn for it, worked out when it is drawn. */
  readonly picture: () => Picture | Promise<Picture>
  /** False: nobody looks for it, and the sitemap leaves it out. */
  readonly index?: false
  /** The page that search engines are to show in its place. */
  readonly canonicalPath?: string
}
