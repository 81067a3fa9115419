import { plainPath } from '@/app/_site/plain-path'
import { VISITED } from '@/app/_offline/kept-here'
import {
  digestOf,
  digestWanted,
  filesIn,
  isAnswer,
  isKeepable,
  isOwnDocument,
  isWholeData,
  type Kept,
  outdated,
  surplus,
} from './requests'

/** The name of the site and what its build keeps, inserted by route.ts. */
declare const SITE_NAME: string
declare const KEPT: Kept

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
/** In the shells of a build: a key that is there once its worker has checked what earlier ones left. */
const CHECKED = '/sw.js?checked'
const MOST_VISITED = 80
/** How many requests run at once. The user's own requests come first. */
const AT_ONCE = 4
/** A visited page is fetched again if it is opened a day later or more. */
const A_DAY = 24 * 60 * 60 * 1000

// Keys are addresses without a query. The headers that a response varies by are Next's own and don't matter here.
const MATCH = { ignoreVary: true } as const

/** The part of a build that is kept on a device, by path. */
export interface Wanted {
  readonly files: readonly string[]
  readonly pages: readonly string[]
  readonly data: readonly string[]
}

const DIGESTS: ReadonlyMap<string, string> = new Map(KEPT.files.map(({ path, digest }) => [path, digest] as const))

export const nameOfShells = (build: string): string => `${SHELLS}${build}`

/** Calls `act` with each item, a few at a time. */
async function withEach<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items]
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Whether a response may be cached under a path of this site, if it is complete. */
export const mayKeep = (path: string, response: Response): boolean => isKeepable(response, path, self.location.origin)

/** Whether this build knows what a file must contain. */
export const isKnown = (path: string): boolean => digestWanted(path, DIGESTS) !== undefined

/** A response that the network gave. Throws if it gave none. */
export async function ask(request: Request | string, settings?: RequestInit): Promise<Response> {
  const response = await fetch(request, settings)
  if (!isAnswer(response)) throw new TypeError('the network gives no answer')
  return response
}

/** Whether content is what a path promises: a file by its digest, a page by its name and end, data if they can be read. */
async function isSound(path: string, content: ArrayBuffer): Promise<boolean> {
  const digest = digestWanted(path, DIGESTS)
  if (digest !== undefined) return (await digestOf(content)) === digest
  // A file of another build. It was checked by the worker of that build.
  if (path.startsWith('/_next/')) return true
  const text = new TextDecoder().decode(content)
  return /\.\w+$/.test(path) ? isWholeData(path, text) : isOwnDocument(text, SITE_NAME)
}

/** A response, with its body read if it may be cached under its path; `isSound` says whether it is complete. */
interface Checked {
  readonly response: Response
  readonly isSound: boolean
}

/** Checks a response. The one returned is new, so it can answer a navigation even if it was redirected. */
async function checked(path: string, response: Response): Promise<Checked> {
  if (!mayKeep(path, response)) return { response, isSound: false }
  const content = await response.arrayBuffer()
  const { status, headers } = response
  return { response: new Response(content, { status, headers }), isSound: await isSound(path, content) }
}

/**
 * A response from the network for a path, checked. A truncated or foreign one may come from the browser's HTTP cache,
 * so it is requested again past that cache.
 */
export async function fetchAnew(path: string, request: Request | string, settings?: RequestInit): Promise<Checked> {
  const first = await checked(path, await ask(request, settings))
  return first.isSound || !first.response.ok ? first : checked(path, await ask(path, { ...settings, cache: 'reload' }))
}

/** Fetches in the background. Throws on anything that may not be cached, or isn't complete. */
async function fetchWell(path: string, cache: RequestCache): Promise<Response> {
  const { response, isSound } = await fetchAnew(path, path, { cache, priority: 'low' })
  if (!isSound)
    throw new Error(
      `${path}: ${String(response.status)}, ${response.headers.get('content-type') ?? 'of no type'}, or incomplete`,
    )
  return response
}

/** The cached copy for a path. One that is of the wrong type or incomplete is deleted. */
async function soundCopy(cache: Cache, path: string): Promise<Response | undefined> {
  const copy = await cache.match(path, MATCH)
  if (!copy) return undefined
  const { response, isSound } = await checked(path, new Response(copy.body, copy))
  if (isSound) return response
  await cache.delete(path, MATCH)
  return undefined
}

/** The type under which scripts are cached. Nothing is served with it. */
const CACHED_SCRIPT = 'application/x-cached-javascript'
const SCRIPT = 'text/javascript; charset=utf-8'

/** The response with another type, if it is a script. */
function typed(path: string, response: Response, type: string): Response {
  if (!path.endsWith('.js')) return response
  const headers = new Headers(response.headers)
  headers.set('content-type', type)
  return new Response(response.body, { status: response.status, headers })
}

/**
 * Caches a file. Chromium compiles each script that a worker caches and stores that beside it, four times its size; so
 * it isn't told that it is one.
 */
const putFile = (cache: Cache, path: string, response: Response): Promise<void> =>
  cache.put(path, typed(path, response, CACHED_SCRIPT))

/** Caches the hashed files that aren't cached yet. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(FILES)
  await withEach(paths, async (path) => {
    if (!(await soundCopy(files, path))) await putFile(files, path, await fetchWell(path, 'default'))
  })
}

/**
 * Caches a document under its key, with the files it names. `kept` are files that are known to be cached. Throws on a
 * document of another site, one without an end, and one of another build, whose files nobody here can check: that
 * build's worker keeps it.
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
  const named = filesIn(html)
  const stray = named.find((file) => !isKnown(file))
  if (stray !== undefined) throw new Error(`${key}: names ${stray}, of another build`)
  await keepFiles(named.filter((file) => !kept.has(file)))
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
  await shells.put(LIST, Response.json(all.files.map(({ path }) => path)))
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

/** A hashed file, from any build, as it is served. */
export async function keptFile(path: string): Promise<Response | undefined> {
  const copy = await soundCopy(await caches.open(FILES), path)
  return copy && typed(path, copy, SCRIPT)
}

/** Caches a file as it is served. */
export const keepFile = async (path: string, response: Response): Promise<void> =>
  putFile(await caches.open(FILES), path, response)

/** A page or data file of a build. */
export const keptOfBuild = async (build: string, path: string): Promise<Response | undefined> =>
  soundCopy(await caches.open(nameOfShells(build)), path)

export const keepData = async (build: string, path: string, response: Response): Promise<void> =>
  (await caches.open(nameOfShells(build))).put(path, response)

/** The cached copy of a visited page. */
export const visitedPage = async (key: string): Promise<Response | undefined> =>
  soundCopy(await caches.open(VISITED), key)

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
  if (
    isRecent &&
    (await keepDocument(visited, key, copy).then(
      () => true,
      () => false,
    ))
  )
    return
  if (mayFetch) await keepVisited(key, await fetchWell(key, 'no-cache'))
}

/** Whether a page that passes the test is among those of any build. */
export async function hasShell(test: (path: string) => boolean): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELLS))
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return lists.flat().some(({ url }) => test(new URL(url).pathname))
}

/**
 * Checks everything that is cached, deletes what is truncated or foreign, and returns how much that was. Scripts that an
 * earlier version cached are cached again without their compiled form.
 */
export async function dropUnsound(build: string): Promise<number> {
  let dropped = 0
  await (await caches.open(nameOfShells(build))).put(CHECKED, Response.json(true))
  for (const name of [FILES, nameOfShells(build), VISITED]) {
    const cache = await caches.open(name)
    await withEach(await cache.keys(), async (request) => {
      const path = new URL(request.url).pathname
      if (path === '/sw.js') return
      const type = (await cache.match(request, MATCH))?.headers.get('content-type')
      const copy = await soundCopy(cache, path)
      if (!copy) dropped++
      else if (name === FILES && type !== CACHED_SCRIPT && path.endsWith('.js') && isKnown(path))
        await putFile(cache, path, copy)
    })
  }
  return dropped
}

/** Checks what earlier workers left, unless this build's worker has done so. */
export async function checkOnce(build: string): Promise<void> {
  const shells = await caches.open(nameOfShells(build))
  if (!(await shells.match(CHECKED))) await dropUnsound(build)
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
