/*
 * Addresses that moved: those of content/moved.json (made by `npm run make:moved`), because their page is now a row or a
 * section of another one, and those listed here. `next start` redirects them. A static host gets a small page at each that redirects, and
 * `_redirects`, which some hosts read.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { policyOf } from './policy.mjs'

/** @type {readonly { readonly from: string, readonly to: string, readonly slugs: readonly string[] }[]} */
const MOVED = JSON.parse(readFileSync(new URL('../../../content/moved.json', import.meta.url), 'utf8')).moved

/** An address that has no page of its own, and the page to read instead. */
const WITHOUT_PAGE = [['/counting', '/counting/blackjack']]

/** A game's strategy was once a PDF beside the page, in English alone. The page prints on one sheet. */
const [PDF, CHART] = ['/strategy.pdf', '/strategy']

/** The text of the small pages by language. Addresses in languages other than English start with the language. */
export const SAID = {
  en: { title: 'Moved', text: 'This page has moved.' },
  es: { title: 'Otra dirección', text: 'Esta página tiene otra dirección.' },
}

/** @type {readonly (readonly [language: keyof typeof SAID, before: string])[]} */
const PLACES = Object.keys(SAID).map((language) => [language, language === 'en' ? '' : `/${language}`])

/**
 * Redirects for next.config.mjs: one rule for all moved pages in each language, and one for their images. Their data
 * and frames haven't moved. An address without a page may get one, so browsers must not keep its redirect.
 */
export const redirects = () => [
  { source: `/:game${PDF}`, destination: `/:game${CHART}`, permanent: true },
  ...PLACES.flatMap(([, before]) =>
    WITHOUT_PAGE.map(([from, to]) => ({
      source: `${before}${from}`,
      destination: `${before}${to}`,
      permanent: false,
    })),
  ),
  ...MOVED.flatMap(({ from, to, slugs }) => {
    const any = `:slug(${slugs.join('|')})`
    return [
      ...PLACES.map(([, before]) => ({
        source: `${before}${from}/${any}`,
        destination: `${before}${to}#:slug`,
        permanent: true,
      })),
      { source: `/og${from}/${any}.png`, destination: `/og${to}.png`, permanent: true },
    ]
  }),
]

/**
 * A page without scripts that leads on at once.
 * @param {string} to Within the site, with or without an anchor.
 * @param {keyof typeof SAID} language
 */
export function leadsOn(to, language = 'en') {
  const { title, text } = SAID[language]
  const [page, anchor] = to.split('#')
  // Pages of a static export are folders.
  const address = anchor === undefined ? `${page}/` : `${page}/#${anchor}`
  const html = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/><meta name="robots" content="noindex"/><title>${title}</title><meta http-equiv="refresh" content="0;url=${address}"/></head><body><p><a href="${address}">${text}</a></p></body></html>`
  return html.replace(
    '<meta charset="utf-8"/>',
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`,
  )
}

/**
 * Writes the small pages and `_redirects` of a static export.
 * @param {string} folder
 */
export function writeMoved(folder) {
  const charts = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, CHART, 'index.html')))
    .map((name) => `/${name}`)
    .sort()
  const small = [
    ...charts.map((game) => ({ from: `${game}${PDF}`, to: `${game}${CHART}`, language: 'en' })),
    ...PLACES.flatMap(([language, before]) =>
      WITHOUT_PAGE.map(([from, to]) => ({ from: `${before}${from}`, to: `${before}${to}`, language })),
    ),
    ...MOVED.flatMap(({ from, to, slugs }) =>
      slugs.flatMap((slug) =>
        PLACES.map(([language, before]) => ({
          from: `${before}${from}/${slug}`,
          to: `${before}${to}#${slug}`,
          language,
        })),
      ),
    ),
  ]
  for (const { from, to, language } of small) {
    const file = join(folder, from, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, leadsOn(to, language))
  }
  // Only in English and without images, because some hosts read at most 2,000 lines.
  const lines = [
    ...charts.map((game) => `${game}${PDF} ${game}${CHART}/ 301`),
    ...WITHOUT_PAGE.map(([from, to]) => `${from} ${to}/ 302`),
    ...MOVED.flatMap(({ from, to, slugs }) => slugs.map((slug) => `${from}/${slug} ${to}/#${slug} 301`)),
  ]
  writeFileSync(join(folder, '_redirects'), `${lines.join('\n')}\n`)
}
