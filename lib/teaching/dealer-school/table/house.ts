import type { Rules } from '@/lib/game/game'
import type { GameId } from '@/lib/games/ids'
import { below, makeRandom } from '@/lib/math/random'
import { type Board, type BoardSettings, dealBoard } from './board'
import type { AnyDealer } from '../dealer'
import { dealerOf } from '../games'

/* House rules that change only the settlement: a dealer's hand that pushes, or a payment for somebody else’s hand. */

export type AnyHouseRule = NonNullable<AnyDealer['houseRules']>[number]

const excludes = (one: AnyHouseRule, other: AnyHouseRule): boolean =>
  one.oneOf !== undefined && one.oneOf === other.oneOf

/** The house rules in force, in the order of the game's list. Of rules that exclude one another, the first counts. */
export const houseRulesOf = ({ game, house = [] }: Pick<BoardSettings, 'game' | 'house'>): readonly AnyHouseRule[] =>
  (dealerOf(game).houseRules ?? [])
    .filter(({ id }) => house.includes(id))
    .filter((rule, i, all) => !all.slice(0, i).some((before) => excludes(before, rule)))

/** The rules of the game, as changed by the house rules. */
const rulesIn = (settings: Pick<BoardSettings, 'game' | 'rules' | 'house'>): Rules =>
  houseRulesOf(settings).reduce((now, rule) => rule.rules?.(now) ?? now, settings.rules)

/** Whether wins pay commission, which the house may round. */
export const takesCommission = (settings: Pick<BoardSettings, 'game' | 'rules' | 'house'>): boolean =>
  dealerOf(settings.game).commission?.isTaken(rulesIn(settings)) ?? false

/** The ids of the chosen rules after one is added or removed. Adding a rule removes those that it excludes. */
export const withHouseRule = (
  choices: readonly AnyHouseRule[],
  chosen: readonly string[],
  rule: AnyHouseRule,
  isChosen: boolean,
): readonly string[] =>
  choices
    .filter((one) => (one === rule ? isChosen : chosen.includes(one.id) && !(isChosen && excludes(rule, one))))
    .map(({ id }) => id)

/** The house rules that work at a table of a single seat: those that pay for nobody else’s hand. */
export const lonelyRulesOf = (game: GameId): readonly AnyHouseRule[] =>
  (dealerOf(game).houseRules ?? []).filter(({ bet }) => bet === undefined)

const SHOWS = 0.15

/** Deals a table under house rules. In some rounds the first cards are chosen so that one of them applies. */
export function dealHouse(
  settings: BoardSettings,
  seed: string,
): { readonly board: Board; readonly isChanged: boolean } {
  const house = houseRulesOf(settings)
  const rules = rulesIn(settings)
  const random = makeRandom(`${seed}/house`)
  const shown = random() < SHOWS * house.length ? house[below(random, house.length)] : undefined
  const dealt = dealBoard({ ...settings, rules }, seed, shown?.stack(settings.seats, random) ?? [])
  let board = dealt
  for (const rule of house) {
    const dues = rule.settle(rules, board.seats)
    if (dues) board = { ...board, seats: board.seats.map((seat, i) => ({ ...seat, due: dues[i]! })) }
  }
  return { board, isChanged: board !== dealt }
}
