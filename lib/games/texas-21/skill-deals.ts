import {
  blackjackHole,
  dealName,
  type Holding,
  holdingOf,
  type Play,
  playHands,
  playsAt,
  ruleFor,
  valueOf,
} from '@/lib/engines/blackjack/index'
import type { Card } from '@/lib/cards/card'
import { below, type Random } from '@/lib/math/random'
import { findClosePlay, gainWith } from './close-plays'
import type { Texas21Rules } from './rules'
import { looked } from './spots'
import { FLOP_CARDS, start, type Texas21State, unseen } from './state'

/*
 * Rounds dealt with some cards given, and played by the rules: by them a decision of one skill is found much sooner than among rounds
 * as they come. What is given is given as a condition, so that the rest comes as it does at the table.
 */

/** What is given of a round: the value of the up card, the value of both cards, that there is no flop at the table. */
export interface Given {
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
export function dealGiven(
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

/** The player's decisions in one round, none where the dealer has a blackjack. One that leaves no choice is none. */
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
