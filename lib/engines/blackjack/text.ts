import { type Card, JOKER, makeCard, makeCards, parseCards } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { enoughCards, makeSides, parseSides } from '@/lib/engines/round/index'
import type { SideBet, Step } from '@/lib/game/game'
import { fail, ok, type Result } from '@/lib/result'
import { type BlackjackAction, type BlackjackState, INSURANCE_ACTIONS, seenCards } from './round'
import { type BlackjackRules, type Play, PLAYS } from './rules'
import { totalOfCards, valueOf } from './totals'

/* A round as text, and whether a round can reach the state of a text. */

// ——— Enough cards ————————————————————————————————————————————————————————————————————————————————————————

/** The most hands a round can have with these first two cards, or with any two if they aren't dealt. */
function mostHands({ maxHands, resplitAces = false }: BlackjackRules, hand: readonly Card[]): number {
  if (hand.length < 2) return maxHands
  const [a, b] = hand.map(valueOf)
  return a !== b || hand.length > 2 ? 1 : a === 1 && !resplitAces ? Math.min(2, maxHands) : maxHands
}

/**
 * An upper bound on the cards of a round: before its last card a hand, the dealer's too, has at most 21 pips. So count
 * the smallest cards of the shoe until their pips exceed that for all hands, then add each hand's last card.
 */
export function mostCards(values: readonly number[], hands: number): number {
  let pips = 21 * (hands + 1)
  const before = [...values].sort((a, b) => a - b).findIndex((value) => (pips -= value) < 0)
  return (before < 0 ? values.length : before) + hands + 1
}

/** Fails with `TooFewCards` if a round with `more` other cards on the table could use up the shoe. */
function checkShoe<S extends BlackjackState>(rules: BlackjackRules, state: S, more: number): Result<S> {
  const left = DECK.flatMap((card) =>
    Array<number>(Math.max(0, rules.decks - state.dead.filter((dead) => dead === card).length)).fill(valueOf(card)),
  )
  const enough = enoughCards(left.length, mostCards(left, mostHands(rules, state.hand)) + more)
  return enough.ok ? ok(state) : enough
}

/**
 * Refuses jokers, a card seen more often than there are decks, and a shoe with too few cards left to finish the round
 * with `more` other cards on the table.
 */
export function checkCards<S extends BlackjackState>(
  rules: BlackjackRules,
  state: S,
  seen: readonly Card[] = seenCards(state),
  more = 0,
): Result<S> {
  const counts = new Map<Card, number>()
  for (const card of seen) {
    if (card === JOKER) return fail('UnknownCard', { id: 'no-joker' })
    counts.set(card, (counts.get(card) ?? 0) + 1)
    if (counts.get(card)! > rules.decks)
      return fail('DuplicateCard', { id: 'more-than-decks', args: { card: makeCard(card) } })
  }
  return checkShoe(rules, state, more)
}

// ——— Text ————————————————————————————————————————————————————————————————————————————————————————————————

export const CARD_FIELDS = ['hand', 'upcard', 'drawn', 'dealer', 'dead'] as const
const PEEKS = ['blackjack', 'no-blackjack'] as const
const BETWEEN = '.'

type TextField = (typeof CARD_FIELDS)[number] | 'insurance' | 'peek' | 'did' | 'sides'

/** The text of each field of a round, empty where nothing is known yet. */
export const textsOf = (state: BlackjackState): Readonly<Record<TextField, string>> => ({
  hand: makeCards(state.hand),
  upcard: makeCards(state.upcard),
  insurance: state.insurance ?? '',
  peek: state.peek ?? '',
  did: state.did.join(BETWEEN),
  drawn: makeCards(state.drawn),
  dealer: makeCards(state.dealer),
  sides: makeSides(state.sides),
  dead: makeCards(state.dead),
})

const isPlay = (text: string): text is Play => (PLAYS as readonly string[]).includes(text)

/**
 * The inverse of `textsOf`. Fails with `BadText` or `UnknownCard`. `parseRound` checks whether a round can reach the
 * state.
 */
export function readTexts(
  bets: readonly SideBet[],
  fields: Readonly<Partial<Record<TextField, string>>>,
): Result<BlackjackState> {
  const places: Record<(typeof CARD_FIELDS)[number], readonly Card[]> = {
    hand: [],
    upcard: [],
    drawn: [],
    dealer: [],
    dead: [],
  }
  for (const field of CARD_FIELDS) {
    const read = parseCards(fields[field] ?? '')
    if (!read.ok) return read
    places[field] = read.value
  }
  const sides = parseSides(bets, fields.sides ?? '')
  if (!sides.ok) return sides
  const did = fields.did?.split(BETWEEN) ?? []
  if (!did.every(isPlay)) return fail('BadText', { id: 'no-such-action' }, 'did')
  return ok({
    ...places,
    insurance: INSURANCE_ACTIONS.find((action) => action === fields.insurance) ?? null,
    peek: PEEKS.find((found) => found === fields.peek) ?? null,
    did,
    sides: sides.value,
  })
}

// ——— Reachable states ————————————————————————————————————————————————————————————————————————————————————

/** What reading a game's rounds requires of the game. */
export interface Rounds<R extends BlackjackRules, S extends BlackjackState> {
  readonly step: (rules: R, state: S) => Step<S, BlackjackAction>
  readonly make: (state: S) => string
  /** Fails on cards and bets that no round can have. */
  readonly check: (rules: R, state: S) => Result<S>
  /** The state in which the round of a target begins. */
  readonly opening: (rules: R, target: S) => S
  /** The cards of the target still to be dealt at this stage, for deals that only this game has. */
  readonly ownCards?: (stage: string, target: S) => readonly Card[] | undefined
}

/**
 * Plays the round from its opening with the target's own cards and actions, and checks whether it passes the target.
 */
function isReachable<R extends BlackjackRules, S extends BlackjackState>(
  game: Rounds<R, S>,
  rules: R,
  target: S,
): boolean {
  const text = game.make(target)
  const replay = { step: (state: S) => game.step(rules, state), ownCards: game.ownCards }
  let state: S | undefined = game.opening(rules, target)
  while (state !== undefined && game.make(state) !== text) state = follow(replay, state, target)
  return state !== undefined
}

interface Replay<S> {
  readonly step: (state: S) => Step<S, BlackjackAction>
  readonly ownCards: ((stage: string, target: S) => readonly Card[] | undefined) | undefined
}

function follow<S extends BlackjackState>(replay: Replay<S>, state: S, target: S): S | undefined {
  const now = replay.step(state)
  if (now.kind === 'end') return undefined
  if (now.kind === 'decide') {
    const action = now.stage === 'insurance' ? target.insurance : target.did[state.did.length]
    return action !== null && action !== undefined && now.actions.includes(action) ? now.next(action) : undefined
  }
  if (now.stage === 'peek') return now.stub.map((card) => now.next([card])).find((next) => next.peek === target.peek)
  const dealt = nextCards(replay, now.stage, state, target).slice(0, now.count)
  const fits = dealt.length === now.count && (now.weight?.(dealt) ?? 1) > 0
  return fits ? now.next(dealt) : undefined
}

function nextCards<S extends BlackjackState>(
  { ownCards }: Replay<S>,
  stage: string,
  state: S,
  target: S,
): readonly Card[] {
  if (stage === 'hand' || stage === 'upcard') return target[stage]
  const own = ownCards?.(stage, target)
  if (own) return own
  return stage === 'draw' ? target.drawn.slice(state.drawn.length) : target.dealer.slice(state.dealer.length)
}

/** Checks a hand entered together with the cards that were hit. Fails with `BustHand` above 21. */
export function checkHand<S extends BlackjackState>(state: S): Result<S> {
  const { total } = totalOfCards(state.hand)
  return total > 21 ? fail('BustHand', { id: 'bust', args: { total } }, 'hand') : ok(state)
}

// ——— Rounds read —————————————————————————————————————————————————————————————————————————————————————————

/** The state read from a text. Fails with `BadText` if the rules can't reach it or would write it differently. */
export function parseRound<R extends BlackjackRules, S extends BlackjackState>(
  game: Rounds<R, S>,
  rules: R,
  { text, read }: { readonly text: string; readonly read: Result<S> },
): Result<S> {
  const state = read.ok ? game.check(rules, read.value) : read
  if (!state.ok) return state
  if (!isReachable(game, rules, state.value)) return fail('BadText', { id: 'not-together' })
  return game.make(state.value) === text ? state : fail('BadText', { id: 'other-spelling' })
}

/** The decision that was entered. Fails with `NoDecision` if no round reaches it or it leaves nothing to decide. */
export function checkDecision<R extends BlackjackRules, S extends BlackjackState>(
  game: Rounds<R, S>,
  rules: R,
  entered: Result<S>,
): Result<S> {
  const state = entered.ok ? game.check(rules, entered.value) : entered
  if (!state.ok) return state
  if (!isReachable(game, rules, state.value)) return fail('NoDecision', { id: 'no-such-decision' }, 'hand')
  return game.step(rules, state.value).kind === 'decide'
    ? state
    : fail('NoDecision', { id: 'nothing-to-decide' }, 'hand')
}
