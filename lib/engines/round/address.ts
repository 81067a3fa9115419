import { JOKER, makeCard, makeCards, parseCards, type Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { Rules } from '@/lib/game/game'
import { fail, ok, type Result } from '@/lib/result'
import {
  allowed,
  type Ask,
  cardsAt,
  type Deal,
  dealtPlaces,
  isAsk,
  type Place,
  type Round,
  type RoundState,
} from './script'
import { makeSides, parseSides } from './sides'
import { makeFields, parseFields } from './text'

/*
 * The text of a state: `hand-KsQd~board-4s5h6d~did-check~sides-trips_1`. Unknown parts are left out, cards are in the
 * order dealt, and decisions come before the dealer's cards.
 */

const BETWEEN = '.'

/** Returns a function that writes a state of a round with these places. */
export function addressMaker<P extends string, A extends string>(
  places: readonly Place<P>[],
): (state: RoundState<P, A>) => string {
  const before = places.filter(({ owner }) => owner !== 'dealer')
  const after = places.filter(({ owner }) => owner === 'dealer')
  return (state) => {
    const fields: Record<string, string> = {}
    for (const { id } of before) fields[id] = makeCards(cardsAt(state, id))
    fields['did'] = state.did.join(BETWEEN)
    for (const { id } of after) fields[id] = makeCards(cardsAt(state, id))
    fields['sides'] = makeSides(state.sides)
    fields['dead'] = makeCards(state.dead)
    return makeFields(fields)
  }
}

/** What a reader needs besides the round itself. */
interface Walking<R, S, P extends string, A extends string, T extends string> {
  cursor(state: S, rules: R): Omit<Deal<S, P>, 'when'> | Ask<R, S, A, T> | undefined
  decided(state: S, action: A): S
  checkStub(state: S): Result<S>
  make(state: S): string
}

const NOT_TOGETHER = fail('BadText', { id: 'not-together' })

/** Reads exactly what `addressMaker` writes. Fails with `UnknownCard`, `DuplicateCard`, `WrongCount`, `TooFewCards` or `BadText`. */
export function addressReader<R extends Rules, P extends string, A extends string, T extends string>(
  round: Round<R, P, A, T>,
  { cursor, decided, checkStub, make }: Walking<R, RoundState<P, A>, P, A, T>,
): (rules: R, text: string) => Result<RoundState<P, A>> {
  type S = RoundState<P, A>
  const { deck = DECK } = round
  const lists = [...round.places.map(({ id }) => id), 'dead']
  const keys = [...lists, 'did', 'sides']
  const dealt = dealtPlaces(round.places)

  function readState(rules: R, text: string): Result<S> {
    const fields = parseFields(text, keys)
    if (!fields.ok) return fields
    const cards: Record<string, readonly Card[]> = {}
    for (const list of lists) {
      const read = parseCards(fields.value[list] ?? '')
      if (!read.ok) return read
      cards[list] = read.value
    }
    const sides = parseSides(round.sideBets, fields.value['sides'] ?? '')
    if (!sides.ok) return sides
    const did = fields.value['did']?.split(BETWEEN) ?? []
    // The fields just read are exactly the places of the state.
    const state = { ...cards, did, sides: sides.value } as unknown as S
    const refused = round.refuse?.(state, rules)
    if (refused !== undefined) return { ok: false, problem: refused }
    return did.every((word) => (round.actions as readonly string[]).includes(word))
      ? ok(state)
      : fail('BadText', { id: 'no-such-action' }, 'did')
  }

  /** Refuses jokers that the deck doesn't have, cards seen twice, and a stub too small to finish the round. */
  function checkCards(state: S): Result<S> {
    const seen = new Set<Card>()
    for (const list of lists)
      for (const card of cardsAt(state, list)) {
        if (card === JOKER && !deck.includes(JOKER)) return fail('UnknownCard', { id: 'no-joker' })
        if (seen.has(card)) return fail('DuplicateCard', { id: 'this-card-twice', args: { card: makeCard(card) } })
        seen.add(card)
      }
    return checkStub(state)
  }

  /**
   * The start of the round that leads to `target`. Places that fill together with another already have their cards;
   * undefined if only one of the two is full. So have places of which the player has seen some cards.
   */
  function begin(target: S): S | undefined {
    const begun: Record<string, readonly Card[]> = {}
    for (const { id, size, with: other, seenBy } of round.places) {
      const cards = cardsAt(target, id)
      if (seenBy !== undefined && cards.length < size) begun[id] = cards
      if (other === undefined || cards.length === 0) continue
      const full = round.places.find((place) => place.id === other)!.size
      if (cards.length !== size || cardsAt(target, other).length !== full) return undefined
      begun[id] = cards
    }
    return { ...target, ...Object.fromEntries(dealt.map(({ id }) => [id, []])), ...begun, did: [] }
  }

  /** Names the place of the address with more cards than the round deals there before the next decision. */
  function tooMany(state: S, target: S): Result<S> {
    const place = dealt.find(({ id }) => cardsAt(target, id).length > cardsAt(state, id).length)?.id
    if (place === undefined) return NOT_TOGETHER
    const [count, now] = [cardsAt(target, place).length, cardsAt(state, place).length]
    return fail('WrongCount', { id: 'place-count', args: { place, count, now } }, place)
  }

  /** The next state on the way from the start to `target`, dealt and decided as in `target`. */
  function follow(rules: R, state: S, target: S): Result<S> {
    const now = cursor(state, rules)
    if (now === undefined) return tooMany(state, target)
    if (isAsk(now)) {
      const action = target.did[state.did.length]
      if (action === undefined) return tooMany(state, target)
      return allowed(now, rules, state).includes(action)
        ? ok(decided(state, action))
        : fail('BadText', { id: 'not-choosable', args: { action } }, 'did')
    }
    const { to, until } = now
    const there = cardsAt(state, to)
    const dealt = until - there.length
    const cards = cardsAt(target, to).slice(there.length, until)
    if (cards.length === dealt) return ok({ ...state, [to]: [...there, ...cards] })
    return fail('WrongCount', { id: 'deal-count', args: { place: to, dealt, count: cards.length } }, to)
  }

  /** Plays the round from its start. Ok if it passes `target`; otherwise the problem says where it can't. */
  function replay(rules: R, target: S): Result<S> {
    const isThere = (state: S): boolean =>
      state.did.length === target.did.length &&
      dealt.every(({ id }) => cardsAt(state, id).length === cardsAt(target, id).length)
    const begun = begin(target)
    let now: Result<S> = begun === undefined ? NOT_TOGETHER : ok(begun)
    while (now.ok && !isThere(now.value)) now = follow(rules, now.value, target)
    return now
  }

  return (rules, text) => {
    const read = readState(rules, text)
    const state = read.ok ? checkCards(read.value) : read
    if (!state.ok) return state
    const replayed = replay(rules, state.value)
    if (!replayed.ok) return replayed
    return make(state.value) === text ? state : fail('BadText', { id: 'other-spelling' })
  }
}
