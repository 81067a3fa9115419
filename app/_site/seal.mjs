/*
 * The last step of a build, `node app/_site/seal.mjs [folder]`: writes into every built page the policy with the hashes of its scripts,
 * and makes it ask for them once it is painted. Without a folder it takes what `next start` serves; with one, a static export, to which it adds
 * a `_headers` file. Doing it again does nothing.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HEADERS, KEPT, NO_FRAMES, OPEN_DATA, REVALIDATED, sealed, STRICT_TRANSPORT, WORKER_POLICY } from './policy.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Next keeps what a route answered as `.body`, by the name it is served under. */
const isPage = (name) => /\.html(\.body)?$/.test(name)

function seal(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => isPage(String(name)))
  for (const name of names) {
    const file = join(folder, String(name))
    const html = readFileSync(file, 'utf8')
    const done = sealed(html)
    if (done !== html) writeFileSync(file, done)
  }
  if (names.length === 0) throw new Error(`no page in ${folder}`)
  return names.length
}

const rule = (path, headers) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`

/** As hosts write them: a star stands for anything. */
const OPEN_PATHS = ['/data/*', '/*/data.json', '/errata/feed']

/** Some hosts read this file. A path may be under several rules, and a header said twice counts twice: so what
 * holds for some of them is written folder by folder. */
function hostHeaders(folder) {
  const closed = readdirSync(folder).filter(
    (name) => !['embed', '_next', 'sw.js', '_headers'].includes(name) && !/\.(?!html)\w+$/.test(name),
  )
  const paths = ['/', ...closed.map((name) => (name.endsWith('.html') ? `/${name}` : `/${name}/*`))]
  return [
    rule('/*', { ...HEADERS, ...STRICT_TRANSPORT }),
    rule('/_next/static/*', {
      'Content-Security-Policy': WORKER_POLICY,
      ...KEPT,
    }),
    ...(existsSync(join(folder, 'sw.js'))
      ? [rule('/sw.js', { 'Content-Security-Policy': WORKER_POLICY, ...REVALIDATED })]
      : []),
    rule('/embed/*', REVALIDATED),
    ...OPEN_PATHS.map((path) => rule(path, OPEN_DATA)),
    ...paths.map((path) => rule(path, { 'Content-Security-Policy': NO_FRAMES, ...REVALIDATED })),
  ].join('\n')
}

const [exported] = process.argv.slice(2)
const folder = join(ROOT, exported ?? '.next/server')
const from = performance.now()
const pages = seal(folder)
if (exported !== undefined) {
  // A static host answers unknown addresses under /embed/ with this file too, and lets frames show it: it may have no scripts.
  for (const name of ['404.html', '404/index.html', '_not-found.html', '_not-found/index.html'])
    if (existsSync(join(folder, name))) copyFileSync(join(folder, 'embed/404/404.html'), join(folder, name))
  writeFileSync(join(folder, '_headers'), hostHeaders(folder))
}
console.log(`${pages} pages sealed in ${((performance.now() - from) / 1000).toFixed(1)} s`)
