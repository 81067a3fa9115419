import type { RankLetter } from '@/lib/cards/card'
import type { Ladder, Rung } from '@/lib/games/ladder'
import { inWords, kickerRungs, ladderBy, pairRungs, type Suits } from '@/lib/games/ladders'
import { gainOfRaising } from './preflop'

const raises = ({ name }: Rung): boolean => gainOfRaising(name) > 0

/** Between raising 4× and checking; the gap is to a raise of 3×. */
const priced = (rungs: readonly Rung[]): readonly Rung[] =>
  rungs.map((one) => ({ ...one, cost: Math.abs(gainOfRaising(one.name)) }))

const ACTIONS = { stage: 'preflop', above: ['raise-4x', 'raise-3x', 'raise-2x', 'raise-1x'], below: ['check'] } as const

const HIGH_CARDS: readonly RankLetter[] = ['A', 'K', 'Q', 'J', 'T']

const kickers = (high: RankLetter, suits: Suits): Ladder =>
  ladderBy({ id: `${high}${suits}`, name: inWords(high, suits), ...ACTIONS }, priced(kickerRungs(high, suits)), raises)

/** What is raised before the flop: pairs, and the kickers of each high card. */
export const LADDERS: readonly Ladder[] = [
  ladderBy({ id: 'pairs', name: 'Pairs', ...ACTIONS }, priced(pairRungs()), raises),
  ...HIGH_CARDS.flatMap((high) => [kickers(high, 's'), kickers(high, 'o')]),
]
