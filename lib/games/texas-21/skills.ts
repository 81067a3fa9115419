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
import type { Ladder, Rung } from '@/lib/game/strategy/ladder'
import { ladderBy } from '@/lib/game/strategy/ladders'
import { below, type Random } from '@/lib/math/random'
import { closePlays, findClosePlay, gainWith, looked } from './spots'
import { FLOP_CARDS, start, type Texas21State, unseen } from './round'
import { type Texas21Rules, VARIANTS } from './rules'

/*
 * Skills: the cells of a basic-strategy chart. Cells that leave nothing to decide share a skill. Cells in which a flop
 * can change the play are divided by the number of tens on it.
 */

const INSURANCE = 'insurance'

const closeCells = new Map<string, ReadonlySet<string>>()

/** The cells with a first play that a flop can change. */
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

/** The number of tens on a flop, which is what a player looks at if the flop can change the play. */
function flopInWords(flop: readonly Card[]): string {
  const tens = flop.filter((card) => valueOf(card) === 10).length
  return FLOPS[Math.min(tens, FLOPS.length - 1)]!
}

const isInsurance = (state: Texas21State): boolean =>
  playHands(state).waits !== 'action' || (blackjackHole(state) === 10 && state.peek === null)

/**
 * `insurance`, `pair 8 v T`, `soft 18 v 9` or `hard 16 v T with tens on the flop`. Hands of three or more cards go by
 * their total.
 */
export function skill(rules: Texas21Rules, state: Texas21State): string {
  if (isInsurance(state)) return INSURANCE
  const holding = holdingOf(rules, state)
  const cell = skillOfHolding(holding)
  return state.flop !== null && closeCellsOf(rules).has(cell) ? `${cell} with ${flopInWords(state.flop)}` : cell
}

// ——— Reading ————————————————————————————————————————————————————————————————————————————————————————————————

/** The cell and the flop that a skill's text names; undefined if these rules have no such flop. */
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

/** The most rounds dealt in search of a decision of a skill, which these rules may not have. */
const MOST_ROUNDS = 10_000

/** What a skill fixes in the deal. If a flop matters to its cell and it names none, the table has no flop. */
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

/**
 * A decision of a skill, from a round played by the strategy; undefined if the text is no skill or its decision doesn't
 * occur.
 */
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

/** Values of up cards, the ace last. */
const UPCARDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const
const TOTALS = [17, 16, 15, 14, 13, 12] as const

/** Three cards with this total, none of them an ace. */
const threeCards = (total: number): readonly number[] => [total - 6, 2, 4]

/** A hard total with the skills of all flops, because the ladder's line ignores the flop. */
function rungOf(total: number, upcard: number): Rung {
  const cell = `hard ${total} v ${upcardName(upcard)}`
  return {
    name: String(total),
    skills: [cell, ...FLOPS.map((flop) => `${cell} with ${flop}`)].filter(
      (skill) => skillStage(USUAL, skill) !== undefined,
    ),
  }
}

/** Stand or hit on hard totals against one up card. */
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
 * Rounds dealt with some cards fixed and played by the strategy. They bring a decision of one skill much sooner than
 * rounds dealt at random. The deal is conditioned on the fixed cards, so everything else comes as often as at the
 * table.
 */

/**
 * What is fixed in a deal: the value of the up card, the value of both player's cards, whether the table has no flop.
 */
interface Given {
  readonly upcard?: number
  readonly pair?: number
  readonly hasNoFlop?: true
}

/** Draws random cards from a fresh shoe without replacement: any card, or one whose value is accepted. */
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

/** Deals two cards, the up card and the flop; `draw` deals the cards after them. */
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

/** What the strategy says, or the other play if the flop makes it better on a first play. */
function adviceFor(rules: Texas21Rules, { did, flop }: Texas21State, holding: Holding): Play {
  const [a, b] = holding.values
  const close = did.length === 0 && flop !== null ? findClosePlay(rules, dealName(a!, b!, holding.upcard)) : undefined
  if (!close) return ruleFor(rules, holding).says
  return gainWith(close, flop!.map(valueOf)) < 0 ? close.next : close.best
}

/**
 * The player's decisions in one round; none if the dealer has a blackjack. A decision with a single action doesn't
 * count.
 */
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
