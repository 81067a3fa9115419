import {
  type BlackjackState,
  blackjackHole,
  type Holding,
  holdingOf,
  isSkill,
  playHands,
  playsAt,
  readSkillCell,
  skillOfHolding,
  valueOf,
} from '@/lib/engines/blackjack/index'
import type { Card } from '@/lib/cards/card'
import type { Drill } from '@/lib/game/teaching'
import { below, draw, type Random } from '@/lib/math/random'
import { start, step, unseen } from './round'
import type { BlackjackGameRules } from './rules'
import { ruleFor } from './strategy'

/* Skills of blackjack, and decisions for its drills. */

const INSURANCE = 'insurance'

const isInsurance = (rules: BlackjackGameRules, state: BlackjackState): boolean =>
  playHands(state, rules).waits !== 'action' || (blackjackHole(state) === 10 && state.insurance === null)

/** `insurance`, `pair 8 v T`, `soft 18 v 9` or `hard 16 v T`. Hands of three or more cards go by their total. */
export const skill = (rules: BlackjackGameRules, state: BlackjackState): string =>
  isInsurance(rules, state) ? INSURANCE : skillOfHolding(holdingOf(rules, state))

export const skillStage = (_rules: BlackjackGameRules, text: string): string | undefined =>
  text === INSURANCE ? INSURANCE : isSkill(text) ? 'play' : undefined

// ——— Dealing ————————————————————————————————————————————————————————————————————————————————————————————————

/**
 * Draws random cards from a fresh shoe without replacement: any card, one of a value, or one of any value but `not`.
 */
type Draw = (value?: number, not?: number) => Card

export function shoeOf(rules: BlackjackGameRules, random: Random): Draw {
  const cards = unseen(rules, start(rules))
  let left = cards.length
  return (value, not) => {
    for (;;) {
      const at = below(random, left)
      const card = cards[at]!
      if ((value !== undefined && valueOf(card) !== value) || valueOf(card) === not) continue
      left--
      cards[at] = cards[left]!
      return card
    }
  }
}

/** The state after the player declined insurance and the dealer peeked and found no blackjack. */
export const looked = (rules: BlackjackGameRules, state: BlackjackState): BlackjackState => {
  const hole = blackjackHole(state)
  if (hole === undefined) return state
  return { ...state, insurance: hole === 10 ? 'decline' : null, peek: rules.peek ? 'no-blackjack' : null }
}

/** What a skill fixes in the deal: the value of the up card, and the value of both player's cards. */
interface Given {
  readonly upcard?: number
  readonly pair?: number
}

/**
 * The player's decisions in a round played by the strategy; none if the dealer has a blackjack. The deal is conditioned
 * on what is given, so everything else comes as often as at the table. A decision with a single action doesn't count.
 */
function playGiven(rules: BlackjackGameRules, random: Random, { upcard, pair }: Given): readonly BlackjackState[] {
  const card = shoeOf(rules, random)
  const dealt = { ...start(rules), upcard: [card(upcard)], hand: [card(pair), card(pair)] }
  const hole = blackjackHole(dealt)
  if (rules.peek && hole !== undefined && valueOf(card()) === hole) return []
  const met: BlackjackState[] = []
  let now = looked(rules, dealt)
  for (;;) {
    const side = playHands(now, rules)
    if (side.waits === 'nothing') return met
    if (side.waits === 'card') now = { ...now, drawn: [...now.drawn, card()] }
    else if (playsAt(rules, side).length === 1) return met
    else {
      met.push(now)
      const holding = holdingOf(rules, now)
      const { says } = ruleFor(rules, holding)
      now = { ...now, did: [...now.did, holding.allowed.includes(says) ? says : 'stand'] }
    }
  }
}

/** The most rounds dealt in search of a decision of a skill, which these rules may not have. */
const MOST_ROUNDS = 10_000

/**
 * A decision of a skill, from a round played by the strategy; undefined if the text is no skill or its decision doesn't
 * occur.
 */
export function spotOf(rules: BlackjackGameRules, text: string, random: Random): BlackjackState | undefined {
  if (skillStage(rules, text) === undefined) return undefined
  if (text === INSURANCE) return dealUntil(rules, random, (state) => state, isUnderAce)
  const cell = readSkillCell(text)
  const given: Given =
    text === 'pair T'
      ? { pair: 10 }
      : cell
        ? { upcard: cell.upcard, ...(cell.kind === 'pair' ? { pair: cell.number } : {}) }
        : {}
  for (let i = 0; i < MOST_ROUNDS; i++) {
    const found = playGiven(rules, random, given).filter((state) => skill(rules, state) === text)
    if (found.length > 0) return found[below(random, found.length)]!
  }
  return undefined
}

// ——— Drills —————————————————————————————————————————————————————————————————————————————————————————————————

export const DRILLS = [
  { id: 'as-dealt' },
  { id: 'stiff', stage: 'play' },
  { id: 'soft', stage: 'play' },
  { id: 'pairs', stage: 'play' },
  { id: 'doubles', stage: 'play' },
  { id: 'insurance', stage: 'insurance' },
] as const satisfies readonly [Drill, ...Drill[]]
type BlackjackDrill = (typeof DRILLS)[number]['id']

/** Whether the player has a choice: with a blackjack there is a single action. */
function isDecision(rules: BlackjackGameRules, state: BlackjackState): boolean {
  const now = step(rules, state)
  return now.kind === 'decide' && now.actions.length > 1
}

/** Deals until a state is a decision and `accept` takes it. */
function dealUntil(
  rules: BlackjackGameRules,
  random: Random,
  prepare: (state: BlackjackState) => BlackjackState,
  accept: (state: BlackjackState) => boolean,
): BlackjackState {
  for (;;) {
    const cards = draw(random, unseen(rules, start(rules)), 3)
    const state = prepare({ ...start(rules), hand: cards.slice(0, 2), upcard: cards.slice(2) })
    if (isDecision(rules, state) && accept(state)) return state
  }
}

const isUnderAce = (state: BlackjackState): boolean => blackjackHole(state) === 10

/**
 * A deal as at the table. Under a ten the dealer peeks: if they have a blackjack, nothing is left to decide and another
 * round is dealt.
 */
function asDealt(rules: BlackjackGameRules, random: Random): BlackjackState {
  const seen = (state: BlackjackState): BlackjackState => {
    const hole = blackjackHole(state)
    if (hole !== 1 || !rules.peek) return state
    const card = draw(random, unseen(rules, state), 1)[0]!
    return { ...state, peek: valueOf(card) === hole ? 'blackjack' : 'no-blackjack' }
  }
  return dealUntil(rules, random, seen, () => true)
}

const handDrill = (accept: (holding: Holding) => boolean) => (rules: BlackjackGameRules, random: Random) =>
  dealUntil(
    rules,
    random,
    (state) => looked(rules, state),
    (state) => accept(holdingOf(rules, state)),
  )

const SPOTS: Readonly<Record<BlackjackDrill, (rules: BlackjackGameRules, random: Random) => BlackjackState>> = {
  'as-dealt': asDealt,
  stiff: handDrill(({ total, soft, pair }) => !soft && pair === 0 && total >= 12 && total <= 16),
  soft: handDrill(({ soft, pair, total }) => soft && pair === 0 && total <= 19),
  pairs: handDrill(({ pair }) => pair > 0),
  doubles: handDrill(({ total, soft }) => !soft && total >= 9 && total <= 11),
  insurance: (rules, random) => dealUntil(rules, random, (state) => state, isUnderAce),
}

/** A decision for a drill, from a fresh shoe. Throws `RangeError` on an unknown drill. */
export function spot(rules: BlackjackGameRules, drill: string, random: Random): BlackjackState {
  const found = DRILLS.find(({ id }) => id === drill)
  if (!found) throw new RangeError(`“${drill}” is no drill of blackjack`)
  return SPOTS[found.id](rules, random)
}
