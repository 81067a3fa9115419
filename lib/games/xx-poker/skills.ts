import { type Card, cardOf, rankNamed } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { dealerBySkill } from '@/lib/game/strategy/hands-by-skill'
import { type Drill, drillNamed } from '@/lib/game/teaching'
import { combinations } from '@/lib/math/combinations'
import { below, draw, type Random } from '@/lib/math/random'
import { skills } from './messages/en'
import { actionsAt, addedBy, stageOf, STAGES, start, stubOf, winningCards, type XxStage, type XxState } from './round'
import type { XxRules } from './rules'
import { addOnRule, advisedAction, fitsStraight, isCloseAddOn, ranksInLetters, SHORT_LIST } from './strategy'

export const DRILLS = [
  { id: 'as-dealt' },
  { id: 'add-on', stage: 'add-on' },
  { id: 'close-add-ons', stage: 'add-on' },
  { id: 'contest-one', stage: 'contest-one', replaces: ['contest-two'] },
] as const satisfies readonly [Drill, ...Drill[]]
export type XxDrill = (typeof DRILLS)[number]['id']

const atAddOn = (rules: XxRules, random: Random): XxState => ({ ...start(rules), hand: draw(random, DECK, 3) })

let closeHands: readonly (readonly Card[])[] | undefined

function dealClose(rules: XxRules, random: Random): XxState {
  closeHands ??= Array.from(combinations(DECK, 3), (cards) => [...cards]).filter(isCloseAddOn)
  return { ...start(rules), hand: draw(random, closeHands[below(random, closeHands.length)]!, 3) }
}

/** Decides the add-on by the strategy and turns the first contest card. */
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

/** Deals until the player chooses which card to place: two or three win. */
function atChoice(rules: XxRules, random: Random): XxState {
  for (;;) {
    const state = atFirstContest(rules, random)
    if (winningCards(state).length > 1) return state
  }
}

const DEALT: Readonly<Record<XxDrill, (rules: XxRules, random: Random) => XxState>> = {
  'as-dealt': atAddOn,
  'add-on': atAddOn,
  'close-add-ons': dealClose,
  'contest-one': atChoice,
}

/** A decision for a drill, from a fresh deck. Throws `RangeError` on an unknown drill. */
export function spot(rules: XxRules, drill: string, random: Random): XxState {
  const found = drillNamed(DRILLS, drill)
  if (!found) throw new RangeError(`“${drill}” is no drill of XX Poker`)
  return DEALT[found.id as XxDrill](rules, random)
}

// ——— Skills —————————————————————————————————————————————————————————————————————————————————————————————

/* Skills: add-ons near the line by their ranks, other add-ons by kind, contests by how many cards win. */

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

/** The skill of a decision: `add-on T97`, `add-on nothing`, `contest two after a win one card wins`. */
export function skill(_rules: XxRules, state: XxState): string {
  const stage = stageOf(state)
  if (stage === 'add-on') return addOnSkill(state.hand)
  const count = COUNTS[winningCards(state).length]!
  if (stage === 'contest-one') return `contest one ${count}`
  return `contest two ${state.placed.some((card) => card !== null) ? 'after a win ' : ''}${count}`
}

const dealHand = dealerBySkill(addOnSkill)

const RANKS_ALONE = /^add-on ([2-9TJQKA]{3})$/

/** Whether a text names an add-on whose ranks are a skill of their own. */
function isByRanks(text: string): boolean {
  const letters = RANKS_ALONE.exec(text)?.[1]
  if (letters === undefined) return false
  return addOnSkill([...letters].map((letter, suit) => cardOf(rankNamed(letter), suit))) === text
}

const isSkill = (text: string): boolean => Object.hasOwn(skills, text) || isByRanks(text)

export const skillStage = (_rules: XxRules, text: string): XxStage | undefined =>
  isSkill(text) ? STAGES.find((stage) => text.startsWith(stage) || text.startsWith(stage.replace('-', ' '))) : undefined

/** The most rounds dealt in search of a decision of a skill. */
const MOST_ROUNDS = 100_000

/**
 * A decision of a skill. For an add-on it is one of the skill's hands, all equally likely; for a contest, a decision
 * from a round played by the strategy. Undefined if the text is no skill, or the rules leave nothing to decide there.
 */
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
    if (skill(rules, state) === text) return actionsAt(rules, state).length > 1 ? state : undefined
  }
  return undefined
}
