import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import AboutPage from '@/app/about/page'
import { home } from '@/app/_languages/spanish/home'
import { PUBLISHED } from '@/lib/errata/published'
import { GAMES } from '@/lib/games/index'
import { taughtGame as xxPoker } from '@/lib/games/xx-poker/teaching'

const about = renderToStaticMarkup(<AboutPage />)

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
  const guides = GAMES.map(({ id }) => readFileSync(join(process.cwd(), 'content', id, 'guide.mdx'), 'utf8'))
  expect(guides.filter((text) => /independent program|on your own machine/i.test(text))).toEqual([])
  expect(guides.filter((text) => text.includes('](/about#methods)')).length).toBeGreaterThanOrEqual(5)
})

it('says in Spanish that XX Poker’s add-on comes once, before both contests', () => {
  expect(xxPoker.stages.filter(({ id }) => id === 'add-on')).toHaveLength(1)
  expect(xxPoker.stages[0]?.id).toBe('add-on')
  const words = home.aboutGame('xx-poker', '')
  expect(words).toContain('antes de dos duelos')
  expect(words).toContain('una sola vez')
})
