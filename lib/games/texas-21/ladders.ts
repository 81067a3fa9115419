import { makeHolding, ruleFor, upcardWords, upcardName } from '@/lib/engines/blackjack/index'
import type { Ladder, Rung } from '@/lib/games/ladder'
import { ladderBy } from '@/lib/games/ladders'
import { VARIANTS } from './rules'
import { FLOPS, skillStage } from './skills'

const { rules: USUAL } = VARIANTS[0]

/** Values, the ace last. */
const UPCARDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const
const TOTALS = [17, 16, 15, 14, 13, 12] as const

/** Three cards of a total, none an ace. */
const threeCards = (total: number): readonly number[] => [total - 6, 2, 4]

/** A total with every flop, where flops are told apart: here it is the line that is drawn without looking at them. */
function rungOf(total: number, upcard: number): Rung {
  const cell = `hard ${total} v ${upcardName(upcard)}`
  return {
    name: String(total),
    skills: [cell, ...FLOPS.map((flop) => `${cell} with ${flop}`)].filter(
      (skill) => skillStage(USUAL, skill) !== undefined,
    ),
  }
}

/** Stand or hit on a hard total. */
function hardTotals(upcard: number): Ladder {
  const stands = ({ name }: Rung): boolean =>
    ruleFor(USUAL, makeHolding(threeCards(Number(name)), upcard, ['hit', 'stand'])).says === 'stand'
  const words = {
    id: `hard v ${upcardName(upcard)}`,
    name: `Hard totals against ${upcardWords(upcard)}`,
    stage: 'play',
    above: ['stand'],
    below: ['hit'],
  }
  return ladderBy(
    words,
    TOTALS.map((total) => rungOf(total, upcard)),
    stands,
  )
}

export const LADDERS: readonly Ladder[] = UPCARDS.map(hardTotals)
