import { isForfeited } from '@/lib/game/side-bets/forfeited'
import type { PayTable, Rules } from '@/lib/game/game'

/*
 * The settlement table of a game: what each bet pays by how the round ends. Plain JSON. README.md beside this file
 * defines the words and gives an example.
 */

/**
 * How a round ends: against a dealer who qualifies (win, tie, loss), against one who doesn't (ahead, level, behind by
 * the same comparison, or `unqualified` where it makes no difference), without a dealer's hand (played), or by a fold.
 */
export type Ending = 'win' | 'tie' | 'loss' | 'unqualified' | 'ahead' | 'level' | 'behind' | 'played' | 'fold'

/**
 * What a bet nets, to 1 of its stake: a number (−1 loses, 0 pushes), a pay table of `rules.pays` by its name, or a pay
 * table of its own, which no rule changes. Tables are read by the player's hand.
 */
export type Pay = number | string | PayTable

/**
 * Ids of messages of the game's `settled` that replace the common ones, by what they are the reason for: an ending; a
 * hand that a pay table pays (`made`, or a row by its name), doesn't pay (`unpaid`) or takes (`less`, without a
 * dealer's hand); a bonus (`always`).
 */
export type Reasons = Readonly<Record<string, string | undefined>>

/** What a bet pays by ending. An ending that it doesn't name is paid as the next one in `PAID_AS_ENDING`. */
export type BetLine = { readonly [ending in Ending]?: Pay } & {
  /**
   * A bonus without a stake: what the player's hand wins, in base wagers, unless they fold. The line names no
   * ending.
   */
  readonly always?: Pay
  readonly says?: Reasons
}

/** A decision: what each action stakes on the bet of its name, or on other bets by their names; 0 places nothing. */
export interface Decision<A extends string = string> {
  readonly stage: string
  readonly actions: Readonly<Partial<Record<A, number | Readonly<Record<string, number>>>>>
}

/** A bet on the side. Its pay table has its name. */
export interface SideLine {
  /** Which cards make its hand: at most so many of each place. Absent if the game's own code reads it. */
  readonly cards?: Readonly<Record<string, number>>
  /** By what its hand is read where that isn't the poker hand: the game's own code knows it. */
  readonly by?: string
  /** The rows into which pairs are split, strongest first, by the lowest rank of each. Other pairs lose. */
  readonly pairs?: Readonly<Record<string, string>>
  /** Its table has prizes: a winner gets them without the stake. */
  readonly prizes?: true
  /** Whether tables differ in what it does after a fold. `rules.afterFold` says it then; otherwise it pays. */
  readonly mayForfeit?: true
  readonly says?: Reasons
}

/** Which caption a hand gets on the felt by ending: ids of the common felt messages. */
export type Captions = Readonly<Partial<Record<Ending, string>>>

export interface SettlementTable<A extends string = string> {
  /** In the order of the round. */
  readonly decisions: readonly Decision<A>[]
  /** In the order of the felt. A bet that no action places is there from the start with one base wager. */
  readonly bets: Readonly<Record<string, BetLine>>
  /** The pays that a value of a rule replaces, by the rule's name, its value and the bet. */
  readonly cases?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, BetLine>>>>>>
  readonly sides?: Readonly<Record<string, SideLine>>
  /** The reasons of all main bets; a line may replace them. */
  readonly says?: Reasons
  readonly captions?: { readonly own?: Captions; readonly dealer?: Captions }
  /** Names in the proof line that replace the common ones. */
  readonly tally?: Readonly<Partial<Record<Ending, string>>>
}

/** The endings that an ending is paid as: the first that a line names. */
const PAID_AS_ENDING: Readonly<Record<Ending, readonly Ending[]>> = {
  win: ['win'],
  tie: ['tie'],
  loss: ['loss'],
  unqualified: ['unqualified'],
  ahead: ['ahead', 'unqualified', 'win'],
  level: ['level', 'unqualified', 'tie'],
  behind: ['behind', 'unqualified', 'loss'],
  played: ['played'],
  fold: ['fold'],
}

/** The ending by which a line says an ending; undefined if it names none. */
export const paidAs = (line: { readonly [ending in Ending]?: unknown }, ending: Ending): Ending | undefined =>
  PAID_AS_ENDING[ending].find((one) => line[one] !== undefined)

/** The endings of a round in which both hands are shown. */
export type ShownEnding = Exclude<Ending, 'unqualified' | 'played' | 'fold'>

/** How two hands compare, given the least strength with which the dealer qualifies. */
export function endingOf(own: number, dealers: number, qualifies: number): ShownEnding {
  if (dealers < qualifies) return own > dealers ? 'ahead' : own === dealers ? 'level' : 'behind'
  return own > dealers ? 'win' : own === dealers ? 'tie' : 'loss'
}

/** Whether the dealer's hand was higher. */
export const isLower = (ending: Ending): boolean => ending === 'loss' || ending === 'behind'

/** The lines of a table under these rules. */
export function linesOf({ bets, cases = {} }: SettlementTable, rules: object): Readonly<Record<string, BetLine>> {
  let lines = bets
  for (const [rule, values] of Object.entries(cases)) {
    const changed = values[String((rules as Readonly<Record<string, unknown>>)[rule])] ?? {}
    lines = Object.fromEntries(Object.entries(lines).map(([bet, line]) => [bet, { ...line, ...changed[bet] }]))
  }
  return lines
}

/** The hands that a pay table without a pay of their own pays as another. */
const PAID_AS: Readonly<Record<string, string>> = { 'mini-royal': 'straight-flush' }

/** What a table pays a hand to 1; undefined if it doesn't list it. */
export function payIn(table: PayTable, hand: string): number | undefined {
  const own = table[hand]
  const as = PAID_AS[hand]
  return own || as === undefined ? own : (table[as] ?? own)
}

/** The pay table that a cell of a line names or is; undefined for a number. Throws if the rules don't have it. */
export function tableOf(pays: Readonly<Record<string, PayTable>>, pay: Pay): PayTable | undefined {
  if (typeof pay === 'number') return undefined
  if (typeof pay !== 'string') return pay
  if (!Object.hasOwn(pays, pay)) throw new RangeError(`the rules have no pay table “${pay}”`)
  return pays[pay]
}

/** Whether a bet is a bonus that is paid without a stake. */
export const isBonus = (line: BetLine): boolean => line.always !== undefined

/** What an action stakes, by bet. */
export function stakedBy({ actions }: Decision, action: string): Readonly<Record<string, number>> {
  const stakes = actions[action] ?? 0
  if (typeof stakes !== 'number') return stakes
  return stakes === 0 ? {} : { [action]: stakes }
}

/** What an action bets at a stage, in base wagers. */
export function betAt({ decisions }: SettlementTable, stage: string, action: string): number {
  const decision = decisions.find((one) => one.stage === stage)
  return decision ? Object.values(stakedBy(decision, action)).reduce((sum, stake) => sum + stake, 0) : 0
}

/** The stakes before any decision. */
function firstStakes({ decisions, bets }: SettlementTable): Readonly<Record<string, number | null>> {
  const later = new Set(
    decisions.flatMap((one) => Object.keys(one.actions).flatMap((action) => Object.keys(stakedBy(one, action)))),
  )
  const placed = Object.entries(bets).filter(([, line]) => !isBonus(line))
  return Object.fromEntries(placed.map(([bet]) => [bet, later.has(bet) ? null : 1]))
}

/** What each main bet pays under these rules by ending; undefined for an ending that it doesn't need. */
export const linesUnder = (
  table: SettlementTable,
  rules: object,
): Readonly<Record<string, (ending: Ending) => Pay | undefined>> =>
  Object.fromEntries(
    Object.entries(linesOf(table, rules))
      .filter(([, line]) => !isBonus(line))
      .map(([bet, line]) => [
        bet,
        (ending: Ending) => {
          const as = paidAs(line, ending)
          return as && line[as]
        },
      ]),
  )

const known = new WeakMap<SettlementTable, Readonly<Record<string, number | null>>>()

/**
 * The stake of each main bet after the decisions made, in base wagers, in the order of the felt; null for a bet that
 * hasn't been placed.
 */
export function stakesOf(table: SettlementTable, did: readonly string[]): Readonly<Record<string, number | null>> {
  const first = known.get(table) ?? firstStakes(table)
  known.set(table, first)
  const stakes = { ...first }
  for (const [i, action] of did.entries()) Object.assign(stakes, stakedBy(table.decisions[i]!, action))
  return stakes
}

/** The side bets whose fate after a fold is a rule of the table, in the order of the felt. */
export const forfeitable = ({ sides = {} }: SettlementTable): readonly string[] =>
  Object.keys(sides).filter((bet) => sides[bet]!.mayForfeit)

/** Whether a side bet that was placed needs this many cards of a place after a fold. */
export const needsCards = (
  { sides = {} }: SettlementTable,
  rules: Rules,
  placed: Readonly<Record<string, number>>,
  place: string,
  count: number,
): boolean =>
  Object.entries(sides).some(
    ([bet, { cards }]) => bet in placed && !isForfeited(rules, bet) && (cards?.[place] ?? 0) >= count,
  )
