/* Messages from the pages to their service worker. */

export type ToWorker =
  /** The worker answers through the message's port. */
  | { readonly kind: 'which-build' }
  /** The user wants the new version now. */
  | { readonly kind: 'take-over' }
  /** A page was opened, and has loaded these hashed files. */
  | { readonly kind: 'visited'; readonly path: string; readonly files: readonly string[] }
  /** The worker answers through the message's port with the `Health`; null if it failed. */
  | { readonly kind: 'health' | 'repair' | 'keep-all' }

/** What is kept on this device. */
export interface Health {
  /** Whether all of what is to be kept is. */
  readonly isWhole: boolean
  /** The ids of the games that are kept. */
  readonly games: readonly string[]
  readonly hasAll: boolean
  /** About how much room the other games take. */
  readonly bytesOfOthers: number
}

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

/** The bytes that every game takes on a device, unpacked, including room for visited pages. */
const ROOM = 40_000_000

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

/** Asks the worker that is in charge. Null if there is none, or it failed. */
export async function askWorker(kind: 'health' | 'repair' | 'keep-all'): Promise<Health | null> {
  const { active } = (await navigator.serviceWorker?.getRegistration()) ?? {}
  if (!active) return null
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = (event: MessageEvent<Health | null>) => resolve(event.data)
    active.postMessage({ kind } satisfies ToWorker, [port2])
  })
}
