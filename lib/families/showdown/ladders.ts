import { RANKS } from '@/lib/cards/card'
import { categoryOf } from '@/lib/engines/showdown/index'
import type { Ladder } from '@/lib/game/strategy/ladder'
import { ladderBy } from '@/lib/game/strategy/ladders'
import { actionsOf } from './figures'
import { leastOf, rankingOf, rowAt } from './hands'
import { madeBy } from './made'
import type { ShowdownPage } from './page'
import { rowSkill, ruleFor, skillOf } from './skills'
import { lineOf } from './strategy'

/* The line that players draw through the hands that make nothing. */

/** The rows of the chart with the highest rank of the line, and the one on either side. */
function rowsBeside(page: ShowdownPage, top: number): readonly string[] {
  const ranking = rankingOf(page)
  const made = madeBy(ranking)
  const isAtLine = (row: string): boolean => {
    const strength = leastOf(ranking, row)
    return row !== 'none' && categoryOf(ranking, strength) === 0 && made[strength]!.ranks[0] === top
  }
  const first = page.chart.findIndex(isAtLine)
  const last = page.chart.findLastIndex(isAtLine)
  return first < 0 ? [] : page.chart.slice(Math.max(0, first - 1), last + 2).filter((row) => isLeft(page, row))
}

/** Whether the exceptions of the strategy leave some hands of a row, which have its skill. */
function isLeft(page: ShowdownPage, row: string): boolean {
  const ranking = rankingOf(page)
  const made = madeBy(ranking)
  const [skill, least] = [rowSkill(page, row), leastOf(ranking, row)]
  const ups = page.dealer.up === 0 ? [undefined] : RANKS.map((_, rank) => rank)
  for (let strength = least; strength < made.length && rowAt(page, strength) === row; strength++)
    if (ups.some((up) => skillOf(page, { strength, ranks: made[strength]!.ranks, up }) === skill)) return true
  return false
}

/** One ladder of high cards, if the strategy's line runs through them. The catalogue names its rungs. */
export function laddersOf(page: ShowdownPage): readonly Ladder[] {
  const line = lineOf(page)
  const rows = line === undefined ? [] : rowsBeside(page, line[0]!)
  if (rows.length === 0) return []
  const ranking = rankingOf(page)
  const actions = actionsOf(page)
  const cheapest = actions.at(-1)!
  const rungs = rows.map((row) => ({ name: row, skills: [rowSkill(page, row)] }))
  const isPlayed = ({ name }: { readonly name: string }): boolean => {
    // Without an up card, which leaves the exceptions out: their hands are skills of their own.
    const strength = leastOf(ranking, name)
    return ruleFor(page, { strength, ranks: madeBy(ranking)[strength]!.ranks, up: undefined }).says !== cheapest
  }
  const { stage } = page.settlement.decisions[0]!
  return [ladderBy({ id: 'high-cards', stage, above: actions.slice(0, -1), below: [cheapest] }, rungs, isPlayed)]
}
