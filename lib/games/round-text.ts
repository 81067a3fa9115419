import { JOKER, makeCard, makeCards, parseCards, type Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { enoughCards } from '@/lib/games/enter'
import type { SideBet, Step } from '@/lib/games/game'
import { makeSides, parseSides, type Sides } from '@/lib/games/sides'
import { makeFields, parseFields } from '@/lib/games/text'
import { fail, ok, type Result } from '@/lib/result'

/*
 * The text of a round that is played street by street: `hand-KsQd~board-4s5h6d~did-check~sides-trips_1`. What is not known yet is
 * left out, cards stand in the order dealt. One deck, no joker.
 */

/** What such a state holds; a game may have further places for cards. */
export interface RoundState<A extends string> {
  readonly dead: readonly Card[]
  readonly hand: readonly Card[]
  readonly board: readonly Card[]
  readonly dealer: readonly Card[]
  readonly did: readonly A[]
  readonly sides: Sides
}

/** A further place for cards, written after the hand. */
type Place<S> = keyof S & string

/** What of a game the text needs. */
export interface TextOfRounds<R, S extends RoundState<A>, A extends string> {
  readonly actions: readonly A[]
  readonly sideBets: readonly SideBet[]
  /** The cards of a whole round: hand, board and the dealer's. */
  readonly cardsInARound: number
  /** Places besides hand, board, dealer and dead. */
  readonly more?: readonly Place<S>[]
  /** The state in which the round of a read state began, or undefined where none can have. */
  begin(rules: R, read: S): S | undefined
  /** Deals to the hand and the dealer are of the stages `hand` and `dealer`, all others to the board. */
  step(rules: R, state: S): Step<S, A>
}

const BETWEEN = '.'
const cardsAt = <S>(state: S, place: Place<S>): readonly Card[] => state[place] as readonly Card[]

const placesOf = <R, S extends RoundState<A>, A extends string>({
  more = [],
}: TextOfRounds<R, S, A>): readonly Place<S>[] => ['hand', ...more, 'board', 'dealer', 'dead'] as Place<S>[]

/** The round must be playable to its end: fails with `TooFewCards` where dead cards leave too few. */
export function checkStub<R, S extends RoundState<A>, A extends string>(
  game: TextOfRounds<R, S, A>,
  state: S,
): Result<S> {
  const unseen = without(DECK, ...placesOf(game).map((place) => cardsAt(state, place)))
  const enough = enoughCards(
    unseen.length,
    game.cardsInARound - state.hand.length - state.board.length - state.dealer.length,
  )
  return enough.ok ? ok(state) : enough
}

export function makeRoundText<R, S extends RoundState<A>, A extends string>(
  { more = [] }: TextOfRounds<R, S, A>,
  state: S,
): string {
  return makeFields({
    hand: makeCards(state.hand),
    ...Object.fromEntries(more.map((place) => [place, makeCards(cardsAt(state, place))])),
    board: makeCards(state.board),
    did: state.did.join(BETWEEN),
    dealer: makeCards(state.dealer),
    sides: makeSides(state.sides),
    dead: makeCards(state.dead),
  })
}

/** Reads what `makeRoundText` wrote, to the letter. Fails with `UnknownCard`, `DuplicateCard`, `WrongCount`, `TooFewCards` or `BadText`. */
export function parseRoundText<R, S extends RoundState<A>, A extends string>(
  game: TextOfRounds<R, S, A>,
  rules: R,
  text: string,
): Result<S> {
  const read = readState(game, text)
  const state = read.ok ? checkCards(game, read.value) : read
  if (!state.ok) return state
  const replayed = replay(game, rules, state.value)
  if (!replayed.ok) return replayed
  return makeRoundText(game, state.value) === text
    ? state
    : fail('BadText', 'This address does not spell a hand the way this site does.')
}

function readState<R, S extends RoundState<A>, A extends string>(game: TextOfRounds<R, S, A>, text: string): Result<S> {
  const fields = parseFields(text, [...placesOf(game), 'did', 'sides'])
  if (!fields.ok) return fields
  const values = fields.value as Readonly<Record<string, string | undefined>>
  const places: Record<string, readonly Card[]> = {}
  for (const place of placesOf(game)) {
    const read = parseCards(values[place] ?? '')
    if (!read.ok) return read
    places[place] = read.value
  }
  const sides = parseSides(game.sideBets, values['sides'] ?? '')
  if (!sides.ok) return sides
  const did = values['did']?.split(BETWEEN) ?? []
  if (!did.every((word) => (game.actions as readonly string[]).includes(word)))
    return fail('BadText', 'The address names an action that there is not.', 'did')
  // Every place of the state was read by name just above.
  return ok({ ...places, did, sides: sides.value } as unknown as S)
}

/** No joker, no card twice, and enough left to finish the round. */
function checkCards<R, S extends RoundState<A>, A extends string>(game: TextOfRounds<R, S, A>, state: S): Result<S> {
  const seen = new Set<Card>()
  for (const card of placesOf(game).flatMap((place) => cardsAt(state, place))) {
    if (card === JOKER) return fail('UnknownCard', 'There is no joker in this game.')
    if (seen.has(card)) return fail('DuplicateCard', `${makeCard(card)} appears twice in this address.`)
    seen.add(card)
  }
  return checkStub(game, state)
}

/** Plays the round from its beginning with the state's own cards and actions: ok if it comes by, else where it cannot. */
function replay<R, S extends RoundState<A>, A extends string>(
  game: TextOfRounds<R, S, A>,
  rules: R,
  target: S,
): Result<S> {
  const begun = game.begin(rules, target)
  let now: Result<S> = begun === undefined ? NOT_TOGETHER : ok(begun)
  while (now.ok && !isAsFar(now.value, target)) now = follow(game.step(rules, now.value), now.value, target)
  return now
}

const NOT_TOGETHER = fail('BadText', 'These cards and actions do not come together in a round of this game.')

const cardsInWords = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`

/** The place of the address with more cards than the round has there before its next decision. */
function tooMany<S extends RoundState<A>, A extends string>(state: S, target: S): Result<S> {
  const place = (['hand', 'board', 'dealer'] as const).find((at) => target[at].length > state[at].length)
  if (place === undefined) return NOT_TOGETHER
  return fail(
    'WrongCount',
    `${place} has ${cardsInWords(target[place].length)} in this address; at this point of a round it has ${state[place].length}.`,
    place,
  )
}

function follow<S extends RoundState<A>, A extends string>(now: Step<S, A>, state: S, target: S): Result<S> {
  switch (now.kind) {
    case 'deal': {
      const place = now.stage === 'hand' || now.stage === 'dealer' ? now.stage : 'board'
      const dealt = target[place].slice(state[place].length, state[place].length + now.count)
      if (dealt.length === now.count) return ok(now.next(dealt))
      return fail(
        'WrongCount',
        `${place} is dealt ${cardsInWords(now.count)} here; this address has ${dealt.length}.`,
        place,
      )
    }
    case 'decide': {
      const action = target.did[state.did.length]
      if (action === undefined) return tooMany(state, target)
      return now.actions.includes(action)
        ? ok(now.next(action))
        : fail('BadText', `“${action}” cannot be chosen at this point of a round.`, 'did')
    }
    case 'end':
      return tooMany(state, target)
  }
}

const isAsFar = <A extends string>(a: RoundState<A>, b: RoundState<A>): boolean =>
  a.did.length === b.did.length &&
  a.hand.length === b.hand.length &&
  a.board.length === b.board.length &&
  a.dealer.length === b.dealer.length
