import { Children, isValidElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { guideOf, questionsOf, stepsOf } from '@/app/[game]/_guide/guide-of'
import { atFirst, shortWay, startingLine } from '@/app/[game]/_guide/in-short'
import { bestAction } from '@/app/[game]/_guide/figures'
import { zonesAt } from '@/app/[game]/_guide/round'
import { parseCards } from '@/lib/cards/card'
import { enterSpot } from '@/lib/game/enter'
import type { Rules } from '@/lib/game/game'
import { loadSolver } from '@/lib/games/solvers'
import { PUBLISHED } from '@/lib/errata/published'
import { isFoundList } from '@/lib/game/strategy/decision-list'
import { GAMES } from '@/lib/games/index'
import { madeFigures } from '@/lib/game/precomputed/figures'
import { parseRules } from '@/lib/game/rules'
import { slowWays } from '@/lib/game/precomputed/slow-ways'
import { must } from '@/lib/result'

/** Whether a node has any text or figure in it. */
const says = (node: ReactNode): boolean =>
  Children.toArray(node).some((piece) => isValidElement(piece) || (typeof piece === 'string' && piece.trim() !== ''))

/** What people ask of every game, in whatever words. */
const ALWAYS_ASKED = [/element of risk/i, /an hour/i, /assume/i, /neighbou?r|other players/i, /how sure/i]

describe.each(GAMES.map((game) => [game.name, game] as const))('the guide of %s', async (_name, game) => {
  const guide = await guideOf(game)
  const rules = game.strategy.map(({ id }) => id)

  it('is there, with an answer of three to seven rules', () => {
    const way = typeof guide.inShort === 'string' ? shortWay(game, guide.inShort) : undefined
    const short =
      way && guide.lineOf !== undefined ? [guide.lineOf, ...atFirst(game, way).later] : (way?.rules ?? guide.inShort)
    expect(short.length).toBeGreaterThanOrEqual(3)
    expect(short.length).toBeLessThanOrEqual(7)
  })

  it('draws its line where best play has it, and its list agrees with every hand', async () => {
    const { lineOf, inShort } = guide
    if (lineOf === undefined || typeof inShort !== 'string') return
    const usual = game.variants[0].rules as Rules
    const classes = madeFigures(game, usual)?.classes ?? (await loadSolver(game.id)).whole(usual).classes ?? []
    expect(classes).toHaveLength(169)
    const wrong = classes.filter(({ id }) => {
      const hand = `${id[0]!}s${id[1]!}${id.endsWith('s') ? 's' : 'd'}`
      const state: unknown = must(enterSpot(game, usual, { hand: must(parseCards(hand)) }))
      return !game.follows(usual, inShort, state).includes(bestAction(classes.find((one) => one.id === id)!))
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
    expect(startingLine(classes, lineOf).map(({ name }) => name)).toEqual(['Pair', 'Ace', 'King', 'Queen', 'Jack'])
    expect(atFirst(game, shortWay(game, inShort)).first.length).toBeGreaterThan(0)
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

describe('the guide of Ultimate Texas Hold’em', async () => {
  const asked = await questionsOf(GAMES.find(({ id }) => id === 'ultimate-texas-holdem')!)
  const answerTo = (question: RegExp): string => asked.find((one) => question.test(one.question))?.answer ?? ''

  it('says why deuces are checked and threes are not: unimproved they win less', () => {
    const [deuces = NaN, threes = NaN] = [...answerTo(/small pair/).matchAll(/(\d+)%/g)].map(([, share]) =>
      Number(share),
    )
    expect(deuces).toBeLessThan(threes)
    expect(threes).toBeLessThan(50)
    expect(answerTo(/small pair/)).not.toContain('too often')
  })

  it('says of the published rule of 21 outs what the figures checked say: how it was reached is not known', () => {
    const published = PUBLISHED.find(({ id }) => id === 'ultimate-21-outs')
    expect(published?.why).toContain('is not printed')
    expect(answerTo(/how sure/i)).toContain('is not printed')
  })
})
