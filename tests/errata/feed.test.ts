import { expect, it, vi } from 'vitest'
import { GET } from '@/app/errata/feed/route'
import { workAll } from '@/app/errata/words'
import { PUBLISHED } from '@/lib/errata/published'

// No date of the feed is one of these.
vi.mock('@/content/page-dates.json', () => {
  const kinds = ['plain', 'games', 'sideTables', 'hands', 'dealing', 'houseWays']
  return { default: { dates: Object.fromEntries(kinds.map((kind) => [kind, '1999-01-01'])) } }
})

const DAY = /^20\d\d-\d\d-\d\d$/

it('a published figure has the day on which it was added, and a later one if it was changed', () => {
  for (const { id, added, changed } of PUBLISHED) {
    expect(added, id).toMatch(DAY)
    if (changed === undefined) continue
    expect(changed, id).toMatch(DAY)
    expect(changed > added, id).toBe(true)
  }
})

it('the entries of the feed have the days of their own data, and the feed the latest of them', async () => {
  const feed = await (await GET()).text()
  const [head, ...entries] = feed.split('<entry>')
  const part = (text: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)![1]!
  const differing = (await workAll()).filter(({ verdict }) => verdict.kind === 'differs')
  const days = differing.map(({ published: { id, added, changed = added } }) => ({ id, added, changed }))
  expect(
    entries.map((entry) => ({
      id: part(entry, 'id').split('/').at(-1),
      added: part(entry, 'published'),
      changed: part(entry, 'updated'),
    })),
  ).toEqual(
    days.map(({ id, added, changed }) => ({ id, added: `${added}T00:00:00Z`, changed: `${changed}T00:00:00Z` })),
  )
  const latest = days
    .map(({ changed }) => changed)
    .sort()
    .at(-1)
  expect(part(head!, 'updated')).toBe(`${latest}T00:00:00Z`)
  expect(new Set(days.map(({ changed }) => changed)).size).toBeGreaterThan(1)
  expect(feed).not.toContain('1999')
})
