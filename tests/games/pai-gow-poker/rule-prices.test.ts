import { describe, expect, it } from 'vitest'
import { DEALS } from '@/lib/engines/pai-gow/duel'
import { knownDuel } from '@/lib/engines/pai-gow/known-duels'
import { clausesIn, type Dealing, houseWay, type WayId } from '@/lib/engines/pai-gow/ways'
import { priceOfAlways, rulePricesOf } from '@/lib/game/precomputed/rule-prices'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { compare, fraction, type Fraction } from '@/lib/math/fraction'

/* What `npm run make:rule-prices` wrote for Pai Gow Poker, against duels of house ways that were counted for themselves. */

const GAME = 'pai-gow-poker'
const COMMISSION = { num: 1n, den: 20n }

const dealing = (id: WayId): Dealing => ({ way: houseWay(id), wheel: 'second-highest', keepComplete: true })

/** What some clauses of a way are worth a round to a player, against the usual dealer. */
function worth(id: WayId, clauses: readonly string[]): Fraction {
  const counts = knownDuel(dealing(id), dealing('playnow'), false)!
  const twentieths = clausesIn(dealing(id)).reduce(
    (sum, clause, i) =>
      clauses.includes(clause.id)
        ? sum + counts.wins[i]! * (COMMISSION.den - COMMISSION.num) - counts.losses[i]! * COMMISSION.den
        : sum,
    0n,
  )
  return fraction(twentieths, DEALS * COMMISSION.den)
}

const cost = (rule: string, action: string): Fraction => priceOfAlways(GAME, { rule }, action)

describe('prices of setting every hand of a clause in another way', () => {
  it('agree with a way that splits the full house of twos', () => {
    const [usual, split] = [worth('playnow', ['F1-split', 'F2-keep']), worth('foxwoods', ['F1-split'])]
    expect(
      compare(cost('F2-keep', 'split'), fraction(usual.num * split.den - split.num * usual.den, usual.den * split.den)),
    ).toBe(0)
  })

  it('agree with ways that split all quads of jacks to kings', () => {
    const [usual, split] = [worth('playnow', ['Q4-split', 'Q3-split', 'Q3-keep']), worth('foxwoods', ['Q3-split'])]
    expect(
      compare(cost('Q3-keep', 'split'), fraction(usual.num * split.den - split.num * usual.den, usual.den * split.den)),
    ).toBe(0)
  })

  it('know the skills and their shares', async () => {
    const { skills } = await skillsOf(GAME)
    for (const { skill, perRound } of rulePricesOf(GAME))
      expect(perRound).toBeCloseTo(skills.find((one) => one.skill === skill)!.perRound, 7)
  })

  it('are a loss, every one: a clause is better than its usual opposite over all of its hands', () => {
    for (const { costs } of rulePricesOf(GAME))
      for (const one of Object.values(costs)) expect(BigInt(one.num)).toBeGreaterThan(0n)
  })
})
