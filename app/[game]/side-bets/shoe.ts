import { shoe as words } from '@/app/_languages/words'
import { makeCards, parseCards, type Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { AnyGame, Rules } from '@/lib/game/game'
import { draw, type Random } from '@/lib/math/random'
import { fail, ok, type Result } from '@/lib/result'
import { deal } from '@/lib/engines/round/index'

/* A shoe as a card counter sees it: the number of decks and the cards that left, step by step. Plain data. */

/** Cards that left the shoe together, or were put back. */
export interface ShoeStep {
  readonly cards: readonly Card[]
  readonly back: boolean
}

export interface Shoe {
  readonly decks: number
  readonly steps: readonly ShoeStep[]
}

export const MOST_DECKS = 8
const MOST_STEPS = 300
const LONGEST_TEXT = 2000

/** How many of each card are left, by card. */
export function cardsLeft({ decks, steps }: Shoe): readonly number[] {
  const left = new Array<number>(DECK.length).fill(decks)
  for (const { cards, back } of steps) for (const card of cards) left[card]! += back ? 1 : -1
  return left
}

export const total = (left: readonly number[]): number => left.reduce((sum, n) => sum + n, 0)

const SUITS = [0, 1, 2, 3] as const
const RANKS = Array.from({ length: 13 }, (_, rank) => rank)

/** The 52 counts in the order of the solver: suits s h d c, and in each the ranks 2 to A. */
export const countsOf = (left: readonly number[]): readonly number[] =>
  SUITS.flatMap((suit) => RANKS.map((rank) => left[rank * 4 + suit]!))

/**
 * The shoe after another step. It stays the same if it doesn't have the cards, or has no room for those put back, or if
 * its list of steps is full.
 */
export function withStep(shoe: Shoe, step: ShoeStep): Shoe {
  const next = { ...shoe, steps: [...shoe.steps, step] }
  return step.cards.length > 0 && next.steps.length <= MOST_STEPS && isWhole(next) ? next : shoe
}

const isWhole = (shoe: Shoe): boolean => cardsLeft(shoe).every((n) => n >= 0 && n <= shoe.decks)

export const undone = (shoe: Shoe): Shoe => ({ ...shoe, steps: shoe.steps.slice(0, -1) })

/** The shoe after each of its last steps, the oldest first, with the shoe before them at the start. */
export function lastShoes(shoe: Shoe, most: number): readonly Shoe[] {
  const from = Math.max(0, shoe.steps.length - most + 1)
  return Array.from({ length: shoe.steps.length - from + 1 }, (_, i) => ({
    ...shoe,
    steps: shoe.steps.slice(0, from + i),
  }))
}

// ——— As text ————————————————————————————————————————————————————————————————————————————————————————————

const BACK = 'b'

/** `AsKd.7h.b2c`: the steps, with a b before cards put back. */
export const makeSteps = (steps: readonly ShoeStep[]): string =>
  steps.map(({ cards, back }) => (back ? BACK : '') + makeCards(cards)).join('.')

/**
 * Reads the text that `makeSteps` wrote for a shoe with this many decks. Fails with `BadText`, or as `parseCards` does.
 */
export function parseSteps(decks: number, text: string): Result<Shoe> {
  if (text.length > LONGEST_TEXT) return fail('BadText', words.tooLong)
  let shoe: Shoe = { decks, steps: [] }
  for (const piece of text === '' ? [] : text.split('.')) {
    const back = piece.startsWith(BACK)
    const cards = parseCards(back ? piece.slice(1) : piece)
    if (!cards.ok) return cards
    const next = withStep(shoe, { cards: cards.value, back })
    if (next === shoe) return fail('BadText', words.cannotGive(decks))
    shoe = next
  }
  return ok(shoe)
}

// ——— Play —————————————————————————————————————————————————————————————————————————————————————————————

/** Fewer cards may not be enough for a round. */
export const ROUND_NEEDS = 30

/**
 * The cards that one round takes out of the shoe. The round is dealt by the game's own steps with the side bet placed
 * and with random decisions. Cards dealt face down count once they are shown. Throws if the shoe runs out.
 */
export function dealRound(
  game: AnyGame,
  rules: Rules,
  bet: string,
  left: readonly number[],
  random: Random,
): readonly Card[] {
  const shoe = left.flatMap((n, card) => new Array<Card>(n).fill(card))
  const gone: Card[] = []
  const take = (cards: readonly Card[]): void => {
    for (const card of cards) shoe.splice(shoe.indexOf(card), 1)
    gone.push(...cards)
  }
  let state: unknown = game.start(rules, { sides: { [bet]: 1 } })
  for (;;) {
    const step = game.step(rules, state)
    if (step.kind === 'end') return gone
    if (step.kind === 'decide') state = step.next(draw(random, step.actions, 1)[0]!)
    else {
      const next = (cards: readonly Card[]): unknown => {
        if (!step.faceDown) take(cards)
        return step.next(cards) as unknown
      }
      state = deal({ ...step, stub: [...shoe], next }, random)
    }
  }
}
