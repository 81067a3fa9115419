import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { buildSync } from 'esbuild'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { digestOf, type Kept } from '@/app/sw.js/requests'

/* The service worker itself, with a network, caches and clients that are told what to do. */

const [compiled] = buildSync({
  entryPoints: [fileURLToPath(new URL('../../app/sw.js/worker.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
}).outputFiles
/** What the worker finds around it in a browser, and what the build writes into it. */
const AROUND = ['self', 'caches', 'fetch', 'indexedDB', 'navigator', 'KEPT', 'SITE_NAME'] as const
const run = compileFunction(compiled!.text, [...AROUND]) as (...around: unknown[]) => void

const SITE = 'https://cards.example'
const page = (title: string, script = '/_next/static/chunks/all.js'): string =>
  `<head><title>${title}</title><meta property="og:site_name" content="Feltwise"/></head><script src="${script}"></script></html>`

const SCRIPTS: Readonly<Record<string, string>> = {
  '/_next/static/chunks/all.js': 'all()',
  '/_next/static/chunks/poker.js': 'poker()',
  '/_next/static/chunks/jack.js': 'jack()',
}
const PAGES = ['/', '/offline', '/poker/trainer', '/jack/trainer']

/** What the network has: the body at each path; a function is asked for each time. Everything else is missing. */
let network: Record<string, string | (() => string)>
let isCut = false
/** As if each request were answered by an error, which is what some browsers give for a preloaded page. */
let isOddlyCut = false
let database: IDBFactory
let open: string[]

const typeOf = (path: string): string =>
  path.endsWith('.js') ? 'text/javascript' : path.endsWith('.json') ? 'application/json' : 'text/html'

const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), SITE).pathname

function fetched(request: RequestInfo | URL): Promise<Response> {
  const path = pathOf(request)
  if (isOddlyCut) return Promise.resolve(Response.error())
  if (isCut) return Promise.reject(new TypeError('Failed to fetch'))
  const body = network[path]
  return Promise.resolve(
    body === undefined
      ? new Response('', { status: 404 })
      : new Response(typeof body === 'string' ? body : body(), { headers: { 'content-type': typeOf(path) } }),
  )
}

/** The caches of a browser, as far as the worker uses them. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>()
  keys = () => Promise.resolve([...this.all.keys()])
  has = (name: string) => Promise.resolve(this.all.has(name))
  delete = (name: string) => Promise.resolve(this.all.delete(name))
  open = (name: string) => {
    if (!this.all.has(name)) this.all.set(name, new Map())
    const entries = this.all.get(name)!
    const key = (request: RequestInfo | URL) =>
      new URL(request instanceof Request ? request.url : String(request), SITE).href
    return Promise.resolve({
      keys: () => Promise.resolve(Array.from(entries.keys(), (url) => ({ url }))),
      match: (request: RequestInfo | { url: string }) =>
        Promise.resolve(
          entries
            .get(typeof request === 'object' && !(request instanceof Request) ? request.url : key(request))
            ?.clone(),
        ),
      put: (request: RequestInfo, response: Response) => Promise.resolve(void entries.set(key(request), response)),
      delete: (request: RequestInfo | { url: string }) =>
        Promise.resolve(
          entries.delete(typeof request === 'object' && !(request instanceof Request) ? request.url : key(request)),
        ),
    })
  }
}

const listeners = new Map<string, (event: unknown) => void>()
let stored: Caches

const keptOf = async (build: string): Promise<Kept> => ({
  build,
  files: await Promise.all(
    Object.entries(SCRIPTS).map(async ([path, text]) => ({
      path,
      digest: await digestOf(new TextEncoder().encode(text)),
      bytes: text.length,
      ...(path.includes('all') ? {} : { games: [path.includes('poker') ? 'poker' : 'jack'] }),
    })),
  ),
  games: ['poker', 'jack'],
  pages: PAGES,
  languages: {},
  data: ['/search-index.json'],
})

/** Starts a worker, as a browser does with each build. */
async function start(build = 'one'): Promise<void> {
  listeners.clear()
  const self = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    location: new URL(SITE),
    registration: { active: null },
    navigator: {},
    skipWaiting: () => Promise.resolve(),
    clients: {
      matchAll: () => Promise.resolve(open.map((path) => ({ url: `${SITE}${path}` }))),
      claim: () => Promise.resolve(),
    },
  }
  run(self, stored, fetched, database, {}, await keptOf(build), 'Feltwise')
}

/** Hands the worker an event, and waits until everything that it wants to do with it is done. */
async function happens(type: string, event: object = {}): Promise<void> {
  const waits: Promise<unknown>[] = []
  listeners.get(type)!({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) })
  while (waits.length > 0) await waits.shift()
}

interface Going {
  /** What the browser's own early request came to, where it makes one. */
  readonly preload?: Promise<Response | undefined>
}

/** What the worker answers to a request; rejects if it leaves the request to the browser. */
async function answerTo(path: string, { preload }: Going = {}): Promise<Response> {
  const isPage = !/\.\w+$/.test(path)
  const request = new Request(`${SITE}${path}`)
  Object.defineProperty(request, 'mode', { value: isPage ? 'navigate' : 'cors' })
  const given: Promise<Response>[] = []
  await happens('fetch', {
    request,
    preloadResponse: preload ?? Promise.resolve(undefined),
    respondWith: (response: Promise<Response>) => given.push(response),
  })
  return given[0] ?? Promise.reject(new Error('left to the browser'))
}

const saysTo = async (message: object): Promise<unknown> => {
  const postMessage = vi.fn()
  await happens('message', { data: message, ports: [{ postMessage }] })
  return postMessage.mock.calls[0]?.[0]
}
const visits = (path: string, files: readonly string[] = []) => saysTo({ kind: 'visited', path, files })

const entry = async (cache: string, path: string): Promise<string | undefined> =>
  (await (await stored.open(cache)).match(path))?.text()

beforeEach(async () => {
  network = Object.fromEntries([
    ...Object.entries(SCRIPTS),
    ...PAGES.map((path) => [path, page(path)] as const),
    ['/about', page('About')],
    ['/search-index.json', '[1,2,3]'],
  ])
  isCut = false
  isOddlyCut = false
  open = ['/about']
  stored = new Caches()
  database = new IDBFactory()
  await start()
  await happens('install')
  await happens('activate')
})

it.each([
  ['gives an error for a preloaded page, as Firefox does', () => Promise.resolve(Response.error())],
  ['rejects what was preloaded', () => Promise.reject(new TypeError('network error'))],
  ['preloads nothing', () => Promise.resolve(undefined)],
])('without a network, a page comes from the copy where the browser %s', async (_, preload) => {
  isCut = true
  const kept = await answerTo('/', { preload: preload() })
  expect([kept.status, await kept.text()]).toEqual([200, page('/')])
  const unknown = await answerTo('/never-opened', { preload: preload() })
  expect(await unknown.text()).toBe(page('/offline'))
})

it('a preloaded page that arrives is the answer, and one that fails is asked for again', async () => {
  const arrived = await answerTo('/about', { preload: Promise.resolve(new Response('early')) })
  expect(await arrived.text()).toBe('early')
  const again = await answerTo('/about', { preload: Promise.resolve(Response.error()) })
  expect(await again.text()).toBe(page('About'))
})

it('an error for an answer is none for data, files and the router’s requests either', async () => {
  isOddlyCut = true
  expect(await (await answerTo('/search-index.json')).text()).toBe('[1,2,3]')
  expect(await (await answerTo('/_next/static/chunks/all.js')).text()).toBe('all()')
  const payload = await answerTo('/poker/index.txt?_rsc=1')
  expect([payload.type, payload.headers.get('content-type')]).toEqual(['default', 'text/html'])
})

it('the first visit keeps the pages that games share, and a game is kept with all its tools once it is opened', async () => {
  expect(await entry('feltwise-shells-one', '/')).toBe(page('/'))
  expect(await entry('feltwise-shells-one', '/poker/trainer')).toBeUndefined()
  expect(await entry('feltwise-files', '/_next/static/chunks/poker.js')).toBeUndefined()
  await visits('/poker')
  expect(await entry('feltwise-shells-one', '/poker/trainer')).toBe(page('/poker/trainer'))
  expect(await entry('feltwise-files', '/_next/static/chunks/poker.js')).toBe('poker()')
  expect(await entry('feltwise-files', '/_next/static/chunks/jack.js')).toBeUndefined()
  expect(await saysTo({ kind: 'health' })).toMatchObject({ isWhole: true, games: ['poker'], hasAll: false })
})

it('a game whose address is opened without a network isn’t on the device', async () => {
  await visits('/poker')
  isCut = true
  await visits('/jack/trainer')
  expect(await saysTo({ kind: 'health' })).toMatchObject({ isWhole: false, games: ['poker'] })
})

it('a page that has loaded a game’s script has opened the game', async () => {
  await visits('/daily', ['/_next/static/chunks/jack.js'])
  expect(await saysTo({ kind: 'health' })).toMatchObject({ games: ['jack'] })
})

it('all games are kept for whoever asks, says how much that is, and stay so in the next version', async () => {
  const before = (await saysTo({ kind: 'health' })) as { bytesOfOthers: number }
  expect(before.bytesOfOthers).toBeGreaterThan('poker()jack()'.length)
  expect(await saysTo({ kind: 'keep-all' })).toMatchObject({ isWhole: true, hasAll: true, bytesOfOthers: 0 })
  await start('two')
  await happens('install')
  expect(await entry('feltwise-shells-two', '/jack/trainer')).toBe(page('/jack/trainer'))
})

it('whoever has every game from an earlier version keeps them all', async () => {
  // An earlier version noted nothing, and kept the pages of every game.
  database = new IDBFactory()
  await (await stored.open('feltwise-shells-one')).put('/jack/trainer', new Response(page('old')))
  await start('two')
  await happens('install')
  for (const path of ['/jack/trainer', '/poker/trainer'])
    expect(await entry('feltwise-shells-two', path)).toBe(page(path))
})

it('what a browser deletes comes again, with the games that were opened', async () => {
  await visits('/jack')
  stored.all.clear()
  await visits('/about')
  expect(await entry('feltwise-shells-one', '/jack/trainer')).toBe(page('/jack/trainer'))
})

it.each([
  ['script', '/_next/static/chunks/all.js', 'al'],
  ['empty script', '/_next/static/chunks/all.js', ''],
  ['page', '/offline', page('/offline').slice(0, -20)],
  ['list', '/search-index.json', '[1,2'],
])('a truncated %s is fetched again while it is installed, and never kept', async (_, path, part) => {
  const whole = network[path] as string
  let times = 0
  network[path] = () => (times++ === 0 ? part : whole)
  await start('two')
  stored.all.clear()
  await happens('install')
  expect(await entry(path.includes('chunks') ? 'feltwise-files' : 'feltwise-shells-two', path)).toBe(whole)
  // If it never comes whole, the version isn't installed, and nothing of it stays.
  network[path] = part
  await start('three')
  stored.all.clear()
  await expect(happens('install')).rejects.toThrow(path)
  expect([...stored.all.keys()].filter((name) => name.includes('three'))).toEqual([])
})

it('a copy that is damaged is not served: it is fetched again, and kept', async () => {
  const damaged = new Response('al', { headers: { 'content-type': 'text/javascript' } })
  await (await stored.open('feltwise-files')).put('/_next/static/chunks/all.js', damaged)
  const answer = await answerTo('/_next/static/chunks/all.js')
  expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['all()', 'text/javascript'])
  expect(await entry('feltwise-files', '/_next/static/chunks/all.js')).toBe('all()')
  const kept = await answerTo('/_next/static/chunks/all.js')
  expect(kept.headers.get('content-type')).toContain('text/javascript')
})

it('a repair finds what is damaged or missing, and fails without a network', async () => {
  const files = await stored.open('feltwise-files')
  await files.put('/_next/static/chunks/all.js', new Response('al', { headers: { 'content-type': 'text/javascript' } }))
  await (await stored.open('feltwise-shells-one')).delete('/')
  expect(await saysTo({ kind: 'health' })).toMatchObject({ isWhole: false })
  isCut = true
  expect(await saysTo({ kind: 'repair' })).toBeNull()
  isCut = false
  expect(await saysTo({ kind: 'repair' })).toMatchObject({ isWhole: true })
  expect(await entry('feltwise-files', '/_next/static/chunks/all.js')).toBe('all()')
  expect(await entry('feltwise-shells-one', '/')).toBe(page('/'))
})

it('a visited page of another build is left to that build’s worker, which can check its files', async () => {
  network['/guide'] = page('Guide', '/_next/static/chunks/newer.js')
  network['/_next/static/chunks/newer.js'] = 'newer()'
  await visits('/guide')
  expect(await entry('feltwise-visited', '/guide')).toBeUndefined()
  network['/guide'] = page('Guide')
  await visits('/guide')
  expect(await entry('feltwise-visited', '/guide')).toBe(page('Guide'))
})
