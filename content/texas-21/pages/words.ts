import {
  cardsOfDeal,
  type FirstHand,
  handWords,
  makeHolding,
  type Play,
  ruleFor,
  type StrategyRule,
  UPCARDS,
} from '@/lib/engines/blackjack/index'
import { runsOf, runsText } from '@/content/pages/first-hand-words'
import { en } from '@/lib/games/texas-21/messages/en'
import { lowerFirst } from '@/lib/text'
import { RULES } from './facts'

/* Words that the sections of a page share. */

export const doing = (action: Play): string => en.action(action).doing.toLowerCase()
export const verb = (action: Play): string => en.action(action).name.toLowerCase()

/** `51.6` for 0.516: rounds out of a hundred. */
export const ofHundred = (share: number): string => (100 * Math.abs(share)).toFixed(1)

// ——— Rules of basic strategy, worded on their own
// ———————————————————————————————————————————————————————————————————————

/* A rule that depends on earlier rules is reworded for the one hand. */

const ALLOWED = {
  hard: ['stand', 'hit', 'double'],
  soft: ['stand', 'hit', 'double'],
  pair: ['stand', 'hit', 'double', 'split'],
} as const satisfies Record<FirstHand['kind'], readonly Play[]>

/** The rule that covers a first hand, without surrender. */
export const ruleOf = ({ kind, deals }: FirstHand, upcard: number): StrategyRule =>
  ruleFor(RULES, makeHolding(cardsOfDeal(deals[0]!), upcard, ALLOWED[kind]))

/** Rules that are correct without the earlier rules. */
export const STANDS_ALONE = /^(split-|double-|stand-13-16$|stand-12$)/

const PLAY_WORDS = {
  stand: 'stand on',
  hit: 'hit',
  double: 'double',
  split: 'split',
  surrender: 'surrender',
} as const satisfies Record<Play, string>

/** “hit hard 12 against a two or a three and against a seven to an ace” */
export function ruleAlone(hand: FirstHand): string {
  const { id, says } = ruleOf(hand, hand.upcard)
  const text = (en.rules as Readonly<Record<string, string>>)[id]!
  const asTen = hand.kind === 'pair' && id === 'double-10' ? 'played as hard ten, not split: ' : ''
  if (STANDS_ALONE.test(id)) return `${asTen}${lowerFirst(text)}`
  const play = `${PLAY_WORDS[says]} ${handWords(hand)}`
  const runs = runsOf((upcard) => ruleOf(hand, upcard).says).filter(({ play: one }) => one === says)
  if (runs.length === 1 && runs[0]!.upcards.length === UPCARDS.length) return `${play} against anything.`
  return `${play} ${runs.map(runsText).join(' and ')}.`
}
