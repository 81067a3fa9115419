import type { Sign } from '@/lib/game/strategy/decision-list'
import type { Sight } from './sight'

/* The signs of short strategies for hold'em games: what a person sees without counting. */

type HoldemSign = Sign<Sight>

const range = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i)

const [FOUR, NINE, TEN, JACK, KING, ACE] = [2, 7, 8, 9, 11, 12]

const HIGH_CARDS: readonly HoldemSign[] = [
  ...range(5, ACE).map((rank): HoldemSign => ({
    id: `high-${rank}`,
    kind: 'high',
    of: 'hand',
    holds: ({ high }) => high >= rank,
  })),
  ...range(4, JACK + 1).map((rank): HoldemSign => ({
    id: `under-${rank}`,
    kind: 'high',
    of: 'hand',
    holds: ({ high }) => high <= rank,
  })),
]

const LOW_CARDS: readonly HoldemSign[] = [
  ...range(1, JACK).map((rank): HoldemSign => ({
    id: `both-${rank}`,
    kind: 'low',
    of: 'hand',
    holds: ({ low }) => low >= rank,
  })),
  ...range(0, 3).map((rank): HoldemSign => ({
    id: `kicker-${rank}`,
    kind: 'low',
    of: 'hand',
    holds: ({ low }) => low <= rank,
  })),
]

/** Signs of two cards before the flop. */
export const STARTING_SIGNS: readonly HoldemSign[] = [
  ...HIGH_CARDS,
  ...LOW_CARDS,
  { id: 'pair', kind: 'suits', of: 'hand', holds: ({ low, high }) => low === high },
  {
    id: 'offsuit',
    kind: 'suits',
    of: 'hand',
    holds: ({ suited, low, high }) => !suited && low < high,
  },
  { id: 'suited', kind: 'suits', of: 'hand', holds: ({ suited }) => suited },
]

/** Whether there is a flush draw, or a straight draw that at least `ranks` ranks complete. */
const hasDraw = ({ flushDraw: rank, straightRanks }: Sight, ranks: number): boolean =>
  rank >= 0 || straightRanks >= ranks

const MADE: readonly HoldemSign[] = [
  { id: 'pair', kind: 'made', of: 'hand', holds: ({ made }) => made >= 1 },
  { id: 'strong', kind: 'made', of: 'hand', holds: ({ made }) => made === 2 },
  {
    id: 'second-pair',
    kind: 'made',
    of: 'hand',
    holds: ({ made, above }) => made === 2 || (made === 1 && above <= 1),
  },
  {
    id: 'top-pair',
    kind: 'made',
    of: 'hand',
    holds: ({ made, above }) => made === 2 || (made === 1 && above === 0),
  },
  {
    id: 'pair-or-draw',
    kind: 'made',
    of: 'hand',
    holds: (sight) => sight.made >= 1 || hasDraw(sight, 1),
  },
  {
    id: 'pair-or-open',
    kind: 'made',
    of: 'hand',
    holds: (sight) => sight.made >= 1 || hasDraw(sight, 2),
  },
  { id: 'no-pair', kind: 'made', of: 'hand', holds: ({ made }) => made === 0 },
  {
    id: 'nothing',
    kind: 'made',
    of: 'hand',
    holds: (sight) => sight.made === 0 && !hasDraw(sight, 1),
  },
  {
    id: 'nothing-open',
    kind: 'made',
    of: 'hand',
    holds: (sight) => sight.made === 0 && !hasDraw(sight, 2),
  },
  {
    id: 'underpair',
    kind: 'made',
    of: 'hand',
    holds: ({ pocketPair, high, bottom }) => pocketPair && high < bottom,
  },
]

const flushDraw = (rank: number): HoldemSign => ({
  id: `flush-${rank}`,
  kind: 'flush',
  of: 'hand',

  holds: (sight) => sight.flushDraw >= rank,
})

const DRAWS: readonly HoldemSign[] = [
  {
    id: 'flush',
    kind: 'flush',
    of: 'hand',
    holds: (sight) => sight.flushDraw >= 0,
  },
  ...[6, TEN].map(flushDraw),
  {
    id: 'flush-11',
    kind: 'flush',
    of: 'hand',
    holds: (sight) => sight.flushDraw >= KING,
  },
  {
    id: 'straight',
    kind: 'straight',
    of: 'hand',
    holds: ({ straightRanks }) => straightRanks >= 1,
  },
  {
    id: 'open-straight',
    kind: 'straight',
    of: 'hand',
    holds: ({ straightRanks }) => straightRanks >= 2,
  },
  {
    id: 'one-over',
    kind: 'over',
    of: 'hand',
    holds: ({ overcards }) => overcards >= 1,
  },
  {
    id: 'two-above',
    kind: 'over',
    of: 'hand',
    holds: ({ second, high }) => second > high,
  },
  {
    id: 'two-over',
    kind: 'over',
    of: 'hand',
    holds: ({ overcards }) => overcards === 2,
  },
]

const BACKDOOR: HoldemSign = {
  id: 'backdoor',
  kind: 'flush',
  of: 'hand',

  holds: ({ backdoorFlush }) => backdoorFlush,
}

const BOARD_SIGNS: readonly HoldemSign[] = [
  { id: 'paired', kind: 'board', of: 'board', holds: ({ boardPaired }) => boardPaired },
  {
    id: 'unpaired',
    kind: 'board',
    of: 'board',
    holds: ({ boardPaired }) => !boardPaired,
  },
  {
    id: 'three-suited',
    kind: 'board',
    of: 'board',
    holds: ({ oneSuit }) => oneSuit >= 3,
  },
]

const lowCards = (count: 1 | 2, rank: number): HoldemSign => ({
  id: `low-${count}-${rank}`,
  kind: 'board',
  of: 'board',
  holds: ({ second, third }) => (count === 1 ? third : second) <= rank,
})
const highCards = (count: 1 | 2, rank: number): HoldemSign => ({
  id: `high-${count}-${rank}`,
  kind: 'board',
  of: 'board',
  holds: ({ top, second }) => (count === 1 ? top : second) >= rank,
})

/** Signs of two cards on a flop. */
export const FLOP_SIGNS: readonly HoldemSign[] = [
  ...MADE,
  ...DRAWS,
  BACKDOOR,
  ...HIGH_CARDS,
  ...LOW_CARDS,
  ...BOARD_SIGNS,
  ...[1, FOUR].flatMap((rank) => [lowCards(1, rank), lowCards(2, rank)]),
  ...[NINE, JACK].flatMap((rank) => [highCards(1, rank), highCards(2, rank)]),
]

const FOUR_SUITED: HoldemSign = {
  id: 'four-suited',
  kind: 'board',
  of: 'board',

  holds: ({ oneSuit }) => oneSuit === 4,
}

/** Signs of two cards on a board of four. */
export const TURN_SIGNS: readonly HoldemSign[] = [
  ...MADE,
  ...DRAWS,
  ...HIGH_CARDS,
  ...LOW_CARDS,
  ...BOARD_SIGNS,
  FOUR_SUITED,
]
