import shared from '@/content/pay-tables/shared.json' with { type: 'json' }
import { entriesUnder } from '@/lib/game/precomputed/data'
import { compareEv, evValue } from '@/lib/game/ev'
import type { AnyGame, PayPreset, Rules } from '@/lib/game/game'
import { type KeptEv, readEv } from '@/lib/game/precomputed/kept-ev'
import { data as figures } from '@/lib/games/registry/made/data/table-figures'
import { data as tables } from '@/lib/games/registry/made/data/tables'
import { applyRules, makeRules, type RulesPatch } from '@/lib/game/rules'
import type { Ev } from '@/lib/game/solution'
import { mainRules } from '@/lib/game/side-bets/usual-tables'
import { must } from '@/lib/result'

/*
 * Tables that casinos are known to use: the rules of a whole game or the pay table of a side bet, with their sources.
 * `npm run make:pay-tables` computes what they are worth, so that pages need no solver.
 */

/** The bet that stands for the rules of a whole game, beside the ids of side bets. */
export const MAIN_BET = 'main'

/**
 * A table as content/<game>/tables.json has it. Its `rules` are merged over those of its variant; a side bet's
 * `payTable` names a preset of the game instead.
 */
interface Entry {
  readonly id: string
  readonly bet: string
  readonly where: string
  readonly source: string
  readonly url?: string
  readonly comparison?: true
  readonly variant?: string
  readonly rules?: RulesPatch
  /** For a side bet: the id of a preset, or what the table pays if there are `rules`. */
  readonly payTable?: string
}

/** A table and its source. */
export interface FoundTable {
  /** Unique in its game. */
  readonly id: string
  /** `main` or a side bet's id. */
  readonly bet: string
  /** The id of a side bet's pay table. */
  readonly payTable?: string
  readonly where: string
  readonly source: string
  readonly url?: string
  /**
   * Whether no casino is known to use it. It then shows what a rule is worth, and isn't counted among the known tables.
   */
  readonly comparison: boolean
  /** Whether it is the usual table of its bet: the first variant of a whole game, or the preset marked as usual. */
  readonly usual: boolean
  readonly rules: Rules
}

/** A known table and what it is worth, in base wagers. */
export interface KnownTable extends FoundTable {
  readonly ev: Ev
  /** All money bet in a round; 1 for a side bet. */
  readonly averageBet: Ev
  /** −EV per base wager. */
  readonly edge: number
  /** −EV per unit of all money bet. */
  readonly risk: number
}

export interface KeptFigures {
  readonly ev: KeptEv
  readonly averageBet: KeptEv
}

/** Tables that several games have, by the ids of the games: `blackjack, texas-21`. */
const SHARED = Object.entries(shared as unknown as Readonly<Record<string, readonly Entry[]>>)

/** A game's entries, those of other games as well first. */
const entriesOf = ({ id }: AnyGame): readonly Entry[] => [
  ...SHARED.flatMap(([games, entries]) => (games.split(', ').includes(id) ? entries : [])),
  ...((tables[id] as { readonly tables: readonly Entry[] } | undefined)?.tables ?? []),
]

const FIGURES = entriesUnder<KeptFigures>(figures, 'figures')

function presetOf(game: AnyGame, { id, bet, payTable }: Entry): PayPreset {
  const field = game.ruleFields.find((one) => one.kind === 'pays' && one.bet === bet)
  const found = game.presets.find((preset) => preset.table === field?.path.at(-1) && preset.id === payTable)
  if (!found) throw new Error(`${game.id}, ${id}: no preset “${payTable}” of ${bet}`)
  return found
}

function readEntry(game: AnyGame, entry: Entry): FoundTable {
  const { id, bet, payTable, where, source, url, comparison, variant, rules } = entry
  const preset = payTable === undefined || rules ? undefined : presetOf(game, entry)
  const patch = preset ? { pays: { [preset.table]: preset.pays } } : rules
  const own = must(applyRules(game, variant, patch)) as Rules
  return {
    id,
    bet,
    ...(payTable === undefined ? {} : { payTable }),
    where,
    source,
    ...(url === undefined ? {} : { url }),
    comparison: comparison === true,
    usual: bet === MAIN_BET ? makeRules(game, own) === '' : preset?.usual === true,
    rules: own,
  }
}

/**
 * Every table of a game, main game first, in the order in which they are listed. Throws on an entry that doesn't fit
 * the game.
 */
export const foundTables = (game: AnyGame): readonly FoundTable[] =>
  entriesOf(game).map((entry) => readEntry(game, entry))

/** The key of a table's figures: `three-card-poker 5-3-1 main`. */
export const tableKey = (game: AnyGame, { rules, bet }: Pick<FoundTable, 'rules' | 'bet'>): string =>
  `${game.id} ${makeRules(game, rules) || 'usual'} ${bet}`

const kept = new Map<string, readonly KnownTable[]>()

/**
 * The tables of one bet of a game with what they are worth, best for the player first. Throws if the figures of one
 * haven't been made.
 */
export function knownTables(game: AnyGame, bet: string = MAIN_BET): readonly KnownTable[] {
  const key = `${game.id} ${bet}`
  const known =
    kept.get(key) ??
    foundTables(game)
      .filter((table) => table.bet === bet)
      .map((table) => withFigures(game, table))
      .sort((a, b) => compareEv(b.ev, a.ev))
  kept.set(key, known)
  return known
}

function withFigures(game: AnyGame, table: FoundTable): KnownTable {
  const key = tableKey(game, table)
  const figures = FIGURES[key]
  if (!figures) throw new Error(`“${key}” has no figures: npm run make:pay-tables`)
  const ev = readEv(figures.ev)
  const averageBet = readEv(figures.averageBet)
  return { ...table, ev, averageBet, edge: -evValue(ev), risk: -evValue(ev) / evValue(averageBet) }
}

/** A whole game under its usual rules. Throws if they aren't a known table. */
export function usualTable(game: AnyGame): KnownTable {
  const found = knownTables(game).find(({ usual }) => usual)
  if (!found) throw new Error(`the usual rules of ${game.id} are no known table`)
  return found
}

/**
 * What a whole game played best is worth under the rules of a known table, without solving it. Undefined under other
 * rules, and by a strategy.
 */
export function tablePrice(
  game: AnyGame,
  rules: Rules,
  strategy?: string,
): Pick<KnownTable, 'ev' | 'averageBet'> | undefined {
  if (strategy !== undefined) return undefined
  const found = FIGURES[tableKey(game, { rules, bet: MAIN_BET })]
  return found && { ev: readEv(found.ev), averageBet: readEv(found.averageBet) }
}

/** The bets of a game that have known tables, the main game first. */
export const betsWithTables = (game: AnyGame): readonly string[] =>
  [MAIN_BET, ...game.sideBets.map(({ id }) => id)].filter((bet) => entriesOf(game).some((entry) => entry.bet === bet))

/** The rules of the main game as links write them, without side bets. */
export const makeMainRules = (game: AnyGame, rules: Rules): string => makeRules(game, mainRules(game, rules))

/** Whether two sets of rules differ in their side bets at most. */
export const isSameMainGame = (game: AnyGame, a: Rules, b: Rules): boolean =>
  makeMainRules(game, a) === makeMainRules(game, b)
