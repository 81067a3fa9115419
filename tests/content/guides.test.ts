import { describe, expect, it } from 'vitest'
import { GUIDES } from '@/content/guides'
import type { GameId } from '@/lib/games/ids'
import { isFoundList } from '@/lib/games/decision-list'
import { GAMES } from '@/lib/games/index'
import { madeFigures } from '@/lib/games/made'
import { parseRules } from '@/lib/games/rules'
import { slowWays } from '@/lib/games/slow-ways'
import { must } from '@/lib/result'

describe.each(GAMES.map((game) => [game.name, game] as const))('the guide of %s', (_name, game) => {
  const guide = GUIDES[game.id as GameId]
  const rules = game.strategy.map(({ id }) => id)

  it('is there, with an answer of three to seven rules', () => {
    expect(guide.inShort.length).toBeGreaterThanOrEqual(3)
    expect(guide.inShort.length).toBeLessThanOrEqual(7)
    expect(guide.inShort.filter((id) => !rules.includes(id))).toEqual([])
  })

  it('speaks of rules the game has', () => {
    expect(Object.keys(guide.costs).filter((id) => !rules.includes(id))).toEqual([])
    expect(guide.changes.filter((change) => !parseRules(game, change.rules).ok)).toEqual([])
  })

  it('waits for no slow figure of a way to play or of changed rules', () => {
    const slow = slowWays(game)
    expect(slow.filter((way) => !game.strategies?.some(({ id }) => id === way))).toEqual([])
    // A game with all its ways slow is slow under any rules.
    const isSlow = slow.length > 0 && slow.length === game.strategies?.filter(({ id }) => !isFoundList(id)).length
    const named = [...game.variants.map(({ rules }) => rules), ...guide.changes.map(({ rules }) => must(parseRules(game, rules)))]
    expect(isSlow ? named.filter((one) => madeFigures(game, one) === undefined) : []).toEqual([])
  })

  it('asks each question once', () => {
    const asked = guide.questions.map(({ ask }) => ask)
    expect(asked.length).toBeGreaterThan(4)
    expect(new Set(asked).size).toBe(asked.length)
  })
})
