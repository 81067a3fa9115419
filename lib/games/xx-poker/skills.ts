import { type Card, cardOf, rankNamed } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { rankInWords } from '@/lib/cards/words'
import { dealerBySkill } from '@/lib/games/hands-by-skill'
import { nameIn, type SkillNames } from '@/lib/games/skill-names'
import type { Drill } from '@/lib/games/teaching'
import { combinations } from '@/lib/math/combinations'
import { below, draw, type Random } from '@/lib/math/random'
import { capital } from '@/lib/text'
import { addedBy, stageOf, STAGES, start, stubOf, winningCards, type XxStage, type XxState } from './round'
import type { XxRules } from './rules'
import { addOnRule, advisedAction, fitsStraight, isCloseAddOn, ranksInLetters, SHORT_LIST } from './strategy'

export const DRILLS = [
  { id: 'as-dealt', name: 'As dealt', about: 'Whole rounds, from the add-on to the last card.' },
  {
    id: 'add-on',
    name: 'Add-on',
    about: 'Add half the Play bet, or not, before a card of the dealer shows.',
    stage: 'add-on',
  },
  {
    id: 'close-add-ons',
    name: 'Close add-ons',
    about: 'Hands near the line: straight cards, high cards, the lowest of one suit.',
    stage: 'add-on',
  },
  {
    id: 'contest-one',
    name: 'First contest',
    about: 'Two or three of your cards win: which to place.',
    stage: 'contest-one',
  },
  {
    id: 'contest-two',
    name: 'Second contest',
    about: 'A card of yours wins: place it or hold it.',
    stage: 'contest-two',
  },
] as const satisfies readonly [Drill, ...Drill[]]
export type XxDrill = (typeof DRILLS)[number]['id']

const atAddOn = (rules: XxRules, random: Random): XxState => ({ ...start(rules), hand: draw(random, DECK, 3) })

let closeHands: readonly (readonly Card[])[] | undefined

function dealClose(rules: XxRules, random: Random): XxState {
  closeHands ??= Array.from(combinations(DECK, 3), (cards) => [...cards]).filter(isCloseAddOn)
  return { ...start(rules), hand: draw(random, closeHands[below(random, closeHands.length)]!, 3) }
}

/** The add-on decided by the strategy, and the first contest card turned. */
function atFirstContest(rules: XxRules, random: Random): XxState {
  const dealt = atAddOn(rules, random)
  const decided = { ...dealt, addOn: addedBy(advisedAction(rules, dealt)) }
  return { ...decided, dealer: draw(random, stubOf(decided), 1) }
}

function atSecondContest(rules: XxRules, random: Random): XxState {
  const first = atFirstContest(rules, random)
  const decided = { ...first, placed: [winningCards(first)[0] ?? null] }
  return { ...decided, dealer: [...first.dealer, ...draw(random, stubOf(decided), 1)] }
}

/** Deals until at least so many cards of the hand win: a contest with fewer is no question. */
function until(dealt: () => XxState, winning: number): XxState {
  for (;;) {
    const state = dealt()
    if (winningCards(state).length >= winning) return state
  }
}

const DEALT: Readonly<Record<XxDrill, (rules: XxRules, random: Random) => XxState>> = {
  'as-dealt': atAddOn,
  'add-on': atAddOn,
  'close-add-ons': dealClose,
  'contest-one': (rules, random) => until(() => atFirstContest(rules, random), 2),
  'contest-two': (rules, random) => until(() => atSecondContest(rules, random), 1),
}

/** A decision worth asking, from a fresh deck. Throws on a drill that there is not. */
export function spot(rules: XxRules, drill: string, random: Random): XxState {
  const found = DRILLS.find(({ id }) => id === drill)
  if (!found) throw new RangeError(`“${drill}” is no drill of XX Poker`)
  return DEALT[found.id](rules, random)
}

// ——— Skills —————————————————————————————————————————————————————————————————————————————————————————————

/* What is trained: add-ons near the line by their ranks, the others by kind; contests by how many cards win. */

const NAMES: SkillNames = {
  'add-on pair or better': 'A pair or three of a kind: add on?',
  'add-on one suit': 'Three cards of one suit: add on?',
  'add-on low one suit': 'The lowest hands of one suit: add on?',
  'add-on high straight cards': 'High straight cards: add on?',
  'add-on low straight cards': 'Low straight cards: add on?',
  'add-on nothing': 'Neither pair nor suit nor straight cards: add on?',
  'contest one one card wins': 'First contest, one of your cards wins',
  'contest one two cards win': 'First contest, two of your cards win',
  'contest one three cards win': 'First contest, all your cards win',
  'contest two one card wins': 'Second contest, one of your cards wins',
  'contest two two cards win': 'Second contest, two of your cards win',
  'contest two three cards win': 'Second contest, all your cards win',
  'contest two after a win one card wins': 'Second contest after a win, one of your cards wins',
  'contest two after a win two cards win': 'Second contest after a win, both your cards win',
}

const COUNTS = ['no card wins', 'one card wins', 'two cards win', 'three cards win'] as const

const isSuited = (hand: readonly Card[]): boolean => addOnRule(SHORT_LIST, hand).id === 'suited'

function addOnSkill(hand: readonly Card[]): string {
  if (isSuited(hand)) return isCloseAddOn(hand) ? 'add-on low one suit' : 'add-on one suit'
  const { id, adds } = addOnRule(SHORT_LIST, hand)
  if (id === 'pair') return 'add-on pair or better'
  if (isCloseAddOn(hand)) return `add-on ${ranksInLetters(hand)}`
  if (!fitsStraight(hand)) return 'add-on nothing'
  return adds ? 'add-on high straight cards' : 'add-on low straight cards'
}

/** `add-on T97`, `add-on nothing`, `contest two after a win one card wins`. */
export function skill(_rules: XxRules, state: XxState): string {
  const stage = stageOf(state)
  if (stage === 'add-on') return addOnSkill(state.hand)
  const count = COUNTS[winningCards(state).length]!
  if (stage === 'contest-one') return `contest one ${count}`
  return `contest two ${state.placed.some((card) => card !== null) ? 'after a win ' : ''}${count}`
}

const dealHand = dealerBySkill(addOnSkill)

const RANKS_ALONE = /^add-on ([2-9TJQKA]{3})$/

/** `Ten-nine-seven: add on?`; undefined of a text that is no such skill. */
function ranksInWords(text: string): string | undefined {
  const letters = RANKS_ALONE.exec(text)?.[1]
  const ranks = [...(letters ?? '')].map((letter) => rankNamed(letter))
  if (letters === undefined || addOnSkill(ranks.map((rank, suit) => cardOf(rank, suit))) !== text) return undefined
  return `${capital(ranks.map((rank) => rankInWords(rank)).join('-'))}: add on?`
}

const nameOf = (text: string): string | undefined => nameIn(NAMES, text) ?? ranksInWords(text)

export const skillName = (_rules: XxRules, text: string): string => nameOf(text) ?? text

export const skillStage = (_rules: XxRules, text: string): XxStage | undefined =>
  nameOf(text) === undefined
    ? undefined
    : STAGES.find((stage) => text.startsWith(stage) || text.startsWith(stage.replace('-', ' ')))

/** Hands dealt before a skill counts as one that best play does not come to. */
const MOST_ROUNDS = 100_000

/** An add-on: one of its hands, each as likely as the others. A contest: what a round played by the strategy comes to. */
export function spotOf(rules: XxRules, text: string, random: Random): XxState | undefined {
  const stage = skillStage(rules, text)
  if (stage === undefined) return undefined
  if (stage === 'add-on') {
    const hand = dealHand(text, random)
    return hand && { ...start(rules), hand }
  }
  const dealt = stage === 'contest-one' ? atFirstContest : atSecondContest
  for (let i = 0; i < MOST_ROUNDS; i++) {
    const state = dealt(rules, random)
    if (skill(rules, state) === text) return state
  }
  return undefined
}
