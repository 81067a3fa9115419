import type { Card } from '@/lib/cards/card'
import {
  blackjackHole,
  dealName,
  type Holding,
  holdingOf,
  isSkill,
  makeHolding,
  type Play,
  playHands,
  playsAt,
  readDealName,
  readSkillCell,
  ruleFor,
  skillCell,
  skillOfHolding,
  totalOf,
  upcardName,
  valueOf,
} from '@/lib/engines/blackjack/index'
import type { Ladder, Rung } from '@/lib/games/ladder'
import { ladderBy } from '@/lib/games/ladders'
import { below, type Random } from '@/lib/math/random'
import { closePlays, findClosePlay, gainWith, looked } from './spots'
import { FLOP_CARDS, start, type Texas21State, unseen } from './round'
import { type Texas21Rules, VARIANTS } from './rules'

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
export type FlopId = (typeof FLOPS)[number]

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

export function skillStage(rules: Texas21Rules, text: string): string | undefined {
  if (text === INSURANCE) return INSURANCE
  const one = read(rules, text)
  return one && isSkill(one.cell) ? 'play' : undefined
}

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
  if (skillStage(rules, text) === undefined) return undefined
  const given = givenBy(rules, text)
  for (let i = 0; i < MOST_ROUNDS; i++) {
    const found = playGiven(rules, random, given).filter((state) => skill(rules, state) === text)
    if (found.length > 0) return found[below(random, found.length)]!
  }
  return undefined
}

// ——— Ladders ————————————————————————————————————————————————————————————————————————————————————————————

const { rules: USUAL } = VARIANTS[0]

/** Values, the ace last. */
const UPCARDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const
const TOTALS = [17, 16, 15, 14, 13, 12] as const

/** Three cards of a total, none an ace. */
const threeCards = (total: number): readonly number[] => [total - 6, 2, 4]

/** A total with every flop, where flops are told apart: here it is the line that is drawn without looking at them. */
function rungOf(total: number, upcard: number): Rung {
  const cell = `hard ${total} v ${upcardName(upcard)}`
  return {
    name: String(total),
    skills: [cell, ...FLOPS.map((flop) => `${cell} with ${flop}`)].filter(
      (skill) => skillStage(USUAL, skill) !== undefined,
    ),
  }
}

/** Stand or hit on a hard total. */
function hardTotals(upcard: number): Ladder {
  const stands = ({ name }: Rung): boolean =>
    ruleFor(USUAL, makeHolding(threeCards(Number(name)), upcard, ['hit', 'stand'])).says === 'stand'
  const words = {
    id: `hard v ${upcardName(upcard)}`,
    stage: 'play',
    above: ['stand'],
    below: ['hit'],
  }
  return ladderBy(
    words,
    TOTALS.map((total) => rungOf(total, upcard)),
    stands,
  )
}

export const LADDERS: readonly Ladder[] = UPCARDS.map(hardTotals)

// ——— Deals of a skill ———————————————————————————————————————————————————————————————————————————————————

/*
 * Rounds dealt with some cards given, and played by the rules: by them a decision of one skill is found much sooner than among rounds
 * as they come. What is given is given as a condition, so that the rest comes as it does at the table.
 */

/** What is given of a round: the value of the up card, the value of both cards, that there is no flop at the table. */
interface Given {
  readonly upcard?: number
  readonly pair?: number
  readonly hasNoFlop?: true
}

/** Takes cards of a fresh shoe at random: any, or one whose value is accepted. */
export type Draw = (accept?: (value: number) => boolean) => Card

export function shoeOf(rules: Texas21Rules, random: Random): Draw {
  const cards = unseen(rules, start(rules))
  let left = cards.length
  return (accept) => {
    for (;;) {
      const at = below(random, left)
      const card = cards[at]!
      if (accept && !accept(valueOf(card))) continue
      left--
      cards[at] = cards[left]!
      return card
    }
  }
}

/** Two cards, the up card and the flop; and the cards after them. */
function dealGiven(
  rules: Texas21Rules,
  random: Random,
  { upcard, pair, hasNoFlop }: Given,
): { readonly state: Texas21State; readonly draw: Draw } {
  const draw = shoeOf(rules, random)
  const of = (value: number | undefined): Card => draw(value === undefined ? undefined : (other) => other === value)
  const up = of(upcard)
  const hand = [of(pair), of(pair)]
  const flop = hasNoFlop ? null : Array.from({ length: FLOP_CARDS }, () => draw())
  return { state: { ...start(rules), hand, upcard: [up], flop }, draw }
}

/** What the rules say; where the flop turns a first play around, that. */
function adviceFor(rules: Texas21Rules, { did, flop }: Texas21State, holding: Holding): Play {
  const [a, b] = holding.values
  const close = did.length === 0 && flop !== null ? findClosePlay(rules, dealName(a!, b!, holding.upcard)) : undefined
  if (!close) return ruleFor(rules, holding).says
  return gainWith(close, flop!.map(valueOf)) < 0 ? close.next : close.best
}

/** The player's decisions in one round, none where the dealer has a blackjack. A decision with one action doesn't count. */
export function playGiven(rules: Texas21Rules, random: Random, given: Given): readonly Texas21State[] {
  const { state, draw } = dealGiven(rules, random, given)
  const hole = blackjackHole(state)
  if (hole !== undefined && valueOf(draw()) === hole) return []
  const met: Texas21State[] = []
  let now = looked(state)
  for (;;) {
    const side = playHands(now)
    if (side.waits === 'nothing') return met
    if (side.waits === 'card') now = { ...now, drawn: [...now.drawn, draw()] }
    else if (playsAt(rules, side).length === 1) return met
    else {
      met.push(now)
      now = { ...now, did: [...now.did, adviceFor(rules, now, holdingOf(rules, now))] }
    }
  }
}
