import solved from '@/content/texas-21/close-plays.json' with { type: 'json' }
import { ACE, type Card, cardOf } from '@/lib/cards/card'
import { blackjackHole, type Holding, holdingOf, type Play, readDealName, valueOf } from '@/lib/engines/blackjack/index'
import type { Drill } from '@/lib/games/teaching'
import { below, draw, type Random } from '@/lib/math/random'
import { FLOP_CARDS, start, step, type Texas21State, unseen } from './round'
import type { Texas21Rules } from './rules'

// ——— Close plays ————————————————————————————————————————————————————————————————————————————————————————

/*
 * The first plays that a flop can change, from a fresh six-deck shoe under the usual rules: made by `npm run make:close-plays`.
 */

/** Two cards against an up card: what is best when the flop is not looked at, what comes next, and what a card gone does to the gain. */
interface ClosePlay {
  readonly best: Play
  readonly next: Play
  /** What `best` gains over `next`, in bets. */
  readonly gain: number
  /** What is added to the gain by each card on the flop, by its value: an ace first, a ten last. */
  readonly effects: readonly number[]
}

const TABLES = solved as unknown as Readonly<
  Record<string, Readonly<Record<string, readonly [Play, Play, number, readonly number[]]>>>
>

const tableFor = ({ soft17, lateSurrender }: Texas21Rules) =>
  TABLES[`${soft17 === 'hit' ? 'h17' : 's17'}${lateSurrender ? '-ls' : ''}`]!

/** The close plays under these rules, by name (`T6 v T`); those of the usual table with the same soft 17 and surrender. */
export const closePlays = (rules: Texas21Rules): readonly string[] => Object.keys(tableFor(rules))

export function findClosePlay(rules: Texas21Rules, name: string): ClosePlay | undefined {
  const found = tableFor(rules)[name]
  if (!found) return undefined
  const [best, next, gain, effects] = found
  return { best, next, gain, effects }
}

/** Whether the tables were made for these rules. */
export const isUsual = (rules: Texas21Rules): boolean =>
  rules.decks === 6 && rules.doubleAfterSplit && rules.doubleOn === 'any' && rules.maxHands === 4

/** The gain with these values on the flop, nearly: effects of single cards added up. */
export const gainWith = ({ gain, effects }: ClosePlay, flop: readonly number[]): number =>
  flop.reduce((sum, value) => sum + effects[value - 1]!, gain)

// ——— Drills —————————————————————————————————————————————————————————————————————————————————————————————

export const DRILLS = [
  { id: 'as-dealt' },
  { id: 'close-calls', stage: 'play' },
  { id: 'flop', stage: 'play' },
  { id: 'stiff', stage: 'play' },
  { id: 'soft', stage: 'play' },
  { id: 'pairs', stage: 'play' },
  { id: 'doubles', stage: 'play' },
  { id: 'insurance', stage: 'insurance' },
] as const satisfies readonly [Drill, ...Drill[]]
export type Texas21Drill = (typeof DRILLS)[number]['id']

/** Seven cards from a fresh shoe; the dealer has not looked yet. */
function dealSeven(rules: Texas21Rules, random: Random): Texas21State {
  const cards = draw(random, unseen(rules, start(rules)), 3 + FLOP_CARDS)
  return { ...start(rules), hand: cards.slice(0, 2), upcard: cards.slice(2, 3), flop: cards.slice(3) }
}

/** The dealer looks, insurance being declined, and has no blackjack. */
export const looked = (state: Texas21State): Texas21State => {
  const hole = blackjackHole(state)
  return hole === undefined ? state : { ...state, insurance: hole === 10 ? 'decline' : null, peek: 'no-blackjack' }
}

/** A blackjack leaves one action, so it isn't asked. */
function isDecision(rules: Texas21Rules, state: Texas21State): boolean {
  const now = step(rules, state)
  return now.kind === 'decide' && now.actions.length > 1
}

/** A state to decide that is accepted, from as many deals as it takes. */
function dealUntil(
  rules: Texas21Rules,
  random: Random,
  prepare: (state: Texas21State) => Texas21State,
  accept: (state: Texas21State) => boolean,
): Texas21State {
  for (;;) {
    const state = prepare(dealSeven(rules, random))
    if (isDecision(rules, state) && accept(state)) return state
  }
}

/** As it comes from the shoe: under a ten the dealer may have a blackjack, which leaves nothing to decide. */
function asDealt(rules: Texas21Rules, random: Random): Texas21State {
  const seen = (state: Texas21State): Texas21State => {
    const hole = blackjackHole(state)
    if (hole !== 1) return state
    const card = draw(random, unseen(rules, state), 1)[0]!
    return { ...state, peek: valueOf(card) === hole ? 'blackjack' : 'no-blackjack' }
  }
  return dealUntil(rules, random, seen, () => true)
}

// ——— Plays that a flop can change ————————————————————————————————————————————————————————————————————————

const TEN_RANKS = 4

const cardWith = (random: Random, value: number): Card =>
  cardOf(value === 1 ? ACE : value === 10 ? value - 2 + below(random, TEN_RANKS) : value - 2, below(random, 4))

/** A close play by its name, with a flop from the rest of the shoe. */
function dealPlay(rules: Texas21Rules, name: string, random: Random): Texas21State {
  const [a, b, upcard] = readDealName(name)
  const dealt: Texas21State = {
    ...start(rules),
    hand: [cardWith(random, a), cardWith(random, b)],
    upcard: [cardWith(random, upcard)],
  }
  return looked({ ...dealt, flop: draw(random, unseen(rules, dealt), FLOP_CARDS) })
}

/** So little that nobody feels it. */
const CLOSE = 0.015
/** From so much on the sum of single cards' effects is sure; effects on splits, with their several hands, add up less well. */
const SURE = 0.0008
const SURE_OF_SPLIT = 0.004
/** Flops tried for one play before another is taken. */
const TRIES = 60

function closeSpot(
  rules: Texas21Rules,
  random: Random,
  accept: (gain: number, play: ClosePlay) => boolean,
): Texas21State {
  const names = closePlays(rules)
  for (;;) {
    const name = names[below(random, names.length)]!
    const play = findClosePlay(rules, name)!
    for (let i = 0; i < TRIES; i++) {
      const state = dealPlay(rules, name, random)
      if (isPlayable(rules, state) && accept(gainWith(play, (state.flop ?? []).map(valueOf)), play)) return state
    }
  }
}

const isTurned = (gain: number, { best, next }: ClosePlay): boolean =>
  gain < -(best === 'split' || next === 'split' ? SURE_OF_SPLIT : SURE)

/** With one deck a card may have been dealt twice here. */
function isPlayable(rules: Texas21Rules, state: Texas21State): boolean {
  const cards = [...state.hand, ...state.upcard, ...(state.flop ?? [])]
  return (
    cards.every((card) => cards.filter((other) => other === card).length <= rules.decks) && isDecision(rules, state)
  )
}

// ——— Drills ——————————————————————————————————————————————————————————————————————————————————————————————

const handDrill = (accept: (holding: Holding) => boolean) => (rules: Texas21Rules, random: Random) =>
  dealUntil(rules, random, looked, (state) => accept(holdingOf(rules, state)))

const SPOTS: Readonly<Record<Texas21Drill, (rules: Texas21Rules, random: Random) => Texas21State>> = {
  'as-dealt': asDealt,
  'close-calls': (rules, random) => closeSpot(rules, random, (gain) => Math.abs(gain) < CLOSE),
  flop: (rules, random) => closeSpot(rules, random, isTurned),
  stiff: handDrill(({ total, soft, pair }) => !soft && pair === 0 && total >= 12 && total <= 16),
  soft: handDrill(({ soft, pair, total }) => soft && pair === 0 && total <= 19),
  pairs: handDrill(({ pair }) => pair > 0),
  doubles: handDrill(({ total, soft }) => !soft && total >= 9 && total <= 11),
  insurance: (rules, random) =>
    dealUntil(
      rules,
      random,
      (state) => state,
      (state) => blackjackHole(state) === 10,
    ),
}

/** A decision to make, from a fresh shoe. Throws on a drill that there is not. */
export function spot(rules: Texas21Rules, drill: string, random: Random): Texas21State {
  const found = DRILLS.find(({ id }) => id === drill)
  if (!found) throw new RangeError(`“${drill}” is no drill of Texas 21`)
  return SPOTS[found.id](rules, random)
}
