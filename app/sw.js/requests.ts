import { plainPath } from '@/app/_site/plain-path'

/* Which request the worker answers, and how: plain functions, tested without a browser. */

/** What a build keeps on a device. */
export interface Kept {
  /** The build's name: another one is another version of the site. */
  readonly build: string
  /** Hashed files: scripts, style sheets, fonts. What their address holds never changes. */
  readonly files: readonly string[]
  /** Pages that work without a network, by path, for those who read in English. */
  readonly pages: readonly string[]
  /** The same for those who read in another language, by its id. */
  readonly languages: Readonly<Record<string, readonly string[]>>
  /** What pages fetch, under addresses that outlive a build. */
  readonly data: readonly string[]
}

/** The language of a page by its path; undefined of English. */
export const languageOfPath = (path: string, { languages }: Pick<Kept, 'languages'>): string | undefined =>
  Object.keys(languages).find((id) => path === `/${id}` || path.startsWith(`/${id}/`))

/**
 * The language in which somebody who opens a page wants to have the others. Undefined where the page doesn't tell: an English one that is
 * only read, or that another language doesn't have.
 */
export function languageWanted(path: string, kept: Pick<Kept, 'pages' | 'languages'>): string | undefined {
  const isAmong = (pages: readonly string[]): boolean => pages.some((page) => plainPath(page) === plainPath(path))
  const other = languageOfPath(path, kept)
  if (other !== undefined) return other
  return isAmong(kept.pages) && !Object.values(kept.languages).some(isAmong) ? 'en' : undefined
}

/** The pages to keep for those who read in some languages; in English where none is known. */
export const pagesIn = (
  known: readonly string[],
  { pages, languages }: Pick<Kept, 'pages' | 'languages'>,
): readonly string[] => [
  ...new Set((known.length === 0 ? ['en'] : known).flatMap((id) => languages[id] ?? (id === 'en' ? pages : []))),
]

/** The data to keep for them: a language that they don't read in has its own. */
export const dataIn = (known: readonly string[], kept: Pick<Kept, 'data' | 'languages'>): readonly string[] =>
  kept.data.filter((path) => {
    const language = languageOfPath(path, kept)
    return language === undefined || known.includes(language)
  })

/** A request, as far as it matters here. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly headers: { readonly has: (name: string) => boolean }
}

/**
 * file: hashed, so a copy is as good as the original. page: a document. payload: what Next's router fetches in place of a document, and
 * prefetch: the same before anybody asks for it. data: kept beside the pages. other: none of the worker's business.
 */
export type RequestKind = 'file' | 'page' | 'payload' | 'prefetch' | 'data' | 'other'

const FILES = '/_next/static/'
/** Documents for frames on other sites: where they stand, the rest of the site does not. */
const FRAMES = '/embed/'
/** The query that Next's router gives the payloads it asks for. */
const PAYLOAD = '_rsc'

const PREFETCH = ['next-router-prefetch', 'next-router-segment-prefetch'] as const
/** In a static export a segment is a file of its own. */
const isSegment = (path: string): boolean => /\/__next\.[^/]*$/.test(path)

const isDocument = (path: string): boolean =>
  !path.startsWith(FRAMES) && !path.slice(path.lastIndexOf('/')).includes('.')

/** What kind of request this is, at a site that stands at `origin`. */
export function kindOf(
  { method, url, mode, headers }: Asked,
  origin: string,
  { data }: Pick<Kept, 'data'>,
): RequestKind {
  const { origin: asked, pathname, searchParams } = new URL(url)
  // A part of a file must come from whoever can cut it.
  if (method !== 'GET' || asked !== origin || headers.has('range')) return 'other'
  if (pathname.startsWith(FILES)) return 'file'
  if (headers.has('rsc') || searchParams.has(PAYLOAD))
    return PREFETCH.some((name) => headers.has(name)) || isSegment(pathname) ? 'prefetch' : 'payload'
  if (mode === 'navigate') return isDocument(pathname) ? 'page' : 'other'
  return data.includes(pathname) ? 'data' : 'other'
}

/** What an answer must say it is, by how its address ends. */
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

/** Whether a type of content is the one that a path promises. A path without an ending is a page; an ending that is not known promises nothing. */
export function hasOwnType(path: string, type: string | null): boolean {
  const ending = /\.(\w+)$/.exec(path)?.[1]
  return (ending === undefined ? PAGE_TYPE : TYPES[ending])?.test(type ?? '') ?? true
}

/** An answer, as far as it matters here. */
export interface Answered {
  readonly ok: boolean
  /** Where it came from in the end; empty where the worker made it. */
  readonly url: string
  readonly headers: { readonly get: (name: string) => string | null }
}

/**
 * Whether an answer may be kept under a path: a good one of the right type, not redirected to another page or site. Hosts with a fallback
 * answer a missing script with a page and status 200, and a captive portal answers everything with its own page.
 */
export function isKeepable({ ok, url, headers }: Answered, path: string, origin: string): boolean {
  if (!ok || !hasOwnType(path, headers.get('content-type'))) return false
  if (url === '') return true
  const from = new URL(url)
  return from.origin === origin && plainPath(from.pathname) === plainPath(path)
}

/** Whether a document is a page of the site of this name: every page names it in its head and loads hashed files. */
export const isOwnDocument = (html: string, site: string): boolean =>
  html.includes(`<meta property="og:site_name" content="${site}"`) && filesIn(html).length > 0

/** The page that a payload is of: a static export has it in a file in the page's folder. */
export const pageOfPayload = (path: string): string =>
  plainPath(path.replace(/\/index\.txt$/, '/').replace(/\.txt$/, ''))

/** The hashed files that a document names, in its tags and in what the router reads. */
export const filesIn = (html: string): readonly string[] => [
  ...new Set(html.match(/\/_next\/static\/(?:chunks|media|data)\/[\w.~-]+\.(?:js|css|woff2)\b/g)),
]

/** What is to go, so that `most` are left: keys stand in the order in which they were last used. */
export const surplus = <T>(keys: readonly T[], most: number): readonly T[] =>
  keys.slice(0, Math.max(0, keys.length - most))

/** The shells of other builds that no page can need any more: all but the newest, for tabs that were opened with it. */
export const outdated = (names: readonly string[], own: string): readonly string[] =>
  names.filter((name) => name !== own).slice(0, -1)
