import { EVERY_ID } from '@/lib/games/ids'
import { withoutLong } from '@/app/_ui/long-address'
import { languageNow } from './messages'
import { LANGUAGES, OTHER_LANGUAGES } from '@/lib/messages/languages'

/*
 * Which pages exist in which language. English addresses are the plain ones; those of another language begin with its id: `/es/games`. A page
 * that a language doesn't have is read in English.
 */

/** The routes that every language has. `npm run make:routes` makes their files, and tests/app/route-files.test.ts holds the two together. */
export const ROUTES: readonly string[] = [
  '/',
  '/[game]',
  '/[game]/calculator',
  '/[game]/hands',
  '/[game]/hands/[hand]',
  '/[game]/learn',
  '/[game]/learn/grid',
  '/[game]/pay-tables',
  '/[game]/risk',
  '/[game]/side-bets',
  '/[game]/side-bets/[table]',
  '/[game]/strategy',
  '/[game]/trainer',
  '/about',
  '/about/learning',
  '/about/methodology',
  '/best-odds',
  '/changelog',
  '/compare',
  '/compare/[game]/[other]',
  '/contact',
  '/counting/[game]',
  '/daily',
  '/dealer-school',
  '/dealer-school/[game]',
  '/dealer-school/audition',
  '/dealer-school/exam',
  '/dealer-school/exam/class',
  '/dealer-school/paper',
  '/dealer-school/foul',
  '/dealer-school/house-way',
  '/dealer-school/payouts',
  '/errata',
  '/games',
  '/glossary',
  '/house-ways',
  '/house-ways/[way]',
  '/house-ways/compare/[a]/[b]',
  '/house-ways/editor',
  '/my-evening',
  '/my-table',
  '/neighbors/[game]',
  '/offline',
  '/pay-tables',
  '/play-responsibly',
  '/privacy',
  '/progress',
  '/progress/data',
  '/search',
  '/settings',
]

/** The routes that English alone has. */
export const ENGLISH_ROUTES: readonly string[] = ['/about/decisions', '/about/primitives', '/data']

/** What a part of a route may be in an address. */
const PARTS: Readonly<Record<string, string>> = { '[game]': `(?:${EVERY_ID.join('|')})` }

const TRANSLATED = new RegExp(
  `^(?:${ROUTES.map((route) => route.replaceAll(/\[\w+\]/g, (part) => PARTS[part] ?? '[^/]+')).join('|')})$`,
)

const isOther = (language: string): boolean => (OTHER_LANGUAGES as readonly string[]).includes(language)

const PREFIX = new RegExp(`^/(?:${LANGUAGES.map(({ id }) => id).join('|')})(?=/|$)`)

/** The English address of a page: `/games` of `/es/games`. Takes what stands within the site, with or without what follows `?` or `#`. */
export function inEnglish(address: string): string {
  const plain = address.replace(PREFIX, '')
  return plain.startsWith('/') ? plain : `/${plain}`
}

/** Where a page stands in a language, by its English address; undefined where that language doesn't have it. */
export function addressIn(language: string, address: string): string | undefined {
  if (language === 'en') return address
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  if (!isOther(language) || !TRANSLATED.test(path.replace(/(?<=.)\/$/, ''))) return undefined
  return `/${language}${path === '/' ? '' : path}${rest}`
}

/**
 * An address within the site, as the page that is shown leads there: to its own language where that has the page, else
 * to English; with private and long values after `#`.
 */
export const here = (address: string): string =>
  withoutLong(address.startsWith('/') ? (addressIn(languageNow(), address) ?? address) : address)

/** The languages that a page is in, with its address in each, by its English address; English first. */
export const languagesOf = (
  address: string,
): readonly { readonly id: string; readonly name: string; readonly address: string }[] =>
  LANGUAGES.flatMap(({ id, name }) => {
    const at = addressIn(id, address)
    return at === undefined ? [] : [{ id, name, address: at }]
  })
