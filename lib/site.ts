import about from '@/package.json' with { type: 'json' }

/*
 * The site's address, set by SITE_ADDRESS in the environment of the build. Everything the site tells others about its
 * pages (canonical addresses, pictures, structured data, the sitemap, embeds) uses it; links within the site don't.
 * Server code only: a browser has no environment.
 */

export const SITE_NAME = 'Feltwise'

/** The version of the figures, which data for programs carries. */
export const VERSION = about.version

/** The origin of a configured address. Throws on anything else: a path, a query, no scheme. */
export function readAddress(text: string): string {
  if (!URL.canParse(text)) throw new Error(`SITE_ADDRESS is ${text}, which is no address like https://example.org`)
  const { origin, protocol, pathname, search, hash } = new URL(text)
  if (!/^https?:$/.test(protocol) || pathname !== '/' || search + hash !== '')
    throw new Error(`SITE_ADDRESS is ${text}: the site stands at the root of a host`)
  return origin
}

/** `https://host`, without a slash at the end. The default host doesn't exist (RFC 2606). */
export const SITE_ADDRESS = readAddress(process.env.SITE_ADDRESS || 'https://feltwise.example')

/**
 * The address of the source code, if the build sets one: `REPOSITORY=https://…`. Throws if it isn't an https address.
 */
export function readRepository(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw new Error(`REPOSITORY is ${text}, which is no address like https://example.org/feltwise`)
  return text
}

export const REPOSITORY = readRepository(process.env.REPOSITORY)

/** The contact address, if the build sets one: `CONTACT=name@host` or an https address. Throws on anything else. */
export function readContact(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^[^\s@?]+@[^\s@?]+\.[^\s@?]+$/.test(text)) return `mailto:${text}`
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw new Error(`CONTACT is ${text}: give a mail address or an https address`)
  return text
}

export const CONTACT = readContact(process.env.CONTACT)

/** In a static export, pages are folders and their addresses end in a slash (next.config.mjs). */
const ENDING = process.env.PAGES_END_IN_SLASH ? '/' : ''

/** The full address of a file of the site: `/og/home.png`. */
export const absolute = (path: string): string => `${SITE_ADDRESS}${path}`

/** The canonical address of a page: for `/ultimate-texas-holdem`, `/glossary#ante`, `/`. */
export function canonical(path: string): string {
  const [page = '', anchor] = path.split('#')
  return absolute(`${page === '/' ? '' : page}${ENDING}${anchor === undefined ? '' : `#${anchor}`}`)
}

/** The path to a page's picture. */
export const picturePath = (path: string): string => `/og${path === '/' ? '/home' : path}.png`
