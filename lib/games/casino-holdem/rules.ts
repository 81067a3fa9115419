import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/game/game'
import { rowsDownTo } from '@/lib/game/side-bets/hand-rows'
import { CALL, type Qualifying, QUALIFYING } from '@/lib/engines/holdem/index'
import type { SettlementTable } from '@/lib/engines/settlement/index'

/**
 * What happens to the ante if the dealer doesn't qualify (“has no game”). The call pushes in every reading.
 * - `table`: the ante is paid by its pay table, even if the dealer's hand is higher.
 * - `even-money`: the ante is paid 1 to 1, even if the dealer's hand is higher.
 * - `push-if-lower`: the ante is paid by its pay table if the player's hand is higher; otherwise it pushes.
 * - `lose-if-lower`: the ante is paid by its pay table if the player's hand is higher; it pushes on a tie and loses
 *   otherwise.
 *
 * With the standard pay table their house edges are 2.16%, 3.09%, 5.32% and 7.54%
 * (`tests/games/casino-holdem/golden.test.ts`).
 */
export const NO_GAME = ['table', 'even-money', 'push-if-lower', 'lose-if-lower'] as const
export type NoGame = (typeof NO_GAME)[number]

export interface CasinoRules extends Rules {
  readonly pays: { readonly ante: PayTable; readonly bonus: PayTable }
  readonly qualifies: Qualifying
  readonly noGame: NoGame
}

const SHEET = 'Texas Poker rule sheet'
const STANDARD_TABLE = 'The standard table; the Texas Poker sheet leaves flush and straight out of its list'
const WIZARD = 'Wizard of Odds, Casino Hold’em'

const ante = (royal: number, straightFlush: number, quads: number, fullHouse: number, flush: number): PayTable => ({
  'royal-flush': royal,
  'straight-flush': straightFlush,
  'four-of-a-kind': quads,
  'full-house': fullHouse,
  flush,
  straight: 1,
  'three-of-a-kind': 1,
  'two-pair': 1,
  pair: 1,
  'high-card': 1,
})

const bonus = (
  royal: number,
  straightFlush: number,
  quads: number,
  fullHouse: number,
  flush: number,
  less: number,
): PayTable => ({
  'royal-flush': royal,
  'straight-flush': straightFlush,
  'four-of-a-kind': quads,
  'full-house': fullHouse,
  flush,
  straight: less,
  'three-of-a-kind': less,
  'two-pair': less,
  pair: less,
})

const ANTE = ante(100, 20, 10, 3, 2)
const BONUS = bonus(7, 7, 7, 7, 7, 7)

export const VARIANTS: readonly [Variant<CasinoRules>] = [
  {
    id: 'standard',
    source: SHEET,
    rules: { pays: { ante: ANTE, bonus: BONUS }, qualifies: 'pair-4', noGame: 'table' },
  },
]

export const STANDARD: CasinoRules = VARIANTS[0].rules

export const PRESETS: readonly PayPreset[] = [
  { table: 'ante', id: '100-20-10-3-2-1', source: STANDARD_TABLE, pays: ANTE },
  { table: 'bonus', id: 'aces-or-better-7', source: SHEET, pays: BONUS },
  {
    table: 'bonus',
    id: '100-50-40-30-20-7',
    source: 'Evolution’s live table (livedealer.org); i-casinobonus, Casino Hold’em rules',
    pays: bonus(100, 50, 40, 30, 20, 7),
    usual: true,
  },
  { table: 'bonus', id: 'flush-or-better-25-else-7', source: WIZARD, pays: bonus(25, 25, 25, 25, 25, 7) },
]

const MOST_PAY = 10_000

export const RULE_FIELDS = [
  {
    path: ['pays', 'ante'],
    source: STANDARD_TABLE,
    kind: 'pays',
    hands: rowsDownTo('high-card'),
    most: MOST_PAY,
  },
  {
    path: ['qualifies'],
    source: SHEET,
    kind: 'choice',
    options: QUALIFYING.map((value) => ({ value })),
  },
  {
    path: ['noGame'],
    source: SHEET,
    kind: 'choice',
    options: NO_GAME.map((value) => ({ value })),
  },
  {
    path: ['pays', 'bonus'],
    source: SHEET,
    bet: 'bonus',
    kind: 'pays',
    hands: rowsDownTo('pair'),
    most: MOST_PAY,
  },
] as const satisfies readonly RuleField[]

export const SIDE_BETS: readonly SideBet[] = [{ id: 'bonus', atMostBase: 'texas-poker' }]

/** What each bet of a box pays by how the round ends for it. The bonus is paid by the first five cards from aces up. */
export const TABLE = {
  decisions: [{ stage: 'flop', actions: { call: CALL, fold: 0 } }],
  bets: {
    ante: { win: 'ante', tie: 0, loss: -1, fold: -1, says: { behind: 'noGameButHigher' } },
    call: { win: 1, tie: 0, loss: -1, unqualified: 0 },
  },
  cases: {
    noGame: {
      table: { ante: { unqualified: 'ante' } },
      'even-money': { ante: { unqualified: 1 } },
      'push-if-lower': { ante: { ahead: 'ante', level: 0, behind: 0 } },
      'lose-if-lower': { ante: { ahead: 'ante', level: 0, behind: -1 } },
    } satisfies Record<NoGame, unknown>,
  },
  sides: {
    bonus: {
      cards: { hand: 2, board: 3 },
      pairs: { pair: 'A' },
      says: { pair: 'aces', unpaid: 'lessThanAces' },
    },
  },
  says: { unqualified: 'noGame' },
  captions: {
    own: { win: 'higher', tie: 'equal', loss: 'lower' },
    dealer: { win: 'qualifies', tie: 'qualifies', loss: 'qualifies', unqualified: 'noGame' },
  },
  tally: { unqualified: 'dealer has no game' },
} as const satisfies SettlementTable
