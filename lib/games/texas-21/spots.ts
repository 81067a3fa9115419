import solved from '@/content/texas-21/close-plays.json' with { type: 'json' }
import { ACE, type Card, cardOf } from '@/lib/cards/card'
import { blackjackHole, type Holding, holdingOf, type Play, readDealName, valueOf } from '@/lib/engines/blackjack/index'
import type { Drill } from '@/lib/game/teaching'
import { below, draw, type Random } from '@/lib/math/random'
import { FLOP_CARDS, start, step, type Texas21State, unseen } from './round'
import type { Texas21Rules } from './rules'

// ——— Close plays ————————————————————————————————————————————————————————————————————————————————————————

/*
 * First plays that a flop can change, from a fresh six-deck shoe under the usual rules. `npm run make:close-plays`
 * makes them.
 */

/**
 * Two cards against an up card: the best play without a look at the flop, the next best, and how a missing card changes
 * the gain.
 */
interface ClosePlay {
  readonly best: Play
  readonly next: Play
  /** What `best` gains over `next`, in bets. */
  readonly gain: number
  /** What each card on the flop adds to the gain, in bets, by its value: aces first, tens last. */
  readonly effects: readonly number[]
}

const TABLES = solved as unknown as Readonly<
  Record<string, Readonly<Record<string, readonly [Play, Play, number, readonly number[]]>>>
>

const tableFor = ({ soft17, lateSurrender }: Texas21Rules) =>
  TABLES[`${soft17 === 'hit' ? 'h17' : 's17'}${lateSurrender ? '-ls' : ''}`]!

/** The names of the close plays (`T6 v T`) at the usual table with the same rules on soft 17 and surrender. */
export const closePlays = (rules: Texas21Rules): readonly string[] => Object.keys(tableFor(rules))

export function findClosePlay(rules: Texas21Rules, name: string): ClosePlay | undefined {
  const found = tableFor(rules)[name]
  if (!found) return undefined
  const [best, next, gain, effects] = found
  return { best, next, gain, effects }
}

/** Whether the close plays were computed for these rules. */
export const isUsual = (rules: Texas21Rules): boolean =>
  rules.decks === 6 && rules.doubleAfterSplit && rules.doubleOn === 'any' && rules.maxHands === 4

/** The approximate gain with these values on the flop: the effects of single cards added up. */
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

/** Seven cards from a fresh shoe, before the dealer peeks. */
function dealSeven(rules: Texas21Rules, random: Random): Texas21State {
  const cards = draw(random, unseen(rules, start(rules)), 3 + FLOP_CARDS)
  return { ...start(rules), hand: cards.slice(0, 2), upcard: cards.slice(2, 3), flop: cards.slice(3) }
}

/** The state after the player declined insurance and the dealer peeked and found no blackjack. */
export const looked = (state: Texas21State): Texas21State => {
  const hole = blackjackHole(state)
  return hole === undefined ? state : { ...state, insurance: hole === 10 ? 'decline' : null, peek: 'no-blackjack' }
}

/** Whether the player has a choice: with a blackjack there is a single action. */
function isDecision(rules: Texas21Rules, state: Texas21State): boolean {
  const now = step(rules, state)
  return now.kind === 'decide' && now.actions.length > 1
}

/** Deals until a state is a decision and `accept` takes it. */
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

/**
 * A deal as at the table. Under a ten the dealer peeks: if they have a blackjack, nothing is left to decide and another
 * round is dealt.
 */
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

/** The gain below which a play counts as close, in bets. */
const CLOSE = 0.015
/**
 * The loss, in bets, from which the added effects of single cards surely have the right sign. With splits, which have
 * several hands, effects add up less well.
 */
const SURE = 0.0008
const SURE_OF_SPLIT = 0.004
/** Flops tried for one play before another play is chosen. */
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

/** Whether the state is a decision and no card appears too often: `dealPlay` doesn't count the copies of a card. */
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

/** A decision for a drill, from a fresh shoe. Throws `RangeError` on an unknown drill. */
export function spot(rules: Texas21Rules, drill: string, random: Random): Texas21State {
  const found = DRILLS.find(({ id }) => id === drill)
  if (!found) throw new RangeError(`“${drill}” is no drill of Texas 21`)
  return SPOTS[found.id](rules, random)
}
