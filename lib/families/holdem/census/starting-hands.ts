import { type Card, makeCards } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import { alikeCards, stateWithDead } from '@/lib/game/dead-cards/effects'
import type { StartingClass } from '@/lib/game/figures'
import type { AnyGame, Rules } from '@/lib/game/game'
import { foundTables, MAIN_BET } from '@/lib/game/precomputed/known-tables'
import { keepOwn, type KeptTally, type MadeStartingHand } from '@/lib/families/holdem/kept-starting-hands'
import type { AnySolver } from '@/lib/game/solver'
import { cardsOf, classIdOf, slugOf, STARTING_HANDS } from '@/lib/game/strategy/starting-hands'
import type { Worth } from '@/lib/game/worth'
import { ownHands } from '@/lib/engines/holdem/index'
import { must } from '@/lib/result'
import type { Show } from '@/lib/teaching/census/counts'

/* The figures for the pages of the 169 starting hands, for the games with a decision before the flop. */

export interface StartingGame {
  readonly game: AnyGame
  readonly solver: AnySolver
  /**
   * How the rounds of a hand end: tallies in the order in which the game reads them, and the deals that are folded
   * later.
   */
  readonly talliesOf: (hand: readonly Card[]) => { readonly tallies: readonly KeptTally[]; readonly folded?: number }
}

/** Nobody sees more dead cards than these by accident. */
const MOST_DEAD = 6
const DIGITS = 8
const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

/** EV of the first action minus EV of the last, which checks or folds. */
const leadOf = ({ options }: Pick<Worth, 'options'>): number => evValue(options[0]!.ev) - evValue(options.at(-1)!.ev)

interface Single {
  readonly cards: readonly Card[]
  readonly lead: number
}

function singlesOf({ game, solver }: StartingGame, rules: Rules, state: unknown): readonly Single[] {
  const groups = alikeCards(game, rules, state)
  const states = groups.map(({ cards }) => must(stateWithDead(game, rules, state, [cards[0]])))
  return solver.worths!(rules, states).map((worth, i) => ({ cards: groups[i]!.cards, lead: leadOf(worth) }))
}

/**
 * The dead cards that help the other action most, added one by one until it is the better one; undefined if `MOST_DEAD`
 * aren't enough.
 */
function turnOf(
  { game, solver }: StartingGame,
  rules: Rules,
  state: unknown,
  lead: number,
  singles: readonly Single[],
): MadeStartingHand['turn'] {
  const against = (one: Single): number => (lead > 0 ? one.lead : -one.lead)
  const order = [...singles].sort((a, b) => against(a) - against(b)).flatMap(({ cards }) => cards)
  for (let count = 1; count <= MOST_DEAD; count++) {
    const gone = order.slice(0, count)
    const now = leadOf(solver.worths!(rules, [must(stateWithDead(game, rules, state, gone))])[0]!)
    if (now > 0 !== lead > 0) return [makeCards(gone), rounded(now)]
  }
  return undefined
}

/** Classes by id, for every known table except the usual one. */
function classesByTable({
  game,
  solver,
}: StartingGame): readonly { readonly id: string; readonly classes: ReadonlyMap<string, StartingClass> }[] {
  return foundTables(game)
    .filter(({ bet }) => bet === MAIN_BET)
    .slice(1)
    .map(({ id, rules }) => ({ id, classes: new Map(solver.whole(rules).classes!.map((one) => [one.id, one])) }))
}

/** All 169 hands, in the order of their pages. */
export function makeStartingHands(from: StartingGame, show: Show): readonly MadeStartingHand[] {
  const { game, solver, talliesOf } = from
  const rules = game.variants[0].rules as Rules
  const tables = classesByTable(from)
  return STARTING_HANDS.map((hand, i) => {
    show(i / STARTING_HANDS.length)
    const cards = cardsOf(hand)
    const state: unknown = must(game.enter(rules, { hand: cards, board: [], dead: [] }))
    const singles = singlesOf(from, rules, state)
    const turn = turnOf(from, rules, state, leadOf(solver.worths!(rules, [state])[0]!), singles)
    return {
      slug: slugOf(hand),
      ...talliesOf(cards),
      own: keepOwn(ownHands(cards)),
      tables: Object.fromEntries(
        tables.map(({ id, classes }) => [
          id,
          classes.get(classIdOf(hand))!.options.map(({ ev }) => rounded(evValue(ev))),
        ]),
      ),
      dead: singles.map((one) => [makeCards(one.cards), rounded(one.lead)] as const),
      ...(turn ? { turn } : {}),
    }
  })
}
