import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languageOf } from '@/app/_languages/messages'
import { inEnglish } from '@/app/_languages/places'
import type { LanguageId } from '@/lib/messages/languages'
import { type Block, blocksOf } from './prose'
import { ROOT } from './site'

/* The built site, read from its files without a browser or server. */

export interface Link {
  readonly href: string
  readonly rel: string
}

export interface BuiltPage {
  /** The path within the site: `/`, `/glossary`. */
  readonly path: string
  readonly headings: readonly string[]
  readonly titles: readonly string[]
  readonly canonical: readonly string[]
  /** The `lang` attribute; empty if absent. */
  readonly language: string
  /** The addresses of the page in each language, by `hreflang`, from its head. */
  readonly alternates: ReadonlyMap<string, string>
  /** All values by name or property. */
  readonly meta: ReadonlyMap<string, readonly string[]>
  readonly links: readonly Link[]
  /** Links in its main part to pages in another language: their words and the few after them. */
  readonly toOther: readonly string[]
  readonly ids: readonly string[]
  /** All text of its main part without the navigation, including collapsed parts. */
  readonly text: string
  /** The texts of its JSON-LD blocks. */
  readonly data: readonly string[]
  /** The scripts it loads, by their path in the build: `static/chunks/x.js`. */
  readonly scripts: readonly string[]
  /** The number of inline scripts, without JSON-LD. */
  readonly inlineScripts: number
  /** The size of its HTML in bytes, uncompressed. */
  readonly bytes: number
}

export interface BuiltSite {
  /** The pages by path. */
  readonly pages: ReadonlyMap<string, BuiltPage>
  /** The pages for embedding by path: `/embed/…html`. */
  readonly embeds: ReadonlyMap<string, BuiltPage>
  /** Every other served path, with its file. */
  readonly files: ReadonlyMap<string, string>
}

// ——— HTML ————————————————————————————————————————————————————————————————————————————————————————————————

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** A card in a sentence, as `CardsInText` writes it. */
const CARD =
  /<span role="img" aria-label="([^"]*)" class="whitespace-nowrap">[^<]*<span class="suit-letter">[^<]*<\/span>/g

/** Decodes the entities in a text. */
const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex: string | undefined, number: string | undefined, name: string | undefined) =>
      hex
        ? String.fromCodePoint(parseInt(hex, 16))
        : number
          ? String.fromCodePoint(Number(number))
          : (ENTITIES[name ?? ''] ?? whole),
  )

type Attributes = Readonly<Record<string, string>>

/** The attributes of a tag. In built pages, every value is quoted. */
const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/\s([^\s=>"/]+)="([^"]*)"/g)].map(([, name, value]) => [name!.toLowerCase(), decoded(value!)]),
  )

const textOf = (html: string): string =>
  decoded(html.replace(/<(?:[^>"]|"[^"]*")*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()

const tagsIn = (html: string, name: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\b(?:[^>"]|"[^"]*")*>`, 'g'))].map(([tag]) => attributesOf(tag))

const insideOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b(?:[^>"]|"[^"]*")*>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inside]) =>
    textOf(inside!),
  )

function metaOf(html: string): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>()
  for (const { name, property, content = '' } of tagsIn(html, 'meta')) {
    const key = name ?? property
    if (key !== undefined) all.set(key, [...(all.get(key) ?? []), content])
  }
  return all
}

const SCRIPT = /<script\b((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/script>/g

/** Reads a document. */
export function readPage(path: string, html: string): BuiltPage {
  const scripts = [...html.matchAll(SCRIPT)].map(
    ([, attributes, text]) =>
      ({ ...attributesOf(` ${attributes}`), text: text! }) as Attributes & { readonly text: string },
  )
  // Titles and links inside drawings and data inside scripts don't belong to the page's own text.
  const plain = html.replace(SCRIPT, '').replace(/<svg\b[\s\S]*?<\/svg>/g, '')
  return {
    path,
    headings: insideOf(plain, 'h1'),
    titles: insideOf(plain, 'title'),
    canonical: tagsIn(plain, 'link').flatMap(({ rel, href = '' }) => (rel === 'canonical' ? [href] : [])),
    language: tagsIn(plain, 'html')[0]?.lang ?? '',
    alternates: new Map(
      tagsIn(plain, 'link').flatMap(({ rel, hreflang, href = '' }) =>
        rel === 'alternate' && hreflang !== undefined ? [[hreflang, href] as const] : [],
      ),
    ),
    meta: metaOf(plain),
    links: [...html.replace(SCRIPT, '').matchAll(/<a\b(?:[^>"]|"[^"]*")*>/g)]
      .map(([tag]) => attributesOf(tag))
      .flatMap(({ href, rel = '' }) => (href === undefined ? [] : [{ href, rel }])),
    toOther: [
      ...(/<main\b[\s\S]*<\/main>/.exec(plain)?.[0] ?? '').matchAll(/<a\b[^>]*\shreflang=[\s\S]*?<\/a>[^<]{0,20}/gi),
    ].map(([link]) => textOf(link)),
    ids: [...html.replace(SCRIPT, '').matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decoded(id!)),
    // A card in a sentence is a word: its name, which is heard.
    text: decoded(
      (/<main\b[\s\S]*<\/main>/.exec(plain)?.[0] ?? '')
        .replace(CARD, (_card, name: string) => ` ${name.replaceAll(' ', '-')} `)
        .replace(/<nav\b[\s\S]*?<\/nav>|<!--.*?-->|<(?:[^>"]|"[^"]*")*>/g, ' '),
    ),
    data: scripts.filter(({ type }) => type === 'application/ld+json').map(({ text }) => text),
    scripts: [...new Set([...html.matchAll(/static\/chunks\/[\w.~-]+\.js/g)].map(([file]) => file))],
    bytes: Buffer.byteLength(html),
    inlineScripts: scripts.filter(
      ({ type, src, text }) => type !== 'application/ld+json' && src === undefined && text !== '',
    ).length,
  }
}

// ——— Files ———————————————————————————————————————————————————————————————————————————————————————————————

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

/** The path at which a built file is served: pages without `.html`, route handlers' output without `.body`. */
function servedAt(file: string): { readonly path: string; readonly isPage: boolean } | undefined {
  const path = `/${file.replaceAll('\\', '/')}`
  if (/^\/(_not-found|_global-error|\w+\/404\.)/.test(path)) return undefined
  if (path.endsWith('.html'))
    return { path: path === '/index.html' ? '/' : path.slice(0, -'.html'.length), isPage: true }
  return path.endsWith('.body') ? { path: path.slice(0, -'.body'.length), isPage: false } : undefined
}

/** The site as built by `next build`. Throws if there is no build. */
export function readBuilt(folder = join(ROOT, '.next/server/app')): BuiltSite {
  const [pages, embeds, files] = [new Map<string, BuiltPage>(), new Map<string, BuiltPage>(), new Map<string, string>()]
  for (const file of filesBelow(folder)) {
    const served = servedAt(file.slice(folder.length + 1))
    if (!served) continue
    if (served.isPage) pages.set(served.path, readPage(served.path, readFileSync(file, 'utf8')))
    else files.set(served.path, file)
    if (/^\/embed\/.*\.html$/.test(served.path))
      embeds.set(served.path, readPage(served.path, readFileSync(file, 'utf8')))
  }
  if (pages.size === 0) throw new Error(`${folder} holds no page: build the site first`)
  return { pages, embeds, files }
}

const read = new Map<string, ReadonlyMap<string, readonly Block[]>>()

/** The text of each page in one language, by its English path. Read once. */
export function readProse(
  language: LanguageId,
  folder = join(ROOT, '.next/server/app'),
): ReadonlyMap<string, readonly Block[]> {
  const known = read.get(`${language} ${folder}`)
  if (known) return known
  const prose = new Map<string, readonly Block[]>()
  for (const file of filesBelow(folder)) {
    const served = servedAt(file.slice(folder.length + 1))
    if (served?.isPage && languageOf(served.path) === language && !served.path.startsWith('/embed/'))
      prose.set(inEnglish(served.path), blocksOf(readFileSync(file, 'utf8')))
  }
  read.set(`${language} ${folder}`, prose)
  return prose
}

/** The width and height of a PNG; undefined for other files. */
export function pngSize(file: string): readonly [width: number, height: number] | undefined {
  const bytes = readFileSync(file).subarray(0, 24)
  return bytes.subarray(1, 4).toString('latin1') === 'PNG'
    ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    : undefined
}

/** Scripts that current browsers don't load. */
export function polyfills(): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, '.next/build-manifest.json'), 'utf8')) as {
    readonly polyfillFiles: readonly string[]
  }
  return manifest.polyfillFiles
}

const zipped = new Map<string, number>()

/** The size of a script as sent, in bytes. */
export function gzippedBytes(script: string): number {
  const known = zipped.get(script) ?? gzipSync(readFileSync(join(ROOT, '.next', script))).length
  zipped.set(script, known)
  return known
}
