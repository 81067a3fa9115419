import type { Rules } from '@/lib/games/game'
import type { GameId } from '@/lib/games/ids'
import { below, makeRandom } from '@/lib/math/random'
import { type Board, type BoardSettings, dealBoard } from './board'
import type { AnyDealer } from './dealer'
import { dealerOf } from './games'

/* What a house settles otherwise: a hand of the dealer that pushes, a payment for somebody else’s hand. */

export type AnyHouseRule = NonNullable<AnyDealer['houseRules']>[number]

const excludes = (one: AnyHouseRule, other: AnyHouseRule): boolean =>
  one.oneOf !== undefined && one.oneOf === other.oneOf

/** The rules of settlement that a house has chosen, of those that the game knows: the first of those that exclude one another. */
export const houseRulesOf = ({ game, house = [] }: Pick<BoardSettings, 'game' | 'house'>): readonly AnyHouseRule[] =>
  (dealerOf(game).houseRules ?? [])
    .filter(({ id }) => house.includes(id))
    .filter((rule, i, all) => !all.slice(0, i).some((before) => excludes(before, rule)))

/** The rules in force once the house has changed them. */
const rulesIn = (settings: Pick<BoardSettings, 'game' | 'rules' | 'house'>): Rules =>
  houseRulesOf(settings).reduce((now, rule) => rule.rules?.(now) ?? now, settings.rules)

/** Whether wins pay commission, so that its rounding matters. */
export const takesCommission = (settings: Pick<BoardSettings, 'game' | 'rules' | 'house'>): boolean =>
  dealerOf(settings.game).commission?.isTaken(rulesIn(settings)) ?? false

/** The ids of what is chosen once this rule is chosen or left: those that it excludes go. */
export const withHouseRule = (
  choices: readonly AnyHouseRule[],
  chosen: readonly string[],
  rule: AnyHouseRule,
  isChosen: boolean,
): readonly string[] =>
  choices
    .filter((one) => (one === rule ? isChosen : chosen.includes(one.id) && !(isChosen && excludes(rule, one))))
    .map(({ id }) => id)

/** Of a game's rules of settlement those that one seat alone shows: none pays for somebody else’s hand. */
export const lonelyRulesOf = (game: GameId): readonly AnyHouseRule[] =>
  (dealerOf(game).houseRules ?? []).filter(({ bet }) => bet === undefined)

const SHOWS = 0.15

/** A table that a house settles by its own rules too: now and then the cards fall so that one of them shows. */
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
