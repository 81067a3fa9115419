import { type Card, rankNamed } from '@/lib/cards/card'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, leastPairStrength } from '@/lib/cards/strength'
import { evaluate3, handOfThree } from '@/lib/cards/three'
import type { Settlement, Sides } from '@/lib/engines/round/index'
import { tidyNet } from '@/lib/game/ev'
import type { PayTable, Rules, SettledBet } from '@/lib/game/game'
import type { AnyMessage } from '@/lib/messages/message'
import {
  type BetLine,
  type Ending,
  isBonus,
  linesOf,
  paidAs,
  payIn,
  type Reasons,
  type SettlementTable,
  type SideLine,
  stakesOf,
  tableOf,
} from './table'
import { isForfeited } from '@/lib/game/side-bets/forfeited'

/* What a round pays by a settlement table: each bet with its reason, and the net by ending and hand. */

/** How a round ended. */
export interface End {
  readonly ending: Ending
  /** The player's hand, as pay tables name it. It isn't read after a fold. */
  readonly hand: string
  /** By bet, in base wagers; null or absent if not placed. */
  readonly stakes: Readonly<Record<string, number | null>>
}

export const FOLDED = { ending: 'fold', hand: '' } as const

/** What a line pays at an ending: by which ending, and by a table or a number. */
interface Cell {
  readonly as: Ending
  readonly table: PayTable | undefined
  readonly pay: number
}

/** A line of a table under some rules, with the cells that were asked for so far. */
interface RuledLine {
  readonly bet: string
  readonly line: BetLine
  readonly says: Reasons
  readonly cells: Map<Ending, Cell>
}

const known = new WeakMap<SettlementTable, WeakMap<Rules, readonly RuledLine[]>>()

/** The lines of a table under these rules, worked out once for each rules object. */
function ruledLines(table: SettlementTable, rules: Rules): readonly RuledLine[] {
  const byRules = known.get(table) ?? new WeakMap<Rules, readonly RuledLine[]>()
  known.set(table, byRules)
  const lines =
    byRules.get(rules) ??
    Object.entries(linesOf(table, rules)).map(([bet, line]) => {
      const says = { ...table.says, ...line.says }
      return { bet, line, says, cells: new Map<Ending, Cell>() }
    })
  byRules.set(rules, lines)
  return lines
}

function findCell({ pays }: Rules, { line }: RuledLine, ending: Ending): Cell {
  const as = paidAs(line, ending)
  if (as === undefined) throw new RangeError(`nothing says what a bet pays at “${ending}”`)
  const pay = line[as]!
  const table = tableOf(pays, pay)
  // A hand that a table leaves out loses where the bet could only be saved by it, and otherwise pushes.
  return { as, table, pay: table === undefined ? (pay as number) : as === 'loss' || as === 'played' ? -1 : 0 }
}

/** The ending by which a line is paid, and what it pays to 1. Throws `RangeError` if the line has none for it. */
function cellOf(rules: Rules, line: RuledLine, { ending, hand }: End): Cell {
  const cell = line.cells.get(ending) ?? findCell(rules, line, ending)
  line.cells.set(ending, cell)
  const pay = cell.table && payIn(cell.table, hand)
  return pay === undefined ? cell : { ...cell, pay }
}

/** The weakest hand that a table pays: tables list the strongest first. */
const leastPaid = (table: PayTable): string | undefined => Object.keys(table).findLast((hand) => table[hand]! > 0)

const UNQUALIFIED: readonly Ending[] = ['unqualified', 'ahead', 'level', 'behind']

function reasonOf(says: Reasons, end: End, { as, table, pay }: Cell): AnyMessage {
  const { ending, hand } = end
  if (ending === 'fold') return { id: says.fold ?? 'folded' }
  if (UNQUALIFIED.includes(as)) {
    const id = (ending === 'behind' && pay <= 0 ? says.behind : undefined) ?? says.unqualified ?? 'not-qualified'
    return { id, args: { pay } }
  }
  if (as === 'played' && pay < 0) return { id: says.less ?? 'lost' }
  if (table !== undefined && !(as === 'loss' && pay < 0)) {
    if (pay > 0 || (says.unpaid === undefined && pay === 0))
      return { id: says[hand] ?? says.made ?? 'made', args: { hand, pay } }
    return { id: says.unpaid ?? 'made', args: { hand, pay, from: leastPaid(table) } }
  }
  if (as === 'loss') return { id: says.loss ?? 'lower' }
  if (as === 'tie') return pay === 0 ? { id: says.tie ?? 'tie' } : { id: 'tied', args: { pay } }
  return pay === 1 ? { id: says.win ?? 'won' } : { id: 'pays', args: { pay } }
}

function bonusOf(rules: Rules, { bet, line, says }: RuledLine, { ending, hand }: End): SettledBet[] {
  const table = tableOf(rules.pays, line.always!)
  const pay = table === undefined ? (line.always as number) : (payIn(table, hand) ?? 0)
  if (ending === 'fold' || pay === 0) return []
  return [{ bet, stake: 0, net: pay, because: { id: says.always ?? 'made', args: { hand, pay } } }]
}

/** The main bets that were placed and the bonuses that are won, in the order of the felt. */
export function settleBets(table: SettlementTable, rules: Rules, end: End): readonly SettledBet[] {
  return ruledLines(table, rules).flatMap((one) => {
    if (isBonus(one.line)) return bonusOf(rules, one, end)
    const { bet, says } = one
    const stake = end.stakes[bet]
    if (!stake) return []
    const cell = cellOf(rules, one, end)
    return [{ bet, stake, net: tidyNet(stake * cell.pay), because: reasonOf(says, end, cell) }]
  })
}

/** The net of the main bets and bonuses, in base wagers, without the rounding error of the sum. */
export function netOf(table: SettlementTable, rules: Rules, end: End): number {
  let net = 0
  for (const one of ruledLines(table, rules)) {
    const stake = end.stakes[one.bet]
    if (isBonus(one.line)) net += bonusOf(rules, one, end)[0]?.net ?? 0
    else if (stake) net += stake * cellOf(rules, one, end).pay
  }
  return tidyNet(net)
}

/** What a fold nets after these decisions, in base wagers. */
export const foldNet = (table: SettlementTable, rules: Rules, did: readonly string[] = []): number =>
  netOf(table, rules, { ...FOLDED, stakes: stakesOf(table, did) })

/** The net of each ending by the player's hand, after these decisions. Computed once for each rules object. */
export function netsAfter<E extends Ending>(
  table: SettlementTable,
  did: readonly string[],
  endings: readonly E[],
): (rules: Rules, hand: string) => Readonly<Record<E, number>> {
  const made = new WeakMap<Rules, Map<string, Readonly<Record<E, number>>>>()
  const stakes = stakesOf(table, did)
  return (rules, hand) => {
    const byHand = made.get(rules) ?? new Map<string, Readonly<Record<E, number>>>()
    made.set(rules, byHand)
    const nets =
      byHand.get(hand) ??
      (Object.fromEntries(endings.map((ending) => [ending, netOf(table, rules, { ending, hand, stakes })])) as Readonly<
        Record<E, number>
      >)
    byHand.set(hand, nets)
    return nets
  }
}

// ——— Side bets ——————————————————————————————————————————————————————————————————————————————————————————

/**
 * The row of a side bet's pay table that five to seven cards of a strength make; undefined for a pair below the rows
 * that split pairs.
 */
export function rowOfStrength({ pairs }: Pick<SideLine, 'pairs'>, strength: number): string | undefined {
  const hand = handOf(strength)
  if (hand !== 'pair' || pairs === undefined) return hand
  return Object.keys(pairs).find((row) => strength >= leastPairStrength(rankNamed(pairs[row]!)))
}

/** The row that three, or five to seven cards make. */
export const rowOf = (line: Pick<SideLine, 'pairs'>, cards: readonly Card[]): string | undefined =>
  cards.length === 3
    ? handOfThree(evaluate3(cards[0]!, cards[1]!, cards[2]!))
    : rowOfStrength(line, strengthOfCards(cards))

/** What a side bet pays a row of its table to 1; 0 loses. */
export const sidePay = (rules: Rules, bet: string, row: string | undefined): number =>
  row === undefined ? 0 : (payIn(rules.pays[bet]!, row) ?? 0)

/** What a side bet nets to 1 of its stake by its row. A prize is won without the stake. */
export function sideNet(rules: Rules, bet: string, { prizes }: SideLine, row: string | undefined): number {
  const gained = sidePay(rules, bet, row)
  return gained === 0 ? -1 : prizes ? gained - 1 : gained
}

/** The cards of a state that a side bet is paid by. */
export const sideCards = (cards: Readonly<Record<string, number>>, state: object): readonly Card[] =>
  Object.entries(cards).flatMap(([place, most]) =>
    (state as Readonly<Record<string, readonly Card[]>>)[place]!.slice(0, most),
  )

/** The row that a state makes in the pay table of a side bet; undefined for one that loses without a name. */
type Reads<S> = Readonly<Record<string, (state: S) => string | undefined>>

/**
 * The side bets that were placed, in the order of the table. `reads` has the rows of those whose hand isn't the poker hand of their cards.
 * `folded`: whether the player has folded, which loses the bets that the rules say.
 */
export function settleSideBets<S extends { readonly sides: Sides }>(
  { sides = {} }: SettlementTable,
  rules: Rules,
  state: S,
  folded: boolean,
  reads: Reads<S> = {},
): readonly SettledBet[] {
  return Object.entries(sides).flatMap(([bet, line]) => {
    const stake = state.sides[bet]
    if (stake === undefined) return []
    if (folded && isForfeited(rules, bet)) return [{ bet, stake, net: -stake, because: { id: 'folded' } }]
    const read = reads[bet]
    const row = read ? read(state) : rowOf(line, sideCards(line.cards!, state))
    const { says = {}, prizes } = line
    const gained = sidePay(rules, bet, row)
    const pay = sideNet(rules, bet, line, row)
    const because: AnyMessage =
      row === undefined
        ? { id: says.unpaid ?? 'no-bonus' }
        : prizes && gained > 0
          ? { id: 'prize', args: { hand: row, pay: gained } }
          : { id: says[row] ?? says.made ?? 'made', args: { hand: row, pay } }
    return [{ bet, stake, net: tidyNet(stake * pay), ...(prizes && gained > 0 && { isPrize: true }), because }]
  })
}

/** All bets of a round that is over. `shown` compares the hands; it isn't called after a fold. */
export function settleRound<S extends { readonly did: readonly string[]; readonly sides: Sides }>(
  table: SettlementTable,
  rules: Rules,
  state: S,
  shown: () => Omit<End, 'stakes'>,
  reads?: Reads<S>,
): Settlement {
  const folded = state.did.includes('fold')
  const end = { ...(folded ? FOLDED : shown()), stakes: stakesOf(table, state.did) }
  return {
    bets: [...settleBets(table, rules, end), ...settleSideBets(table, rules, state, folded, reads)],
    net: netOf(table, rules, end),
  }
}
