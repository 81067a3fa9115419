import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import AboutPage from '@/app/about/any-language'
import ChangelogPage from '@/app/changelog/any-language'
import DecisionsPage, { metadata as decisionsPage } from '@/app/about/decisions/any-language'
import MethodologyPage from '@/app/about/methodology/any-language'
import ContactPage from '@/app/contact/any-language'
import { helpLines } from '@/app/play-responsibly/help-lines'
import PlayResponsiblyPage from '@/app/play-responsibly/any-language'
import { webSite } from '@/app/_seo/json-ld'
import spanish from '@/app/_languages/translations/es'
import { CHANGELOG } from '@/content/changelog'
import { decisionTexts } from '@/content/decisions'
import { PROMISES } from '@/content/promises'
import { PUBLISHED } from '@/lib/errata/published'
import { speak } from '@/tests/tools/speak'
import { GAMES } from '@/lib/games/index'
import { taughtGame as xxPoker } from '@/lib/games/xx-poker/teaching'

const about = renderToStaticMarkup(<AboutPage />)

describe('the pages about the site', () => {
  it('keep their dates in content, the latest first, and say something of each day', () => {
    const days = CHANGELOG.map(({ day }) => day)
    expect(days).toEqual([...days].sort().reverse())
    expect(CHANGELOG.every(({ day, changes }) => /^\d{4}-\d\d-\d\d$/.test(day) && changes.length > 0)).toBe(true)
    expect(renderToStaticMarkup(<ChangelogPage />)).toContain('November 22, 2026')
  })

  it('promise what a test holds', () => {
    const html = renderToStaticMarkup(<MethodologyPage />)
    for (const { promise, file, test } of PROMISES) {
      expect(html).toContain(promise)
      expect(readFileSync(join(process.cwd(), 'tests', file), 'utf8'), file).toContain(test)
    }
  })

  it('name help with its number and its own page', () => {
    const html = renderToStaticMarkup(<PlayResponsiblyPage />)
    for (const { href, phone } of helpLines('en')) {
      expect(html).toContain(`href="${href}"`)
      if (phone !== undefined) expect(html).toContain(phone)
    }
  })

  it('give a report to copy, and name no address that the build wasn’t given', () => {
    const html = renderToStaticMarkup(<ContactPage />)
    expect(html).toContain('Figure I expected:')
    expect(html).not.toContain('mailto:')
  })
})

describe('the about page', () => {
  it('says that casinos are linked as sources, because the figures checked link to some', () => {
    expect(PUBLISHED.some(({ source }) => source.by === 'house')).toBe(true)
    expect(about).toContain('Casinos are linked only as sources')
    expect(about).not.toMatch(/nothing links/i)
    expect(about).toContain('href="/errata"')
    expect(about).toContain('href="/pay-tables"')
  })

  it('names both methods and a command that compares them', () => {
    const methods = about.slice(about.indexOf('id="methods"'), about.indexOf('id="help"'))
    expect(methods).toContain('plain walk')
    expect(methods).toContain('fast solver')
    expect(methods).toContain('npm test -- unit')
  })
})

it('leads there from every guide that speaks of a method, and no guide names one that can’t be checked', () => {
  const guides = GAMES.map(({ id }) => readFileSync(join(process.cwd(), 'content', id, 'en', 'guide.mdx'), 'utf8'))
  expect(guides.filter((text) => /independent program|on your own machine/i.test(text))).toEqual([])
  expect(guides.filter((text) => text.includes('](/about#methods)')).length).toBeGreaterThanOrEqual(5)
})

it('says how many decisions there are behind the site, wherever it gives a number', async () => {
  const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
  const count = numbers[(await decisionTexts()).length - 1]!
  const page = renderToStaticMarkup(await DecisionsPage())
  const texts = [about, page, String(decisionsPage.description), ...PROMISES.map(({ promise }) => promise)]
  const said = texts.flatMap((text) =>
    [...text.matchAll(/\b(\w+) decisions\b/gi)].map(([, word]) => word!.toLowerCase()),
  )
  const given = said.filter((word) => numbers.includes(word))
  expect(given.length).toBeGreaterThan(1)
  expect(new Set(given)).toEqual(new Set([count]))
})

it.each([
  [undefined, '/search?q={words}'],
  [spanish, '/es/search?q={words}'],
])('leads search engines to the search in the page’s language', (language, path) => {
  speak(language)
  const [, template] = /"urlTemplate":"https?:\/\/[^/"]+([^"]+)"/.exec(JSON.stringify(webSite('')))!
  expect(template).toBe(path)
  speak(undefined)
})

it('says in Spanish that XX Poker’s add-on comes once, before both contests', () => {
  expect(xxPoker.stages.filter(({ id }) => id === 'add-on')).toHaveLength(1)
  expect(xxPoker.stages[0]?.id).toBe('add-on')
  const words = spanish.games['xx-poker'].about
  expect(words).toContain('antes de dos duelos')
  expect(words).toContain('una sola vez')
})
