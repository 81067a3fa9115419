import type { Game, PayTable } from '@/lib/games/game'
import type { DisputeCase } from '@/lib/teaching/dealer-school/cases'
import type { Dealer } from '@/lib/teaching/dealer-school/dealer'
import { LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/layout'
import { calledOut, PUSH_TAKEN, WRONG_CHIPS, wrongOdds, wrongWinner } from '@/lib/teaching/dealer-school/error-kinds'
import { byRules, byState, type ErrorKind } from '@/lib/teaching/dealer-school/errors'
import { rangeHand } from './hands'
import type { ShowdownPage } from './page'
import { dealersCards, type ShowdownState } from './round'
import type { ShowdownRules } from './rules'
import { ruleFor } from './skills'
import { lookOf } from './strategy'

/* How a page is dealt: what the dealer school needs. */

/** The two hands exchanged; undefined if one has more cards. */
function exchanged(state: ShowdownState): ShowdownState | undefined {
  const [own, dealers, up] = [state.hand, dealersCards(state), state.upcard?.length ?? 0]
  if (dealers.length !== own.length) return undefined
  return { ...state, hand: dealers, ...(up > 0 && { upcard: own.slice(0, up) }), dealer: own.slice(up) }
}

/** A bonus that isn't paid, or is paid by a table that dealers take for the one in force. */
const bonusUnpaid = (bet: string, table: string, misread: PayTable | undefined): ErrorKind => ({
  id: `${table}-odds`,
  says: { id: 'bonusUnpaid', args: { bet } },
  ways: byRules<ShowdownRules>(
    ...[{}, ...(misread ? [misread] : [])].map((pays) => (rules: ShowdownRules) => ({
      ...rules,
      pays: { ...rules.pays, [table]: pays },
    })),
  ),
})

/** Errors that follow from the table: each pay table misread, each stricter qualifying hand, the wrong winner, chips. */
function errorsOf(page: ShowdownPage, { qualifies: least }: ShowdownRules): readonly ErrorKind[] {
  const { values, usual } = page.qualifies
  const { bets } = page.settlement
  const stricter = values.slice(Math.max(values.indexOf(least), values.indexOf(usual)) + 1)
  const main = Object.keys(bets).filter((bet) => bets[bet]!.always === undefined)
  const bonuses = new Map(Object.entries(bets).map(([bet, { always }]) => [always, bet]))
  const pushes = main.filter((bet) => bets[bet]!.unqualified === 0)
  const held = page.held?.errors ?? {}
  // A dealer who plays every hand can't mistake one that doesn't qualify. Where exams had this error all the same, the letters of their answers count it.
  const unqualified = least !== 'none' || Object.hasOwn(held, 'unqualified-settled') ? pushes.slice(0, 1) : []
  const kinds = [
    ...unqualified.map((bet): ErrorKind => ({
      id: 'unqualified-settled',
      says: { id: 'unqualifiedSettled', args: { bet, hand: rangeHand(least === 'none' ? usual : least) } },
      ways: byRules<ShowdownRules>((rules) => ({ ...rules, qualifies: 'none' })),
    })),
    calledOut(
      byRules<ShowdownRules>(...stricter.map((qualifies) => (rules: ShowdownRules) => ({ ...rules, qualifies }))),
    ),
    ...Object.entries(page.pays).map(([table, { misread }]) => {
      const bonus = bonuses.get(table)
      return bonus === undefined ? wrongOdds(table) : bonusUnpaid(bonus, table, misread)
    }),
    { ...wrongWinner(...main), ways: byState(main, exchanged) },
    PUSH_TAKEN,
    WRONG_CHIPS,
  ]
  return kinds.map((kind) => ({ ...kind, id: held[kind.id] ?? kind.id }))
}

export function dealerOf(
  page: ShowdownPage,
  game: Game<ShowdownRules, ShowdownState, string>,
  disputes: readonly object[],
): Dealer<ShowdownRules, ShowdownState, string> {
  const { seats, most, source } = page.table
  const { decisions, bets } = page.settlement
  const main = Object.keys(bets)
  const [played] = Object.keys(decisions[0]!.actions)
  const sides = Object.entries(page.sides)
  return {
    game,
    piles: { ...(page.dealer.up > 0 && { upcard: 'dealer' }), dealer: 'dealer' },
    chips: LOW_CHIPS,
    sides: Object.fromEntries(sides.map(([id, { always }]) => [id, always === undefined ? SIDE_CHIPS : [always]])),
    order: [...main, ...sides.map(([id]) => id)],
    bonuses: main.flatMap((bet) => (bets[bet]!.always === undefined ? [] : [{ bet, with: played! }])),
    seats,
    most,
    settlement: {
      passes: [{ bets: [...main, ...sides.map(([id]) => id)], from: 'right' }],
      onFold: main.slice(0, 1),
      ...(source && { source }),
    },
    errors: (rules) => errorsOf(page, rules),
    // From a JSON file, whose type has any text for an id.
    disputes: disputes as readonly DisputeCase[],
    follows: (_rules, state) => [ruleFor(page, lookOf(page, state)).says],
  }
}
