import { plainPath } from '@/app/_site/plain-path'
import { VISITED } from '@/app/_offline/kept-here'
import { allFiles, filesIn, hasOwnType, isKeepable, isOwnDocument, type Kept, outdated, surplus } from './requests'

/** The name of the site, inserted by route.ts. */
declare const SITE_NAME: string

/*
 * Three caches. FILES has hashed files, shared by all builds. Shells are the pages of one build with the data they
 * fetch. VISITED has other pages the user opened, the most recently used last.
 */

const FILES = 'feltwise-files'
const SHELLS = 'feltwise-shells-'

/** In the shells of a build: the key of the list of its files. */
const LIST = '/sw.js?files'
/** In the shells of a build: the key of the languages they are kept in. */
const LANGUAGES = '/sw.js?languages'
const MOST_VISITED = 80
/** How many requests run at once. The user's own requests come first. */
const AT_ONCE = 4
/** A visited page is fetched again if it is opened a day later or more. */
const A_DAY = 24 * 60 * 60 * 1000

// Keys are addresses without a query. The headers that a response varies by are Next's own and don't matter here.
const MATCH = { ignoreVary: true } as const

/** The part of a build that is kept on a device. */
export type Wanted = Pick<Kept, 'files' | 'pages' | 'data'>

export const nameOfShells = (build: string): string => `${SHELLS}${build}`

/** Calls `act` with each item, a few at a time. */
async function withEach<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items]
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Whether a response may be cached under a path of this site. */
export const mayKeep = (path: string, response: Response): boolean => isKeepable(response, path, self.location.origin)

/** A response from the network. If the browser's HTTP cache gives a bad one, it is requested again past that cache. */
export async function fetchAnew(path: string, request: Request | string, settings?: RequestInit): Promise<Response> {
  const response = await fetch(request, settings)
  return response.ok && !mayKeep(path, response) ? fetch(path, { ...settings, cache: 'reload' }) : response
}

/**
 * Fetches in the background. Throws on anything that may not be cached. A redirected response can't answer a
 * navigation, so it is copied.
 */
async function fetchWell(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetchAnew(path, path, { cache, priority: 'low' })
  if (!mayKeep(path, response))
    throw new Error(`${path}: ${String(response.status)}, ${response.headers.get('content-type') ?? 'of no type'}`)
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response
}

/** The cached copy for a path. A response of the wrong type is deleted, because an earlier version cached anything. */
async function soundCopy(cache: Cache, path: string): Promise<Response | undefined> {
  const copy = await cache.match(path, MATCH)
  if (!copy || hasOwnType(path, copy.headers.get('content-type'))) return copy
  await cache.delete(path, MATCH)
  return undefined
}

/** Caches the hashed files that aren't cached yet. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(FILES)
  await withEach(paths, async (path) => {
    if (!(await soundCopy(files, path))) await files.put(path, await fetchWell(path, 'default'))
  })
}

/**
 * Caches a document under its key, with the files it names, which may belong to another build than this worker's.
 * `kept` are files that are known to be cached. Throws on a document of another site.
 */
async function keepDocument(
  cache: Cache,
  key: string,
  response: Response,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const html = await response.clone().text()
  if (!isOwnDocument(html, SITE_NAME)) throw new Error(`${key}: not a page of this site`)
  // Offline, a page without its files would be shown but never respond.
  await keepFiles(filesIn(html).filter((file) => !kept.has(file)))
  await cache.put(key, response)
}

/** The languages in which any build's pages have been kept on this device. */
export async function languagesKept(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELLS))
  const lists = names.map(async (name) => {
    const kept = await (await caches.open(name)).match(LANGUAGES)
    return ((await kept?.json()) ?? []) as readonly string[]
  })
  return [...new Set((await Promise.all(lists)).flat())]
}

/** Records the languages in which a build's pages are kept. */
export const noteLanguages = async (build: string, languages: readonly string[]): Promise<void> =>
  (await caches.open(nameOfShells(build))).put(LANGUAGES, Response.json(languages))

/**
 * Caches the wanted part of a build now; other files may be cached later, as they are used. Throws if something can't
 * be fetched or doesn't belong to the build.
 */
export async function keepBuild(all: Kept, { files, pages, data }: Wanted): Promise<void> {
  const shells = await caches.open(nameOfShells(all.build))
  await shells.put(LIST, Response.json(allFiles(all)))
  await keepFiles(files)
  const kept = new Set(files)
  await withEach(pages, async (path) => keepDocument(shells, plainPath(path), await fetchWell(path, 'no-cache'), kept))
  await withEach(data, async (path) => shells.put(path, await fetchWell(path, 'no-cache')))
}

/** Whether the wanted part of a build is still completely cached. Browsers may delete caches at any time. */
export async function isWhole({ build, files, pages, data }: Wanted & Pick<Kept, 'build'>): Promise<boolean> {
  const has = async (name: string, paths: readonly string[]): Promise<boolean> => {
    const keys = await (await caches.open(name)).keys()
    const kept = new Set(keys.map(({ url }) => new URL(url).pathname))
    return paths.every((path) => kept.has(path))
  }
  return (await has(FILES, files)) && has(nameOfShells(build), [...pages.map(plainPath), ...data])
}

/** Deletes a build's shells, and everything else if no other build is in use. */
export async function forgetBuild(build: string, isOnly: boolean): Promise<void> {
  await caches.delete(nameOfShells(build))
  if (isOnly) await Promise.all([FILES, VISITED].map((name) => caches.delete(name)))
}

/** A hashed file, from any build. */
export const keptFile = async (path: string): Promise<Response | undefined> => soundCopy(await caches.open(FILES), path)

/** Caches a file as it is served. */
export const keepFile = async (path: string, response: Response): Promise<void> =>
  (await caches.open(FILES)).put(path, response)

/** A page or data file of a build. */
export const keptOfBuild = async (build: string, path: string): Promise<Response | undefined> =>
  soundCopy(await caches.open(nameOfShells(build)), path)

export const keepData = async (build: string, path: string, response: Response): Promise<void> =>
  (await caches.open(nameOfShells(build))).put(path, response)

/** The cached copy of a visited page. */
export const visitedPage = async (key: string): Promise<Response | undefined> =>
  (await caches.open(VISITED)).match(key, MATCH)

/** Caches an opened page as the most recently used. */
export async function keepVisited(key: string, response: Response): Promise<void> {
  const visited = await caches.open(VISITED)
  await keepDocument(visited, key, response)
  for (const old of surplus(await visited.keys(), MOST_VISITED)) await visited.delete(old)
}

/** Records that a page was opened, even if the router rendered it without fetching its document. */
export async function noteVisit(build: string, key: string, now: number, mayFetch: boolean): Promise<void> {
  if (await keptOfBuild(build, key)) return
  const visited = await caches.open(VISITED)
  const copy = await visitedPage(key)
  const isRecent = copy && now - Date.parse(copy.headers.get('date') ?? '') < A_DAY
  // Caching it again makes it the most recently used, and restores any of its files that are missing, if possible.
  if (isRecent) await keepDocument(visited, key, copy)
  else if (mayFetch) await keepVisited(key, await fetchWell(key, 'no-cache'))
}

async function filesOf(cache: Cache, request: Request | string): Promise<readonly string[]> {
  const kept = await cache.match(request, MATCH)
  return filesIn((await kept?.text()) ?? '')
}

/** Deletes whatever neither this build, nor the one before it, nor any visited page needs. */
export async function sweep(build: string): Promise<void> {
  const own = nameOfShells(build)
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELLS))
  const gone = outdated(names, own)
  await Promise.all(gone.map((name) => caches.delete(name)))
  const needed = new Set<string>()
  // A build's list names its scripts and styles. A page's long data are in a file that only the page names.
  for (const name of [...names.filter((one) => !gone.includes(one)), VISITED]) {
    const cache = await caches.open(name)
    for (const entry of await cache.keys()) for (const file of await filesOf(cache, entry)) needed.add(file)
  }
  const files = await caches.open(FILES)
  for (const file of await files.keys()) if (!needed.has(new URL(file.url).pathname)) await files.delete(file)
}
