import { type Card, rankOf } from '@/lib/cards/card'
import { enterSpot, spotFields } from '@/lib/game/enter'
import { evValue } from '@/lib/game/ev'
import { leadOf, unseenCards } from '@/lib/game/dead-cards/effects'
import type { AskWorths } from '@/lib/game/dead-cards/reverse'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { Worth } from '@/lib/game/worth'
import { draw, makeRandom } from '@/lib/math/random'
import { must, ok, type Result } from '@/lib/result'
import { groupedBy } from '@/lib/teaching/quiz/fresh'

/*
 * The other players at the table. If a person sees their cards, these can't be dealt any more: they are dead cards of
 * the decision, and the solver leaves them out. Unseen cards change nothing: they could as well be in the deck.
 */

/** Whose cards are seen: those of the two neighbors, or of everybody. */
export const SEEN = ['neighbors', 'all'] as const
export type Seen = (typeof SEEN)[number]

const SEATS: Readonly<Record<Seen, number>> = { neighbors: 2, all: 6 }

/** The number of cards that a seat gets before the first decision. */
function cardsOfSeat(game: AnyGame): number {
  const hand = spotFields(game).find(({ id }) => id === 'hand')
  if (hand?.kind !== 'cards') throw new Error(`${game.id} has no hand`)
  return hand.counts[0]!
}

const deadOf = (game: AnyGame, state: unknown): readonly Card[] => game.values(state)['dead'] as readonly Card[]

/**
 * The decision with exactly these dead cards. Fails as `enterSpot` does, with `TooFewCards` if the round couldn't be
 * dealt to its end.
 */
export const withDead = (game: AnyGame, rules: Rules, state: unknown, dead: readonly Card[]) =>
  enterSpot<Rules, unknown, string>(game, rules, { ...game.values(state), dead })

/**
 * A decision at a full table: the other seats' cards in sight are dead. The seed fixes them, and the neighbors' hands
 * are the first two. If the deck is too small for all seats, there are fewer (Pai Gow). A decision that already has
 * dead cards stays as it is.
 */
export function withSeats(game: AnyGame, rules: Rules, state: unknown, seed: string, seen: Seen): unknown {
  if (deadOf(game, state).length > 0) return state
  const size = cardsOfSeat(game)
  const unseen = [...unseenCards(game, rules, state)].flatMap(([card, left]) => Array<Card>(left).fill(card))
  const cards = draw(makeRandom(`${seed}/seats`), unseen, Math.min(unseen.length, size * SEATS.all))
  for (let seats = SEATS[seen]; seats > 0; seats--) {
    const entered = withDead(game, rules, state, cards.slice(0, size * seats))
    if (entered.ok || entered.problem.name !== 'TooFewCards') return must(entered)
  }
  return state
}

/** The dead cards of a decision, by seat; in a single list if they don't belong to seats. */
export function seatsOf(game: AnyGame, state: unknown, seen: Seen | undefined): readonly (readonly Card[])[] {
  const dead = deadOf(game, state)
  const size = seen === undefined ? dead.length : cardsOfSeat(game)
  return Array.from({ length: size === 0 ? 0 : Math.ceil(dead.length / size) }, (_, i) =>
    dead.slice(i * size, (i + 1) * size),
  )
}

/** How the cards in sight changed a decision. Figures are in base wagers. */
export type SeatsEffect =
  /**
   * The best play is the same without them. `lead`: how far it is ahead of the next option with them; `without`:
   * without them.
   */
  | { readonly kind: 'same'; readonly lead: number; readonly without: number }
  /**
   * Without `cards` another play would be best, by this much: the cards of one rank if they suffice, otherwise all dead
   * cards.
   */
  | { readonly kind: 'other'; readonly cards: readonly Card[]; readonly play: string; readonly by: number }

/** The play that would be best, and its lead over the present best plays; null if one of these stays best. */
function otherPlay(worth: Worth, now: readonly string[]): { readonly play: string; readonly by: number } | null {
  const [play] = worth.best
  if (play === undefined || worth.best.some((one) => now.includes(one))) return null
  const value = (action: string): number => evValue(worth.options.find((option) => option.action === action)!.ev)
  return { play, by: value(play) - Math.max(...now.map(value)) }
}

/** How the cards in sight changed a decision that was solved with them. Fails as `ask` does. */
export async function effectOfSeats(
  game: AnyGame,
  rules: Rules,
  state: unknown,
  solved: Worth,
  ask: AskWorths,
): Promise<Result<SeatsEffect>> {
  const dead = deadOf(game, state)
  const askWithout = (lists: readonly (readonly Card[])[]) =>
    ask(
      lists.map((gone) =>
        must(
          withDead(
            game,
            rules,
            state,
            dead.filter((_, i) => !gone.includes(dead[i]!)),
          ),
        ),
      ),
    )
  const none = await askWithout([dead])
  if (!none.ok) return none
  const [without] = none.value as [Worth]
  const other = otherPlay(without, solved.best)
  if (other === null) {
    const play = solved.best.find((one) => without.best.includes(one))!
    const lead = (worth: Worth): number => evValue(leadOf(worth, play))
    return ok({ kind: 'same', lead: lead(solved), without: lead(without) })
  }
  const ranks = [...groupedBy(dead, (card) => String(rankOf(card))).values()]
  const parts = await askWithout(ranks)
  if (!parts.ok) return parts
  const [least] = ranks
    .flatMap((cards, i) => {
      const found = otherPlay(parts.value[i]!, solved.best)
      return found === null ? [] : [{ ...found, cards }]
    })
    .sort((a, b) => a.cards.length - b.cards.length || b.by - a.by)
  return ok({ kind: 'other', ...(least ?? { ...other, cards: dead }) })
}
