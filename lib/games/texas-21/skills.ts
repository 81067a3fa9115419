import type { Card } from '@/lib/cards/card'
import { below, type Random } from '@/lib/math/random'
import { closePlays } from './close-plays'
import {
  blackjackHole,
  holdingOf,
  playHands,
  readDealName,
  readSkillCell,
  skillCell,
  skillInWords,
  skillOfHolding,
  totalOf,
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

const closeCells = new Map<string, ReadonlySet<string>>()

/** The cells that hold a first play which a flop can change. */
function closeCellsOf(rules: Texas21Rules): ReadonlySet<string> {
  const key = `${rules.soft17} ${rules.lateSurrender}`
  const known = closeCells.get(key)
  if (known) return known
  const found = closePlays(rules).map((name) => {
    const [a, b, upcard] = readDealName(name)
    return skillCell({ ...totalOf([a, b]), pair: a === b ? a : 0 }, upcard)
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
  const cell = skillOfHolding(holding)
  return state.flop !== null && closeCellsOf(rules).has(cell) ? `${cell} with ${flopInWords(state.flop)}` : cell
}

// ——— Reading ————————————————————————————————————————————————————————————————————————————————————————————————

/** A skill's cell and the flop that it names, if these rules have it. */
function read(rules: Texas21Rules, text: string): { readonly cell: string; readonly flop: string } | undefined {
  const [cell = '', flop = ''] = text.split(' with ')
  const isFlop =
    text === cell ||
    ((FLOPS as readonly string[]).includes(flop) && closeCellsOf(rules).has(cell) && text === `${cell} with ${flop}`)
  return isFlop ? { cell, flop } : undefined
}

/** A skill in words; undefined of a text that is none. */
function nameOf(rules: Texas21Rules, text: string): string | undefined {
  if (text === INSURANCE) return 'Insurance'
  const one = read(rules, text)
  const name = one && skillInWords(one.cell)
  return name && (one.flop === '' ? name : `${name}, ${one.flop}`)
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
  const one = readSkillCell(text.split(' with ')[0]!)
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
