import { describe, expect, it } from 'vitest'
import { enterSpot } from '@/lib/game/enter'
import { evValue } from '@/lib/game/ev'
import { answerOf, findPage, handsOf } from '@/content/pages/index'
import { type FactTable, type HandAnswer, type HandPage, SECTION_IDS } from '@/content/pages/hand-page'
import { findGame } from '@/lib/games/index'

/* What holds of every page of a hand whose answer comes from made data: that it is whole, its own, and says what its figures say. */

const GAMES = ['three-card-poker', 'texas-21', 'xx-poker', 'pai-gow-poker', 'casino-holdem'] as const

const twice = (texts: readonly string[]): readonly string[] => texts.filter((text, i) => texts.indexOf(text) !== i)

/** Everything a page says in words. */
const wordsOf = ({ answer, description, sections, related }: HandAnswer): readonly string[] => [
  answer,
  description,
  ...sections.flatMap(({ title, text, tables = [] }) => [
    title,
    ...text,
    ...tables.flatMap(({ caption, columns, rows }) => [caption, ...columns, ...rows.map(({ name }) => name)]),
  ]),
  ...related.map(({ because }) => because),
]

const tablesOf = ({ sections }: HandAnswer): readonly FactTable[] => sections.flatMap(({ tables = [] }) => tables)

function checkSolution({ solution, slip }: HandAnswer): void {
  const deals = solution.deals ?? 1
  for (const { outcomes, ev } of solution.options) {
    const ways = outcomes.reduce((sum, [, n]) => sum + n, 0)
    expect(ways / deals).toBeCloseTo(1, 8)
    expect(outcomes.reduce((sum, [net, n]) => sum + net * n, 0) / ways).toBeCloseTo(evValue(ev), 6)
  }
  const top = Math.max(...solution.options.map(({ ev }) => evValue(ev)))
  for (const action of solution.best)
    expect(evValue(solution.options.find((one) => one.action === action)!.ev)).toBeCloseTo(top, 9)
  if (!slip) return
  expect(solution.best).not.toContain(slip.action)
  expect(slip.cost).toBeCloseTo(top - evValue(solution.options.find(({ action }) => action === slip.action)!.ev), 6)
  expect(slip.perRound).toBeGreaterThan(0)
}

function checkPage(game: string, page: HandPage, answer: HandAnswer): void {
  checkSolution(answer)
  for (const text of wordsOf(answer))
    expect(text, page.slug).not.toMatch(/undefined|NaN|null|Infinity|\bto a? ?three of a kind and|  /)
  const ids = answer.sections.map(({ id }) => SECTION_IDS.indexOf(id))
  expect(ids, page.slug).toEqual([...ids].sort((a, b) => a - b))
  for (const { columns, rows } of tablesOf(answer)) {
    expect(rows.length).toBeGreaterThan(0)
    for (const { cells, page: linked } of rows) {
      expect(cells.length, page.slug).toBe(columns.length - 1)
      if (linked !== undefined) expect(findPage(game, linked), linked).toBeDefined()
    }
  }
  expect(answer.related.length).toBeGreaterThanOrEqual(1)
  for (const { slug } of answer.related)
    expect([slug === page.slug, findPage(game, slug) !== undefined], slug).toEqual([false, true])
}

describe.each(GAMES)('hand pages of %s', (id) => {
  const game = findGame(id)!
  const pages = handsOf(id)

  it('have addresses, names and titles of their own, and a spot and skills that the game knows', () => {
    for (const of of ['slug', 'name', 'title'] as const) expect(twice(pages.map((page) => page[of]))).toEqual([])
    const rules = game.variants[0].rules
    for (const page of pages) {
      expect(page.slug).toMatch(/^[a-z0-9-]+$/)
      expect(enterSpot(game, rules, page.spot).ok, page.slug).toBe(true)
      for (const skill of page.skills) expect(game.skillStage(rules, skill), skill).toBeDefined()
    }
  })

  it('say what their figures say, each in words that no other has', async () => {
    const answers = await Promise.all(pages.map(({ slug }) => answerOf(id, slug)))
    answers.forEach((answer, i) => checkPage(id, pages[i]!, answer))
    expect(twice(answers.map(({ description }) => description))).toEqual([])
    // No two pages are the same but for names and numbers in every part.
    const whole = answers.map((answer) => wordsOf(answer).join(' '))
    expect(twice(whole)).toEqual([])
  })
})
