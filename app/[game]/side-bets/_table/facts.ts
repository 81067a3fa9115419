import { betIn } from '@/lib/messages/message'
import { tableIn } from '@/lib/messages/tables'
import { shortHand } from '@/app/_settings/rules-in-words'
import { paceOf } from '@/lib/game/pace'
import { meterOf, sideOf } from '@/app/[game]/_guide/figures'
import { evValue } from '@/lib/game/ev'
import type { SideFigures } from '@/lib/game/figures'
import type { AnyGame, PayTable, SideBet } from '@/lib/game/game'
import { type FoundTable, type KnownTable, knownTables, tableKey } from '@/lib/game/precomputed/known-tables'
import { rulesPatch, valueAt } from '@/lib/game/rules'
import { type DeadCards, deadCardsOf } from '@/lib/game/precomputed/side-tables'
import { toNumber } from '@/lib/math/fraction'
import { fitting, makeSums, type Standing, standingOf } from '@/lib/math/session'
import { latticeOf } from '@/lib/math/session-lattice'
import { evData } from '@/app/_solver/ev-format'
import { canonical, VERSION } from '@/lib/site'
import { type PayField, payFieldOf } from '../tables'
import { type NamedLine, type ReturnLine, type Returns, returnsOf } from '../words'
import { tablePath } from './found'

/* The facts about one known table of a side bet, computed while the site is built. Shares are of the bet. */

/** A line of the table, in the order of the placard. */
export interface TableLine extends NamedLine {
  /** How much the EV grows if the hand pays one unit more. */
  readonly unit: number
  /**
   * The pay at which the bet would be even if all other lines stayed the same; absent if the bet doesn't lose on
   * average.
   */
  readonly evenAt?: number
}

/** A line that another table pays differently. */
export interface Change {
  readonly name: string
  /** The net result of a bet of one with each table: 0 is a push, and negative means that the stake is lost. */
  readonly here: number
  readonly there: number
  /** How much the other table's pay adds to the EV. */
  readonly worth: number
}

export interface OtherTable {
  readonly table: KnownTable
  readonly changes: readonly Change[]
}

export interface MeterFacts {
  /** In bets. */
  readonly breakEven?: number
  readonly hands: readonly string[]
  /** How much the EV grows with each additional bet in the meter. */
  readonly slope: number
  /** The meter in the pay table, used if no other is given. In bets. */
  readonly seed: number
  /**
   * If all winners share the meter: a winner's average share of it at a full table, and the meter at which the bet is
   * then even, in bets.
   */
  readonly shared?: { readonly share: number; readonly breakEven: number }
}

/** Players at a full table. */
export const FULL_TABLE = 7

export interface TableFacts {
  readonly game: AnyGame
  readonly bet: SideBet
  readonly table: KnownTable
  readonly figures: SideFigures
  readonly returns: Returns
  readonly lines: readonly TableLine[]
  /** All other known tables of the bet, the best for the player first. */
  readonly others: readonly OtherTable[]
  /** The table's rank among all of them, from 1. */
  readonly place: number
  readonly dead: DeadCards
  readonly meter?: MeterFacts
  /** The player's result after one hour and after LONG hours. */
  readonly hour: Standing
  readonly long: Standing
  readonly deviation: number
}

/** The hours of a long stretch of play: a full working week. */
export const LONG = 40

/** What a table says for a hand that nets so much to 1. */
const paidBy = ({ prizes }: PayField, net: number): number => (prizes ? net + 1 : net)

function linesOf(game: AnyGame, figures: SideFigures, field: PayField): readonly TableLine[] {
  const ev = evValue(figures.ev)
  const { lines } = returnsOf(figures)
  const place = ({ id }: ReturnLine): number => field.hands.findIndex((hand) => hand.id === id)
  return [...lines]
    .filter(({ ways }) => ways > 0)
    .sort((a, b) => place(a) - place(b))
    .map((line) => {
      const unit = line.ways / figures.deals
      return {
        ...line,
        name: shortHand(game, field, line.id),
        unit,
        pay: paidBy(field, line.pay),
        ...(ev < 0 ? { evenAt: paidBy(field, line.pay - ev / unit) } : {}),
      }
    })
}

/** The net result of a hand for a bet of one: its pay, 0 for a push, or −1 if the table doesn't pay it. */
const netOf = ({ hits }: SideFigures, id: string): number =>
  hits.find((hit) => hit.id === id && hit.ways > 0)?.pay ?? -1

/**
 * What each differing line is worth. A hand that only one of the tables pays counts as often as it does in that table.
 */
function changesOf(game: AnyGame, here: SideFigures, there: SideFigures, field: PayField): readonly Change[] {
  const chanceOf = (id: string): number =>
    Math.max(...[here, there].map(({ hits, deals }) => (hits.find((hit) => hit.id === id)?.ways ?? 0) / deals))
  return field.hands.flatMap(({ id }) => {
    const [a, b] = [netOf(here, id), netOf(there, id)]
    return a === b
      ? []
      : [
          {
            name: shortHand(game, field, id),
            here: paidBy(field, a),
            there: paidBy(field, b),
            worth: chanceOf(id) * (b - a),
          },
        ]
  })
}

const sameTable = (game: AnyGame, a: FoundTable, b: FoundTable): boolean => tableKey(game, a) === tableKey(game, b)

async function othersOf(
  game: AnyGame,
  table: KnownTable,
  figures: SideFigures,
  field: PayField,
): Promise<readonly OtherTable[]> {
  const others = knownTables(game, table.bet).filter((one) => !sameTable(game, one, table))
  return Promise.all(
    others.map(async (one) => ({
      table: one,
      changes: changesOf(game, figures, await sideOf(game, one.rules, one.bet), field),
    })),
  )
}

async function meterFacts(
  game: AnyGame,
  bet: SideBet,
  { rules, ev }: KnownTable,
  field: PayField,
): Promise<MeterFacts | undefined> {
  if (!bet.takes?.includes('meter')) return undefined
  const reading = await meterOf(game, rules, bet.id)
  if (!reading) return undefined
  const seed = (valueAt(rules, field.path) as PayTable)[reading.hands[0] ?? ''] ?? 0
  const { hits, deals } = await sideOf(game, rules, bet.id)
  const slope = hits.filter(({ id }) => reading.hands.includes(id)).reduce((sum, { ways }) => sum + ways, 0) / deals
  const shared = bet.takes.includes('players') ? await meterOf(game, rules, bet.id, FULL_TABLE) : null
  const { share } = await sideOf(game, rules, bet.id, { players: FULL_TABLE })
  return {
    hands: reading.hands,
    slope,
    seed,
    ...(shared?.breakEven && share !== undefined ? { shared: { share, breakEven: toNumber(shared.breakEven) } } : {}),
    ...(reading.breakEven && evValue(ev) < 0 ? { breakEven: toNumber(reading.breakEven) } : {}),
  }
}

/** The net results of one bet with their chances. */
function netsOf({ hits, deals }: SideFigures): readonly (readonly [number, number])[] {
  const { losses } = returnsOf({ hits, deals, ev: { kind: 'real', value: 0 } })
  return [[-1, losses / deals], ...hits.map(({ pay, ways }) => [pay, ways / deals] as const)]
}

const deviationOf = (nets: readonly (readonly [number, number])[], mean: number): number =>
  Math.sqrt(nets.reduce((sum, [net, chance]) => sum + chance * (net - mean) ** 2, 0))

/** Throws if the bet has no pay table. */
export async function tableFacts(game: AnyGame, found: FoundTable): Promise<TableFacts> {
  const bet = game.sideBets.find(({ id }) => id === found.bet)!
  const field = payFieldOf(game, bet)
  if (!field) throw new Error(`${bet.id} has no pay table`)
  const all = knownTables(game, bet.id)
  const table = all.find((one) => sameTable(game, one, found))!
  const figures = await sideOf(game, table.rules, bet.id)
  const nets = netsOf(figures)
  const lattice = latticeOf(nets)
  const after = (rounds: number): Standing => standingOf(makeSums(fitting(lattice, rounds), rounds)(rounds))
  const meter = await meterFacts(game, bet, table, field)
  return {
    game,
    bet,
    table,
    figures,
    returns: returnsOf(figures),
    lines: linesOf(game, figures, field),
    others: await othersOf(game, table, figures, field),
    place: all.indexOf(table) + 1,
    dead: deadCardsOf(game, table),
    ...(meter ? { meter } : {}),
    hour: after(paceOf(game)),
    long: after(LONG * paceOf(game)),
    deviation: deviationOf(nets, evValue(figures.ev)),
  }
}

/* A side bet's table as JSON, for programs. */

/** The shell command that computes the table again. */
export function commandOf({ game, bet, table }: TableFacts): string {
  const { variant, patch } = rulesPatch(game, table.rules)
  const words = [
    `npm run -s edge -- ${game.id} --bet ${bet.id}`,
    ...(variant === game.variants[0].id ? [] : [`--variant ${variant}`]),
    ...(Object.keys(patch).length === 0 ? [] : [`--rules '${JSON.stringify(patch)}'`]),
  ]
  return words.join(' ')
}

/** The contents of `/…/side-bets/trips-50-40-30-8-7-4-3/data.json`. EVs, pays and returns are in bets. */
export function tableData(facts: TableFacts): object {
  const { game, bet, table, figures, lines, others, place, meter } = facts
  return {
    version: VERSION,
    game: game.id,
    bet: bet.id,
    name: betIn(game.messages, bet.id),
    table: tableIn(game.messages, table),
    url: canonical(tablePath(game, table)),
    ev: evData(table.ev),
    edge: table.edge,
    deals: figures.deals,
    hands: lines.map(({ id, name, pay, ways, back, evenAt }) => ({
      id,
      name,
      pay,
      ways,
      back,
      ...(evenAt !== undefined && { evenAt }),
    })),
    ...(meter && { meter }),
    place,
    others: others.map(({ table: one }) => ({
      table: tableIn(game.messages, one),
      edge: one.edge,
      url: canonical(tablePath(game, one)),
    })),
    command: commandOf(facts),
  }
}
