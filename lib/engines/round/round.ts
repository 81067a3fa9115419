import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { Zone } from '@/lib/game/felt'
import type { Rules, Setup, SideBet, SpotField, SpotValues, Step } from '@/lib/game/game'
import { ok, type Result } from '@/lib/result'
import { addressMaker, addressReader } from './address'
import { tableLayer } from './felt'
import { allowed, cardsAt, cursorOf, dealtPlaces, fieldsOf, isAsk, type Round, type RoundState } from './script'
import { placeSides } from './sides'
import { enoughCards } from './text'

/** What a round defines: the members of `Game` with the same names, and what solvers and strategies ask of a state. */
export interface Defined<R extends Rules, S, A extends string, T extends string> {
  readonly game: {
    readonly fields: readonly SpotField[]
    readonly stages: readonly { readonly id: T }[]
    readonly sideBets: readonly SideBet[]
    deck(rules: R): { readonly cards: readonly Card[]; readonly copies: number }
    start(rules: R, setup?: Setup): S
    step(rules: R, state: S): Step<S, A>
    enter(rules: R, values: SpotValues): Result<S>
    values(state: S): SpotValues
    table(rules: R, state: S): readonly Zone[]
    make(state: S): string
    parse(rules: R, text: string): Result<S>
  }
  readonly start: (rules: R, setup?: Setup) => S
  /** Every card the player can't see, in ascending order. */
  readonly unseen: (state: S) => Card[]
  /** The stage at which the player must decide; undefined if something else comes next. */
  readonly stageOf: (state: S) => T | undefined
  readonly actionsAt: (rules: R, stage: T) => readonly A[]
  /** The total that the player's decisions have bet, in base wagers. */
  readonly betSoFar: (did: readonly A[]) => number
}

/** Makes everything that a game needs from a round described as data. */
export function defineRound<R extends Rules, P extends string, A extends string, T extends string>(
  round: Round<R, P, A, T>,
): Defined<R, RoundState<P, A>, A, T> {
  type S = RoundState<P, A>
  const { places, sideBets, entry, deck = DECK } = round
  const lists = [...places.map(({ id }) => id), 'dead']
  const dealt = dealtPlaces(places)
  const { cursor, askAt } = cursorOf(round)
  const fields = fieldsOf(round)
  /** Each place with the field by which its cards are entered, in the order of the fields. */
  const entered = fields.flatMap((field) =>
    places.flatMap(({ id, seenBy }) => (field.id === id || field.id === seenBy ? [[id, field.id] as const] : [])),
  )
  const sizes = new Map<string, number>(places.map(({ id, size }) => [id, size]))
  const asks = round.script.filter((item) => isAsk(item))
  const nothing = Object.fromEntries(places.map(({ id }) => [id, []]))

  const start = (_rules: R, setup: Setup = {}): S =>
    // `nothing` has every place.
    ({ dead: setup.dead ?? [], ...nothing, did: [], sides: placeSides(sideBets, setup.sides) }) as unknown as S

  /** Inner loop: called for every deal. */
  const unseen = (state: S): Card[] => {
    const gone = new Uint8Array(deck.length)
    for (const list of lists) for (const card of cardsAt(state, list)) gone[card] = 1
    const stub: Card[] = []
    for (const card of deck) if (gone[card] === 0) stub.push(card)
    return stub
  }

  /**
   * The round must be playable to its end whatever the player chooses. Fails with `TooFewCards` if the dead cards leave
   * too few.
   */
  const checkStub = (state: S): Result<S> => {
    const needed = dealt.reduce((sum, { id, size }) => sum + size - cardsAt(state, id).length, 0)
    const enough = enoughCards(unseen(state).length, needed)
    return enough.ok ? ok(state) : enough
  }

  const decided = (state: S, action: A): S => ({ ...state, did: [...state.did, action] })

  const step = (rules: R, state: S): Step<S, A> => {
    const now = cursor(state, rules)
    if (now === undefined) return { kind: 'end', ...round.settle(rules, state) }
    if (isAsk(now))
      return {
        kind: 'decide',
        stage: now.ask,
        actions: allowed(now, rules, state),
        next: (action: A): S => decided(state, action),
      }
    const { deal: stage, to, until } = now
    const there = cardsAt(state, to)
    const next = (cards: readonly Card[]): S => ({ ...state, [to]: [...there, ...cards] })
    return { kind: 'deal', stage, stub: unseen(state), count: until - there.length, next }
  }

  const enter = (rules: R, values: SpotValues): Result<S> => {
    const cards = Object.fromEntries(
      [...entered, ['dead', 'dead'] as const].map(([place, field]) => [place, values[field] ?? []]),
    )
    const did = entry.did({ ...values, ...cards })
    if (!did.ok) return did
    return checkStub({ ...start(rules), ...cards, did: did.value })
  }

  const values = (state: S): SpotValues => {
    const cards: Record<string, readonly Card[]> = {}
    for (const [place, field] of entered) {
      const there = cardsAt(state, place)
      // Cards that may be seen early are named only while some of them are.
      if (field === place || (there.length > 0 && there.length < sizes.get(place)!)) cards[field] = there
    }
    return { ...cards, ...entry.values?.(state), dead: state.dead }
  }

  const stages = new Set(asks.map(({ ask }) => ask))
  const make = addressMaker(places)
  const parse = addressReader(round, { cursor, decided, checkStub, make })
  const lay = tableLayer(places)
  return {
    game: {
      fields,
      stages: [...stages].map((id) => ({ id })),
      sideBets,
      deck: () => ({ cards: deck, copies: 1 }),
      start,
      step,
      enter,
      values,
      table: (rules, state) => lay(state, round.felt(rules, state, cursor(state, rules) === undefined)),
      make,
      parse,
    },
    start,
    unseen,
    stageOf: (state) => askAt(state)?.ask,
    actionsAt: (rules, stage) => asks.find(({ ask }) => ask === stage)?.actions(rules) ?? [],
    betSoFar: (did) => did.reduce((sum, action, i) => sum + round.bet(action, asks[i]!.ask), 0),
  }
}
