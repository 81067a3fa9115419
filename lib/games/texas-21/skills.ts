import type { Card } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { capital } from '@/lib/games/skill-names'
import { below, type Random } from '@/lib/math/random'
import { closePlays } from './close-plays'
import {
  blackjackHole,
  type Holding,
  holdingOf,
  playHands,
  readDealName,
  totalOf,
  upcardWords,
  valueOf,
} from '@/lib/engines/blackjack/index'
import type { Texas21Rules } from './rules'
import { dealGiven, type Given, playGiven } from './skill-deals'
import { type Texas21State } from './state'

/*
 * What is trained: the cells of a basic-strategy chart, those together in which nothing is to be decided. Cells in which a flop can turn
 * the play around are told apart by the tens on it.
 */

const INSURANCE = 'insurance'

/** Rows where one play is far the best against every card. */
const GROUPS = {
  'hard 7 or less': 'Hard seven or less',
  'hard 18 or more': 'Hard 18 or more',
  'soft 20 or more': 'Soft 20 or more',
  'pair T': 'Pair of tens',
} as const
type Group = keyof typeof GROUPS

function groupOf({ total, soft, pair }: Holding): Group | undefined {
  if (pair === 10) return 'pair T'
  if (pair > 0) return undefined
  if (soft) return total >= 20 ? 'soft 20 or more' : undefined
  return total >= 18 ? 'hard 18 or more' : total <= 7 ? 'hard 7 or less' : undefined
}

export const upcardName = (value: number): string => (value === 1 ? 'A' : value === 10 ? 'T' : String(value))

/** A cell of the chart: `pair 8 v T`, `soft 18 v 9`, `hard 16 v T`. */
function cellOf({ total, soft, pair }: Pick<Holding, 'total' | 'soft' | 'pair'>, upcard: number): string {
  const hand = pair > 0 ? `pair ${upcardName(pair)}` : soft ? `soft ${total}` : `hard ${total}`
  return `${hand} v ${upcardName(upcard)}`
}

const closeCells = new Map<string, ReadonlySet<string>>()

/** The cells that hold a first play which a flop can change. */
function closeCellsOf(rules: Texas21Rules): ReadonlySet<string> {
  const key = `${rules.soft17} ${rules.lateSurrender}`
  const known = closeCells.get(key)
  if (known) return known
  const found = closePlays(rules).map((name) => {
    const [a, b, upcard] = readDealName(name)
    return cellOf({ ...totalOf([a, b]), pair: a === b ? a : 0 }, upcard)
  })
  const cells = new Set(found)
  closeCells.set(key, cells)
  return cells
}

export const FLOPS = ['no tens on the flop', 'one ten on the flop', 'tens on the flop'] as const

/** What is to be seen of a flop that can change the play: how many tens. */
function flopInWords(flop: readonly Card[]): string {
  const tens = flop.filter((card) => valueOf(card) === 10).length
  return FLOPS[Math.min(tens, FLOPS.length - 1)]!
}

const isInsurance = (state: Texas21State): boolean =>
  playHands(state).waits !== 'action' || (blackjackHole(state) === 10 && state.peek === null)

/** `pair 8 v T`, `soft 18 v 9`, `hard 16 v T with tens on the flop`; hands of three cards and more by their total alike. */
export function skill(rules: Texas21Rules, state: Texas21State): string {
  if (isInsurance(state)) return INSURANCE
  const holding = holdingOf(rules, state)
  const group = groupOf(holding)
  if (group !== undefined) return group
  const cell = cellOf(holding, holding.upcard)
  return state.flop !== null && closeCellsOf(rules).has(cell) ? `${cell} with ${flopInWords(state.flop)}` : cell
}

// ——— Reading ————————————————————————————————————————————————————————————————————————————————————————————————

/** What a skill's text says of the hand. */
interface Read {
  readonly kind: 'hard' | 'soft' | 'pair'
  /** The total, or the value of one card of the pair. */
  readonly number: number
  readonly upcard: number
  readonly flop: string
}

const SKILL = /^(?:(hard|soft) ([89]|1\d)|pair ([A2-9T])) v ([A2-9T])(?: with (.+))?$/

const valueNamed = (letter: string): number => (letter === 'A' ? 1 : letter === 'T' ? 10 : Number(letter))

function read(rules: Texas21Rules, text: string): Read | undefined {
  const match = SKILL.exec(text)
  if (!match) return undefined
  const [, kind, total, pair, upcard, flop = ''] = match
  const number = pair === undefined ? Number(total) : valueNamed(pair)
  const isThere =
    kind === 'hard' ? number >= 8 && number <= 17 : kind === 'soft' ? number >= 13 && number <= 19 : number !== 10
  const isFlop =
    flop === '' || ((FLOPS as readonly string[]).includes(flop) && closeCellsOf(rules).has(text.split(' with ')[0]!))
  return isThere && isFlop
    ? { kind: (kind as 'hard' | 'soft' | undefined) ?? 'pair', number, upcard: valueNamed(upcard!), flop }
    : undefined
}

const rankOfValue = (value: number): number => (value === 1 ? 12 : value - 2)

/** A skill in words; undefined of a text that is none. */
function nameOf(rules: Texas21Rules, text: string): string | undefined {
  if (text === INSURANCE) return 'Insurance'
  if (Object.hasOwn(GROUPS, text)) return GROUPS[text as Group]
  const one = read(rules, text)
  if (!one) return undefined
  const hand = one.kind === 'pair' ? `pair of ${rankInWords(rankOfValue(one.number), 2)}` : `${one.kind} ${one.number}`
  return `${capital(hand)} against ${upcardWords(one.upcard)}${one.flop === '' ? '' : `, ${one.flop}`}`
}

export const skillName = (rules: Texas21Rules, text: string): string => nameOf(rules, text) ?? text

export const skillStage = (rules: Texas21Rules, text: string): string | undefined =>
  nameOf(rules, text) === undefined ? undefined : text === INSURANCE ? INSURANCE : 'play'

// ——— Dealing ————————————————————————————————————————————————————————————————————————————————————————————————

/** Rounds dealt before a skill counts as one that these rules do not have. */
const MOST_ROUNDS = 10_000

/** What a skill fixes of a round. A cell without its flop, where a flop would count, is of a table that has none. */
function givenBy(rules: Texas21Rules, text: string): Given {
  if (text === 'pair T') return { pair: 10 }
  const one = read(rules, text)
  if (!one) return {}
  const hasNoFlop = closeCellsOf(rules).has(text)
  return {
    upcard: one.upcard,
    ...(one.kind === 'pair' ? { pair: one.number } : {}),
    ...(hasNoFlop ? { hasNoFlop } : {}),
  }
}

/** A decision of a skill, from a round that is played by the rules. */
export function spotOf(rules: Texas21Rules, text: string, random: Random): Texas21State | undefined {
  if (text === INSURANCE) return dealGiven(rules, random, { upcard: 1 }).state
  if (nameOf(rules, text) === undefined) return undefined
  const given = givenBy(rules, text)
  for (let i = 0; i < MOST_ROUNDS; i++) {
    const found = playGiven(rules, random, given).filter((state) => skill(rules, state) === text)
    if (found.length > 0) return found[below(random, found.length)]!
  }
  return undefined
}
