import { describe, expect, it } from 'vitest'
import flops from '@/content/texas-21/flops.json' with { type: 'json' }
import { cardOf, ACE, type Card } from '@/lib/cards/card'
import { evValue } from '@/lib/games/ev'
import { FIRST_HANDS, slugOf } from '@/lib/games/texas-21/first-hands'
import { flopFacts, handFacts, nextCard } from '@/lib/games/texas-21/hand-facts'
import { readDealName } from '@/lib/games/texas-21/holding'
import { cellOf } from '@/lib/games/texas-21/map'
import { VARIANTS } from '@/lib/games/texas-21/rules'
import { solve } from '@/lib/games/texas-21/solve'
import { looked } from '@/lib/games/texas-21/spots'
import { start } from '@/lib/games/texas-21/state'
import { whole } from '@/lib/games/texas-21/whole'

const RULES = VARIANTS[0].rules
const cardWith = (value: number, suit: number): Card => cardOf(value === 1 ? ACE : value - 2, suit)

/** What the solver says of a deal with a flop, its cards by value. */
function leadWith(deal: string, flop: string, best: string): number {
  const [a, b, upcard] = readDealName(deal)
  const values = [...flop].map((letter) => (letter === 'A' ? 1 : letter === 'T' ? 10 : Number(letter)))
  const state = looked({ ...start(RULES), hand: [cardWith(a, 0), cardWith(b, 1)], upcard: [cardWith(upcard, 2)], flop: values.map((value, i) => cardWith(value, i)) })
  const { options } = solve(RULES, state)
  const usual = evValue(options.find(({ action }) => action === best)!.ev)
  return usual - Math.max(...options.filter(({ action }) => action !== best).map(({ ev }) => evValue(ev)))
}

describe('the pages of Texas 21', () => {
  it('keep what the whole game says of every cell of the chart, whose hands are weighed before the dealer looks', () => {
    const cells = new Map(whole(RULES).cells!.map((cell) => [cell.id, cell]))
    for (const hand of FIRST_HANDS) {
      const [a, b, upcard] = readDealName(hand.deals[0]!)
      const cell = cells.get(cellOf(a, b, upcard))!
      const facts = handFacts(slugOf(hand))
      for (const { action, ev } of cell.options) expect(facts.options.find((one) => one.action === action)!.ev, `${facts.slug} ${action}`).toBeCloseTo(evValue(ev), 4)
    }
  })

  it.each(['16-against-10', '12-against-4', 'soft-18-against-2', '11-against-ace'])('%s: the flop that speaks loudest is worth what the solver says of it', (slug) => {
    const { facts } = handFacts(slug)
    for (const { deal, best, flop } of facts) for (const one of [flop.least, flop.most]) expect(leadWith(deal, one.flop, best)).toBeCloseTo(one.lead, 6)
    expect(flopFacts(handFacts(slug)).turned).toBeGreaterThan(0)
  })

  it('counts what the flop gains at the first play: a part of what looking at it gains in the whole game', () => {
    const gained = flops.pages.reduce((sum, { gain, deal }) => {
      const hand = FIRST_HANDS.find((one) => one.deals.includes(deal))!
      return sum + gain * handFacts(slugOf(hand)).facts.find((one) => one.deal === deal)!.chance
    }, 0)
    // 0.61539% without the flop, 0.61243% with it: the rest of the difference is in cards that come later.
    expect(gained).toBeGreaterThan(0.00001)
    expect(gained).toBeLessThan(0.0061539 - 0.0061243)
  })

  it('says what one more card does', () => {
    expect(nextCard(handFacts('5-against-7'))).toMatchObject({ bust: 0, strong: 0 })
    // Sixteen is bust by any card from a six up: 8 of 13 ranks.
    expect(nextCard(handFacts('16-against-6')).bust).toBeCloseTo(8 / 13, 2)
  })
})
