/*
 * The service worker: it keeps the training pages and visited pages for use offline. Written by hand, because no
 * library handles most of it: payloads of Next's router, Turbopack's workers, queries with a hand. route.ts compiles it
 * and inserts the lists of the build as KEPT.
 */
import { plainPath } from '@/app/_site/plain-path'
import { type Health, hasRoom, OFFLINE, type ToWorker, savesData } from '@/app/_offline/kept-here'
import {
  filesFor,
  gameOfPath,
  isAnswer,
  type Kept,
  kindOf,
  languageOfPath,
  languageWanted,
  pageOfPayload,
  dataIn,
  pagesFor,
  type Reader,
  type RequestKind,
} from './requests'
import {
  ask,
  checkOnce,
  dropUnsound,
  fetchAnew,
  forgetBuild,
  hasShell,
  isKnown,
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
import { noteOpened, type Opened, openedHere } from './opened'

declare const self: ServiceWorkerGlobalScope
declare const KEPT: Kept

/** How long a cached page waits for the network, in milliseconds: usually, and after the network has been too slow. */
const PATIENCE = { usual: 3000, poor: 300 } as const
/** How long the network counts as poor after it was too slow, in milliseconds. */
const POOR_FOR = 20_000

let poorSince = -Infinity

/** The hashed files of the build by path. */
const FILES = new Map(KEPT.files.map((file) => [file.path, file] as const))

async function openPaths(): Promise<readonly string[]> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return open.map(({ url }) => new URL(url).pathname)
}

/**
 * The part of the build to keep for a reader. With data saving on, only the offline page. An open page in another
 * language, which somebody only reads, still loads files of its own.
 */
async function wanted(reader: Reader): Promise<Wanted> {
  const shown = (await openPaths()).map((path) => languageOfPath(path, KEPT) ?? 'en')
  const pages = pagesFor(reader, KEPT)
  const isLeast = (path: string): boolean => plainPath(path).endsWith(OFFLINE)
  if (savesData(self.navigator)) return { files: [], pages: pages.filter(isLeast), data: [] }
  const files = filesFor({ ...reader, languages: [...new Set([...reader.languages, ...shown])] }, KEPT)
  return { files: files.map(({ path }) => path), pages, data: dataIn(reader.languages, KEPT) }
}

const gamesOf = ({ all, games }: Opened): readonly string[] =>
  all ? KEPT.games : KEPT.games.filter((id) => games.includes(id))

/**
 * For whom this device keeps the site: the languages in which it is read here, judged by what was kept before and by the
 * open pages, and the games that were opened here, with `more` that now are. Whoever has the whole copy of an earlier
 * version, which kept every game, keeps them all.
 */
async function readerHere(more: Partial<Opened> = {}): Promise<Reader> {
  const paths = await openPaths()
  const languages = paths.flatMap((path) => languageWanted(path, KEPT) ?? [])
  const opened = paths.flatMap((path) => gameOfPath(path, KEPT) ?? [])
  const hadAll = (await openedHere()) === undefined && (await hasShell((path) => gameOfPath(path, KEPT) !== undefined))
  const noted = await noteOpened({ all: more.all === true || hadAll, games: [...opened, ...(more.games ?? [])] })
  return { languages: [...new Set([...(await languagesKept()), ...languages])], games: gamesOf(noted) }
}

// ——— Life ————————————————————————————————————————————————————————————————————————————————————————————————

self.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    const reader = await readerHere()
    await keepBuild(KEPT, await wanted(reader))
    await noteLanguages(KEPT.build, reader.languages)
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

/** Keeps what a reader wants and this device lacks. Throws if there is no room, or something can't be fetched. */
async function fill(reader: Reader): Promise<void> {
  const here = await wanted(reader)
  if (await isWhole({ ...here, build: KEPT.build })) return
  if (!(await hasRoom())) throw new Error('there is no room')
  await keepBuild(KEPT, here)
  await noteLanguages(KEPT.build, reader.languages)
}

let filling: Promise<unknown> = Promise.resolve()

/** One after the other, because each begins with what the one before has left. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = filling.catch(() => undefined).then(act)
  filling = turn
  return turn
}

/**
 * Restores what the browser has deleted since the worker was installed, and adds the files of languages and games opened
 * since then.
 */
const refill = (more?: Partial<Opened>): Promise<void> => inTurn(async () => fill(await readerHere(more)))

/** What is on this device. A page's size is not known before it is fetched: it counts as much as the others do on average. */
async function health(): Promise<Health> {
  const reader = await readerHere()
  const isHere = async (part: Reader): Promise<boolean> => isWhole({ ...(await wanted(part)), build: KEPT.build })
  const hasWanted = await isHere(reader)
  // A game may be wanted though nothing of it is here: its address was opened without a network, or all were asked for in vain.
  const here = await Promise.all(reader.games.map((id) => hasWanted || isHere({ ...reader, games: [id] })))
  const kept = { ...reader, games: reader.games.filter((_, index) => here[index]) }
  const all = { ...reader, games: KEPT.games }
  const mine = new Set(filesFor(kept, KEPT))
  const bytes = filesFor(all, KEPT).reduce((sum, file) => (mine.has(file) ? sum : sum + file.bytes), 0)
  const pages = pagesFor(all, KEPT).length - pagesFor(kept, KEPT).length
  return {
    isWhole: hasWanted,
    games: kept.games,
    hasAll: kept.games.length === KEPT.games.length,
    bytesOfOthers: bytes + pages * (await meanSize(pagesFor(kept, KEPT))),
  }
}

/** The mean size of pages that are kept, in bytes; 0 if none is. */
async function meanSize(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => (await (await keptOfBuild(KEPT.build, plainPath(path)))?.arrayBuffer())?.byteLength ?? 0),
  )
  const kept = sizes.filter((size) => size > 0)
  return kept.length === 0 ? 0 : kept.reduce((sum, size) => sum + size, 0) / kept.length
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
          .catch(() => undefined)
          .then(() => inTurn(() => checkOnce(KEPT.build)))
          .then(() => refill({ games: openedBy(message.files, message.path) }))
          .catch(() => undefined),
      )
      return
    case 'health':
      event.waitUntil(answering(event, health()))
      return
    case 'repair':
      event.waitUntil(
        answering(
          event,
          inTurn(() => dropUnsound(KEPT.build))
            .then(() => refill())
            .then(health),
        ),
      )
      return
    case 'keep-all':
      event.waitUntil(answering(event, refill({ all: true }).then(health)))
  }
})

/** The games that a page has opened, by its path and by the files that it has loaded, as those of the daily hand. */
function openedBy(files: readonly string[], path: string): readonly string[] {
  const game = gameOfPath(path, KEPT)
  const loaded = files.flatMap((file) => {
    const { games = [] } = FILES.get(file) ?? {}
    return games.length === 1 ? games : []
  })
  return [...new Set([...loaded, ...(game === undefined ? [] : [game])])]
}

/** Answers through the message's port: with what was asked for, or with null if that failed. */
const answering = async (event: ExtendableMessageEvent, answer: Promise<Health>): Promise<void> =>
  event.ports[0]?.postMessage(await answer.catch(() => null))

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
  if (copy) return copy
  if (!isKnown(path)) {
    const response = await ask(event.request)
    return event.request.destination === 'worker' ? withoutAddress(response) : response
  }
  const { response, isSound } = await fetchAnew(path, event.request)
  if (isSound) keepAside(event, keepFile(path, response.clone()))
  return response
}

async function answerData(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname
  const copy = await keptOfBuild(KEPT.build, path)
  if (copy) return copy
  const { response, isSound } = await fetchAnew(path, event.request)
  if (isSound) keepAside(event, keepData(KEPT.build, path, response.clone()))
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

/** The response to a navigation that the browser requested while this worker started; undefined without a good one. */
const preloaded = (event: FetchEvent): Promise<Response | undefined> =>
  Promise.resolve(event.preloadResponse as Promise<Response | undefined>).then(
    (response) => (response && isAnswer(response) ? response : undefined),
    () => undefined,
  )

async function answerPage(event: FetchEvent): Promise<Response> {
  const key = plainPath(new URL(event.request.url).pathname)
  const shell = await keptOfBuild(KEPT.build, key)
  const copy = shell ?? (await visitedPage(key))
  const network = preloaded(event).then((response) => response ?? ask(event.request))
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
    const network = ask(event.request)
    return (isKept ? await inTime(network) : await network) ?? noPayload()
  } catch {
    return noPayload()
  }
}

const answerPrefetch = (event: FetchEvent): Promise<Response> => ask(event.request).catch(noPayload)

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
