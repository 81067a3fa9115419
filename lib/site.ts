import about from '@/package.json' with { type: 'json' }

/*
 * Where the site stands. Its address is one setting: SITE_ADDRESS in the environment of the build. What the site says of itself to others
 * (canonical addresses, pictures, structured data, the sitemap, embeds) comes from here; links inside the site never name it.
 * Server code only: a browser knows no environment.
 */

export const SITE_NAME = 'Feltwise'

/** The version of the figures, which data for programs carries. */
export const VERSION = about.version

/** The origin of an address as a setting has it. Throws on anything else: a path, a query, no scheme. */
export function readAddress(text: string): string {
  if (!URL.canParse(text)) throw new Error(`SITE_ADDRESS is ${text}, which is no address like https://example.org`)
  const { origin, protocol, pathname, search, hash } = new URL(text)
  if (!/^https?:$/.test(protocol) || pathname !== '/' || search + hash !== '')
    throw new Error(`SITE_ADDRESS is ${text}: the site stands at the root of a host`)
  return origin
}

/** `https://host`, without a slash at the end. The host by default is one that nobody has (RFC 2606). */
export const SITE_ADDRESS = readAddress(process.env.SITE_ADDRESS || 'https://feltwise.example')

/** Where the source code is, if the build is given an address: `REPOSITORY=https://…`. Throws if it isn't an https address. */
export function readRepository(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw new Error(`REPOSITORY is ${text}, which is no address like https://example.org/feltwise`)
  return text
}

export const REPOSITORY = readRepository(process.env.REPOSITORY)

/** Where to write to, if the build is given it: `CONTACT=name@host` or an https address. Throws on anything else. */
export function readContact(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^[^\s@?]+@[^\s@?]+\.[^\s@?]+$/.test(text)) return `mailto:${text}`
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw new Error(`CONTACT is ${text}: give a mail address or an https address`)
  return text
}

export const CONTACT = readContact(process.env.CONTACT)

/** Pages of a static export are folders, and their addresses end in a slash (next.config.mjs). */
const ENDING = process.env.PAGES_END_IN_SLASH ? '/' : ''

/** The whole address of a file of the site: `/og/home.png`. */
export const absolute = (path: string): string => `${SITE_ADDRESS}${path}`

/** The one address of a page, whole: `/ultimate-texas-holdem`, `/glossary#ante`, `/`. */
export function canonical(path: string): string {
  const [page = '', anchor] = path.split('#')
  return absolute(`${page === '/' ? '' : page}${ENDING}${anchor === undefined ? '' : `#${anchor}`}`)
}

/** The address of a page's picture, within the site. */
export const picturePath = (path: string): string => `/og${path === '/' ? '/home' : path}.png`
