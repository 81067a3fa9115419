import type { Card } from '@/lib/cards/card'
import { countStrengths, countThrees } from '@/lib/cards/counts'
import { POKER_HANDS, THREE_CARD_HANDS } from '@/lib/cards/hands'
import { handOfThree } from '@/lib/cards/three'
import { rowOfStrength, type SettlementTable, sidePay } from '@/lib/engines/settlement/index'
import type { SideFigures } from '@/lib/games/figures'
import type { Rules } from '@/lib/games/game'
import { figuresOf } from '@/lib/games/pays'
import { choose } from '@/lib/math/combinations'

/**
 * The figures of a side bet of a settlement table over every choice of its cards from the stub. Throws `RangeError` on
 * an unknown bet, and `TooFewCards` if no choice is left.
 */
export function sideFigures(
  { sides = {} }: SettlementTable,
  rules: Rules,
  bet: string,
  stub: readonly Card[],
): SideFigures {
  const line = Object.hasOwn(sides, bet) ? sides[bet] : undefined
  if (line?.cards === undefined) throw new RangeError(`“${bet}” is no side bet of this game`)
  const count = Object.values(line.cards).reduce((sum, cards) => sum + cards, 0)
  const rows: readonly string[] = count === 3 ? THREE_CARD_HANDS : [...POKER_HANDS, ...Object.keys(line.pairs ?? {})]
  const ways = new Map(rows.map((row) => [row, 0]))
  const counts = count === 3 ? countThrees(stub) : countStrengths(stub, count)
  counts.forEach((n, strength) => {
    if (n === 0) return
    const row = count === 3 ? handOfThree(strength) : rowOfStrength(line, strength)
    if (row !== undefined) ways.set(row, ways.get(row)! + n)
  })
  const hits = [...ways].map(([id, n]) => ({ id, pay: sidePay(rules, bet, id), ways: n }))
  return figuresOf(hits, choose(stub.length, count))
}
