import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/games/game'
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
  /** The house way by which the other side sets its hand: the id of a way of the site, or the text of one of one's own. */
  readonly houseWay: string
  readonly wheel: Wheel
  /** Taken from a win: 0.05 is five per cent. */
  readonly commission: number
  /** The player banks: copies are his. */
  readonly banking: boolean
  /** A straight or flush stays whole although its pair cannot go in front. */
  readonly keepComplete: boolean
}

// ——— Bonus ———————————————————————————————————————————————————————————————————————————————————————————————

/** The rows of the bonus, the first that a hand makes and that has a price is paid. Three of a kind stands above a straight here. */
export const BONUS_ROWS = [
  { id: 'seven-card-straight-flush', name: 'Seven-card straight flush, no joker' },
  { id: 'royal-flush-royal-match', name: 'Royal flush, no joker, and a suited king-queen' },
  { id: 'seven-card-straight-flush-joker', name: 'Seven-card straight flush with the joker' },
  { id: 'five-aces', name: 'Five aces' },
  { id: 'royal-flush', name: 'Royal flush' },
  { id: 'straight-flush', name: 'Straight flush' },
  { id: 'four-of-a-kind', name: 'Four of a kind' },
  { id: 'full-house', name: 'Full house' },
  { id: 'flush', name: 'Flush' },
  { id: 'three-of-a-kind', name: 'Three of a kind' },
  { id: 'straight', name: 'Straight' },
  { id: 'three-pair-push', name: 'Three pair', asks: '1 if the bet comes back, 0 if it loses' },
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
    name: `Fortune ${FORTUNE.join('-')}, three pair pushes`,
    source: WIZARD,
    pays: fortune(FORTUNE, true),
  },
  {
    table: 'bonus',
    name: `Fortune ${USUAL.join('-')}`,
    source: 'Silver Dollar Renton and Emerald Queen, rules of the game',
    pays: fortune(USUAL),
    usual: true,
  },
  ...OTHERS.map((pays) => ({ table: 'bonus', name: `Fortune ${pays.join('-')}`, source: WIZARD, pays: fortune(pays) })),
]

export const SIDE_BETS: readonly SideBet[] = [
  {
    id: 'bonus',
    name: 'Bonus',
    about:
      'Wins when the best hand of your seven cards is a straight or better, however you set them. Three of a kind ranks above a straight here.',
  },
]

// ——— Variants and fields —————————————————————————————————————————————————————————————————————————————————

const variant = (id: WayId): Variant<PaiGowRules> => ({
  id,
  name: `House way: ${houseWay(id).name}`,
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

export const RULE_FIELDS: readonly RuleField[] = [
  {
    path: ['houseWay'],
    name: 'House way',
    meaning: 'How the dealer sets his seven cards. You may set yours as you like.',
    source: SHEET,
    kind: 'choice',
    options: WAY_IDS.map((id) => ({ value: id, name: houseWay(id).name })),
    own: { begins: OWN, name: 'A house way of one’s own', nameOf: (value) => wayNamed(value).name },
  },
  {
    path: ['commission'],
    name: 'Commission',
    meaning: 'What the house takes from a win: 0.05 is five per cent.',
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
    name: 'A-2-3-4-5',
    meaning: 'Where the wheel stands among the straights: just below ace-high, or lowest of all.',
    source: 'Rule sheet; some houses rank it lowest',
    kind: 'choice',
    options: [
      { value: 'second-highest', name: 'Second-highest straight' },
      { value: 'lowest', name: 'Lowest straight' },
    ] satisfies readonly { value: (typeof WHEELS)[number]; name: string }[],
  },
  {
    path: ['banking'],
    name: 'You bank',
    meaning:
      'You are the banker: equal hands, the copies, go to you instead of the dealer. A win still pays the commission.',
    source: 'House rules where players may bank',
    kind: 'switch',
  },
  {
    path: ['keepComplete'],
    name: 'Dealer keeps straights and flushes',
    meaning:
      'A straight or flush stays whole even if the pair it needs cannot go in front. Off: the dealer plays such a hand as one pair.',
    source: 'The rule sheet is silent; on is the usual reading',
    kind: 'switch',
  },
  {
    path: ['pays', 'bonus'],
    name: 'Bonus',
    meaning:
      'Paid to one on the best hand of your seven cards: the first row that it makes. A row at 0 is passed over for the next.',
    source: WIZARD,
    bet: 'bonus',
    kind: 'pays',
    hands: BONUS_ROWS,
    most: MOST_PAY,
  },
]

/** How the other side sets its hand under these rules. */
export const dealingOf = ({ houseWay: name, wheel, keepComplete }: PaiGowRules): Dealing => ({
  way: wayNamed(name),
  wheel,
  keepComplete,
})

/** Fails where the house way is one of one's own that cannot be read or leaves hands unset. */
export function checkRules(rules: PaiGowRules): Result<PaiGowRules> {
  const checked = checkWayNamed(rules.houseWay, { wheel: rules.wheel, keepComplete: rules.keepComplete })
  return checked.ok ? ok(rules) : checked
}
