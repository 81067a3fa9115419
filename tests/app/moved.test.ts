import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SITE_PAGES } from '@/app/_site/registry'
import made from '@/content/moved.json' with { type: 'json' }
import { movedTo } from '@/content/moved'
import { LANGUAGES } from '@/lib/messages/languages'
import { leadsOn, redirects, SAID, writeMoved } from '@/lib/make/built-pages/moved.mjs'

const PATHS: ReadonlySet<string> = new Set(SITE_PAGES.map(({ path }) => path))

it('an address that moved is no page any more, and leads to one', () => {
  for (const { from, to, slugs } of made.moved) {
    expect([...PATHS]).toContain(to)
    for (const slug of slugs) {
      expect(PATHS.has(`${from}/${slug}`), slug).toBe(false)
      expect(movedTo(`${from}/${slug}`)).toBe(`${to}#${slug}`)
    }
  }
  expect(movedTo('/ultimate-texas-holdem/hands/k5o')).toBeUndefined()
})

it('a server redirects it for good, and its picture too', () => {
  const rules = redirects()
  expect(rules.filter(({ source }) => source.includes(':slug'))).toHaveLength(
    (LANGUAGES.length + 1) * made.moved.length,
  )
  const [page, spanish, picture] = rules.filter(({ source }) => /hands\/:slug\([^)]*\bk4o\b/.test(source))
  expect(page).toMatchObject({ destination: '/ultimate-texas-holdem/hands/k5o#:slug', permanent: true })
  expect(spanish).toMatchObject({
    source: expect.stringMatching(/^\/es\//) as unknown,
    destination: '/es/ultimate-texas-holdem/hands/k5o#:slug',
  })
  expect(picture).toMatchObject({ destination: '/og/ultimate-texas-holdem/hands/k5o.png', permanent: true })
})

it('a static host has a page without scripts that leads on', () => {
  const html = leadsOn('/ultimate-texas-holdem/hands/k5o#k4o')
  expect(html).toContain('content="0;url=/ultimate-texas-holdem/hands/k5o/#k4o"')
  expect(html).toContain(`script-src 'none'`)
  expect(html).toContain('noindex')
  expect(Object.keys(SAID).sort()).toEqual(LANGUAGES.map(({ id }) => id).sort())
  expect(leadsOn('/es/blackjack/hands#soft-14-against-4', 'es')).toContain('lang="es"')
})

it('the address of a chart as a PDF leads to its page, and the bare address of counting to a game’s', () => {
  expect(redirects()).toContainEqual({ source: '/:game/strategy.pdf', destination: '/:game/strategy', permanent: true })
  for (const before of ['', '/es']) {
    const counting = redirects().find(({ source }) => source === `${before}/counting`)
    expect(counting).toMatchObject({ destination: `${before}/counting/blackjack`, permanent: false })
  }
  expect(PATHS.has('/counting/blackjack')).toBe(true)
  const folder = mkdtempSync(join(tmpdir(), 'moved-'))
  mkdirSync(join(folder, 'blackjack/strategy'), { recursive: true })
  writeFileSync(join(folder, 'blackjack/strategy/index.html'), '')
  writeMoved(folder)
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  expect(read('blackjack/strategy.pdf/index.html')).toContain('content="0;url=/blackjack/strategy/"')
  expect(read('es/counting/index.html')).toContain('content="0;url=/es/counting/blackjack/"')
  expect(read('_redirects')).toContain('/blackjack/strategy.pdf /blackjack/strategy/ 301\n')
})
