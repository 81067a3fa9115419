/*
 * Makes a built page ask for its scripts once it is painted (first-scripts.ts). Next writes them into the head, where browsers load them
 * beside the style sheet and run them before the first paint if they arrive in time.
 */
import { buildSync } from 'esbuild'
import { fileURLToPath } from 'node:url'

/** What Next writes for each part of the code. Their order doesn't matter: they are `async`. */
const ASYNC = /<script src="([^"]+)" (?:id="[^"]*" )?async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g

/** What would load code before the first paint. `noModule` is for browsers without modules. */
const EARLY =
  /<script\b(?=[^>]*\ssrc=)(?![^>]*\snomodule)[^>]*>|<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/i

let compiled

/** Compiled once for all pages; `scripts` is free in it. */
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
 * The document with its scripts asked for after its first paint. A document without scripts is returned as it is. Throws where Next's output
 * is not as this file expects it, so that a build with another Next fails.
 * @param {string} html
 */
export function afterPaint(html) {
  const scripts = [...new Set([...html.matchAll(ASYNC)].map(([, src]) => src))]
  const page = html.replace(ASYNC, '').replace(PRELOAD, '')
  const [early] = EARLY.exec(page) ?? []
  if (early) throw new Error(`Next wrote a script that app/_site/after-paint.mjs does not know: ${early}`)
  if (scripts.length === 0) {
    if (html.includes('self.__next_f')) throw new Error('Next wrote a page with data and without scripts')
    return html
  }
  const end = page.lastIndexOf('</body>')
  if (end < 0) throw new Error('Next wrote a page without an end')
  const script = `<script>(function(scripts){${firstScripts()}})(${JSON.stringify(scripts)})</script>`
  return page.slice(0, end) + script + page.slice(end)
}
