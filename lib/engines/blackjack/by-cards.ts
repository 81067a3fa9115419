import type { StartingClass } from '@/lib/game/figures'
import { cellOf } from './chart'
import { handGraph } from './hand-graph'
import type { HandValues } from './hand-values'
import type { Play } from './rules'
import { VALUES } from './shoe'
import { totalOf } from './totals'

/* Where totals aren't enough: chart cells whose total hits with some cards and stands with others. */

/** Two cards (by value) against an up card: how often they are dealt, the EV of each action, and the action taken. */
export interface FirstPlay {
  readonly cards: readonly [a: number, b: number]
  readonly upcard: number
  readonly deals: number
  readonly options: StartingClass['options']
  readonly taken: Play
}

/** The average gain of standing over hitting for each total, over its two-card hands that aren't pairs. */
function gainsOf(plays: readonly FirstPlay[]): ReadonlyMap<string, { readonly cell: string; gain: number }> {
  const gains = new Map<string, { readonly cell: string; gain: number }>()
  for (const { cards, upcard, deals, options } of plays) {
    const [a, b] = cards
    const { total, soft } = totalOf(cards)
    if (a === b) continue
    const evOf = (play: string): number => {
      const { ev } = options.find(({ action }) => action === play)!
      return ev.kind === 'real' ? ev.value : 0
    }
    const key = `${soft ? 'soft' : 'hard'} ${total}`
    const one = gains.get(key) ?? { cell: cellOf(a, b, upcard), gain: 0 }
    one.gain += deals * (evOf('stand') - evOf('hit'))
    gains.set(key, one)
  }
  return gains
}

/**
 * The cells under one up card (`16 v T`) in which best play hits some hands of two or more cards and stands with others
 * of the same total. Only hands that best play reaches count.
 */
export function cellsByCards(values: HandValues, plays: readonly FirstPlay[]): readonly string[] {
  const { size, next, total, hard, cards } = handGraph()
  const gains = gainsOf(plays)
  const reached = new Uint8Array(size)
  const turned = new Set<string>()
  const grow = (hand: number): void => {
    for (let place = 0; place < VALUES; place++) {
      const child = next[hand * VALUES + place]!
      if (child >= 0) reached[child] = 1
    }
  }
  for (const { cards: two, taken } of plays)
    if (taken === 'hit') grow(two.reduce((hand, value) => next[hand * VALUES + value - 1]!, 0))
  for (let hand = 0; hand < size; hand++) {
    const at = values.placeOf[hand]!
    if (reached[hand] === 0 || at < 0 || cards[hand]! < 3 || total[hand] === 21) continue
    const gain = values.stand[at]! - values.hit[at]!
    if (gain < 0) grow(hand)
    const usual = gains.get(`${total[hand] === hard[hand] ? 'hard' : 'soft'} ${total[hand]!}`)
    if (usual && usual.gain > 0 !== gain > 0) turned.add(usual.cell)
  }
  return [...turned]
}
