import type { Ladder, Rung } from '@/lib/games/ladder'
import { ladderBy } from '@/lib/games/ladders'

/** What most hands of the rung do: some flops turn each of them around. */
const CALLED: readonly (readonly [string, string])[] = [
  ['A', 'ace high'],
  ['K', 'king high'],
  ['Q-4', 'queen high with a four or higher'],
  ['Q-2', 'queen high with a two or three'],
  ['J-4', 'jack high with a four or higher'],
  ['J-2', 'jack high with a two or three'],
  ['T-6', 'ten high with a six or higher'],
]
const FOLDED: readonly (readonly [string, string])[] = [
  ['T-5', 'ten high with a five or lower'],
  ['9', 'nine high'],
  ['8', 'eight high'],
  ['7', 'seven high or less'],
]

const RUNGS: readonly Rung[] = [...CALLED, ...FOLDED].map(([name, skill]) => ({ name, skills: [skill] }))

const isCalled = ({ name }: Rung): boolean => CALLED.some(([called]) => called === name)

const WORDS = {
  id: 'high-cards',
  name: 'High cards with nothing else',
  stage: 'flop',
  above: ['call'],
  below: ['fold'],
} as const

export const LADDERS: readonly Ladder[] = [ladderBy(WORDS, RUNGS, isCalled)]
