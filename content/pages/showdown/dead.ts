import { type Card, rankOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { decide } from '@/lib/engines/showdown/index'
import { showdownOf } from '@/lib/families/showdown/figures'
import { type CellFacts, ENDS, type PageFacts } from './facts'
import { exampleOf, grouped } from './rows'

/* The example of a cell by itself, and what cards seen in other hands change for it. */

/** The hand that a page shows, the up card, and the lead of going on with them, in base wagers. */
export interface Example {
  readonly hand: readonly Card[]
  readonly upcard: readonly Card[]
  readonly lead: number
}

/** The cards of one rank that can be seen. */
export interface Gone {
  readonly rank: number
  /** The mean change of the lead of going on, in base wagers. */
  readonly change: number
  /** Whether the play changes with every such card, with some or with none. */
  readonly turns: 'all' | 'some' | 'none'
}

export interface Dead {
  /** By rank: what helps most first. */
  readonly gone: readonly Gone[]
  /** The fewest cards found that change the play together, if none does alone; empty if `MOST_DEAD` don’t. */
  readonly together: readonly Card[]
}

/** A decision with a greater lead, in base wagers, is clear: one card that a player sees changes far less. */
const CLEAR = 0.25

/** More cards than a player sees of a neighbor or two. */
export const MOST_DEAD = 6

function leadWith({ page, rules, netOf }: PageFacts, { fold }: CellFacts) {
  const game = showdownOf(page, rules)
  return (hand: readonly Card[], up: readonly Card[], dead: readonly Card[]): number => {
    const { strength, ends, deals } = decide(game, { hand, up, dead })
    const nets = netOf(strength)
    return ENDS.reduce((sum, end) => sum + nets[end] * ends[end], 0) / deals - fold
  }
}

const examples = new WeakMap<CellFacts, Example>()

/** The example of a cell, found once. */
export function exampleIn(facts: PageFacts, cell: CellFacts): Example {
  const found = examples.get(cell)
  if (found) return found
  const { hand, upcard } = exampleOf(facts.page, cell)
  const made = { hand, upcard, lead: leadWith(facts, cell)(hand, upcard, []) }
  examples.set(cell, made)
  return made
}

function find(facts: PageFacts, cell: CellFacts): Dead {
  const { hand, upcard, lead } = exampleIn(facts, cell)
  const leadOf = leadWith(facts, cell)
  const isTurned = (now: number): boolean => now > 0 !== lead > 0
  const each = without(DECK, hand, upcard).map((card) => ({ card, now: leadOf(hand, upcard, [card]) }))
  const gone = [...grouped(each, ({ card }) => rankOf(card))].map(([rank, some]): Gone => {
    const turned = some.filter(({ now }) => isTurned(now)).length
    return {
      rank,
      change: some.reduce((sum, { now }) => sum + now, 0) / some.length - lead,
      turns: turned === 0 ? 'none' : turned === some.length ? 'all' : 'some',
    }
  })
  const against = each.toSorted((a, b) => (lead > 0 ? a.now - b.now : b.now - a.now)).map(({ card }) => card)
  const counts = gone.some(({ turns }) => turns !== 'none') ? [] : Array.from({ length: MOST_DEAD }, (_, i) => i + 1)
  const enough = counts.find((n) => isTurned(leadOf(hand, upcard, against.slice(0, n))))
  return {
    gone: gone.toSorted((a, b) => b.change - a.change || b.rank - a.rank),
    together: against.slice(0, enough ?? 0),
  }
}

const known = new WeakMap<CellFacts, Dead>()

/** What dead cards change, found once; undefined if the decision is too clear, or the cell has no page. */
export function deadOf(facts: PageFacts, cell: CellFacts): Dead | undefined {
  if (Math.abs(cell.lead) > CLEAR || !facts.pages.has(cell.slug)) return undefined
  const found = known.get(cell) ?? find(facts, cell)
  known.set(cell, found)
  return found
}

/** Changes that print alike count as one, in base wagers. */
const ALIKE = 0.0005

/** The ranks whose dead cards help most, and those that hurt most, the highest first. */
export function extremesOf({ gone }: Dead) {
  const near = (change: number): readonly number[] =>
    gone
      .filter((one) => Math.abs(one.change - change) < ALIKE)
      .map(({ rank }) => rank)
      .toSorted((a, b) => b - a)
  const [most, least] = [gone[0]!.change, gone.at(-1)!.change]
  return { helps: { ranks: near(most), change: most }, hurts: { ranks: near(least), change: least } }
}

/** How many ranks of dead cards help, and how many hurt. */
export const countsOf = ({ gone }: Dead): readonly [helping: number, hurting: number] => [
  gone.filter(({ change }) => change >= ALIKE).length,
  gone.filter(({ change }) => change <= -ALIKE).length,
]
