import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wholeQuery } from '@/app/_ui/long-address'
import { misspelledIn } from '@/app/_ui/misspelled'
import { MisspelledLink } from '@/app/_ui/misspelled-link'
import { spotFields } from '@/lib/game/enter'
import { GAMES } from '@/lib/games/index'
import { PLAN_KEYS } from '@/lib/teaching/quiz/plan'

vi.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }))

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(cleanup)

it('a link with `&amp;` says what it said', () => {
  expect(wholeQuery('?seed=proof-1&amp;spot=hand-Ks5d&amp;amp;rules=x', '').toString()).toBe(
    'rules=x&seed=proof-1&spot=hand-Ks5d',
  )
  expect(wholeQuery('?seed=a', '#exam=b&amp;result=c').toString()).toBe('exam=b&result=c&seed=a')
})

it.each([
  ['sed=proof-1&spot=hand-Ks5d', 'sed', 'seed', 'seed=proof-1&spot=hand-Ks5d'],
  ['Date=2026-11-20', 'Date', 'date', 'date=2026-11-20'],
  ['seed=x&sesion=ab', 'sesion', 'session', 'seed=x&session=ab'],
])('in “%s”, the page asks about “%s”', (text, key, meant, query) => {
  expect(misspelledIn(new URLSearchParams(text))).toEqual({ key, meant, query })
})

it('keys of other software are nobody’s mistake', () => {
  const text = 'utm_source=a&utm_medium=b&fbclid=c&gclid=d&ref=e&source=f&id=g&s=h&mc_cid=i&_ga=j&lang=k&igshid=l'
  expect(misspelledIn(new URLSearchParams(text))).toBeNull()
})

it('no key that a page reads is taken for a mistake', () => {
  const keys = [...PLAN_KEYS, ...GAMES.flatMap((game) => spotFields(game).map(({ id }) => id))]
  for (const key of keys) expect(misspelledIn(new URLSearchParams([[key, 'x']])), key).toBeNull()
})

it('no kept link is taken for a mistake', () => {
  const folder = join(process.cwd(), 'tests/fixtures')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  const links = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/"[^"?\s]*?\??((?:[\w-]+=[^"&=\s]*&)+[\w-]+=[^"&=\s]*)"/g),
  ])
  expect(links.length).toBeGreaterThan(20)
  for (const [link, query] of links) expect(misspelledIn(new URLSearchParams(query)), link).toBeNull()
})

it('the page offers the link that was meant', async () => {
  window.history.replaceState(null, '', '/ultimate-texas-holdem/trainer?sed=proof-1&spot=hand-Ks5d')
  render(<MisspelledLink />)
  expect((await screen.findByRole('alert')).textContent).toContain('Did you mean “seed”?')
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/ultimate-texas-holdem/trainer?seed=proof-1&spot=hand-Ks5d',
  )
  cleanup()
  window.history.replaceState(null, '', '/daily?date=2026-11-20')
  render(<MisspelledLink />)
  await act(() => import('@/app/_ui/misspelled'))
  expect(screen.queryByRole('alert')).toBeNull()
})
