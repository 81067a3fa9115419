import { RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import type { Ladder, Rung } from '@/lib/games/game'
import { ladderBy } from '@/lib/games/ladders'
import { dealName, makeHolding } from './holding'
import { VARIANTS } from './rules'
import { ruleFor } from './strategy'

/** Values, the ace last. */
const UPCARDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const
const ACE = RANKS.length - 1

const letter = (value: number): string => dealName(value, value, value)[0]!
const withArticle = (value: number): string => `${value === 1 || value === 8 ? 'an' : 'a'} ${rankInWords(value === 1 ? ACE : value - 2)}`
const TOTALS = [17, 16, 15, 14, 13, 12] as const

/** Three cards of a total, none an ace. */
const threeCards = (total: number): readonly number[] => [total - 6, 2, 4]

/** Stand or hit on a hard total, the flop not looked at: hands that a flop can turn around are not on the ladder. */
function hardTotals(upcard: number): Ladder {
  const rungs = TOTALS.map((total): Rung => ({ name: String(total), skills: [`hard ${total} v ${letter(upcard)}`] }))
  const stands = ({ name }: Rung): boolean => ruleFor(VARIANTS[0].rules, makeHolding(threeCards(Number(name)), upcard, ['hit', 'stand'])).says === 'stand'
  return ladderBy({ id: `hard v ${letter(upcard)}`, name: `Hard totals against ${withArticle(upcard)}`, stage: 'play', above: ['stand'], below: ['hit'] }, rungs, stands)
}

export const LADDERS: readonly Ladder[] = UPCARDS.map(hardTotals)
