/* Messages from the pages to their service worker. */

export type ToWorker =
  /** The worker answers through the message's port. */
  | { readonly kind: 'which-build' }
  /** The user wants the new version now. */
  | { readonly kind: 'take-over' }
  | { readonly kind: 'visited'; readonly path: string }

/* The pages' view of what is stored on this device. */

/** The page shown instead of one that isn't stored. */
export const OFFLINE = '/offline'

/** The cache of opened pages, with the last used at its end. */
export const VISITED = 'feltwise-visited'

export interface VisitedPage {
  readonly path: string
  readonly title: string
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The title of a document, without the site's name. */
export function titleIn(html: string): string | undefined {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replace(/ · [^·]*$/, '')
  return title?.replace(/&(\w+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

/** The opened pages that are stored, the last used first. Empty if storage is blocked. */
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

/** The bytes that everything stored on a device takes, unpacked, including room for visited pages. */
const ROOM = 60_000_000

/** Whether the browser's storage has enough room. Called by pages and by the worker. */
export async function hasRoom(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate()) ?? {}
  return quota === undefined || quota - (usage ?? 0) > ROOM
}

/**
 * Whether the user asked the browser to save data. Not all browsers report it, and TypeScript doesn't know it. `of` is
 * the navigator of a page or worker.
 */
export const savesData = (of: object): boolean =>
  (of as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
