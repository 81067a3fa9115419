import { Children, isValidElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { guideOf, questionsOf } from '@/app/[game]/_guide/guide-of'
import { zonesAt } from '@/app/[game]/_guide/moments'
import { parseRules } from '@/lib/games/rules'
import { isFoundList } from '@/lib/games/decision-list'
import { GAMES } from '@/lib/games/index'
import { madeFigures } from '@/lib/games/made'
import { slowWays } from '@/lib/games/slow-ways'
import { must } from '@/lib/result'

/** Whether a node has any text or figure in it. */
const says = (node: ReactNode): boolean => Children.toArray(node).some((piece) => isValidElement(piece) || (typeof piece === 'string' && piece.trim() !== ''))

describe.each(GAMES.map((game) => [game.name, game] as const))('the guide of %s', async (_name, game) => {
  const guide = await guideOf(game)
  const rules = game.strategy.map(({ id }) => id)

  it('is there, with an answer of three to seven rules', () => {
    expect(guide.inShort.length).toBeGreaterThanOrEqual(3)
    expect(guide.inShort.length).toBeLessThanOrEqual(7)
    expect(guide.inShort.filter((id) => !rules.includes(id))).toEqual([])
  })

  it('has the parts every guide must have', () => {
    expect(says(guide.lead)).toBe(true)
    expect(guide.round.length).toBeGreaterThan(2)
    expect(says(guide.bets)).toBe(true)
    if (game.sideBets.length > 0) expect(says(guide.sideBets)).toBe(true)
    expect(guide.description.length).toBeGreaterThan(60)
  })

  it('speaks of rules the game has', () => {
    expect(Object.keys(guide.costs).filter((id) => !rules.includes(id))).toEqual([])
    expect(guide.changes.filter((change) => !parseRules(game, change.rules).ok)).toEqual([])
    for (const { ids } of guide.folded) expect(rules.filter((id) => ids.test(id)).length).toBeGreaterThan(0)
  })

  it('shows moments that the game has', () => {
    for (const { moment } of guide.round) if (moment) expect(zonesAt(game, moment).length).toBeGreaterThan(0)
  })

  it('waits for no slow figure of a way to play or of changed rules', () => {
    const slow = slowWays(game)
    expect(slow.filter((way) => !game.strategies?.some(({ id }) => id === way))).toEqual([])
    // A game with all its ways slow is slow under any rules.
    const isSlow = slow.length > 0 && slow.length === game.strategies?.filter(({ id }) => !isFoundList(id)).length
    const named = [...game.variants.map((variant) => variant.rules as unknown), ...guide.changes.map((change) => must(parseRules(game, change.rules)) as unknown)]
    expect(isSlow ? named.filter((one) => madeFigures(game, one as never) === undefined) : []).toEqual([])
  })

  it('asks each question once, and has an answer of words and figures to each', async () => {
    const asked = await questionsOf(game)
    expect(asked.length).toBeGreaterThan(4)
    expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length)
    for (const { answer } of asked) {
      expect(answer.length).toBeGreaterThan(40)
      expect(answer).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})
