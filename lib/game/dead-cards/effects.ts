import { cardOf, JOKER, makeCard, parseCard, rankOf, suitOf, SUITS, type Card } from '@/lib/cards/card'
import { enterSpot, spotFields } from '@/lib/game/enter'
import { bestOf, evValue } from '@/lib/game/ev'
import type { AnyGame, Rules, SpotValues } from '@/lib/game/game'
import type { Ev } from '@/lib/game/solution'
import type { Worth } from '@/lib/game/worth'
import { subtract } from '@/lib/math/fraction'
import type { Result } from '@/lib/result'

/*
 * A table with eyes: what it is worth to have seen one more card. The same decision is solved again with that card
 * dead. Cards that must have the same effect are solved once.
 */

// ——— Cards ———————————————————————————————————————————————————————————————————————————————————————————————

type Values = SpotValues[string]

const cardsIn = (value: Values | undefined): readonly (Card | null)[] =>
  Array.isArray(value) ? (value as readonly (Card | null)[]) : []

/** How often each card appears in the fields of a decision, dead cards included. */
function seenCards(game: AnyGame, values: SpotValues): ReadonlyMap<Card, number> {
  const seen = new Map<Card, number>()
  for (const field of spotFields(game)) {
    if (field.kind !== 'cards' || field.of !== undefined) continue
    for (const card of cardsIn(values[field.id])) if (card !== null) seen.set(card, (seen.get(card) ?? 0) + 1)
  }
  return seen
}

/** Every card of the deck, and how many copies of it are unseen. */
export function unseenCards(game: AnyGame, rules: Rules, state: unknown): ReadonlyMap<Card, number> {
  const { cards, copies } = game.deck(rules)
  const seen = seenCards(game, game.values(state))
  return new Map(cards.map((card) => [card, Math.max(0, copies - (seen.get(card) ?? 0))]))
}

/**
 * The same decision with more dead cards. Fails as `enterSpot` does, with `TooFewCards` if the round can't be dealt any
 * more.
 */
export function stateWithDead(game: AnyGame, rules: Rules, state: unknown, cards: readonly Card[]): Result<unknown> {
  const values = game.values(state)
  return enterSpot<Rules, unknown, string>(game, rules, { ...values, dead: [...cardsIn(values['dead']), ...cards] })
}

// ——— Cards that are alike ————————————————————————————————————————————————————————————————————————————————

/** A renaming of suits: the new suit at the index of the old one. */
type Renaming = readonly number[]

/** All 24 renamings of four suits. The first one changes nothing. */
const RENAMINGS: readonly Renaming[] = SUITS.map((_, suit) => suit).reduce<readonly Renaming[]>(
  (all, suit) =>
    all.flatMap((one) =>
      Array.from({ length: one.length + 1 }, (_, i) => [
        ...one.slice(0, one.length - i),
        suit,
        ...one.slice(one.length - i),
      ]),
    ),
  [[]],
)

const renamed = (card: Card, renaming: Renaming): Card =>
  card === JOKER ? card : cardOf(rankOf(card), renaming[suitOf(card)]!)

/** Fields whose cards every game takes in any order. */
const UNORDERED = ['hand', 'dead']

const written = (id: string, cards: readonly (Card | null)[]): string =>
  (UNORDERED.includes(id) ? cards.toSorted((a, b) => (a ?? -1) - (b ?? -1)) : cards).join()

function isKept(game: AnyGame, values: SpotValues, renaming: Renaming): boolean {
  return spotFields(game).every(({ id, kind }) => {
    const cards = kind === 'cards' ? cardsIn(values[id]) : []
    return (
      written(id, cards) ===
      written(
        id,
        cards.map((card) => (card === null ? null : renamed(card, renaming))),
      )
    )
  })
}

/** Whether a renaming changes none of the cards that an action names: `place:9h` names one, `call` none. */
function isUntouched(action: string, renaming: Renaming): boolean {
  const [, named = ''] = action.split(':')
  return (named.match(/../g) ?? []).every((text) => {
    const card = parseCard(text)
    return !card.ok || makeCard(renamed(card.value, renaming)) === text
  })
}

/** The renamings that leave the decision and its actions the same. */
function renamingsOf(game: AnyGame, rules: Rules, state: unknown): readonly Renaming[] {
  const step = game.step(rules, state)
  const actions = step.kind === 'decide' ? step.actions : []
  const values = game.values(state)
  return RENAMINGS.filter(
    (renaming) => isKept(game, values, renaming) && actions.every((action) => isUntouched(action, renaming)),
  )
}

/** Makes a function that names sets of cards. Two sets with one name have the same effect as dead cards. */
export function makeNames(game: AnyGame, rules: Rules, state: unknown): (cards: readonly Card[]) => string {
  const name = (cards: readonly Card[]): string => cards.toSorted((a, b) => a - b).join()
  const { sameAs } = game
  if (sameAs) return (cards) => name(cards.map(sameAs))
  const renamings = renamingsOf(game, rules, state)
  return (cards) =>
    renamings.map((renaming) => name(cards.map((card) => renamed(card, renaming)))).reduce((a, b) => (a < b ? a : b))
}

/** Cards with the same effect, and how many copies of them are unseen. */
export interface Alike {
  readonly cards: readonly [Card, ...Card[]]
  readonly left: number
}

/** The unseen cards in groups. Within a group it can't matter which card is dead. */
export function alikeCards(game: AnyGame, rules: Rules, state: unknown): readonly Alike[] {
  const nameOf = makeNames(game, rules, state)
  const groups = new Map<string, { cards: [Card, ...Card[]]; left: number }>()
  for (const [card, left] of unseenCards(game, rules, state)) {
    if (left === 0) continue
    const name = nameOf([card])
    const group = groups.get(name)
    if (!group) groups.set(name, { cards: [card], left })
    else {
      group.cards.push(card)
      group.left += left
    }
  }
  return [...groups.values()]
}

// ——— What a dead card does ———————————————————————————————————————————————————————————————————————————————

const difference = (a: Ev, b: Ev): Ev =>
  a.kind === 'exact' && b.kind === 'exact'
    ? { kind: 'exact', ...subtract(a, b) }
    : { kind: 'real', value: evValue(a) - evValue(b) }

/**
 * How far an action is ahead of the best other one, in base wagers; negative if another is better. Throws if it is the
 * only one.
 */
export function leadOf({ options }: Worth, action: string): Ev {
  const own = options.find((option) => option.action === action)
  const others = options.filter((option) => option !== own)
  const next = others.find((option) => option.action === bestOf(others)[0])
  if (!own || !next) throw new Error(`there is nothing to compare “${action}” with`)
  return difference(own.ev, next.ev)
}

/** What dead cards do to the play that is best without them. */
export interface Effect {
  /** How far that play is then ahead of the best other one. */
  readonly lead: Ev
  /** The change of its lead; positive if it becomes better compared with the others. */
  readonly change: Ev
  /** The best plays then, if that play isn't one of them any more; otherwise empty. */
  readonly flipsTo: readonly string[]
}

/** The play whose lead is shown: the best one; of several, the first. */
export const presentPlay = (before: Worth): string => before.best[0] ?? ''

export function effectOf(before: Worth, after: Worth): Effect {
  const play = presentPlay(before)
  const lead = leadOf(after, play)
  return { lead, change: difference(lead, leadOf(before, play)), flipsTo: after.best.includes(play) ? [] : after.best }
}

/** Whether an action is best, alone or tied. */
export const isBest = ({ best }: Worth, action: string): boolean => best.includes(action)
