/*
 * The last step of a build, `node lib/make/built-pages/finish.mjs [folder]`: writes the policy with the hashes of its
 * scripts into every built page, and makes the page load its scripts after the first paint. Without a folder it
 * processes what `next start` serves; with one, a static export, to which it adds the files `_headers` and
 * `_redirects`. Running it again changes nothing. It fails, and the build with it, at the first page it can't finish.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeMoved } from './moved.mjs'
import {
  finished,
  HEADERS,
  KEPT,
  NO_FRAMES,
  OPEN_DATA,
  REVALIDATED,
  STRICT_TRANSPORT,
  WORKER_POLICY,
} from './policy.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Next stores a route's answer as `.body`, under the name it is served by. */
const isPage = (name) => /\.html(\.body)?$/.test(name)

/**
 * Finishes every page in a folder and returns their number. Throws if there is none, and names the page that can't be
 * finished.
 * @param {string} folder The built pages.
 * @param {string} files The folder that is served as `/_next/static/`.
 */
export function finishPages(folder, files) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isPage)
  if (names.length === 0) throw new Error(`no page in ${folder}`)
  const keepFile = (script) => {
    const path = `data/${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`
    mkdirSync(join(files, 'data'), { recursive: true })
    writeFileSync(join(files, path), script)
    return `/_next/static/${path}`
  }
  for (const name of names) {
    const file = join(folder, name)
    const html = readFileSync(file, 'utf8')
    try {
      const done = finished(html, keepFile)
      if (done !== html) writeFileSync(file, done)
    } catch (error) {
      throw new Error(`${name}: ${error.message}`, { cause: error })
    }
  }
  return names.length
}

/**
 * Gives each language's page for unknown addresses its status. Next knows only one such page, at its root.
 * @param {string} folder The built pages, `app` in what `next start` serves.
 */
function markMissing(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name, '404.meta')
    if (existsSync(file))
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), status: 404 }))
  }
}

const rule = (path, headers) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`

/** In the notation of hosts: a star matches anything. */
const OPEN_PATHS = ['/data/*', '/*/data.json', '/errata/feed']

/**
 * A file that some hosts read. Several rules can match a path, and a header set twice is sent twice, so a header for
 * some paths only is written folder by folder.
 */
function hostHeaders(folder) {
  const closed = readdirSync(folder).filter(
    (name) => !['embed', '_next', 'sw.js', '_headers', '_redirects'].includes(name) && !/\.(?!html)\w+$/.test(name),
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

/** Next's own answers to unknown addresses, in a static export and beside a server. */
const EXPORTED_MISSING = ['404.html', '404/index.html', '_not-found.html', '_not-found/index.html']
const SERVED_MISSING = ['app/_not-found.html', 'pages/404.html']

const replace = (folder, names, by) =>
  names
    .filter((name) => existsSync(join(folder, name)))
    .forEach((name) => copyFileSync(join(folder, by), join(folder, name)))

function finishBuild(exported) {
  const from = performance.now()
  const folder = join(ROOT, exported ?? '.next/server')
  // Next makes them outside of any language, without a document. Requests get our own page instead (next.config.mjs).
  if (exported === undefined) replace(folder, SERVED_MISSING, 'app/en/404.html')
  else replace(folder, EXPORTED_MISSING, 'en/404/index.html')
  const pages = finishPages(folder, join(ROOT, exported === undefined ? '.next/static' : `${exported}/_next/static`))
  if (exported === undefined) markMissing(join(folder, 'app'))
  else {
    // A static host also answers unknown addresses under /embed/ with this file, and frames may show it, so it must not
    // run scripts.
    replace(folder, EXPORTED_MISSING, 'embed/404/404.html')
    writeMoved(folder)
    writeFileSync(join(folder, '_headers'), hostHeaders(folder))
  }
  console.log(`${pages} pages finished in ${((performance.now() - from) / 1000).toFixed(1)} s`)
}

// Does nothing when a test imports it.
if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) finishBuild(process.argv[2])
