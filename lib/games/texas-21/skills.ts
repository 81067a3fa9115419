import { rankInWords } from '@/lib/cards/words'
import { capital } from '@/lib/games/skill-names'
import { below, type Random } from '@/lib/math/random'
import { findClosePlay } from './close-plays'
import { playHands } from './hands-played'
import { dealName, type Holding, holdingOf } from './holding'
import type { Texas21Rules } from './rules'
import { dealGiven, type Given, playGiven } from './skill-deals'
import { blackjackHole, type Texas21State } from './state'
import { totalInWords, valueOf } from './totals'

/*
 * What is trained: the lines of a basic-strategy chart, those together in which nothing is to be decided. First plays that a flop can
 * turn around are told apart by the tens on it.
 */

const INSURANCE = 'insurance'

/** Lines where one play is far the best against every card. */
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

const upcardName = (value: number): string => (value === 1 ? 'A' : value === 10 ? 'T' : String(value))

const FLOPS = ['no tens on the flop', 'one ten on the flop', 'tens on the flop'] as const

/** What is to be seen of the flop, where it can change the play of the first two cards: how many tens. */
function flopOf(rules: Texas21Rules, { did, flop }: Texas21State, { values, upcard }: Holding): string {
  if (did.length > 0 || flop === null || !findClosePlay(rules, dealName(values[0]!, values[1]!, upcard))) return ''
  const tens = flop.filter((card) => valueOf(card) === 10).length
  return ` with ${FLOPS[Math.min(tens, FLOPS.length - 1)]!}`
}

const isInsurance = (state: Texas21State): boolean => playHands(state).waits !== 'action' || (blackjackHole(state) === 10 && state.peek === null)

/** `pair 8 v T`, `soft 18 v 9`, `hard 16 v T with tens on the flop`; hands of three cards and more by their total alike. */
export function skill(rules: Texas21Rules, state: Texas21State): string {
  if (isInsurance(state)) return INSURANCE
  const holding = holdingOf(rules, state)
  const group = groupOf(holding)
  if (group !== undefined) return group
  const hand = holding.pair > 0 ? `pair ${upcardName(holding.pair)}` : holding.soft ? totalInWords(holding) : `hard ${holding.total}`
  return `${hand} v ${upcardName(holding.upcard)}${flopOf(rules, state, holding)}`
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

const SKILL = /^(?:(hard|soft) (\d{1,2})|pair ([A2-9T])) v ([A2-9T])(?: with (.+))?$/

const valueNamed = (letter: string): number => (letter === 'A' ? 1 : letter === 'T' ? 10 : Number(letter))

function read(text: string): Read | undefined {
  const match = SKILL.exec(text)
  if (!match) return undefined
  const [, kind, total, pair, upcard, flop = ''] = match
  const number = pair === undefined ? Number(total) : valueNamed(pair)
  const isThere = kind === 'hard' ? number >= 8 && number <= 17 : kind === 'soft' ? number >= 12 && number <= 19 : number !== 10
  const isFlop = flop === '' || (FLOPS as readonly string[]).includes(flop)
  return isThere && isFlop ? { kind: (kind as 'hard' | 'soft' | undefined) ?? 'pair', number, upcard: valueNamed(upcard!), flop } : undefined
}

const rankOfValue = (value: number): number => (value === 1 ? 12 : value - 2)

const withArticle = (value: number): string => `${value === 1 || value === 8 ? 'an' : 'a'} ${rankInWords(rankOfValue(value))}`

/** A skill in words; undefined of a text that is none. */
function nameOf(text: string): string | undefined {
  if (text === INSURANCE) return 'Insurance'
  if (Object.hasOwn(GROUPS, text)) return GROUPS[text as Group]
  const one = read(text)
  if (!one) return undefined
  const hand = one.kind === 'pair' ? `pair of ${rankInWords(rankOfValue(one.number), 2)}` : `${one.kind} ${one.number}`
  return `${capital(hand)} against ${withArticle(one.upcard)}${one.flop === '' ? '' : `, ${one.flop}`}`
}

export const skillName = (_rules: Texas21Rules, text: string): string => nameOf(text) ?? text

export const skillStage = (_rules: Texas21Rules, text: string): string | undefined => (nameOf(text) === undefined ? undefined : text === INSURANCE ? INSURANCE : 'play')

// ——— Dealing ————————————————————————————————————————————————————————————————————————————————————————————————

/** Rounds dealt before a skill counts as one that these rules do not have. */
const MOST_ROUNDS = 20_000

function givenBy(text: string): Given {
  if (text === 'pair T') return { pair: 10 }
  const one = read(text)
  return one === undefined ? {} : { upcard: one.upcard, ...(one.kind === 'pair' ? { pair: one.number } : {}) }
}

/** A decision of a skill, from a round that is played by the rules. */
export function spotOf(rules: Texas21Rules, text: string, random: Random): Texas21State | undefined {
  if (text === INSURANCE) return dealGiven(rules, random, { upcard: 1 }).state
  if (nameOf(text) === undefined) return undefined
  const given = givenBy(text)
  for (let i = 0; i < MOST_ROUNDS; i++) {
    const found = playGiven(rules, random, given).filter((state) => skill(rules, state) === text)
    if (found.length > 0) return found[below(random, found.length)]!
  }
  return undefined
}
