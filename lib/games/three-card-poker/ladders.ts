import { cardOf, rankNamed, rankOfLetter, RANKS } from '@/lib/cards/card'
import type { Ladder, Rung } from '@/lib/games/ladder'
import { ladderBy } from '@/lib/games/ladders'
import { ruleFor } from './strategy'

const SEVEN = rankOfLetter('7')

/** Queens with two cards up to the seven, the best first: `Q76`. */
const LOW_QUEENS: readonly string[] = RANKS.slice(1, SEVEN + 1)
  .reverse()
  .flatMap((second) =>
    RANKS.slice(0, rankOfLetter(second))
      .reverse()
      .map((third) => `Q${second}${third}`),
  )

const queenRung = (skill: string): Rung => ({ name: [...skill].join('-'), skills: [skill] })

const RUNGS: readonly Rung[] = [
  { name: 'K high', skills: ['king-high'] },
  { name: 'Q-8', skills: ['queen-high'] },
  ...LOW_QUEENS.map(queenRung),
  { name: 'J high', skills: ['jack-high or less'] },
]

/** The weakest hand of the rungs that hold several. */
const WEAKEST: Readonly<Record<string, string>> = {
  'king-high': 'K32',
  'queen-high': 'Q82',
  'jack-high or less': 'J32',
}

function plays({ skills }: Rung): boolean {
  const hand = [...(WEAKEST[skills[0]!] ?? skills[0]!)].map((letter, suit) => cardOf(rankNamed(letter), suit % 3))
  return ruleFor(hand).says === 'play'
}

export const LADDERS: readonly Ladder[] = [
  ladderBy({ id: 'high-cards', name: 'High cards', stage: 'play', above: ['play'], below: ['fold'] }, RUNGS, plays),
]
