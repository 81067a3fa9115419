/*
 * Makes a built page load its scripts only once it is painted (first-scripts.ts). Next puts them into the head, where
 * browsers load them in parallel with the style sheet and run them before the first paint if they arrive in time. Next
 * also embeds the page's data for React, which repeats the whole of a long page and isn't needed before the scripts.
 */
import { buildSync } from 'esbuild'
import { fileURLToPath } from 'node:url'

/** The tags that Next writes for each part of the code. Their order doesn't matter, because they are `async`. */
const ASYNC = /<script src="([^"]+)" (?:id="[^"]*" )?async=""><\/script>/g
const PRELOAD = /<link rel="preload" (?=[^>]*\bas="script")[^>]*\/>/g

/** Tags that would load code before the first paint. `noModule` is for browsers without modules. */
const EARLY =
  /<script\b(?=[^>]*\ssrc=)(?![^>]*\snomodule)[^>]*>|<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/i

/** A part of the page's data. React's server writes the parts one after the other and escapes every `<`. */
const DATA = /<script>(\(?self\.__next_f\b[^<]*)<\/script>/g

/**
 * A place whose content React put at the end of the document, hidden, for a script to move. Without scripts, nobody
 * would see it.
 */
const MOVED = /<template id="B:/

/** If a page's data is longer than this, in characters, it moves to a file of its own. */
const MOST_DATA = 128_000

let compiled

/** Compiled once for all pages. `scripts` and `data` are left as free variables. */
const firstScripts = () => {
  compiled ??= buildSync({
    entryPoints: [fileURLToPath(new URL('first-scripts.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    minify: true,
    write: false,
  })
  return compiled.outputFiles[0].text.trim()
}

/**
 * The document with its scripts loaded after its first paint and, if its data are long, the data in a file. A document
 * without scripts is returned unchanged. Throws if Next's output isn't as this file expects, so that a build with
 * another version of Next fails.
 * @param {string} html
 * @param {(script: string) => string} keepFile Adds a script to the build's hashed files and returns its address.
 */
export function afterPaint(html, keepFile) {
  const scripts = [...new Set([...html.matchAll(ASYNC)].map(([, src]) => src))]
  const page = html.replace(ASYNC, '').replace(PRELOAD, '')
  const [early] = EARLY.exec(page) ?? []
  if (early) throw new Error(`Next wrote a script that after-paint.mjs does not know: ${early}`)
  if (MOVED.test(page)) throw new Error('React wrote a part of the page that only a script shows')
  if (scripts.length === 0) {
    if (html.includes('self.__next_f')) throw new Error('Next wrote a page with data and without scripts')
    return html
  }
  const data = [...page.matchAll(DATA)].map(([, text]) => text).join(';')
  const isLong = data.length > MOST_DATA
  const read = isLong ? page.replace(DATA, '') : page
  if (isLong && read.includes('self.__next_f')) throw new Error('Next wrote data that after-paint.mjs does not know')
  const end = read.lastIndexOf('</body>')
  if (end < 0) throw new Error('Next wrote a page without an end')
  const files = JSON.stringify(scripts) + (isLong ? `,${JSON.stringify(keepFile(data))}` : '')
  const script = `<script>(function(scripts,data){${firstScripts()}})(${files})</script>`
  return read.slice(0, end) + script + read.slice(end)
}
