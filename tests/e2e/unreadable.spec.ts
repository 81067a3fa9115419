import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { test as plain } from '@playwright/test'
import { texts } from '@/content/about/texts'
import { at, expect, said, test } from './fixture'

/* Most ask the server alone: those are plain tests, which open no page and need no browser. */

for (const path of [
  '/%E0%A4%A',
  '/%FF',
  '/three-card-poker/%E0%A4%A',
  '/%zz',
  '/%C3%A9',
  '/no-such-game',
  '/no-such-game/trainer',
  '/ultimate-texas-holdem/no-such-page',
  '/__proto__/trainer',
  '/constructor',
  '/%3Cscript%3E',
  // Where it is made, and where Next has one of its own.
  '/en/404',
  '/404',
  '/_not-found',
  // Beside its files, which aren't pages.
  '/_next/none',
  '/_next/None.js',
  '/_next/data/none.json',
]) {
  plain(`${path} gets the site's own page for what is not there`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).toContain(said().missing.noPage)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
}

for (const path of ['/no-such-game', '/no-such-game/trainer', '/blackjack/no-such-page', '/house-ways/none', '/404'])
  plain(`/es${path} gets it in Spanish`, { tag: '@spanish' }, async ({ request }) => {
    const response = await request.get(at(path))
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).toContain(said().missing.noPage)
    expect(html).toMatch(/<html[^>]* lang="es"/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

test.describe('in the browser', () => {
  test.use({ expectedErrors: /404/ })
  test('an address in Spanish that cannot be decoded gets it in English, which works', async ({ page }) => {
    await page.goto('/es/casino-holdem/%E0%A4%A/k6')
    await expect(page.getByRole('heading', { level: 1, name: said().missing.noPage })).toBeVisible()
    // Its code fills in what was looked for.
    await expect(page.getByRole('searchbox')).toHaveValue('casino holdem k6')
  })
})

plain('a script that is not there gets no page', async ({ request }) => {
  const response = await request.get('/_next/static/chunks/none.js')
  expect(response.status()).toBe(404)
  expect(response.headers()['content-type']).toContain('text/plain')
})

/** How many sockets the site's server has open, where the system tells. */
function socketsOfServer(): number | undefined {
  const ofServer = (id: string): boolean => {
    const [, script, , port] = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')
    return script === 'server.mjs' && port === process.env.E2E_PORT
  }
  try {
    const id = readdirSync('/proc').find((name) => /^\d+$/.test(name) && ofServer(name))
    return readdirSync(`/proc/${id!}/fd`).filter((file) => /^socket/.test(readlinkSync(`/proc/${id!}/fd/${file}`)))
      .length
  } catch {
    return undefined
  }
}

/** Asks for another protocol, leaves its own end open, and returns the first line of the answer once the server has closed. */
const askForUpgrade = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    const socket = connect({ port: Number(process.env.E2E_PORT), host: 'localhost', allowHalfOpen: true })
    socket.on('data', (data) => (text += data.toString('latin1')))
    socket.on('end', () => resolve(text.slice(0, text.indexOf('\r\n'))))
    socket.on('error', reject)
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n'
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n`)
  })

plain(
  'a request for another protocol is answered as any other and closed, and keeps no socket',
  async ({ request }) => {
    const paths = ['/', '/_next/hmr', '/_next/static/chunks/none.js', '/_next/None', '/Blackjack', '/no-such-page']
    const before = socketsOfServer()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => askForUpgrade(paths[index % paths.length]!)),
    )
    expect(new Set(answers)).toEqual(
      new Set(['HTTP/1.1 200 OK', 'HTTP/1.1 404 Not Found', 'HTTP/1.1 308 Permanent Redirect']),
    )
    // Other tests run at the same time, with a few sockets each.
    if (before !== undefined) await expect.poll(() => socketsOfServer()! - before).toBeLessThan(50)
    expect((await request.get('/')).status()).toBe(200)
  },
)

plain('a query that cannot be decoded is no fault of the page', async ({ request }) => {
  expect((await request.get('/games?x=%E0%A4%A')).status()).toBe(200)
})

for (const path of [
  '/embed',
  '/embed/no-such-game',
  '/embed/three-card-poker/no-such-hand.html',
  '/EMBED/x',
  '/embed/%FF',
])
  plain(`${path} gets a document without scripts, since frames may show it`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).toContain('There is no page at this address')
    expect(html).not.toContain('<script')
  })

plain('nothing resizes pictures', async ({ request }) => {
  expect((await request.get('/_next/image?url=%2Ficons%2F192.png&w=64&q=75')).status()).toBe(404)
})

test('the notices of packages and fonts are served as text', async ({ page, request }) => {
  await page.goto('/about')
  const path = await page.getByRole('link', { name: texts.site.notices }).getAttribute('href')
  const response = await request.get(path!)
  expect(response.headers()['content-type']).toContain('text/plain')
  expect(await response.text()).toContain('SIL OPEN FONT LICENSE')
})
