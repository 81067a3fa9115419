import { Children, isValidElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { guideOf, questionsOf, stepsOf } from '@/app/[game]/_guide/guide-of'
import { shortWay } from '@/app/[game]/_guide/in-short'
import { zonesAt } from '@/app/[game]/_guide/moments'
import { isFoundList } from '@/lib/games/decision-list'
import { GAMES } from '@/lib/games/index'
import { madeFigures } from '@/lib/games/made'
import { parseRules } from '@/lib/games/rules'
import { slowWays } from '@/lib/games/slow-ways'
import { must } from '@/lib/result'

/** Whether a node has any text or figure in it. */
const says = (node: ReactNode): boolean =>
  Children.toArray(node).some((piece) => isValidElement(piece) || (typeof piece === 'string' && piece.trim() !== ''))

/** What people ask of every game, in whatever words. */
const ALWAYS_ASKED = [/element of risk/i, /an hour/i, /assume/i, /neighbour|other players/i, /how sure/i]

describe.each(GAMES.map((game) => [game.name, game] as const))('the guide of %s', async (_name, game) => {
  const guide = await guideOf(game)
  const rules = game.strategy.map(({ id }) => id)

  it('is there, with an answer of three to seven rules', () => {
    const short = typeof guide.inShort === 'string' ? shortWay(game, guide.inShort).rules : guide.inShort
    expect(short.length).toBeGreaterThanOrEqual(3)
    expect(short.length).toBeLessThanOrEqual(7)
  })

  it('gives no rule of its own strategy without those that it rests on', () => {
    if (typeof guide.inShort === 'string') return
    const stages = game.strategy.filter(({ id }) => guide.inShort.includes(id)).map(({ stage }) => stage)
    const told = rules.filter((id) => guide.inShort.includes(id))
    expect(guide.inShort).toEqual(told)
    const first = game.strategy.filter(({ stage }) => stage === stages[0]).map(({ id }) => id)
    expect(told.slice(0, first.length)).toEqual(first)
  })

  it('has the parts every guide must have', () => {
    expect(says(guide.lead)).toBe(true)
    expect(says(guide.bets)).toBe(true)
    expect(says(guide.sideBets)).toBe(game.sideBets.length > 0)
    expect(guide.mistakes.all.length).toBeGreaterThan(3)
    for (const { text } of guide.mistakes.all) expect(says(text)).toBe(true)
    expect(guide.description.length).toBeGreaterThan(60)
  })

  it('steps through a round on a felt that the game has', async () => {
    const moments = guide.round.flatMap(({ moment }) => (moment ? [moment] : []))
    expect(guide.round.length).toBeGreaterThan(3)
    expect(moments.length).toBeGreaterThan(2)
    for (const moment of moments) expect(zonesAt(game, moment).length).toBeGreaterThan(1)
    for (const { name, text } of await stepsOf(game)) expect([name, text.length > 30]).toEqual([name, true])
  })

  it('prices rules that the game has', () => {
    const priced = Object.keys(guide.costs)
    expect(priced.filter((id) => !rules.includes(id))).toEqual([])
    expect(priced.length).toBeGreaterThan(2)
    expect(guide.changes.filter((change) => !parseRules(game, change.rules).ok)).toEqual([])
    for (const { ids } of guide.folded) expect(rules.filter((id) => ids.test(id)).length).toBeGreaterThan(0)
  })

  it('waits for no slow figure of a way to play or of changed rules', () => {
    const slow = slowWays(game)
    expect(slow.filter((way) => !game.strategies?.some(({ id }) => id === way))).toEqual([])
    // A game with all its ways slow is slow under any rules.
    const isSlow = slow.length > 0 && slow.length === game.strategies?.filter(({ id }) => !isFoundList(id)).length
    const named = [
      ...game.variants.map((variant) => variant.rules as unknown),
      ...guide.changes.map((change) => must(parseRules(game, change.rules)) as unknown),
    ]
    expect(isSlow ? named.filter((one) => madeFigures(game, one as never) === undefined) : []).toEqual([])
  })

  it('asks each question once, and answers it in words and figures', async () => {
    const asked = await questionsOf(game)
    const words = asked.map(({ question }) => question)
    expect(new Set(words).size).toBe(words.length)
    expect(ALWAYS_ASKED.filter((what) => !words.some((question) => what.test(question)))).toEqual([])
    for (const { question, answer } of asked) {
      expect([question, answer.length > 40]).toEqual([question, true])
      expect(answer).not.toMatch(/undefined|NaN|\[object/)
    }
    expect(asked.filter(({ answer }) => /\d/.test(answer)).length).toBeGreaterThan(asked.length / 2)
  })
})
