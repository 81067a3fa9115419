/*
 * The service worker: it keeps the training pages and visited pages for use offline. Written by hand, because no
 * library handles most of it: payloads of Next's router, Turbopack's workers, queries with a hand. route.ts compiles it
 * and inserts the lists of the build as KEPT.
 */
import { plainPath } from '@/app/_site/plain-path'
import { hasRoom, OFFLINE, type ToWorker, savesData } from '@/app/_offline/kept-here'
import {
  allFiles,
  filesFor,
  type Kept,
  kindOf,
  languageOfPath,
  languageWanted,
  pageOfPayload,
  dataIn,
  pagesIn,
  type RequestKind,
} from './requests'
import {
  fetchAnew,
  forgetBuild,
  isWhole,
  keepBuild,
  keepData,
  keepFile,
  keepVisited,
  keptFile,
  keptOfBuild,
  languagesKept,
  mayKeep,
  noteLanguages,
  noteVisit,
  sweep,
  visitedPage,
  type Wanted,
} from './keep'

declare const self: ServiceWorkerGlobalScope
declare const KEPT: Kept

/** How long a cached page waits for the network, in milliseconds: usually, and after the network has been too slow. */
const PATIENCE = { usual: 3000, poor: 300 } as const
/** How long the network counts as poor after it was too slow, in milliseconds. */
const POOR_FOR = 20_000

let poorSince = -Infinity

/** All hashed files of the build, in any language. */
const FILES = new Set(allFiles(KEPT))

async function openPaths(): Promise<readonly string[]> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return open.map(({ url }) => new URL(url).pathname)
}

/**
 * The part of the build to keep for readers of these languages. With data saving on, only the offline page. An open page
 * in another language, which somebody only reads, still loads files of its own.
 */
async function wanted(languages: readonly string[]): Promise<Wanted> {
  const shown = (await openPaths()).map((path) => languageOfPath(path, KEPT) ?? 'en')
  const pages = pagesIn(languages, KEPT)
  const isLeast = (path: string): boolean => plainPath(path).endsWith(OFFLINE)
  return savesData(self.navigator)
    ? { files: [], pages: pages.filter(isLeast), data: [] }
    : { files: filesFor([...new Set([...languages, ...shown])], KEPT), pages, data: dataIn(languages, KEPT) }
}

/** The languages in which the site is read here, judged by what was kept before and by the open pages. */
async function languagesHere(): Promise<readonly string[]> {
  const shown = (await openPaths()).flatMap((path) => languageWanted(path, KEPT) ?? [])
  return [...new Set([...(await languagesKept()), ...shown])]
}

// ——— Life ————————————————————————————————————————————————————————————————————————————————————————————————

self.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    const languages = await languagesHere()
    await keepBuild(KEPT, await wanted(languages))
    await noteLanguages(KEPT.build, languages)
  }
  event.waitUntil(
    keep().catch(async (error: unknown) => {
      await forgetBuild(KEPT.build, self.registration.active === null)
      throw error
    }),
  )
})

self.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    await self.registration.navigationPreload?.enable()
    await sweep(KEPT.build)
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

let refilling: Promise<void> | null = null

/**
 * Restores what the browser has deleted since the worker was installed, and adds the files of languages read since
 * then.
 */
function refill(): Promise<void> {
  const keepMissing = async (): Promise<void> => {
    const languages = await languagesHere()
    const here = await wanted(languages)
    if ((await isWhole({ ...here, build: KEPT.build })) || !(await hasRoom())) return
    await keepBuild(KEPT, here)
    await noteLanguages(KEPT.build, languages)
  }
  refilling ??= keepMissing().finally(() => (refilling = null))
  return refilling
}

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  switch (message.kind) {
    case 'which-build':
      event.ports[0]?.postMessage(KEPT.build)
      return
    case 'take-over':
      event.waitUntil(self.skipWaiting())
      return
    case 'visited':
      event.waitUntil(
        noteVisit(KEPT.build, plainPath(message.path), Date.now(), !savesData(self.navigator))
          .then(refill)
          .catch(() => undefined),
      )
  }
})

// ——— Answers —————————————————————————————————————————————————————————————————————————————————————————————

/** A failure to cache a response, such as full storage, must not affect the response. */
const keepAside = (event: FetchEvent, keeping: Promise<unknown>): void =>
  event.waitUntil(keeping.catch(() => undefined))

/**
 * A Turbopack worker reads the list of its parts from the fragment of its own address. A cached response has an address
 * without a fragment, which the worker would take for its own. A new response has no address, so the worker keeps that
 * of the request.
 */
const withoutAddress = ({ body, status, headers }: Response): Response => new Response(body, { status, headers })

async function answerFile(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname
  const copy = await keptFile(path)
  const response = copy ?? (await fetchAnew(path, event.request))
  if (!copy && FILES.has(path) && mayKeep(path, response)) keepAside(event, keepFile(path, response.clone()))
  return event.request.destination === 'worker' ? withoutAddress(response) : response
}

async function answerData(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname
  const copy = await keptOfBuild(KEPT.build, path)
  if (copy) return copy
  const response = await fetch(event.request)
  if (mayKeep(path, response)) keepAside(event, keepData(KEPT.build, path, response.clone()))
  return response
}

/** The network's response, or undefined if it takes too long. */
function inTime(network: Promise<Response>): Promise<Response | undefined> {
  const patience = Date.now() - poorSince < POOR_FOR ? PATIENCE.poor : PATIENCE.usual
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      poorSince = Date.now()
      resolve(undefined)
    }, patience)
  })
  return Promise.race([network.finally(() => clearTimeout(timer)), late])
}

/**
 * The offline page that stands in for a page that isn't cached: in the page's language, or else in any language that
 * is.
 */
async function offlinePage(path: string): Promise<Response | undefined> {
  const own = languageOfPath(path, KEPT)
  const ids = [own, undefined, ...Object.keys(KEPT.languages)]
  for (const id of ids) {
    const page = await keptOfBuild(KEPT.build, id === undefined ? OFFLINE : `/${id}${OFFLINE}`)
    if (page) return page
  }
  return undefined
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const key = plainPath(new URL(event.request.url).pathname)
  const shell = await keptOfBuild(KEPT.build, key)
  const copy = shell ?? (await visitedPage(key))
  const network = Promise.resolve(event.preloadResponse as Promise<Response | undefined>).then(
    (response) => response ?? fetch(event.request),
  )
  if (!shell)
    keepAside(
      event,
      network.then((response) =>
        mayKeep(key, response) && !response.redirected ? keepVisited(key, response.clone()) : undefined,
      ),
    )
  try {
    const response = copy ? await inTime(network) : await network
    if (response && !(copy && response.status >= 500)) return response
  } catch {
    // No network: use the cache.
  }
  return copy ?? (await offlinePage(key)) ?? Response.error()
}

/**
 * A response that Next's router doesn't accept as a payload, so that it loads the page as a document, which the worker
 * has.
 */
const noPayload = (): Response => new Response('', { headers: { 'content-type': 'text/html' } })

async function answerPayload(event: FetchEvent): Promise<Response> {
  const key = pageOfPayload(new URL(event.request.url).pathname)
  const isKept = Boolean((await keptOfBuild(KEPT.build, key)) ?? (await visitedPage(key)))
  try {
    const network = fetch(event.request)
    return (isKept ? await inTime(network) : await network) ?? noPayload()
  } catch {
    return noPayload()
  }
}

const answerPrefetch = (event: FetchEvent): Promise<Response> => fetch(event.request).catch(noPayload)

const ANSWERS: Readonly<Partial<Record<RequestKind, (event: FetchEvent) => Promise<Response>>>> = {
  file: answerFile,
  data: answerData,
  page: answerPage,
  payload: answerPayload,
  prefetch: answerPrefetch,
}

self.addEventListener('fetch', (event) => {
  const answer = ANSWERS[kindOf(event.request, self.location.origin, KEPT)]
  // If the cache fails for any reason, the network may still answer.
  if (answer) event.respondWith(answer(event).catch(() => fetch(event.request)))
})
