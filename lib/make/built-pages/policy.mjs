/*
 * What a page may do in a browser: the Content-Security-Policy and the other headers. The hashes of a page's inline
 * scripts differ from page to page, so they are in the page itself, at its start. A header has the rest: who may frame
 * a page, and what a worker may do. next.config.mjs sends it; finish.mjs writes it for other hosts.
 */
import { createHash } from 'node:crypto'
import { afterPaint } from './after-paint.mjs'

/** For every response of the site. Links contain whole hands and exams, so no other site may see them as a referrer. */
export const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Only if the site is reached by https. Browsers ignore it on plain http. */
export const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=31536000' }

/** For every page except the cards under /embed/, which are made for frames. A page's own policy can't set it. */
export const NO_FRAMES = "frame-ancestors 'none'"

/** For the files of workers: a worker follows the header of its own file, not the page's. The kernel is WebAssembly. */
export const WORKER_POLICY = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; ${NO_FRAMES}`

/**
 * For pages and everything else whose address outlives a build: stored, but revalidated each time. A page stored for
 * longer would name scripts that no longer exist.
 */
export const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** Data that any site may read. */
export const OPEN_DATA = { 'Access-Control-Allow-Origin': '*' }

/** For files with a hash of their content in the name. */
export const KEPT = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/*
 * Inline styles are allowed: the widths of bars and positions of marks are style attributes, and sheets and menus add a
 * style element as wide as the scroll bar they hide. Images, fonts and connections are limited to the site, so a style
 * has nowhere to send anything.
 */
const FIXED = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
]

const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/g

/** JSON-LD is data: it never runs. */
const runs = (attributes) => !/\btype="application\/ld\+json"/.test(attributes)

/**
 * The texts of a document's inline scripts that run, as a browser reads them: with plain line ends.
 * @param {string} html
 * @returns {string[]}
 */
export const inlineScripts = (html) =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes) && runs(attributes))
    .map(([, , text]) => text.replace(/\r\n?/g, '\n'))

/**
 * A script's source expression.
 * @param {string} text
 */
export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The policy of a document with these inline scripts. A document without a script may run none.
 * @param {string} html
 */
export function policyOf(html) {
  const scripts = /<script\b/.test(html) ? ["'self'", ...new Set(inlineScripts(html).map(hashOf))] : ["'none'"]
  return [...FIXED, `script-src ${scripts.join(' ')}`].join('; ')
}

/** The parts of a page's data joined into one script with one hash. React's server wrote them one after the other. */
const joined = (html) => html.replace(/(\(?self\.__next_f\b[^<]*)<\/script><script>(?=self\.__next_f\.push)/g, '$1;')

/** Every finished page has this right after its encoding. */
const POLICY = '<meta http-equiv="Content-Security-Policy"'

/**
 * The document with its policy before everything that needs one, and with its scripts loaded after the first paint. A
 * finished document is returned unchanged. Throws if a document would be left without a policy.
 * @param {string} html
 * @param {(script: string) => string} keepFile Adds a script to the build's hashed files and returns its address.
 */
export function finished(html, keepFile) {
  if (html.includes(POLICY)) return html
  const page = afterPaint(joined(html), keepFile)
  // The first kilobyte must name the encoding, so only that comes before the policy.
  const start = /<head>\s*(?:<meta charset="[^"]*"\/?>)?/i
  if (!start.test(page)) throw new Error('a document without a head')
  return page.replace(start, (head) => `${head}${POLICY} content="${policyOf(page)}"/>`)
}
