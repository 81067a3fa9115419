import { type Card, JOKER } from '@/lib/cards/card'
import { calculator, cards as cardWords } from '@/app/_languages/words'
import { actionName } from '@/app/_felt/names'
import { inSentence } from '@/app/_felt/cards-in-text'
import { loss, signed } from '@/app/_languages/format'
import { shortCard } from '@/lib/cards/words'
import { evValue } from '@/lib/game/ev'
import { effectOf, presentPlay, type Effect } from '@/lib/game/dead-cards/effects'
import type { AnyGame } from '@/lib/game/game'
import type { Worth } from '@/lib/game/worth'

/* The colors and words of the map of unseen cards. */

/** `K♠`, `10♦`, `joker`: a card inside a sentence, as `CardsInText` draws it. */
export const cardSign = (card: Card): string => shortCard(card, cardWords.card(JOKER)).replace(/^T/, '10')

/**
 * How strong an effect is compared with the strongest on the map, and whether it favors the current play; 4 is the
 * strongest.
 */
export interface Level {
  readonly side: 'for' | 'against' | 'none'
  readonly step: 0 | 1 | 2 | 3 | 4
}

/** The shares of the strongest effect from which the step is 2, 3 and 4. */
const STEPS = [0.12, 0.35, 0.65] as const
/** Effects below this share of the strongest get no color. */
const FAINT = 0.02

export function levelOf(change: number, most: number): Level {
  const part = most === 0 ? 0 : Math.abs(change) / most
  if (part < FAINT) return { side: 'none', step: 0 }
  return {
    side: change > 0 ? 'for' : 'against',
    step: (1 + STEPS.filter((from) => part >= from).length) as Level['step'],
  }
}

/** The decimals that show two digits of the strongest effect, at least three. */
export const digitsFor = (most: number): number =>
  most === 0 ? 3 : Math.min(6, Math.max(3, 1 - Math.floor(Math.log10(most))))

export interface CardEffect extends Effect {
  readonly card: Card
  readonly worth: Worth
  /** How many copies of the card are unseen. */
  readonly left: number
}

/** The effects of all cards computed so far. */
export const effectsOf = (
  before: Worth,
  worths: ReadonlyMap<Card, Worth>,
  left: ReadonlyMap<Card, number>,
): readonly CardEffect[] =>
  [...worths].map(([card, worth]) => ({ card, worth, left: left.get(card) ?? 0, ...effectOf(before, worth) }))

/** Cards that change the best play to `to`, the clearest first. */
export interface Flip {
  readonly to: readonly string[]
  readonly effects: readonly CardEffect[]
}

export function flipsOf(effects: readonly CardEffect[]): readonly Flip[] {
  const flips = new Map<string, CardEffect[]>()
  for (const effect of effects) {
    if (effect.flipsTo.length === 0) continue
    const name = effect.flipsTo.join()
    flips.set(name, [...(flips.get(name) ?? []), effect])
  }
  const clearest = (a: CardEffect, b: CardEffect): number => evValue(a.lead) - evValue(b.lead)
  return [...flips.values()]
    .map((all) => ({ to: all[0]!.flipsTo, effects: all.toSorted(clearest) }))
    .sort((a, b) => b.effects.length - a.effects.length)
}

export const nameOf = (game: AnyGame, actions: readonly string[]): string =>
  calculator.either(actions.map((action) => actionName(game, action)))

/** Actions inside a sentence: “raise 4×”, “K♠ Q♦ in front”. */
export const actionsInSentence = (game: AnyGame, actions: readonly string[]): string =>
  calculator.either(actions.map((action) => inSentence(actionName(game, action))))

const countOf = (effects: readonly CardEffect[]): number => effects.reduce((sum, { left }) => sum + left, 0)

/** The first sentence: how many of the unseen cards would change the best play. */
export function summary(game: AnyGame, before: Worth, effects: readonly CardEffect[]): string {
  const flips = flipsOf(effects)
  const all = countOf(effects)
  const play = actionsInSentence(game, [presentPlay(before)])
  if (flips.length === 0) return calculator.noFlip(all, play)
  const said = flips.map(({ to, effects: some }) => ({
    count: countOf(some),
    to: actionsInSentence(game, to),
  }))
  return said.length === 1
    ? calculator.flipped(all, said[0]!)
    : calculator.flippedVariously(all, countOf(flips.flatMap(({ effects: some }) => some)), said)
}

/** The effect of one card, for its cell: “+0.012: best by 0.283”, “−0.04: fold is best, by 0.012”. */
export function cellInWords(game: AnyGame, effect: Effect, digits: number): string {
  const lead = evValue(effect.lead)
  const by = loss(Math.abs(lead))
  const change = signed(evValue(effect.change), digits)
  if (effect.flipsTo.length > 0) return calculator.flipsPlay(change, actionsInSentence(game, effect.flipsTo), by)
  return lead === 0 ? calculator.nextAsMuch(change) : calculator.stillBest(change, by)
}

/** The cards with the strongest effects for or against the play, the strongest first, one of each kind. */
export function strongest(
  effects: readonly CardEffect[],
  side: 'for' | 'against',
  most: number,
): readonly CardEffect[] {
  const sign = side === 'for' ? 1 : -1
  return effects
    .filter(({ change }) => sign * evValue(change) > 0)
    .toSorted((a, b) => sign * (evValue(b.change) - evValue(a.change)))
    .slice(0, most)
}
