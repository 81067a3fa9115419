import { expect, it } from 'vitest'
import { type Card, parseCards } from '@/lib/cards/card'
import { type Bet, actionOf, VARIANTS } from '@/lib/games/mississippi-stud/rules'
import { start } from '@/lib/games/mississippi-stud/round'
import { decision } from '@/lib/games/mississippi-stud/solve'
import { en } from '@/lib/games/mississippi-stud/messages/en'
import { explain } from '@/lib/games/mississippi-stud/words'
import { reasonIn } from '@/lib/messages/message'
import { must } from '@/lib/result'

const { rules } = VARIANTS[0]
const cards = (text: string): readonly Card[] => must(parseCards(text))

it.each([
  ['Ks9d', '', [], 'Bet 1× with K-9.', 'If you bet 1×, your final hand pays', undefined],
  ['Ts3d', '', [], 'Fold with T-3.', 'If you bet 1×, your final hand pays', undefined],
  [
    'Ks9d',
    '9h',
    [1],
    'Bet 3× with a pair of nines.',
    'If you bet 3×, your final hand pays',
    'You have 2 antes down; a fold loses them all.',
  ],
  [
    '9s7d',
    '6h2c',
    [1, 1],
    'Fold with 9-7-6-2.',
    'If you bet 1×, your final hand can’t pay; it gives your bets back in \\d\\d\\.\\d% of deals\\.$',
    'You have 3 antes down; even so, going on loses more.',
  ],
  [
    'Qc5d',
    'Td9s',
    [1, 1],
    'Bet 1× or fold with Q-T-9-5.',
    'If you bet 1×',
    'You have 3 antes down; going on loses as much on average.',
  ],
] as const)(
  'with %s and “%s” after bets %j a reader is told what is best, and why',
  (hand, board, bets, best, ways, down) => {
    const made: readonly Bet[] = bets
    const spot = { hand: cards(hand), board: cards(board) }
    const solution = decision(rules, { ...spot, bets: made })
    const state = { ...start(rules, {}), ...spot, did: made.map(actionOf) }
    const { verdict, why } = reasonIn(en, explain(rules, state, solution))
    expect(verdict).toBe(best)
    expect(why[0]).toMatch(new RegExp(`^${ways}`))
    expect(why.find((sentence) => sentence.startsWith('You have'))).toBe(down)
  },
)
