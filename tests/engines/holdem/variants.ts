import { leastPairStrength } from '@/lib/cards/strength'
import { type BonusRules, type CasinoRules, type UltimateRules } from './plain-tally'

/*
 * Rules as far apart as a casino's imagination and a bit further: what the kernels and the plain method must agree on. The largest
 * pays are what a pay field takes: 10,000 to one, with six decimals.
 */

const ANY_PAIR = leastPairStrength(0)
const FOURS = leastPairStrength(2)
const ACES = leastPairStrength(12)
const WEAKEST_FLUSH = 5863
const MOST = 1e4 * 1e6

export const ULTIMATE_VARIANTS: readonly (readonly [name: string, rules: UltimateRules])[] = [
  ['standard', { unit: 2, blind: [0, 0, 0, 0, 2, 3, 6, 20, 100, 1000], qualifies: ANY_PAIR, raises: [4, 3] }],
  ['a flush at 1:1', { unit: 1, blind: [0, 0, 0, 0, 1, 1, 3, 10, 50, 500], qualifies: ANY_PAIR, raises: [4, 3] }],
  [
    'a dealer who needs fours',
    { unit: 2, blind: [0, 0, 0, 0, 2, 3, 6, 20, 100, 1000], qualifies: FOURS, raises: [4, 3] },
  ],
  [
    'a dealer who always qualifies',
    { unit: 2, blind: [0, 0, 0, 0, 2, 3, 6, 20, 100, 1000], qualifies: 0, raises: [3] },
  ],
  [
    'a dealer who needs a flush',
    { unit: 2, blind: [0, 0, 0, 0, 2, 3, 6, 20, 100, 1000], qualifies: WEAKEST_FLUSH, raises: [4] },
  ],
  [
    'a Blind for every hand',
    { unit: 4, blind: [1, 3, 2, 7, 9, 14, 31, 63, 121, 999], qualifies: ACES, raises: [1, 5] },
  ],
  ['a Blind for nothing', { unit: 1, blind: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], qualifies: ANY_PAIR, raises: [4, 3, 2] }],
  ['high cards that pay most', { unit: 1, blind: [300, 0, 0, 0, 0, 0, 0, 0, 0, 0], qualifies: 4995, raises: [2] }],
  ['no raise at all', { unit: 10, blind: [0, 0, 5, 10, 13, 14, 15, 16, 17, 18], qualifies: FOURS, raises: [] }],
  [
    'six decimals',
    { unit: 1e6, blind: [0, 0, 333333, 0, 1, 1500001, 3e6, 1e7, 5e7, 5e8], qualifies: ANY_PAIR, raises: [4, 3] },
  ],
  ['the largest pays', { unit: 1e6, blind: Array<number>(10).fill(MOST), qualifies: ANY_PAIR, raises: [4, 3] }],
  [
    'large and small ones',
    { unit: 1e6, blind: [1, MOST, 0, MOST, 7, 0, MOST - 1, 0, 1, MOST], qualifies: 0, raises: [4, 1] },
  ],
]

const alike = (value: number): number[] => Array<number>(10).fill(value)
const game = (
  unit: number,
  ante: readonly number[],
  qualifies: number,
  noGame: CasinoRules['noGame'],
): CasinoRules => ({ unit, ante, qualifies, noGame })
const ANTE = [1, 1, 1, 1, 1, 2, 3, 10, 20, 100]
const PAID = { higher: ANTE, equal: ANTE, lower: ANTE }

export const CASINO_VARIANTS: readonly (readonly [name: string, rules: CasinoRules])[] = [
  ['standard', game(1, ANTE, FOURS, PAID)],
  [
    'a royal at 20:1',
    game(1, [1, 1, 1, 1, 1, 2, 3, 10, 20, 20], FOURS, { higher: alike(1), equal: alike(1), lower: alike(1) }),
  ],
  ['a dealer who always qualifies', game(1, ANTE, 0, PAID)],
  [
    'any pair',
    game(
      2,
      ANTE.map((pay) => 2 * pay - 1),
      ANY_PAIR,
      PAID,
    ),
  ],
  ['a dealer who needs aces', game(1, ANTE, ACES, { higher: alike(1), equal: alike(0), lower: alike(-1) })],
  ['a dealer who needs a flush', game(1, ANTE, WEAKEST_FLUSH, { higher: alike(1), equal: alike(0), lower: alike(1) })],
  ['nothing without a game', game(1, ANTE, FOURS, { higher: alike(0), equal: alike(0), lower: alike(0) })],
  ['the ante lost without a game', game(1, ANTE, 4137, { higher: alike(-1), equal: alike(-1), lower: alike(-1) })],
  [
    'quarters',
    game(4, [4, 5, 6, 7, 8, 9, 14, 43, 81, 401], FOURS, { higher: alike(3), equal: alike(2), lower: alike(-3) }),
  ],
  [
    'six decimals',
    game(1e6, [1e6, 1e6, 1e6, 1e6, 1000001, 2e6, 3e6, 1e7, 2e7, 1e8], FOURS, {
      higher: alike(1e6),
      equal: alike(1e6),
      lower: alike(1e6),
    }),
  ],
  [
    'pays of 8,000 to one',
    game(1e6, alike(8e9 - 1), FOURS, { higher: alike(8e9), equal: alike(8e9), lower: alike(-8e9) }),
  ],
  [
    'the largest pays',
    game(1e6, alike(MOST - 1), FOURS, { higher: alike(MOST), equal: alike(MOST - 3), lower: alike(-MOST) }),
  ],
]

const bonus = (unit: number, ante: readonly number[], tiesLose = false): BonusRules => ({ unit, ante, tiesLose })

export const BONUS_VARIANTS: readonly (readonly [name: string, rules: BonusRules])[] = [
  ['from a straight', bonus(1, [0, 0, 0, 0, 1, 1, 1, 1, 1, 1])],
  ['from a flush', bonus(1, [0, 0, 0, 0, 0, 1, 1, 1, 1, 1])],
  ['always', bonus(1, alike(1))],
  ['never', bonus(1, alike(0))],
  ['from a straight, ties lose', bonus(1, [0, 0, 0, 0, 1, 1, 1, 1, 1, 1], true)],
  ['always, ties lose', bonus(1, alike(1), true)],
  ['never, ties lose', bonus(1, alike(0), true)],
  ['by hand', bonus(2, [0, 0, 0, 1, 2, 3, 6, 20, 100, 1000])],
  ['for high cards', bonus(1, [9, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ['six decimals', bonus(1e6, [1, 333333, 1e6, 1e6, 1e6, 1500001, 1e6, 1e6, 1e6, 1e6])],
  ['the largest pays', bonus(1e6, alike(MOST))],
]
