import { plainPath } from '@/app/_site/plain-path'

/* Which requests the service worker answers, and how: pure functions, tested without a browser. */

/** A hashed file of a build: a script, a style sheet or a font. The content at its address never changes. */
export interface KeptFile {
  readonly path: string
  /** The start of the SHA-256 of its content, as `digestOf` gives it. */
  readonly digest: string
  readonly bytes: number
  /** The language whose pages alone load it; left out if several do. */
  readonly language?: string
  /** The games whose pages alone load it; left out if every page may. */
  readonly games?: readonly string[]
}

/** What a build keeps on a device. */
export interface Kept {
  /** The build's name. Another name means another version of the site. */
  readonly build: string
  readonly files: readonly KeptFile[]
  /** The ids of the games. */
  readonly games: readonly string[]
  /** The paths of pages that work offline, in English. */
  readonly pages: readonly string[]
  /** The same in other languages, by language id. */
  readonly languages: Readonly<Record<string, readonly string[]>>
  /** Data that pages fetch, at addresses that outlive a build. */
  readonly data: readonly string[]
}

/** The language of a page by its path; undefined for English. */
export const languageOfPath = (path: string, { languages }: Pick<Kept, 'languages'>): string | undefined =>
  Object.keys(languages).find((id) => path === `/${id}` || path.startsWith(`/${id}/`))

/**
 * The language in which a reader of this page wants the other pages. Undefined if the page doesn't tell: an English
 * page that is only for reading, or that doesn't exist in another language.
 */
export function languageWanted(path: string, kept: Pick<Kept, 'pages' | 'languages'>): string | undefined {
  const isAmong = (pages: readonly string[]): boolean => pages.some((page) => plainPath(page) === plainPath(path))
  const other = languageOfPath(path, kept)
  if (other !== undefined) return other
  return isAmong(kept.pages) && !Object.values(kept.languages).some(isAmong) ? 'en' : undefined
}

/** Whom a device keeps the site for: readers of these languages (English if none is known) who play these games. */
export interface Reader {
  readonly languages: readonly string[]
  readonly games: readonly string[]
}

const languagesOf = ({ languages }: Pick<Reader, 'languages'>): readonly string[] =>
  languages.length === 0 ? ['en'] : languages

/** The game to which a page belongs by its path; undefined for pages that all games share. */
export function gameOfPath(path: string, kept: Pick<Kept, 'languages' | 'games'>): string | undefined {
  const language = languageOfPath(path, kept)
  const own = language === undefined ? path : path.slice(language.length + 1)
  return kept.games.find((id) => own === `/${id}` || own.startsWith(`/${id}/`))
}

/** The pages to keep for a reader: those that all games share, and those of the reader's games. */
export const pagesFor = (reader: Reader, kept: Pick<Kept, 'pages' | 'languages' | 'games'>): readonly string[] => [
  ...new Set(
    languagesOf(reader)
      .flatMap((id) => kept.languages[id] ?? (id === 'en' ? kept.pages : []))
      .filter((path) => {
        const game = gameOfPath(path, kept)
        return game === undefined || reader.games.includes(game)
      }),
  ),
]

/** The hashed files to keep for a reader. */
export const filesFor = (reader: Reader, { files }: Pick<Kept, 'files'>): readonly KeptFile[] =>
  files.filter(
    ({ language, games }) =>
      (language === undefined || languagesOf(reader).includes(language)) &&
      (games === undefined || games.some((id) => reader.games.includes(id))),
  )

/** The data to keep for readers of these languages. Some data belong to one language. */
export const dataIn = (known: readonly string[], kept: Pick<Kept, 'data' | 'languages'>): readonly string[] =>
  kept.data.filter((path) => {
    const language = languageOfPath(path, kept)
    return language === undefined || known.includes(language)
  })

/** The parts of a request that matter here. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly headers: { readonly has: (name: string) => boolean }
}

/**
 * file: hashed, so any copy is as good as the original. page: a document. payload: what Next's router fetches instead
 * of a document. prefetch: the same ahead of time. data: kept beside the pages. other: not handled by the worker.
 */
export type RequestKind = 'file' | 'page' | 'payload' | 'prefetch' | 'data' | 'other'

const FILES = '/_next/static/'
/** Documents that other sites embed. The worker leaves them to the network. */
const FRAMES = '/embed/'
/** The query that Next's router adds to its payload requests. */
const PAYLOAD = '_rsc'

const PREFETCH = ['next-router-prefetch', 'next-router-segment-prefetch'] as const
/** In a static export, a segment is a separate file. */
const isSegment = (path: string): boolean => /\/__next\.[^/]*$/.test(path)

const isDocument = (path: string): boolean =>
  !path.startsWith(FRAMES) && !path.slice(path.lastIndexOf('/')).includes('.')

/** The kind of a request on a site at `origin`. */
export function kindOf(
  { method, url, mode, headers }: Asked,
  origin: string,
  { data }: Pick<Kept, 'data'>,
): RequestKind {
  const { origin: asked, pathname, searchParams } = new URL(url)
  // A range request must go to a server that supports it.
  if (method !== 'GET' || asked !== origin || headers.has('range')) return 'other'
  if (pathname.startsWith(FILES)) return 'file'
  if (headers.has('rsc') || searchParams.has(PAYLOAD))
    return PREFETCH.some((name) => headers.has(name)) || isSegment(pathname) ? 'prefetch' : 'payload'
  if (mode === 'navigate') return isDocument(pathname) ? 'page' : 'other'
  return data.includes(pathname) ? 'data' : 'other'
}

/** The content types allowed for each file extension. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /\b(java|ecma)script\b/,
  css: /^text\/css\b/,
  woff2: /^(font\/|application\/(x-)?font|application\/octet-stream)/,
  wasm: /^application\/(wasm|octet-stream)/,
  json: /\bjson\b/,
  svg: /^image\/svg/,
  webmanifest: /^(?!text\/html)/,
}
const PAGE_TYPE = /^text\/html\b/

/**
 * Whether a content type is the one a path promises. A path without an extension promises a page; an unknown extension
 * promises nothing.
 */
export function hasOwnType(path: string, type: string | null): boolean {
  const ending = /\.(\w+)$/.exec(path)?.[1]
  return (ending === undefined ? PAGE_TYPE : TYPES[ending])?.test(type ?? '') ?? true
}

/** The parts of a response that matter here. */
export interface Answered {
  readonly ok: boolean
  /** The final address after redirects; empty if the worker made the response. */
  readonly url: string
  readonly headers: { readonly get: (name: string) => string | null }
}

/**
 * Whether a response is the network's answer. Firefox gives a response of this type, with the status 0, where the
 * network can't be reached and a navigation was preloaded; others reject.
 */
export const isAnswer = ({ type }: { readonly type: string }): boolean => type !== 'error'

/**
 * Whether a response may be cached under a path: successful, of the right type, and not redirected to another page or
 * site. Hosts with a fallback answer a missing script with a page and status 200, and captive portals answer everything
 * with their own page.
 */
export function isKeepable({ ok, url, headers }: Answered, path: string, origin: string): boolean {
  if (!ok || !hasOwnType(path, headers.get('content-type'))) return false
  if (url === '') return true
  const from = new URL(url)
  return from.origin === origin && plainPath(from.pathname) === plainPath(path)
}

/**
 * Whether a document is a page of the site with this name, and complete: every page has the name in its head, loads
 * hashed files, and has an end. Hosts may add to a page, so it has no digest.
 */
export const isOwnDocument = (html: string, site: string): boolean =>
  html.includes(`<meta property="og:site_name" content="${site}"`) &&
  filesIn(html).length > 0 &&
  html.includes('</html>')

/** Whether data that pages fetch are complete. Their addresses outlive a build, so they have no digest. */
export function isWholeData(path: string, text: string): boolean {
  if (path.endsWith('.svg')) return text.trimEnd().endsWith('</svg>')
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The long data of a page, whose file is named by its digest (lib/make/built-pages/finish.mjs). */
const NAMED_BY_DIGEST = /^\/_next\/static\/data\/([0-9a-f]{16})\.js$/

/** The digest that a hashed file must have; undefined if the file belongs to another build. */
export const digestWanted = (path: string, digests: ReadonlyMap<string, string>): string | undefined =>
  NAMED_BY_DIGEST.exec(path)?.[1] ?? digests.get(path)

/** The first 16 hexadecimal digits of the SHA-256 of a file's content. */
export async function digestOf(content: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The page to which a payload belongs. In a static export, the payload is a file in the page's folder. */
export const pageOfPayload = (path: string): string =>
  plainPath(path.replace(/\/index\.txt$/, '/').replace(/\.txt$/, ''))

/** The hashed files that a document names, in its tags and in the router's data. */
export const filesIn = (html: string): readonly string[] => [
  ...new Set(html.match(/\/_next\/static\/(?:chunks|media|data)\/[\w.~-]+\.(?:js|css|woff2)\b/g)),
]

/** The keys to delete so that `most` remain. Keys are in the order of last use. */
export const surplus = <T>(keys: readonly T[], most: number): readonly T[] =>
  keys.slice(0, Math.max(0, keys.length - most))

/** Shells of other builds that no page can need: all but the newest, which serves tabs opened with it. */
export const outdated = (names: readonly string[], own: string): readonly string[] =>
  names.filter((name) => name !== own).slice(0, -1)
