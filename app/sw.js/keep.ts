import { plainPath } from '@/app/_site/plain-path'
import { VISITED } from '@/app/_offline/kept-here'
import { filesIn, hasOwnType, isKeepable, isOwnDocument, type Kept, outdated, surplus } from './requests'

/** The name of the site, written in by route.ts. */
declare const SITE_NAME: string

/*
 * What is kept, in three caches. Hashed files are shared by all builds. Shells are the pages of one build, with the data they fetch. Visited
 * are the other pages that were opened, the last used at the end.
 */

const FILES = 'feltwise-files'
const SHELLS = 'feltwise-shells-'

/** In the shells of a build: the list of its files. */
const LIST = '/sw.js?files'
/** In the shells of a build: the languages that they are kept in. */
const LANGUAGES = '/sw.js?languages'
const MOST_VISITED = 80
/** Requests at one time: what the person does meanwhile goes first. */
const AT_ONCE = 4
/** A visited page is fetched anew when it is opened a day later. */
const A_DAY = 24 * 60 * 60 * 1000

// Keys are addresses without a query; what a response varies by (Next's own headers) is no matter of them.
const MATCH = { ignoreVary: true } as const

export const nameOfShells = (build: string): string => `${SHELLS}${build}`

/** Does the same with each, a few at a time. */
async function withEach<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items]
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Whether an answer may be kept under a path of this site. */
export const mayKeep = (path: string, response: Response): boolean => isKeepable(response, path, self.location.origin)

/** An answer from the network. A wrong one that the browser itself has kept is asked for again, past what it keeps. */
export async function fetchAnew(path: string, request: Request | string, settings?: RequestInit): Promise<Response> {
  const response = await fetch(request, settings)
  return response.ok && !mayKeep(path, response) ? fetch(path, { ...settings, cache: 'reload' }) : response
}

/** Fetched in the background; throws of anything that may not be kept. A redirected answer may not be given to a navigation, so it is made anew. */
async function fetchWell(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetchAnew(path, path, { cache, priority: 'low' })
  if (!mayKeep(path, response))
    throw new Error(`${path}: ${String(response.status)}, ${response.headers.get('content-type') ?? 'of no type'}`)
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response
}

/** What is kept under a path. An entry of a wrong type is dropped: an earlier version kept whatever was answered. */
async function soundCopy(cache: Cache, path: string): Promise<Response | undefined> {
  const copy = await cache.match(path, MATCH)
  if (!copy || hasOwnType(path, copy.headers.get('content-type'))) return copy
  await cache.delete(path, MATCH)
  return undefined
}

/** Keeps hashed files that are not kept yet. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(FILES)
  await withEach(paths, async (path) => {
    if (!(await soundCopy(files, path))) await files.put(path, await fetchWell(path, 'default'))
  })
}

/** Keeps a document under its key, and the files it names: it may be of another build than this worker. Throws of another site's document. */
async function keepDocument(cache: Cache, key: string, response: Response): Promise<void> {
  const html = await response.clone().text()
  if (!isOwnDocument(html, SITE_NAME)) throw new Error(`${key}: not a page of this site`)
  // A page without its files would be read offline, and never answer.
  await keepFiles(filesIn(html))
  await cache.put(key, response)
}

/** The languages that pages of any build have been kept in on this device. */
export async function languagesKept(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELLS))
  const lists = names.map(async (name) => {
    const kept = await (await caches.open(name)).match(LANGUAGES)
    return ((await kept?.json()) ?? []) as readonly string[]
  })
  return [...new Set((await Promise.all(lists)).flat())]
}

/** Notes the languages that the pages of a build are kept in. */
export const noteLanguages = async (build: string, languages: readonly string[]): Promise<void> =>
  (await caches.open(nameOfShells(build))).put(LANGUAGES, Response.json(languages))

/** Keeps what is wanted of a build, at once; the rest of it may come by later. Throws where something cannot be had or does not fit. */
export async function keepBuild(
  { build, files: all }: Kept,
  { files, pages, data }: Omit<Kept, 'build' | 'languages'>,
): Promise<void> {
  const shells = await caches.open(nameOfShells(build))
  await shells.put(LIST, Response.json(all))
  await keepFiles(files)
  await withEach(pages, async (path) => keepDocument(shells, plainPath(path), await fetchWell(path, 'no-cache')))
  await withEach(data, async (path) => shells.put(path, await fetchWell(path, 'no-cache')))
}

/** Whether all that is wanted of a build is still kept: a browser may delete its caches at any time. */
export async function isWhole({ build, files, pages, data }: Omit<Kept, 'languages'>): Promise<boolean> {
  const has = async (name: string, paths: readonly string[]): Promise<boolean> => {
    const keys = await (await caches.open(name)).keys()
    const kept = new Set(keys.map(({ url }) => new URL(url).pathname))
    return paths.every((path) => kept.has(path))
  }
  return (await has(FILES, files)) && has(nameOfShells(build), [...pages.map(plainPath), ...data])
}

/** Takes a build's shells away again, and everything where nothing else is in use. */
export async function forgetBuild(build: string, isOnly: boolean): Promise<void> {
  await caches.delete(nameOfShells(build))
  if (isOnly) await Promise.all([FILES, VISITED].map((name) => caches.delete(name)))
}

/** A hashed file, from whichever build. */
export const keptFile = async (path: string): Promise<Response | undefined> => soundCopy(await caches.open(FILES), path)

/** Keeps a file as it comes by. */
export const keepFile = async (path: string, response: Response): Promise<void> =>
  (await caches.open(FILES)).put(path, response)

/** A page of a build, or what it keeps beside its pages. */
export const keptOfBuild = async (build: string, path: string): Promise<Response | undefined> =>
  soundCopy(await caches.open(nameOfShells(build)), path)

export const keepData = async (build: string, path: string, response: Response): Promise<void> =>
  (await caches.open(nameOfShells(build))).put(path, response)

/** A page as it was last visited. */
export const visitedPage = async (key: string): Promise<Response | undefined> =>
  (await caches.open(VISITED)).match(key, MATCH)

/** Keeps a page that was opened, as the last one used. */
export async function keepVisited(key: string, response: Response): Promise<void> {
  const visited = await caches.open(VISITED)
  await keepDocument(visited, key, response)
  for (const old of surplus(await visited.keys(), MOST_VISITED)) await visited.delete(old)
}

/** Notes that a page was opened, also where the router put it together without its document. */
export async function noteVisit(build: string, key: string, now: number, mayFetch: boolean): Promise<void> {
  if (await keptOfBuild(build, key)) return
  const visited = await caches.open(VISITED)
  const copy = await visitedPage(key)
  const isRecent = copy && now - Date.parse(copy.headers.get('date') ?? '') < A_DAY
  // Keeping it again makes it the last one used; a file of it that is gone comes back, where it can be had.
  if (isRecent) await keepDocument(visited, key, copy)
  else if (mayFetch) await keepVisited(key, await fetchWell(key, 'no-cache'))
}

async function filesOf(cache: Cache, request: Request | string): Promise<readonly string[]> {
  const kept = await cache.match(request, MATCH)
  return filesIn((await kept?.text()) ?? '')
}

/** Takes away what neither this build nor the one before it needs, nor any page that was visited. */
export async function sweep(build: string): Promise<void> {
  const own = nameOfShells(build)
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELLS))
  const gone = outdated(names, own)
  await Promise.all(gone.map((name) => caches.delete(name)))
  const needed = new Set<string>()
  // The list of a build names its scripts and styles; long data of a page are a file that only the page names.
  for (const name of [...names.filter((one) => !gone.includes(one)), VISITED]) {
    const cache = await caches.open(name)
    for (const entry of await cache.keys()) for (const file of await filesOf(cache, entry)) needed.add(file)
  }
  const files = await caches.open(FILES)
  for (const file of await files.keys()) if (!needed.has(new URL(file.url).pathname)) await files.delete(file)
}
