/* What is kept on this device, as the pages see it. */

/** The page that stands in for one that is not kept. */
export const OFFLINE = '/offline'

/** The cache of the pages that were opened, the last used at its end. */
export const VISITED = 'feltwise-visited'

export interface VisitedPage {
  readonly path: string
  readonly title: string
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The title of a document, without the name of the site. */
export function titleIn(html: string): string | undefined {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replace(/ · [^·]*$/, '')
  return title?.replace(/&(\w+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

/** The pages that were opened and are kept, the last used first. None where nothing may be stored. */
export async function visitedPages(): Promise<readonly VisitedPage[]> {
  try {
    if (!(await caches.has(VISITED))) return []
    const cache = await caches.open(VISITED)
    const pages = (await cache.keys()).map(async (request) => {
      const path = new URL(request.url).pathname
      const kept = await cache.match(request, { ignoreVary: true })
      return { path, title: titleIn((await kept?.text()) ?? '') ?? path }
    })
    return (await Promise.all(pages)).reverse()
  } catch {
    return []
  }
}
