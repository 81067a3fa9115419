import { describe, expect, it } from 'vitest'
import { answerOf, findPage, handPages, handsOf } from '@/content/pages/index'
import { enterSpot } from '@/lib/game/enter'
import { compareEv, evValue } from '@/lib/game/ev'
import { GAMES } from '@/lib/games/index'
import { SECTION_IDS } from '@/content/pages/hand-page'

const once = (texts: readonly string[]): void => expect(new Set(texts).size).toBe(texts.length)

describe.each(GAMES.map((game) => [game.id, game] as const))('the pages of %s', (id, game) => {
  const pages = handsOf(id)
  const rules: unknown = game.variants[0].rules

  it('have addresses, names and titles of their own', () => {
    for (const { slug } of pages) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    once(pages.map(({ slug }) => slug))
    once(pages.map(({ name }) => name))
    once(pages.map(({ title }) => title))
    expect(pages.filter(({ title }) => title.length > 65)).toEqual([])
  })

  it('stand in groups that follow one another', () => {
    const groups = handPages(id).groups.map((group) => group.id)
    const met = pages.map(({ group }) => group).filter((group, i, all) => group !== all[i - 1])
    expect(met).toEqual(groups)
  })

  it('are decisions of the game, and of its skills', () => {
    for (const { spot, skills, slug } of pages) {
      const state = enterSpot(game, game.variants[0].rules, spot)
      expect(state.ok, slug).toBe(true)
      if (state.ok) expect(game.step(rules, state.value).kind, slug).toBe('decide')
      for (const skill of skills) expect(game.skillStage(rules, skill), `${slug}: ${skill}`).toBeDefined()
    }
  })

  it('say what is best, once each, and nothing that is no number', { timeout: 60_000 }, async () => {
    const answers = await Promise.all(pages.map(async ({ slug }) => ({ slug, ...(await answerOf(id, slug)) })))
    once(answers.map(({ description }) => description))
    for (const { slug, solution, sections, related, slip, answer, ...rest } of answers) {
      const text = JSON.stringify([answer, sections, related, rest.description], (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      )
      expect(text, slug).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
      const top = solution.options.reduce((best, option) => (compareEv(option.ev, best.ev) > 0 ? option : best))
      expect(solution.best, slug).toContain(top.action)
      once(sections.map((section) => section.id))
      for (const section of sections) expect(SECTION_IDS).toContain(section.id)
      for (const one of related)
        expect(one.slug !== slug && findPage(id, one.slug), `${slug} → ${one.slug}`).toBeTruthy()
      if (!slip) continue
      const wrong = solution.options.find(({ action }) => action === slip.action)!
      expect(slip.cost, slug).toBeCloseTo(evValue(top.ev) - evValue(wrong.ev), 7)
      expect(slip.perRound, slug).toBeGreaterThan(0)
    }
  })

  it('lead to pages that exist', async () => {
    for (const { slug } of pages) {
      const { sections } = await answerOf(id, slug)
      const to = sections
        .flatMap(({ tables = [] }) => tables)
        .flatMap(({ rows }) => rows)
        .flatMap(({ page }) => page ?? [])
      for (const one of to) expect(findPage(id, one), `${slug} → ${one}`).toBeDefined()
    }
  })

  it('are no others: a slug that is none of them has no answer', async () => {
    await expect(answerOf(id, 'no-such-hand')).rejects.toThrow('no-such-hand')
  })
})

it('no game without an id has pages', async () => {
  expect(() => handPages('no-such-game')).toThrow('no-such-game')
  await expect(answerOf('no-such-game', 'k5o')).rejects.toThrow('no-such-game')
})
