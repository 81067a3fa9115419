import { Agent, request } from 'node:http'
import { GAMES } from '@/lib/games/index'

/*
 * Requests at a steady rate, whether or not the responses keep up: pages and their files, over persistent connections.
 */

const RATE = 200
/** A response that takes longer, in milliseconds, counts as a failure. */
const PATIENCE = 10_000
const TICK = 5

interface Answered {
  readonly path: string
  readonly ms: number
  readonly bytes: number
  /** The problem; undefined for a good response. */
  readonly wrong: string | undefined
}

function get(agent: Agent, site: string, path: string): Promise<Answered> {
  const started = performance.now()
  return new Promise((resolve) => {
    let bytes = 0
    const done = (wrong?: string): void => resolve({ path, ms: performance.now() - started, bytes, wrong })
    const asked = request(
      new URL(path, site),
      { agent, timeout: PATIENCE, headers: { 'accept-encoding': 'gzip' } },
      (response) => {
        response.on('data', (piece: Buffer) => (bytes += piece.length))
        response.on('error', (error) => done(error.message))
        response.on('end', () =>
          done(response.statusCode === 200 && response.complete ? undefined : `${response.statusCode ?? 'no'} status`),
        )
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${PATIENCE / 1000} s`)))
    asked.on('error', (error) => done(error.message))
    asked.end()
  })
}

/** The site's own files that a page names. */
const filesIn = (html: string): readonly string[] =>
  [
    ...html.matchAll(/(?:src|href)="(\/(?:_next\/static|icons|og)\/[^"]+|\/[\w-]+\.(?:js|webmanifest|json|xml|txt))"/g),
  ].map(([, path]) => path!.replaceAll('&amp;', '&'))

/** Every page of the sitemap, and every file named by a game's pages. Throws if the site has no sitemap. */
async function pathsOf(
  site: string,
): Promise<{ readonly pages: readonly string[]; readonly files: readonly string[] }> {
  const map = await (await fetch(`${site}/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  if (pages.length === 0) throw new Error('the sitemap names no page')
  const some = ['/', ...GAMES.flatMap(({ id }) => [`/${id}`, `/${id}/trainer`, `/${id}/calculator`])]
  const files = await Promise.all(some.map(async (page) => filesIn(await (await fetch(site + page)).text())))
  return { pages, files: [...new Set(files.flat())] }
}

/** Three in four requests are for files, as from a browser with an empty cache. */
const pathAt = (pages: readonly string[], files: readonly string[], n: number): string =>
  n % 4 === 0 ? pages[(n / 4) % pages.length]! : files[(n * 7) % files.length]!

const atPart = (sorted: readonly number[], part: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(0)} ms`

/** Sends requests at the rate for this many seconds. None may fail, and the rate must be kept. */
export async function soakLoad(site: string, seconds: number): Promise<readonly string[]> {
  const { pages, files } = await pathsOf(site)
  console.log(`  ${RATE} requests a second for ${seconds} s over ${pages.length} pages and ${files.length} files`)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const asked: Promise<Answered>[] = []
  const started = performance.now()
  const all = seconds * RATE
  while (asked.length < all) {
    const due = Math.min(all, Math.floor(((performance.now() - started) / 1000) * RATE))
    while (asked.length < due) asked.push(get(agent, site, pathAt(pages, files, asked.length)))
    await new Promise((resolve) => setTimeout(resolve, TICK))
  }
  const answered = await Promise.all(asked)
  const took = (performance.now() - started) / 1000
  agent.destroy()
  const sorted = answered.map(({ ms }) => ms).sort((a, b) => a - b)
  const megabytes = answered.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  console.log(
    `  ${answered.length} answers in ${took.toFixed(1)} s, ${(answered.length / took).toFixed(0)} a second, ${megabytes.toFixed(0)} MB`,
  )
  console.log(
    `  half within ${atPart(sorted, 0.5)}, 99 of 100 within ${atPart(sorted, 0.99)}, all within ${atPart(sorted, 1)}`,
  )
  const slow =
    answered.length / took < 0.9 * RATE ? [`only ${(answered.length / took).toFixed(0)} answers a second`] : []
  return [...answered.flatMap(({ path, wrong }) => (wrong === undefined ? [] : [`${path}: ${wrong}`])), ...slow]
}
