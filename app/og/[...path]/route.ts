import type { SitePage } from '@/app/_site/page'
import { SITE_PAGES } from '@/app/_site/registry'
import { picturePath } from '@/lib/site'
import { draw } from '../draw'

/*
 * The picture of each page, drawn while the site is built: `/og/glossary.png` belongs to `/glossary`. The name ends in
 * `.png`, so that a static host sends the right content type.
 */

interface Context {
  readonly params: Promise<{ readonly path: string[] }>
}

export const dynamic = 'force-static'
export const dynamicParams = false

const BY_PICTURE: ReadonlyMap<string, SitePage> = new Map(SITE_PAGES.map((page) => [picturePath(page.path), page]))

export const generateStaticParams = (): { path: string[] }[] =>
  [...BY_PICTURE.keys()].map((path) => ({ path: path.slice('/og/'.length).split('/') }))

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const page = BY_PICTURE.get(`/og/${(await params).path.join('/')}`)
  return page ? draw(await page.picture()) : new Response('There is no such picture', { status: 404 })
}
