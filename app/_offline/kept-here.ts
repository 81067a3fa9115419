/* What the pages say to their service worker. */

export type ToWorker =
  /** Answered through the port that goes with it. */
  | { readonly kind: 'which-build' }
  /** The person wants the new version now. */
  | { readonly kind: 'take-over' }
  | { readonly kind: 'visited'; readonly path: string }

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

/** All that is kept on a device, unpacked, with room for what is visited; in bytes. */
const ROOM = 60_000_000

/** Whether the browser's storage has room for what is kept. Asked by the page and by the worker. */
export async function hasRoom(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate()) ?? {}
  return quota === undefined || quota - (usage ?? 0) > ROOM
}
