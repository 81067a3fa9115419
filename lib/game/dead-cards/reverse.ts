import type { Card } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import { alikeCards, isBest, leadOf, makeNames, stateWithDead, unseenCards } from '@/lib/game/dead-cards/effects'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { Worth } from '@/lib/game/worth'
import { ok, type Result } from '@/lib/result'

/*
 * Which dead cards would make another play the best? One card is found among the effects of single cards. For two, all
 * pairs that differ are tried, most promising first. For more, the card that helps most is added again and again, and
 * then cards that prove unnecessary are removed. Every answer is solved exactly. One card or two are certainly the
 * fewest; three are if every pair has failed.
 */

/** Solves states, and returns their worths in the same order. */
export type AskWorths = (states: readonly unknown[]) => Promise<Result<readonly Worth[]>>

export interface ReverseSpot {
  readonly game: AnyGame
  readonly rules: Rules
  readonly state: unknown
}

/** The progress of a search. */
export type ReverseProgress =
  | { readonly kind: 'pairs'; readonly done: number; readonly of: number }
  | { readonly kind: 'more'; readonly cards: number }

export interface ReverseOptions {
  /** The most pairs that are tried, most promising first. */
  readonly mostPairs: number
  readonly ask: AskWorths
  readonly onProgress?: (progress: ReverseProgress) => void
}

/** More dead cards, and what the decision is worth with them. */
export interface Seen {
  readonly cards: readonly Card[]
  readonly worth: Worth
}

export interface Reversed extends Seen {
  /** Whether the play is best, alone or tied. If not, these cards brought it closest. */
  readonly found: boolean
  /** Whether no smaller number of cards is enough. */
  readonly fewest: boolean
  readonly pairs: { readonly tried: number; readonly of: number }
}

/**
 * How many states are solved at a time. The first batch is small, so that a pair among the most promising is found
 * early.
 */
const FIRST_ASKED = 8
const ASKED = 48
/** When another card is added, this many of the most promising cards are tried before all others. */
const CANDIDATES = 16
const MOST_CARDS = 30

/**
 * Searches for the dead cards that make `action` the best play. `singles`: the effect of each unseen card, one for each
 * group of alike cards.
 */
export async function reverse(
  spot: ReverseSpot,
  action: string,
  singles: readonly Seen[],
  options: ReverseOptions,
): Promise<Result<Reversed>> {
  const merit = ({ worth }: Seen): number => evValue(leadOf(worth, action))
  const best = (all: readonly Seen[]): Seen | undefined => all.toSorted((a, b) => merit(b) - merit(a))[0]
  const one = best(singles)
  if (!one || isBest(one.worth, action))
    return ok({
      cards: [],
      worth: { options: [], best: [] },
      ...one,
      found: one !== undefined,
      fewest: true,
      pairs: { tried: 0, of: 0 },
    })

  const all = promisingPairs(spot, singles, merit)
  const tried = await tryPairs(spot, action, all.slice(0, options.mostPairs), all.length, options)
  if (!tried.ok) return tried
  const pairs = { tried: tried.value.length, of: all.length }
  const two = best(tried.value)
  if (two && isBest(two.worth, action)) return ok({ ...two, found: true, fewest: true, pairs })

  const more = await addCards(
    spot,
    action,
    two ?? one,
    singles.toSorted((a, b) => merit(b) - merit(a)),
    options,
  )
  if (!more.ok) return more
  if (!isBest(more.value.worth, action)) return ok({ ...more.value, found: false, fewest: false, pairs })
  const few = await takeAway(spot, action, more.value, options.ask)
  return few.ok
    ? ok({
        ...few.value,
        found: true,
        fewest: few.value.cards.length === 2 || (few.value.cards.length === 3 && pairs.tried === pairs.of),
        pairs,
      })
    : few
}

// ——— Asking ——————————————————————————————————————————————————————————————————————————————————————————————

/**
 * Solves the decision with each of these sets of cards dead. Sets that leave too few cards for the round are left out.
 */
async function askAll(
  { game, rules, state }: ReverseSpot,
  sets: readonly (readonly Card[])[],
  ask: AskWorths,
): Promise<Result<readonly Seen[]>> {
  const open = sets.flatMap((cards) => {
    const entered = stateWithDead(game, rules, state, cards)
    return entered.ok ? [{ cards, state: entered.value }] : []
  })
  if (open.length === 0) return ok([])
  const worths = await ask(open.map((one) => one.state))
  return worths.ok ? ok(worths.value.map((worth, i) => ({ cards: open[i]!.cards, worth }))) : worths
}

// ——— Two cards ———————————————————————————————————————————————————————————————————————————————————————————

/**
 * Every pair of unseen cards, one for each group of alike pairs, those with the highest sum of single effects first.
 */
function promisingPairs(
  { game, rules, state }: ReverseSpot,
  singles: readonly Seen[],
  merit: (seen: Seen) => number,
): readonly (readonly Card[])[] {
  const nameOf = makeNames(game, rules, state)
  const byName = new Map(singles.map((seen) => [nameOf(seen.cards), merit(seen)]))
  const cards = [...unseenCards(game, rules, state)]
    .filter(([, left]) => left > 0)
    .map(([card, left]) => ({ card, left, merit: byName.get(nameOf([card])) ?? 0 }))
  const pairs = new Map<string, { readonly pair: readonly Card[]; readonly merit: number }>()
  cards.forEach((a, i) =>
    cards.slice(i).forEach((b) => {
      if (a === b && a.left < 2) return
      const pair = [a.card, b.card]
      const name = nameOf(pair)
      if (!pairs.has(name)) pairs.set(name, { pair, merit: a.merit + b.merit })
    }),
  )
  return [...pairs.values()].sort((a, b) => b.merit - a.merit).map(({ pair }) => pair)
}

/** Solves pairs until one is enough. Returns all that were solved. */
async function tryPairs(
  spot: ReverseSpot,
  action: string,
  pairs: readonly (readonly Card[])[],
  of: number,
  { ask, onProgress }: ReverseOptions,
): Promise<Result<readonly Seen[]>> {
  const solved: Seen[] = []
  let at = 0
  while (at < pairs.length) {
    onProgress?.({ kind: 'pairs', done: at, of })
    const count = at === 0 ? FIRST_ASKED : ASKED
    const seen = await askAll(spot, pairs.slice(at, at + count), ask)
    if (!seen.ok) return seen
    solved.push(...seen.value)
    if (seen.value.some(({ worth }) => isBest(worth, action))) break
    at += count
  }
  return ok(solved)
}

// ——— More cards ——————————————————————————————————————————————————————————————————————————————————————————

/**
 * Adds the card that helps most until the play is best, no card helps or `MOST_CARDS` are dead. `order`: single cards,
 * most helpful first.
 */
async function addCards(
  spot: ReverseSpot,
  action: string,
  from: Seen,
  order: readonly Seen[],
  { ask, onProgress }: ReverseOptions,
): Promise<Result<Seen>> {
  const { game, rules, state } = spot
  const merit = ({ worth }: Seen): number => evValue(leadOf(worth, action))
  const rank = new Map(order.flatMap(({ cards }, i) => cards.map((card) => [card, i] as const)))
  const rankOf = (cards: readonly Card[]): number => Math.min(...cards.map((card) => rank.get(card) ?? Infinity))
  let now = from
  while (!isBest(now.worth, action) && now.cards.length < MOST_CARDS) {
    onProgress?.({ kind: 'more', cards: now.cards.length + 1 })
    const entered = stateWithDead(game, rules, state, now.cards)
    if (!entered.ok) break
    const left = alikeCards(game, rules, entered.value).toSorted((a, b) => rankOf(a.cards) - rankOf(b.cards))
    const sets = left.map(({ cards }) => [...now.cards, cards[0]])
    let next: Seen | undefined
    for (const some of [sets.slice(0, CANDIDATES), sets.slice(CANDIDATES)]) {
      const seen = await askAll(spot, some, ask)
      if (!seen.ok) return seen
      next = seen.value.toSorted((a, b) => merit(b) - merit(a))[0]
      if (next && merit(next) > merit(now)) break
      next = undefined
    }
    if (!next) break
    now = next
  }
  return ok(now)
}

/** Removes cards that aren't needed for the play to be best. Stops at two cards. */
async function takeAway(spot: ReverseSpot, action: string, from: Seen, ask: AskWorths): Promise<Result<Seen>> {
  let now = from
  while (now.cards.length > 2) {
    const fewer = now.cards.map((_, i) => now.cards.filter((__, j) => j !== i))
    const seen = await askAll(spot, fewer, ask)
    if (!seen.ok) return seen
    const still = seen.value.find(({ worth }) => isBest(worth, action))
    if (!still) return ok(now)
    now = still
  }
  return ok(now)
}

// ——— Which play ——————————————————————————————————————————————————————————————————————————————————————————

/** How many cards like the most effective single one would be enough if effects added up; Infinity if no card helps. */
function cardsToGo(before: Worth, action: string, singles: readonly Seen[]): number {
  const lead = evValue(leadOf(before, action))
  const most = Math.max(...singles.map(({ worth }) => evValue(leadOf(worth, action)) - lead))
  return most > 0 ? -lead / most : Infinity
}

/** The other plays, first those that seem to need the fewest cards to become best. */
export function otherPlays(before: Worth, singles: readonly Seen[]): readonly string[] {
  const others = before.options
    .filter(({ action }) => !before.best.includes(action))
    .map(({ action, ev }) => ({ action, ev: evValue(ev), cards: cardsToGo(before, action, singles) }))
  return others.toSorted((a, b) => (a.cards === b.cards ? b.ev - a.ev : a.cards - b.cards)).map(({ action }) => action)
}
