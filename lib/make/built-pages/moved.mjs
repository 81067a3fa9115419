/*
 * Addresses that moved (content/moved.json, made by `npm run make:moved`), because their page is now a row or a section
 * of another one. `next start` redirects them. A static host gets a small page at each that redirects, and
 * `_redirects`, which some hosts read.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { policyOf } from './policy.mjs'

/** @type {readonly { readonly from: string, readonly to: string, readonly slugs: readonly string[] }[]} */
const MOVED = JSON.parse(readFileSync(new URL('../../../content/moved.json', import.meta.url), 'utf8')).moved

/** The text of the small pages by language. Addresses in languages other than English start with the language. */
export const SAID = {
  en: { title: 'Moved', text: 'This page has moved.' },
  es: { title: 'Otra dirección', text: 'Esta página tiene otra dirección.' },
}

/** @type {readonly (readonly [language: keyof typeof SAID, before: string])[]} */
const PLACES = Object.keys(SAID).map((language) => [language, language === 'en' ? '' : `/${language}`])

/**
 * Redirects for next.config.mjs: one rule for all moved pages in each language, and one for their images. Their data
 * and frames haven't moved.
 */
export const redirects = () =>
  MOVED.flatMap(({ from, to, slugs }) => {
    const any = `:slug(${slugs.join('|')})`
    return [
      ...PLACES.map(([, before]) => ({
        source: `${before}${from}/${any}`,
        destination: `${before}${to}#:slug`,
        permanent: true,
      })),
      { source: `/og${from}/${any}.png`, destination: `/og${to}.png`, permanent: true },
    ]
  })

/**
 * A page without scripts that leads on at once.
 * @param {string} to Within the site, with an anchor.
 * @param {keyof typeof SAID} language
 */
export function leadsOn(to, language = 'en') {
  const { title, text } = SAID[language]
  const [page, anchor] = to.split('#')
  // Pages of a static export are folders.
  const address = `${page}/#${anchor}`
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
  for (const { from, to, slugs } of MOVED)
    for (const slug of slugs)
      for (const [language, before] of PLACES) {
        const file = join(folder, before, from, slug, 'index.html')
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, leadsOn(`${before}${to}#${slug}`, language))
      }
  // Only in English and without images, because some hosts read at most 2,000 lines.
  const lines = MOVED.flatMap(({ from, to, slugs }) => slugs.map((slug) => `${from}/${slug} ${to}/#${slug} 301`))
  writeFileSync(join(folder, '_redirects'), `${lines.join('\n')}\n`)
}
