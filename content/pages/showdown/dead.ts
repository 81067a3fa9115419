import { type Card, rankOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { decide } from '@/lib/engines/showdown/index'
import { netsOf, showdownOf } from '@/lib/families/showdown/figures'
import { type CellFacts, ENDS, type PageFacts } from './facts'
import { exampleOf, grouped } from './rows'

/* What one card seen in another hand changes, for the example of a cell. */

/** The cards of one rank that can be seen. */
export interface Gone {
  readonly rank: number
  /** The mean change of the lead of going on, in base wagers. */
  readonly change: number
  /** Whether the play changes with every such card, with some or with none. */
  readonly turns: 'all' | 'some' | 'none'
}

export interface Dead {
  readonly hand: readonly Card[]
  readonly upcard: readonly Card[]
  /** The lead of going on with this hand if no card is seen. */
  readonly lead: number
  /** By rank: what helps most first. */
  readonly gone: readonly Gone[]
}

/** A decision with a greater lead, in base wagers, is clear: one card that a player sees changes far less. */
const CLEAR = 0.25

function find(facts: PageFacts, cell: CellFacts): Dead {
  const { page, rules, actions } = facts
  const { hand, upcard } = exampleOf(page, cell)
  const game = showdownOf(page, rules)
  const netOf = netsOf(page, rules, actions[0])
  const leadWith = (dead: readonly Card[]): number => {
    const { strength, ends, deals } = decide(game, { hand, up: upcard, dead })
    const nets = netOf(strength)
    return ENDS.reduce((sum, end) => sum + nets[end] * ends[end], 0) / deals - cell.fold
  }
  const lead = leadWith([])
  const each = without(DECK, hand, upcard).map((card) => ({ card, now: leadWith([card]) }))
  const gone = [...grouped(each, ({ card }) => rankOf(card))].map(([rank, some]): Gone => {
    const turned = some.filter(({ now }) => now > 0 !== lead > 0).length
    return {
      rank,
      change: some.reduce((sum, { now }) => sum + now, 0) / some.length - lead,
      turns: turned === 0 ? 'none' : turned === some.length ? 'all' : 'some',
    }
  })
  return { hand, upcard, lead, gone: gone.toSorted((a, b) => b.change - a.change || b.rank - a.rank) }
}

const known = new WeakMap<CellFacts, Dead>()

/** What dead cards change, found once; undefined if the decision is too clear, or the cell has no page. */
export function deadOf(facts: PageFacts, cell: CellFacts): Dead | undefined {
  if (Math.abs(cell.lead) > CLEAR || !facts.pages.has(cell.slug)) return undefined
  const found = known.get(cell) ?? find(facts, cell)
  known.set(cell, found)
  return found
}
