/*
 * Addresses that moved (content/moved.json, made by `npm run make:moved`), because their page is now a row or a section of another one. `next start`
 * redirects them; a static host has a small page at each that leads on, and `_redirects`, which some hosts read.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { policyOf } from './policy.mjs'

/** @type {readonly { readonly from: string, readonly to: string, readonly slugs: readonly string[] }[]} */
const MOVED = JSON.parse(readFileSync(new URL('../../../content/moved.json', import.meta.url), 'utf8')).moved

/** For next.config.mjs: one rule for all that moved to a page, and one for their pictures. Their data and frames stayed. */
export const redirects = () =>
  MOVED.flatMap(({ from, to, slugs }) => {
    const any = `:slug(${slugs.join('|')})`
    return [
      { source: `${from}/${any}`, destination: `${to}#:slug`, permanent: true },
      { source: `/og${from}/${any}.png`, destination: `/og${to}.png`, permanent: true },
    ]
  })

/**
 * A page without scripts that leads on at once.
 * @param {string} to Within the site, with an anchor.
 */
export function leadsOn(to) {
  const [page, anchor] = to.split('#')
  // Pages of a static export are folders.
  const address = `${page}/#${anchor}`
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta name="robots" content="noindex"/><title>Moved</title><meta http-equiv="refresh" content="0;url=${address}"/></head><body><p><a href="${address}">This page has moved.</a></p></body></html>`
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
    for (const slug of slugs) {
      const file = join(folder, from, slug, 'index.html')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, leadsOn(`${to}#${slug}`))
    }
  // Not for their pictures: some hosts read no more than 2,000 lines.
  const lines = MOVED.flatMap(({ from, to, slugs }) => slugs.map((slug) => `${from}/${slug} ${to}/#${slug} 301`))
  writeFileSync(join(folder, '_redirects'), `${lines.join('\n')}\n`)
}
