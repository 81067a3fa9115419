/*
 * What a page may do in a browser: the Content-Security-Policy, and the other headers. Pages are files that never change, so what a
 * header would have to say anew for each of them, the hashes of its inline scripts, stands in the page itself, as its first words.
 * A header says the rest: who may frame a page, and what a worker may do. next.config.mjs sends it, finish.mjs writes it for other hosts.
 */
import { createHash } from 'node:crypto'
import { afterPaint } from './after-paint.mjs'

/** For every response of the site. Addresses hold whole hands and exams, so no other site may see one as a referrer. */
export const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Only where the site is reached by https: on plain http browsers take no notice of it. */
export const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=31536000' }

/** For every page but the cards under /embed/, which are made for frames. A page's own words cannot say it. */
export const NO_FRAMES = "frame-ancestors 'none'"

/** For the files that workers are made of: a worker obeys the header it came with, not the page. The kernel is WebAssembly. */
export const WORKER_POLICY = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; ${NO_FRAMES}`

/** Pages and all else whose address outlives a build: kept, and asked about each time. A page that is kept longer names scripts that are gone. */
export const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** Data for programs: any site may read it. */
export const OPEN_DATA = { 'Access-Control-Allow-Origin': '*' }

/** Files with a hash of their text in their name. */
export const KEPT = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/*
 * Inline styles are allowed: the width of a bar and the place of a mark are figures of the page, written as style attributes, and the
 * sheets and menus write a style element as wide as the scroll bar they hide. With images, fonts and connections kept to the site, a
 * style has nowhere to send anything.
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

/** The parts of a page's data, which React's server wrote one after the other: one script with one hash does for them. */
const joined = (html) => html.replace(/(\(?self\.__next_f\b[^<]*)<\/script><script>(?=self\.__next_f\.push)/g, '$1;')

/** What a finished page has, right behind its encoding. */
const POLICY = '<meta http-equiv="Content-Security-Policy"'

/**
 * The document with its policy before all that could need one, and its scripts after its first paint. A finished document comes back as it is.
 * Throws of a document that would be left without a policy.
 * @param {string} html
 * @param {(script: string) => string} keepFile Keeps a script among the build's hashed files and returns its address.
 */
export function finished(html, keepFile) {
  if (html.includes(POLICY)) return html
  const page = afterPaint(joined(html), keepFile)
  // The first kilobyte has to name the encoding; nothing else comes before.
  const start = /<head>\s*(?:<meta charset="[^"]*"\/?>)?/i
  if (!start.test(page)) throw new Error('a document without a head')
  return page.replace(start, (head) => `${head}${POLICY} content="${policyOf(page)}"/>`)
}
