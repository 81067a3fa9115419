import type { Card } from '@/lib/cards/card'
import type { Rules, SettledBet, SideBet, SpotField, SpotValues } from '@/lib/game/game'
import type { Zone } from '@/lib/game/felt'
import type { FeltMessage } from '@/lib/messages/words/felt/en'
import type { AnyMessage } from '@/lib/messages/message'
import type { Problem, Result } from '@/lib/result'
import type { Sides } from './sides'

/*
 * A round as data. README.md beside this file defines every word used here.
 */

/**
 * What the player knows: the cards at each place, the dead cards, the decisions so far, and the side bets placed.
 */
export type RoundState<P extends string, A extends string> = { readonly [place in P | 'dead']: readonly Card[] } & {
  readonly did: readonly A[]
  readonly sides: Sides
}

export interface Place<P extends string> {
  readonly id: P
  readonly owner: 'player' | 'board' | 'dealer'
  /** The number of cards there at the end of a complete round. */
  readonly size: number
  readonly name: FeltMessage
  /** The id of its zone on the felt, where that isn't `id`. Places with the same zone lie in one row, in their order. */
  readonly zone?: string
  /**
   * The script deals no cards to this place: it is empty or fills together with this other place. Casino Hold'em's
   * second box.
   */
  readonly with?: P
  /**
   * The field by which a user enters those of its cards that they have seen before the round shows them; absent if
   * nobody can. They stay there, and the deal brings the others.
   */
  readonly seenBy?: string
}

/** Deals cards to a place until it has `count`. */
export interface Deal<S, P extends string> {
  readonly deal: string
  readonly to: P
  readonly until: number
  /** Always, if absent. */
  readonly when?: (state: S) => boolean
}

/** A deal after a fold, which may depend on what the rules do with side bets then. */
export interface DealAfterFold<R, S, P extends string> extends Omit<Deal<S, P>, 'when'> {
  readonly when: (state: S, rules: R) => boolean
}

/** Asks the player to decide. Asks with the same name are one stage, such as two boxes on one flop. */
export interface Ask<R, S, A extends string, T extends string> {
  readonly ask: T
  /** In the order of the buttons. */
  readonly actions: (rules: R) => readonly A[]
  /** Whether the player's cards allow an action; all are allowed, if absent. */
  readonly allows?: (rules: R, state: S, action: A) => boolean
  /** Always, if absent. Once an ask is skipped, all later ones are skipped too. */
  readonly when?: (state: S) => boolean
}

/** How a user enters a decision without playing the round that leads to it. */
export interface Entry<S, A extends string> {
  /** Fields besides the cards of the places. */
  readonly fields?: readonly SpotField[]
  /** The decisions that come before the one entered. */
  readonly did: (values: SpotValues) => Result<readonly A[]>
  /** The values of those fields, and of places entered in another form than the state has them. */
  readonly values?: (state: S) => SpotValues
}

export interface Settlement {
  readonly bets: readonly SettledBet[]
  /** The net of the main-game bets only, in base wagers. */
  readonly net: number
}

export type Bets = Extract<Zone, { kind: 'bets' }>['bets']

/** How the felt describes the cards of a place. */
export interface ZoneWords {
  readonly caption?: AnyMessage | undefined
  /** Replaces the place's own name for now. */
  readonly name?: AnyMessage
  readonly row?: string
  readonly active?: true
}

/** What the felt shows besides the cards. */
export interface Felt<P extends string> {
  readonly zones: Readonly<Partial<Record<P, ZoneWords>>>
  /** The cards of the winning hand, in any zone. */
  readonly marked?: readonly Card[]
  readonly bets: Bets
}

export interface Round<R extends Rules, P extends string, A extends string, T extends string> {
  /** All cards of the game; one deck without a joker if absent. */
  readonly deck?: readonly Card[]
  /** In the order of addresses. Decisions are written before the dealer's cards. */
  readonly places: readonly Place<P>[]
  /** The words used in addresses and records. In an exact tie, the last one is the cheapest. */
  readonly actions: readonly A[]
  readonly sideBets: readonly SideBet[]
  readonly script: readonly (Deal<RoundState<P, A>, P> | Ask<R, RoundState<P, A>, A, T>)[]
  /** Whether the round ends early. If absent: when the player has chosen `fold`. */
  readonly folded?: (state: RoundState<P, A>) => boolean
  readonly afterFold?: readonly DealAfterFold<R, RoundState<P, A>, P>[]
  /** The bet of an action at a stage, in base wagers. */
  readonly bet: (action: A, stage: T) => number
  readonly entry: Entry<RoundState<P, A>, A>
  /** Every bet of a round that is over. */
  readonly settle: (rules: R, state: RoundState<P, A>) => Settlement
  /** What the felt shows besides the cards. */
  readonly felt: (rules: R, state: RoundState<P, A>, isOver: boolean) => Felt<P>
  /** The game's own reason to refuse a state that was read, checked before the round is replayed. */
  readonly refuse?: (state: RoundState<P, A>, rules: R) => Problem | undefined
}

/**
 * The cards at a place, or the dead cards. TypeScript can't see that the state's other members have different names.
 */
export const cardsAt = (state: object, place: string): readonly Card[] =>
  (state as Readonly<Record<string, readonly Card[]>>)[place]!

/** The places that the script deals, without those that fill together with another. */
export const dealtPlaces = <P extends string>(places: readonly Place<P>[]): readonly Place<P>[] =>
  places.filter((place) => place.with === undefined)

/** Whether an item of a script is an ask rather than a deal. */
export const isAsk = <D, K extends { readonly ask: string }>(item: D | K): item is K => 'ask' in (item as object)

/** The number of cards that the script has dealt to each place at each ask, in the order of the asks. */
function heldAtAsks<R extends Rules, P extends string, A extends string, T extends string>({
  places,
  script,
}: Round<R, P, A, T>): readonly (readonly { readonly place: P; readonly count: number }[])[] {
  const held = new Map<P, number>(dealtPlaces(places).map(({ id }) => [id, 0]))
  return script.flatMap((item) => {
    if (!isAsk(item)) held.set(item.to, item.until)
    return isAsk(item) ? [Array.from(held, ([place, count]) => ({ place, count }))] : []
  })
}

/**
 * `cursor`: the next deal or ask of the script for a state, or undefined at the end. `askAt`: the ask, if that is next.
 * Inner loop: called at every step of a round.
 */
export function cursorOf<R extends Rules, P extends string, A extends string, T extends string>(
  round: Round<R, P, A, T>,
) {
  type S = RoundState<P, A>
  const { script, afterFold = [] } = round
  const held = heldAtAsks(round)
  const seen = new Map(round.places.flatMap(({ id, size, seenBy }) => (seenBy === undefined ? [] : [[id, size]])))
  const folded = round.folded ?? (({ did }: S) => (did as readonly string[]).includes('fold'))
  const next = (state: S): Deal<S, P> | Ask<R, S, A, T> | undefined => {
    let asked = 0
    for (const item of script) {
      if (item.when !== undefined && !item.when(state)) continue
      if (!isAsk(item)) {
        if (cardsAt(state, item.to).length < item.until) return item
      } else if (asked++ === state.did.length) {
        const fits = held[asked - 1]!.every(({ place, count }) => {
          const cards = cardsAt(state, place).length
          return cards === count || (cards > count && cards < (seen.get(place) ?? 0))
        })
        if (fits) return item
      }
    }
    return undefined
  }
  const dealsAfterFold = (state: S, rules: R): DealAfterFold<R, S, P> | undefined =>
    afterFold.find(({ to, until, when }) => cardsAt(state, to).length < until && when(state, rules))
  return {
    cursor: (state: S, rules: R) => (folded(state) ? dealsAfterFold(state, rules) : next(state)),
    askAt: (state: S): Ask<R, S, A, T> | undefined => {
      const item = folded(state) ? undefined : next(state)
      return item !== undefined && isAsk(item) ? item : undefined
    },
  }
}

/** The fields of the cards seen at a decision, followed by the entry's own fields. */
export function fieldsOf<R extends Rules, P extends string, A extends string, T extends string>(
  round: Round<R, P, A, T>,
): readonly SpotField[] {
  const held = heldAtAsks(round).flat()
  const field = ({ id }: Place<P>, counts: readonly number[]): SpotField[] =>
    counts.every((count) => count === 0) ? [] : [{ kind: 'cards', id, counts, needed: !counts.includes(0) }]
  return [
    ...dealtPlaces(round.places).flatMap((place) =>
      field(place, [...new Set(held.flatMap((one) => (one.place === place.id ? [one.count] : [])))]),
    ),
    ...round.places.filter((place) => place.with !== undefined).flatMap((place) => field(place, [0, place.size])),
    ...round.places.flatMap(({ seenBy: id, size }): SpotField[] =>
      id === undefined
        ? []
        : [{ kind: 'cards', id, counts: Array.from({ length: size }, (_, count) => count), needed: false, seen: true }],
    ),
    ...(round.entry.fields ?? []),
  ]
}

/** The actions of an ask that the player's cards allow, in the order of the buttons. */
export const allowed = <R, S, A extends string, T extends string>(
  { actions, allows }: Ask<R, S, A, T>,
  rules: R,
  state: S,
): readonly A[] => (allows ? actions(rules).filter((action) => allows(rules, state, action)) : actions(rules))
