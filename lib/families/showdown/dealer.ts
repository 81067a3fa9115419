import type { Game } from '@/lib/games/game'
import type { DisputeCase } from '@/lib/teaching/dealer-school/cases'
import { type Dealer, LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/dealer'
import { calledOut, PUSH_TAKEN, WRONG_CHIPS, wrongOdds, wrongWinner } from '@/lib/teaching/dealer-school/error-kinds'
import { byRules, byState, type ErrorKind } from '@/lib/teaching/dealer-school/errors'
import { rangeHand } from './hands'
import type { ShowdownPage } from './page'
import { dealersCards, type ShowdownState } from './round'
import type { ShowdownRules } from './rules'
import { lookOf, ruleFinder } from './strategy'

/* How a page is dealt: what the dealer school needs. */

/** The two hands exchanged; undefined if one has more cards. */
function exchanged(state: ShowdownState): ShowdownState | undefined {
  const [own, dealers, up] = [state.hand, dealersCards(state), state.upcard.length]
  if (dealers.length !== own.length) return undefined
  return { ...state, hand: dealers, upcard: own.slice(0, up), dealer: own.slice(up) }
}

/** Errors that follow from the table: each pay table misread, each stricter qualifying hand, the wrong winner, chips. */
function errorsOf(page: ShowdownPage, { qualifies: least }: ShowdownRules): readonly ErrorKind[] {
  const { values } = page.qualifies
  const stricter = values.slice(values.indexOf(least) + 1)
  const main = Object.keys(page.settlement.bets)
  const pushes = Object.entries(page.settlement.bets).flatMap(([bet, { unqualified }]) =>
    unqualified === 0 ? [bet] : [],
  )
  return [
    // A dealer who plays every hand can't mistake one that doesn't qualify.
    ...(least === 'none' ? [] : pushes.slice(0, 1)).map((bet): ErrorKind => ({
      id: 'unqualified-settled',
      says: { id: 'unqualifiedSettled', args: { bet, hand: rangeHand(least) } },
      ways: byRules<ShowdownRules>((rules) => ({ ...rules, qualifies: 'none' })),
    })),
    calledOut(
      byRules<ShowdownRules>(...stricter.map((qualifies) => (rules: ShowdownRules) => ({ ...rules, qualifies }))),
    ),
    ...Object.keys(page.pays).map((table) => wrongOdds(table)),
    { ...wrongWinner(...main), ways: byState(main, exchanged) },
    PUSH_TAKEN,
    WRONG_CHIPS,
  ]
}

export function dealerOf(
  page: ShowdownPage,
  game: Game<ShowdownRules, ShowdownState, string>,
  disputes: readonly object[],
): Dealer<ShowdownRules, ShowdownState, string> {
  const find = ruleFinder(page, page.strategies[0].rules)
  const main = Object.keys(page.settlement.bets)
  const sides = Object.entries(page.sides)
  return {
    game,
    piles: { upcard: 'dealer', dealer: 'dealer' },
    chips: LOW_CHIPS,
    sides: Object.fromEntries(sides.map(([id, { always }]) => [id, always === undefined ? SIDE_CHIPS : [always]])),
    order: [...main, ...sides.map(([id]) => id)],
    ...page.table,
    settlement: {
      passes: [{ bets: [...main, ...sides.map(([id]) => id)], from: 'right' }],
      onFold: main.slice(0, 1),
    },
    errors: (rules) => errorsOf(page, rules),
    // From a JSON file, whose type has any text for an id.
    disputes: disputes as readonly DisputeCase[],
    follows: (_rules, state) => [find(lookOf(page, state)).says],
  }
}
