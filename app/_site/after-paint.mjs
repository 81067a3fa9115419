/*
 * A page is whole without its scripts: they only wake it. So a built page asks for them once it is painted, and on a slow line neither its
 * letters nor its look wait behind a quarter of a megabyte of code; a page that is read asks for them when somebody does something
 * (waking.ts). Without this they stand in the head, and browsers load them beside the style sheet and run them before the first paint if
 * they come in time.
 */
import { buildSync } from 'esbuild'
import { fileURLToPath } from 'node:url'

/** What Next writes for each part of the code: order does not matter to it, they are `async`. */
const ASYNC = /<script src="([^"]+)" (?:id="[^"]*" )?async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g

/** What a page says of itself that is read (app/_components/metadata.ts). */
const READ = '<meta name="use" content="read"/>'

let compiled

/** Compiled once for all pages: what it is given stays free in it. */
const waking = () => {
  compiled ??= buildSync({
    entryPoints: [fileURLToPath(new URL('waking.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    minify: true,
    write: false,
  })
  return compiled.outputFiles[0].text.trim()
}

const wake = (scripts, isRead) => `(function(scripts,isRead){${waking()}})(${JSON.stringify(scripts)},${isRead})`

/**
 * The document with its scripts asked for after its first paint. One that has none, or is done, comes back as it is.
 * @param {string} html
 */
export function afterPaint(html) {
  const scripts = [...new Set([...html.matchAll(ASYNC)].map(([, src]) => src))]
  if (scripts.length === 0) return html
  const end = html.lastIndexOf('</body>')
  if (end < 0) throw new Error('a document with scripts and without an end')
  const [page, rest] = [html.slice(0, end), html.slice(end)]
  return `${page.replace(ASYNC, '').replace(PRELOAD, '')}<script>${wake(scripts, html.includes(READ))}</script>${rest}`
}
