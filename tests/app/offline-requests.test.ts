import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { titleIn } from '@/app/_offline/kept-here'
import { SITE_PAGES } from '@/app/_site/registry'
import { addressIn } from '@/app/_languages/places'
import { KEPT_PAGES, keptIn, leadsOf, reached, readersOf } from '@/app/sw.js/kept'
import { GAME_IDS } from '@/lib/games/ids'
import { plainPath } from '@/app/_site/plain-path'
import {
  dataIn,
  digestOf,
  digestWanted,
  filesFor,
  filesIn,
  gameOfPath,
  hasOwnType,
  isAnswer,
  isKeepable,
  isOwnDocument,
  isWholeData,
  kindOf,
  languageOfPath,
  languageWanted,
  type KeptFile,
  outdated,
  pageOfPayload,
  pagesFor,
  surplus,
} from '@/app/sw.js/requests'

const SITE = 'https://cards.example'
const KEPT = { data: ['/search-index.json'] }

interface Asking {
  readonly method?: string
  readonly mode?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly origin?: string
}

const kind = (path: string, { method = 'GET', mode = 'cors', headers = {}, origin = SITE }: Asking = {}) =>
  kindOf({ method, mode, url: new URL(path, origin).href, headers: new Headers(headers) }, SITE, KEPT)

describe('what is kept for a language', () => {
  const kept = { pages: KEPT_PAGES, languages: { es: keptIn('es') }, games: GAME_IDS }
  const tool = '/three-card-poker/trainer'
  const only = KEPT_PAGES.find((path) => addressIn('es', path) === undefined)

  it('is each page in it, and the English page where the language has none', () => {
    expect(kept.languages.es).toHaveLength(KEPT_PAGES.length)
    expect(kept.languages.es).toContain(`/es${tool}`)
    expect(kept.languages.es).toContain('/es/offline')
    expect(kept.languages.es).not.toContain(tool)
    if (only !== undefined) expect(kept.languages.es).toContain(only)
  })

  it('is its own search index, and not that of a language that nobody reads here', () => {
    const data = ['/search-index.json', '/es/search-index.json', '/icon.svg']
    expect(dataIn([], { ...kept, data })).toEqual(['/search-index.json', '/icon.svg'])
    expect(dataIn(['es'], { ...kept, data })).toEqual(data)
  })

  it('is the files that its pages lead to, and those of no language alone', () => {
    const leads: Readonly<Record<string, readonly string[]>> = {
      page: ['words', 'both'],
      both: ['page'],
      seite: ['both'],
    }
    const leadsTo = (one: string) => leads[one] ?? []
    const reach = { en: { '': reached(['page'], leadsTo) }, es: { '': reached(['seite', 'both'], () => []) } }
    expect([...reach.en['']].sort()).toEqual(['both', 'page', 'words'])
    const files = ['page', 'words', 'both', 'seite', 'style'].map((path) => ({
      path,
      digest: '',
      bytes: 1,
      ...readersOf(path, reach),
    }))
    const pathsFor = (languages: readonly string[]) =>
      filesFor({ languages, games: [] }, { files }).map(({ path }) => path)
    expect(pathsFor([])).toEqual(['page', 'words', 'both', 'style'])
    expect(pathsFor(['es'])).toEqual(['both', 'seite', 'style'])
    expect(pathsFor(['es', 'en'])).toHaveLength(5)
  })

  it('is the files that every page may load, and those of the games that are opened', () => {
    const loader = (id: number, file: string) =>
      `${id},e=>{e.v(t=>Promise.all(["static/chunks/${file}.js"].map(t=>e.l(t))).then(()=>t(1)))}`
    const texts = new Map([
      [
        '/_next/static/chunks/a.js',
        `${loader(123, 'b')},${loader(124, 'c')},${loader(125, 'd')};"./blackjack/index.ts":{id:()=>123,module:()=>e.A(123)},"../content/xx-poker/skills.json":{id:()=>124,module:()=>e.A(124)}`,
      ],
    ])
    const path = (name: string) => `/_next/static/chunks/${name}.js`
    expect(leadsOf(texts).get(path('a'))).toEqual({
      all: [path('d')],
      games: { blackjack: [path('b')], 'xx-poker': [path('c')] },
    })
    // The bundler wrote it in a way that isn't known: the build fails, because all would be kept for everybody.
    expect(() => leadsOf(new Map([['a', '"./blackjack/index.ts":{id:()=>123,module:()=>e.A(123)}']]))).toThrow(
      /parts of games/,
    )
    expect(() => leadsOf(new Map([['a', loader(123, 'b')]]))).toThrow(/parts of games/)
    const reach = { en: { '': new Set(['all']), one: new Set(['all', 'x', 'y']), two: new Set(['all', 'y']) } }
    const files: readonly KeptFile[] = ['all', 'x', 'y'].map((name) => ({
      path: name,
      digest: '',
      bytes: 1,
      ...readersOf(name, reach),
    }))
    const pathsFor = (games: readonly string[]) =>
      filesFor({ languages: [], games }, { files }).map((file) => file.path)
    expect([pathsFor([]), pathsFor(['one']), pathsFor(['two'])]).toEqual([['all'], ['all', 'x', 'y'], ['all', 'y']])
  })

  it('is kept for those who opened a page of it, and costs nobody else anything', () => {
    expect(['/es', '/es/games/', '/espresso', tool].map((path) => languageOfPath(path, kept))).toEqual([
      'es',
      'es',
      undefined,
      undefined,
    ])
    expect(
      [`/es${tool}`, '/es/glossary', tool, `${tool}/`, '/glossary'].map((path) => languageWanted(path, kept)),
    ).toEqual(['es', 'es', 'en', 'en', undefined])
    if (only !== undefined) expect(languageWanted(only, kept)).toBeUndefined()
    const pagesOf = (languages: readonly string[], games: readonly string[] = GAME_IDS) =>
      pagesFor({ languages, games }, kept)
    expect(pagesOf([])).toEqual(KEPT_PAGES)
    expect(pagesOf(['en'])).toEqual(KEPT_PAGES)
    expect(pagesOf(['es'])).toEqual(kept.languages.es)
    expect(new Set(pagesOf(['es', 'en']))).toEqual(new Set([...KEPT_PAGES, ...kept.languages.es]))
    const shared = pagesOf(['es'], [])
    expect(shared).toContain('/es/offline')
    expect(shared.filter((path) => gameOfPath(path, kept) !== undefined)).toEqual([])
    const withOne = pagesOf(['es'], ['three-card-poker'])
    expect(withOne).toContain(`/es${tool}`)
    expect(withOne.filter((path) => !shared.includes(path) && !path.startsWith('/es/three-card-poker/'))).toEqual([])
    expect(
      ['/three-card-poker', '/es/blackjack/hands/x', '/games', '/es/xx-pokers'].map((path) => gameOfPath(path, kept)),
    ).toEqual(['three-card-poker', 'blackjack', undefined, undefined])
  })
})

describe('which request goes where', () => {
  it.each([
    ['/_next/static/chunks/0a.js', {}, 'file'],
    ['/_next/static/media/inter.woff2', {}, 'file'],
    ['/search-index.json', {}, 'data'],
    ['/', { mode: 'navigate' }, 'page'],
    ['/three-card-poker/trainer?seed=a-1&rules=x.y', { mode: 'navigate' }, 'page'],
    ['/three-card-poker/', { mode: 'navigate' }, 'page'],
    ['/three-card-poker?_rsc=1a2b', { headers: { RSC: '1' } }, 'payload'],
    ['/three-card-poker/index.txt?_rsc=1a2b', {}, 'payload'],
    ['/three-card-poker?_rsc=1a2b', { headers: { RSC: '1', 'Next-Router-Prefetch': '1' } }, 'prefetch'],
    ['/three-card-poker?_rsc=1a2b', { headers: { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' } }, 'prefetch'],
    ['/three-card-poker/__next._tree.txt?_rsc=1a2b', {}, 'prefetch'],
  ] as const)('%s', (path, asking, wanted) => {
    expect(kind(path, asking)).toBe(wanted)
  })

  it.each([
    ['anything but GET', '/', { mode: 'navigate', method: 'POST' }],
    ['another origin', '/_next/static/chunks/0a.js', { origin: 'https://other.example' }],
    ['a part of a file', '/_next/static/media/inter.woff2', { headers: { Range: 'bytes=0-9' } }],
    ['a file opened as a page', '/sitemap.xml', { mode: 'navigate' }],
    ['a frame on another site', '/embed/three-card-poker/6c5sQs', { mode: 'navigate' }],
    ['what no page needs', '/og/home.png', {}],
    ['the worker itself', '/sw.js', {}],
  ] as const)('leaves alone: %s', (_, path, asking) => {
    expect(kind(path, asking)).toBe('other')
  })

  it('has one key for a page, however its address ends', () => {
    expect(['/', '/a', '/a/', '/a//'].map(plainPath)).toEqual(['/', '/a', '/a', '/a'])
    expect(['/a', '/a.txt', '/a/index.txt', '/index.txt'].map(pageOfPayload)).toEqual(['/a', '/a', '/a', '/'])
  })
})

describe('which answer may be kept', () => {
  const answer = (type: string | null, { ok = true, url = '' } = {}) => ({ ok, url, headers: { get: () => type } })

  it.each([
    ['/_next/static/chunks/0a.js', 'application/javascript; charset=UTF-8'],
    ['/_next/static/chunks/0a.js', 'text/javascript'],
    ['/_next/static/chunks/0a.css', 'text/css; charset=utf-8'],
    ['/_next/static/media/inter.woff2', 'font/woff2'],
    ['/_next/static/media/inter.woff2', 'application/octet-stream'],
    ['/_next/static/media/kernel.wasm', 'application/wasm'],
    ['/search-index.json', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon.svg', 'image/svg+xml'],
    ['/', 'text/html; charset=utf-8'],
    ['/three-card-poker/trainer', 'text/html'],
  ])('%s as %s', (path, type) => {
    expect(hasOwnType(path, type)).toBe(true)
    expect(isKeepable(answer(type), path, SITE)).toBe(true)
    expect(isKeepable(answer(type, { ok: false }), path, SITE)).toBe(false)
  })

  it.each([
    ['/_next/static/chunks/0a.js', 'text/html'],
    ['/_next/static/chunks/0a.js', null],
    ['/_next/static/chunks/0a.css', 'text/html; charset=utf-8'],
    ['/_next/static/media/inter.woff2', 'text/html'],
    ['/_next/static/media/kernel.wasm', 'text/html'],
    ['/search-index.json', 'text/html'],
    ['/manifest.webmanifest', 'text/html'],
    ['/icon.svg', 'text/html'],
    ['/three-card-poker', 'application/json'],
    ['/three-card-poker', null],
  ])('%s never as %s', (path, type) => {
    expect(isKeepable(answer(type), path, SITE)).toBe(false)
  })

  it('comes from its own address: a host may add a slash, and nothing else', () => {
    const from = (url: string) => isKeepable(answer('text/html', { url }), '/three-card-poker', SITE)
    expect([from(`${SITE}/three-card-poker`), from(`${SITE}/three-card-poker/?x=1`)]).toEqual([true, true])
    expect([from(`${SITE}/login`), from('https://portal.example/three-card-poker')]).toEqual([false, false])
  })

  it('is a page of this site', () => {
    const head = '<head><meta property="og:site_name" content="Feltwise"/>'
    const script = '<script src="/_next/static/chunks/0a.js"></script></html>'
    expect(isOwnDocument(`${head}${script}`, 'Feltwise')).toBe(true)
    for (const html of [
      '',
      '<h1>Log in to the network</h1>',
      head,
      script,
      `${head}${script}`.replace('Feltwise', 'Airport'),
      // Cut off on its way.
      `${head}${script}`.slice(0, -1),
    ])
      expect(isOwnDocument(html, 'Feltwise')).toBe(false)
  })

  it('is an answer of the network, which an error is not', () => {
    expect([Response.error(), new Response('', { status: 500 })].map(isAnswer)).toEqual([false, true])
  })

  it('is complete: a file by its digest, data if they can be read', async () => {
    const content = new TextEncoder().encode('code()')
    const digests = new Map([['/_next/static/chunks/0a.js', await digestOf(content)]])
    expect(digestWanted('/_next/static/chunks/0a.js', digests)).toBe(
      createHash('sha256').update(content).digest('hex').slice(0, 16),
    )
    expect(digestWanted('/_next/static/data/0123456789abcdef.js', digests)).toBe('0123456789abcdef')
    expect(digestWanted('/_next/static/chunks/other.js', digests)).toBeUndefined()
    expect(['[1,2]', '[1,2', ''].map((text) => isWholeData('/search-index.json', text))).toEqual([true, false, false])
    expect(['<svg></svg>\n', '<svg>'].map((text) => isWholeData('/icon.svg', text))).toEqual([true, false])
  })
})

describe('what is kept', () => {
  it('are the files that a document names, also where the router reads them', () => {
    const html =
      '<link href="/_next/static/chunks/0a.css"/><script src="/_next/static/chunks/0-b~c_.js"></script><script>push([1,"2:\\"/_next/static/chunks/0d.js\\"])</script><a href="/_next/static/media/x.ts"><script>ask([],"/_next/static/data/0e.js")</script>'
    expect(filesIn(html)).toEqual([
      '/_next/static/chunks/0a.css',
      '/_next/static/chunks/0-b~c_.js',
      '/_next/static/chunks/0d.js',
      '/_next/static/data/0e.js',
    ])
    expect(filesIn(html + html)).toHaveLength(4)
    expect(filesIn('')).toEqual([])
  })

  it('the oldest goes first', () => {
    expect(surplus([1, 2, 3], 2)).toEqual([1])
    expect(surplus([1, 2], 2)).toEqual([])
  })

  it('this build, and the one before it for tabs that are still open', () => {
    expect(outdated(['a', 'b', 'c'], 'c')).toEqual(['a'])
    expect(outdated(['b', 'c'], 'c')).toEqual([])
    // A build that was taken back comes again.
    expect(outdated(['c', 'a', 'b'], 'c')).toEqual(['a'])
    expect(outdated([], 'c')).toEqual([])
  })

  it('are pages that there are, each once', () => {
    const all = new Set(SITE_PAGES.map(({ path }) => path))
    expect(KEPT_PAGES.filter((path) => !all.has(path))).toEqual([])
    expect(new Set(KEPT_PAGES).size).toBe(KEPT_PAGES.length)
  })

  /** Such a part waits for the browser, or for the game whose code it calls; or it sets how one plays. */
  const worksSomethingOut = (file: string): boolean =>
    file.endsWith('.tsx') && /use(InBrowser|TaughtGame|SchoolGames)\(|setPreferences\(/.test(readFileSync(file, 'utf8'))

  it('is every page that works something out on the device, or sets how one plays', () => {
    const app = fileURLToPath(new URL('../../app', import.meta.url))
    const folders = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        existsSync(join(app, name, 'any-language.tsx')) &&
        readdirSync(join(app, name)).some((file) => worksSomethingOut(join(app, name, file))),
    )
    const paths = folders.map((name) => `/${name.replaceAll('\\', '/').replace('[game]', 'three-card-poker')}`)
    expect(paths.length).toBeGreaterThan(8)
    expect(paths.filter((path) => !KEPT_PAGES.includes(path))).toEqual([])
  })

  it('a page’s title goes without the site’s name', () => {
    expect(titleIn('<head><title>K5o · a hand · Feltwise</title></head>')).toBe('K5o · a hand')
    expect(titleIn('<title>Dealer&#x27;s &amp; yours</title>')).toBe("Dealer's & yours")
    expect(titleIn('<p>')).toBeUndefined()
  })
})
