import type { Game, PayTable } from '@/lib/game/game'
import type { DisputeCase } from '@/lib/teaching/dealer-school/disputes/cases'
import type { Dealer } from '@/lib/teaching/dealer-school/dealer'
import { LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/table/layout'
import { wrongWinner } from '@/lib/teaching/dealer-school/errors/kinds'
import { byRules, byState, type ErrorKind } from '@/lib/teaching/dealer-school/errors/errors'
import { tableErrors } from '@/lib/teaching/dealer-school/errors/settlement-errors'
import { rangeHand } from './hands'
import type { ShowdownPage } from './page'
import { dealersCards, type ShowdownState } from './round'
import { betOfDecision, qualifyingHands, type ShowdownRules } from './rules'
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

/** The errors that follow from the page, with the ids that people hold. */
function errorsOf(
  page: ShowdownPage,
  game: Game<ShowdownRules, ShowdownState, string>,
): (rules: ShowdownRules) => readonly ErrorKind[] {
  const { values, usual } = qualifyingHands(page)
  const { bets } = page.settlement
  const main = Object.keys(bets).filter((bet) => bets[bet]!.always === undefined)
  const bonuses = new Map(Object.entries(bets).map(([bet, { always }]) => [always, bet]))
  const pushed = main.find((bet) => bets[bet]!.unqualified === 0)
  const held = page.held?.errors ?? {}
  return (rules) => {
    const { qualifies: least = 'none' } = rules
    // A dealer who plays every hand can't mistake one that doesn't qualify. Where exams had this error all the same, the letters of their answers count it.
    const isMistaken = pushed !== undefined && (least !== 'none' || Object.hasOwn(held, 'unqualified-settled'))
    const kinds = tableErrors<ShowdownRules>(game, page.settlement, [
      ...(isMistaken
        ? [
            {
              id: 'unqualified-settled',
              says: {
                id: 'unqualifiedSettled',
                args: { bet: pushed, hand: rangeHand(least === 'none' ? usual : least) },
              },
              ways: byRules<ShowdownRules>((now) => ({ ...now, qualifies: 'none' })),
            } as const,
          ]
        : []),
      { misread: 'qualifies', as: values.slice(values.indexOf(usual) + 1) },
      ...Object.entries(page.pays).map(([table, { misread }]) => {
        const bonus = bonuses.get(table)
        return bonus === undefined ? ({ misread: 'pays', table } as const) : bonusUnpaid(bonus, table, misread)
      }),
      { ...wrongWinner(...main), ways: byState(main, exchanged) },
      { misread: 'push-taken' },
      { misread: 'chips' },
    ])(rules)
    return kinds.map((kind) => ({ ...kind, id: held[kind.id] ?? kind.id }))
  }
}

export function dealerOf(
  page: ShowdownPage,
  game: Game<ShowdownRules, ShowdownState, string>,
  disputes: readonly object[],
): Dealer<ShowdownRules, ShowdownState, string> {
  const { seats, most, source } = page.table
  const { bets } = page.settlement
  const main = Object.keys(bets)
  const sides = Object.entries(page.sides)
  return {
    game,
    piles: { ...(page.dealer.up > 0 && { upcard: 'dealer' }), dealer: 'dealer' },
    chips: LOW_CHIPS,
    sides: Object.fromEntries(sides.map(([id, { always }]) => [id, always === undefined ? SIDE_CHIPS : [always]])),
    order: [...main, ...sides.map(([id]) => id)],
    bonuses: main.flatMap((bet) => (bets[bet]!.always === undefined ? [] : [{ bet, with: betOfDecision(page) }])),
    seats,
    most,
    settlement: {
      passes: [{ bets: [...main, ...sides.map(([id]) => id)], from: 'right' }],
      onFold: main.slice(0, 1),
      ...(source && { source }),
    },
    errors: errorsOf(page, game),
    // From a JSON file, whose type has any text for an id.
    disputes: disputes as readonly DisputeCase[],
    follows: (_rules, state) => [ruleFor(page, lookOf(page, state)).says],
  }
}
