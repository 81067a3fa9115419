import { inEnglish, languagesOf } from '@/app/_languages/places'
import { languageOf } from '@/app/_languages/messages'
import { canonical, SITE_ADDRESS } from '@/lib/site'
import { GAME_IDS } from '@/lib/games/ids'
import type { BuiltPage, BuiltSite } from './built-site'
import { alikeBeside } from './likeness'
import { wrongIn } from './structured-data'

/* Checks of the built site. Each returns its findings, which begin with their page; empty if all is well. */

const one = (page: BuiltPage, what: string, found: readonly string[]): string[] => {
  if (found.length !== 1) return [`${page.path} has ${found.length === 0 ? 'no' : found.length} ${what}`]
  return found[0]!.trim() === '' ? [`${page.path} has an empty ${what}`] : []
}

/** Values that should differ between pages but are shared by several. */
function shared(pages: readonly BuiltPage[], what: string, of: (page: BuiltPage) => string | undefined): string[] {
  const by = new Map<string, string[]>()
  for (const page of pages) {
    const value = of(page)
    if (value !== undefined) by.set(value, [...(by.get(value) ?? []), page.path])
  }
  return [...by].flatMap(([value, paths]) =>
    paths.length > 1 ? [`${paths.join(', ')} have one ${what}: “${value}”`] : [],
  )
}

const metaOf = (page: BuiltPage, name: string): string | undefined => page.meta.get(name)?.[0]

/** Whether a page asks search engines not to list it. */
const isHidden = (page: BuiltPage): boolean => /noindex/.test(metaOf(page, 'robots') ?? '')

/** Whether search engines should show the page: nothing forbids it, and its canonical address is its own. */
export const isIndexable = (page: BuiltPage): boolean => !isHidden(page) && page.canonical[0] === canonical(page.path)

// ——— Heads ———————————————————————————————————————————————————————————————————————————————————————————————

/** In characters. Search engines cut longer descriptions off and ignore shorter ones. */
const DESCRIPTION = { least: 50, most: 155 } as const
const TITLE = { most: 110 } as const

function wrongInLengths(page: BuiltPage): string[] {
  const [title, description] = [page.titles[0] ?? '', metaOf(page, 'description') ?? '']
  return [
    ...(title.length > TITLE.most ? [`${page.path} has a title of ${title.length} letters: “${title}”`] : []),
    ...(description !== '' && (description.length < DESCRIPTION.least || description.length > DESCRIPTION.most)
      ? [`${page.path} has a description of ${description.length} letters: “${description}”`]
      : []),
    ...(/undefined|NaN|\[object/.test(`${title} ${description}`)
      ? [`${page.path} says “undefined” or the like in its head`]
      : []),
  ]
}

/** Every page has one heading, one title and one description, and no two pages share them. */
export function wrongHeads({ pages, embeds }: BuiltSite): string[] {
  const all = [...pages.values(), ...embeds.values()]
  const own = [...pages.values()]
  return [
    ...all.flatMap((page) => [...one(page, 'h1', page.headings), ...one(page, 'title', page.titles)]),
    ...own.flatMap((page) => [
      ...one(page, 'description', page.meta.get('description') ?? []),
      ...wrongInLengths(page),
    ]),
    ...shared(all, 'title', ({ titles }) => titles[0]),
    ...shared(own, 'description', (page) => metaOf(page, 'description')),
  ]
}

/** Every page has an absolute canonical address: its own, or that of a page whose canonical address is its own. */
export function wrongCanonicals({ pages }: BuiltSite): string[] {
  const addresses = new Map([...pages.values()].map((page) => [canonical(page.path), page]))
  return [...pages.values()].flatMap((page) => {
    const wrong = one(page, 'canonical address', page.canonical)
    if (wrong.length > 0) return wrong
    const target = addresses.get(page.canonical[0]!)
    if (!target) return [`${page.path} has the canonical address ${page.canonical[0]}, where no page is`]
    return target === page || isIndexable(target)
      ? []
      : [`${page.path} stands behind ${target.path}, which is not to be listed itself`]
  })
}

const OPEN_GRAPH = [
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:site_name',
  'twitter:card',
  'twitter:image',
] as const

/** Every page has a picture for sharing, and the picture was built. */
export function wrongPictures(
  { pages, files }: BuiltSite,
  sizeOf: (file: string) => readonly number[] | undefined,
): string[] {
  return [...pages.values()].flatMap((page) => {
    const missing = OPEN_GRAPH.filter((name) => (metaOf(page, name) ?? '') === '').map(
      (name) => `${page.path} has no ${name}`,
    )
    const image = metaOf(page, 'og:image') ?? ''
    const file = image.startsWith(`${SITE_ADDRESS}/`) ? files.get(decodeURI(new URL(image).pathname)) : undefined
    if (!file) return [...missing, `${page.path} has the picture ${image}, which was not built`]
    const size = sizeOf(file)?.join(' by ')
    return size === '1200 by 630'
      ? missing
      : [...missing, `${page.path} has a picture of ${size ?? 'no size'}: ${image}`]
  })
}

// ——— Links ———————————————————————————————————————————————————————————————————————————————————————————————

/** The path and anchor that a link leads to; undefined if it leaves the site. */
function targetOf(page: BuiltPage, href: string): { readonly path: string; readonly anchor: string } | undefined {
  if (!URL.canParse(href, `${SITE_ADDRESS}${page.path}`)) return { path: href, anchor: '' }
  const url = new URL(href, `${SITE_ADDRESS}${page.path}`)
  if (url.origin !== SITE_ADDRESS) return undefined
  const path = decodeURI(url.pathname)
  return {
    path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path,
    anchor: decodeURIComponent(url.hash.slice(1)),
  }
}

function wrongLink(
  { pages, files }: BuiltSite,
  page: BuiltPage,
  href: string,
  ids: (path: string) => ReadonlySet<string>,
): string[] {
  if (/^mailto:/.test(href)) return []
  const target = targetOf(page, href)
  if (!target) return /^https?:\/\//.test(href) ? [] : [`${page.path} links to ${href}, which is no address of the web`]
  if (!pages.has(target.path)) return files.has(target.path) ? [] : [`${page.path} links to ${href}, where nothing is`]
  // After `#` stand places of a page, and long values, which have a name.
  return target.anchor === '' || /^[a-z]+=/.test(target.anchor) || ids(target.path).has(target.anchor)
    ? []
    : [`${page.path} links to ${href}, and ${target.path} has no #${target.anchor}`]
}

/** Every internal link leads to an existing page and anchor. */
export function wrongLinks(site: BuiltSite): string[] {
  const known = new Map<string, ReadonlySet<string>>()
  const ids = (path: string): ReadonlySet<string> => {
    const found = known.get(path) ?? new Set(site.pages.get(path)?.ids)
    known.set(path, found)
    return found
  }
  return [...site.pages.values(), ...site.embeds.values()].flatMap((page) =>
    [...new Set(page.links.map(({ href }) => href))].flatMap((href) => wrongLink(site, page, href, ids)),
  )
}

/** Every page except home is linked from another page. */
export function unreached(site: BuiltSite): string[] {
  const linked = new Set(
    [...site.pages.values()].flatMap((page) =>
      page.links.flatMap(({ href }) => targetOf(page, href)?.path ?? []).filter((path) => path !== page.path),
    ),
  )
  return [...site.pages.values()]
    .filter((page) => isIndexable(page) && page.path !== '/' && !linked.has(page.path))
    .map(({ path }) => `${path} is linked from nowhere`)
}

/** No id occurs twice on a page, because links could reach only one of them. */
export function doubleIds({ pages }: BuiltSite): string[] {
  return [...pages.values()].flatMap(({ path, ids }) =>
    [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
      (id) => `${path} has the id “${id}” more than once`,
    ),
  )
}

// ——— Structured data —————————————————————————————————————————————————————————————————————————————————————

type Thing = Readonly<Record<string, unknown>>

function parsed(text: string): Thing | undefined {
  try {
    return JSON.parse(text) as Thing
  } catch {
    return undefined
  }
}

const kindsOn = (page: BuiltPage): readonly unknown[] => page.data.map((text) => parsed(text)?.['@type'])

/** The pages in the breadcrumbs. */
const crumbsOf = (thing: Thing): readonly string[] =>
  thing['@type'] === 'BreadcrumbList' && Array.isArray(thing.itemListElement)
    ? (thing.itemListElement as readonly Thing[]).map(({ item }) => String(item))
    : []

/** Every block is valid, every page except home has breadcrumbs, and the pages they name exist. */
export function wrongData({ pages }: BuiltSite): string[] {
  const addresses = new Set([...pages.keys()].map(canonical))
  return [...pages.values()].flatMap((page) => {
    const kinds = kindsOn(page)
    const needed = inEnglish(page.path) === '/' ? 'WebSite' : 'BreadcrumbList'
    const missing =
      kinds.filter((kind) => kind === needed).length === 1
        ? []
        : [`${page.path} has ${kinds.includes(needed) ? 'more than one' : 'no'} ${needed}`]
    const wrong = page.data.flatMap((text) => {
      const thing = parsed(text)
      if (!thing) return ['no JSON']
      const crumbs = crumbsOf(thing)
      const nowhere = crumbs
        .filter((address) => !addresses.has(address))
        .map((address) => `breadcrumbs lead to ${address}, where no page is`)
      return [
        ...wrongIn(thing),
        ...nowhere,
        ...(crumbs.length > 0 && crumbs.at(-1) !== canonical(page.path) ? [`breadcrumbs end at ${crumbs.at(-1)}`] : []),
      ]
    })
    return [...missing, ...wrong.map((what) => `${page.path}, structured data: ${what}`)]
  })
}

// ——— Languages ———————————————————————————————————————————————————————————————————————————————————————————

/** The page's address in each language; empty if it exists in one only. */
const alternatesOf = (path: string): readonly (readonly [id: string, address: string])[] => {
  const all = languagesOf(inEnglish(path))
  return all.length < 2 ? [] : all.map(({ id, address }) => [id, canonical(address)] as const)
}

/**
 * Compares the other languages named in a page's head with those that exist. A page with another canonical address must
 * name that page's.
 */
function wrongAlternates({ path, canonical: [own], alternates }: BuiltPage): string[] {
  const wanted = alternatesOf(own === undefined ? path : new URL(own).pathname)
  const wrong = wanted.flatMap(([id, address]) =>
    alternates.get(id) === address
      ? []
      : [`${path} leads to ${alternates.get(id) ?? 'nothing'} in ${id}, not to ${address}`],
  )
  const more = [...alternates.keys()].filter((id) => id !== 'x-default' && wanted.every(([one]) => one !== id))
  return [...wrong, ...more.map((id) => `${path} says that it is in ${id} too`)]
}

/**
 * Every page declares the language of its address everywhere: in `lang`, Open Graph and structured data, and it names
 * its other languages. Since all pages are checked, the references are mutual.
 */
export function wrongLanguages({ pages }: BuiltSite): string[] {
  return [...pages.values()].flatMap((page) => {
    const language = languageOf(page.path)
    const locale = metaOf(page, 'og:locale') ?? 'none'
    const inData = page.data.map((text) => parsed(text)?.inLanguage).filter((id) => id !== undefined && id !== language)
    return [
      ...(page.language === language ? [] : [`${page.path} has the lang “${page.language}”`]),
      ...(locale.startsWith(`${language}_`) ? [] : [`${page.path} has the locale ${locale}`]),
      ...inData.map((id) => `${page.path} is in ${String(id)}, its data say`),
      ...wrongAlternates(page),
      ...(language === 'es' ? page.toOther : [])
        .filter((link) => !/en inglés|^English$/.test(link))
        .map((link) => `${page.path} leads to a page in English by “${link}”`),
    ]
  })
}

/** Pages that the sitemap lists without all of their languages. */
export const wrongSitemapLanguages = (xml: string): string[] =>
  [...xml.matchAll(/<url>([^]*?)<\/url>/g)].flatMap(([, url = '']) => {
    const [address = ''] = sitemapOf(url)
    const said = [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, id, at]) => `${id} ${at}`)
    const wanted = alternatesOf(new URL(address).pathname).map((one) => one.join(' '))
    return said.sort().join() === wanted.sort().join()
      ? []
      : [`${address} is listed in ${said.join(', ') || 'no language'}`]
  })

// ——— Sitemap and embeds ——————————————————————————————————————————————————————————————————————————————————

export const sitemapOf = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!.replaceAll('&amp;', '&'))

/** The sitemap lists exactly the pages that search engines should show, each once. */
export function wrongSitemap({ pages }: BuiltSite, listed: readonly string[]): string[] {
  const indexable = new Set([...pages.values()].filter(isIndexable).map(({ path }) => canonical(path)))
  return [
    ...[...indexable]
      .filter((address) => !listed.includes(address))
      .map((address) => `${address} is missing from the sitemap`),
    ...listed
      .filter((address) => !indexable.has(address))
      .map((address) => `${address} is in the sitemap, and no page to be listed`),
    ...listed
      .filter((address, index) => listed.indexOf(address) !== index)
      .map((address) => `${address} is in the sitemap twice`),
  ]
}

/** Pages for embedding aren't listed and have no scripts. */
export function wrongEmbeds({ embeds }: BuiltSite): string[] {
  return [...embeds.values()].flatMap((page) => [
    ...(isHidden(page) ? [] : [`${page.path} may be listed`]),
    ...(page.scripts.length + page.inlineScripts > 0 ? [`${page.path} has scripts`] : []),
  ])
}

const HAND = /^\/[^/]+\/hands\/[^/]+$/
const TABLE = /^\/[^/]+\/side-bets\/[^/]+$/

const wrongJson = ({ files }: BuiltSite, read: (file: string) => string, path: string): string[] => {
  const file = files.get(`${path}/data.json`)
  if (file === undefined) return [`${path} has no data.json`]
  return parsed(read(file)) === undefined ? [`${path}/data.json is no JSON`] : []
}

/** Every page of a hand or of a side bet's table has its JSON, and every hand also a page for embedding. */
export function wrongHands(site: BuiltSite, read: (file: string) => string): string[] {
  const paths = [...site.pages.keys()]
  const wrong = paths
    .filter((path) => HAND.test(path) || TABLE.test(path))
    .flatMap((path) => wrongJson(site, read, path))
  const frameless = paths
    .filter((path) => HAND.test(path))
    .map((path) => ({ path, frame: `/embed${path.replace('/hands/', '/')}.html` }))
    .filter(({ frame }) => !site.embeds.has(frame))
  return [...wrong, ...frameless.map(({ path, frame }) => `${path} has no frame at ${frame}`)]
}

// ——— Texts —————————————————————————————————————————————————————————————————————————————————————————————————

/** The group of a page: a folder, one for each game's hands, or one tool for all games. */
function groupOf(path: string): string {
  const parts = path.split('/').map((part) => ((GAME_IDS as readonly string[]).includes(part) ? '[game]' : part))
  const isOfGame = parts.at(-2) === '[game]'
  const group = isOfGame || parts.at(-1) === '[game]' ? parts.join('/') : parts.slice(0, -1).join('/')
  return group.endsWith('/hands') ? path.slice(0, path.lastIndexOf('/')) : group
}

/**
 * Pages for search engines in each language, in the order of the sitemap, whose text differs from the next page's only
 * in numbers.
 */
export function alikePages({ pages }: BuiltSite, listed: readonly string[]): string[] {
  const inOrder = new Map([...pages.values()].map((page) => [canonical(page.path), page]))
  const all = listed
    .flatMap((address) => inOrder.get(address) ?? [])
    .map(({ path, text }) => ({ name: path, text, language: languageOf(path), group: groupOf(inEnglish(path)) }))
  const groups = [...new Set(all.map(({ language, group }) => `${language} ${group}`))]
  return groups.flatMap((one) => alikeBeside(all.filter(({ language, group }) => `${language} ${group}` === one)))
}

// ——— Weight ——————————————————————————————————————————————————————————————————————————————————————————————

interface Weigh {
  /** The scripts of an empty page. */
  readonly empty: readonly string[]
  readonly bytes: (script: string) => number
  /** The most bytes, as sent, that a page may add. */
  readonly most: number
}

/** Pages that add more bytes of script to an empty page than allowed. */
export function tooHeavy(pages: readonly BuiltPage[], { empty, bytes, most }: Weigh): string[] {
  return pages.flatMap(({ path, scripts }) => {
    const added = scripts.filter((script) => !empty.includes(script))
    const weight = added.reduce((sum, script) => sum + bytes(script), 0)
    return weight <= most
      ? []
      : [
          `${path} adds ${weight} bytes of script: ${added.map((script) => `${script.split('/').at(-1)} ${bytes(script)}`).join(', ')}`,
        ]
  })
}
