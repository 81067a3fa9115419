import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/game/game'
import {
  checkWayNamed,
  type Dealing,
  houseWay,
  OWN,
  WAY_IDS,
  type WayId,
  wayNamed,
  type Wheel,
  type WHEELS,
} from '@/lib/engines/pai-gow/index'
import { ok, type Result } from '@/lib/result'

export interface PaiGowRules extends Rules {
  readonly pays: { readonly bonus: PayTable }
  /**
   * The house way by which the other side sets its hand: the id of a way of the site, or the text of a reader's own.
   */
  readonly houseWay: string
  readonly wheel: Wheel
  /** The part of a win that the house takes: 0.05 is five percent. */
  readonly commission: number
  /** Whether the player banks, and so wins copies. */
  readonly banking: boolean
  /** Whether a straight or flush stays whole although its pair can't go in front. */
  readonly keepComplete: boolean
}

// ——— Bonus ———————————————————————————————————————————————————————————————————————————————————————————————

/**
 * The rows of the bonus. The first row that a hand makes and that has a pay is paid. Three of a kind ranks above a
 * straight here.
 */
export const BONUS_ROWS = [
  { id: 'seven-card-straight-flush' },
  { id: 'royal-flush-royal-match' },
  { id: 'seven-card-straight-flush-joker' },
  { id: 'five-aces' },
  { id: 'royal-flush' },
  { id: 'straight-flush' },
  { id: 'four-of-a-kind' },
  { id: 'full-house' },
  { id: 'flush' },
  { id: 'three-of-a-kind' },
  { id: 'straight' },
  { id: 'three-pair-push', asks: true },
] as const
export type BonusRow = (typeof BONUS_ROWS)[number]['id']

const WIZARD = 'Wizard of Odds, Pai Gow Poker side bets: Fortune'

const fortune = (pays: readonly number[], threePairPushes = false): PayTable =>
  Object.fromEntries(BONUS_ROWS.map(({ id }, i) => [id, id === 'three-pair-push' ? Number(threePairPushes) : pays[i]!]))

const FORTUNE = [5000, 1000, 750, 250, 100, 50, 20, 5, 4, 3, 2]
const USUAL = [8000, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2]
const OTHERS = [
  [5000, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2],
  [2500, 1000, 750, 250, 125, 50, 25, 5, 4, 3, 2],
  [5000, 1000, 500, 300, 110, 45, 25, 5, 4, 3, 2],
]

export const PRESETS: readonly PayPreset[] = [
  {
    table: 'bonus',
    id: `fortune-${FORTUNE.join('-')}-three-pair-pushes`,
    source: WIZARD,
    pays: fortune(FORTUNE, true),
  },
  {
    table: 'bonus',
    id: `fortune-${USUAL.join('-')}`,
    source: 'Silver Dollar Renton and Emerald Queen, rules of the game',
    pays: fortune(USUAL),
    usual: true,
  },
  ...OTHERS.map((pays) => ({ table: 'bonus', id: `fortune-${pays.join('-')}`, source: WIZARD, pays: fortune(pays) })),
]

export const SIDE_BETS: readonly SideBet[] = [
  {
    id: 'bonus',
  },
]

// ——— Variants and fields —————————————————————————————————————————————————————————————————————————————————

const variant = (id: WayId): Variant<PaiGowRules> => ({
  id,
  source: houseWay(id).source,
  rules: {
    pays: { bonus: fortune(FORTUNE, true) },
    houseWay: id,
    wheel: 'second-highest',
    commission: 0.05,
    banking: false,
    keepComplete: true,
  },
})

const [FIRST, ...REST] = WAY_IDS

export const VARIANTS: readonly [Variant<PaiGowRules>, ...Variant<PaiGowRules>[]] = [
  variant(FIRST),
  ...REST.map(variant),
]

const SHEET = 'Rule sheet of the Pai Gow game with the Jokolor side bet'
const MOST_PAY = 100_000

export const RULE_FIELDS = [
  {
    path: ['houseWay'],
    source: SHEET,
    kind: 'choice',
    options: WAY_IDS.map((value) => ({ value })),
    own: { begins: OWN, nameOf: (value) => wayNamed(value).name },
  },
  {
    path: ['commission'],
    source: SHEET,
    kind: 'number',
    least: 0,
    most: 1,
    whole: false,
    isShare: true,
    drag: { least: 0, most: 0.1, step: 0.0025 },
  },
  {
    path: ['wheel'],
    source: 'Rule sheet; some houses rank it lowest',
    kind: 'choice',
    options: [{ value: 'second-highest' }, { value: 'lowest' }] satisfies readonly { value: (typeof WHEELS)[number] }[],
  },
  {
    path: ['banking'],
    source: 'House rules where players may bank',
    kind: 'switch',
  },
  {
    path: ['keepComplete'],
    source: 'The rule sheet is silent; on is the usual reading',
    kind: 'switch',
  },
  {
    path: ['pays', 'bonus'],
    source: WIZARD,
    bet: 'bonus',
    kind: 'pays',
    hands: BONUS_ROWS,
    most: MOST_PAY,
  },
] as const satisfies readonly RuleField[]

/** How the other side sets its hand under these rules. */
export const dealingOf = ({ houseWay: name, wheel, keepComplete }: PaiGowRules): Dealing => ({
  way: wayNamed(name),
  wheel,
  keepComplete,
})

/** Fails on a reader's own house way that can't be read or leaves hands unset. */
export function checkRules(rules: PaiGowRules): Result<PaiGowRules> {
  const checked = checkWayNamed(rules.houseWay, { wheel: rules.wheel, keepComplete: rules.keepComplete })
  return checked.ok ? ok(rules) : checked
}
