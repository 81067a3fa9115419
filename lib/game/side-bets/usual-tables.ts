import type { AnyGame, PayPreset, PayTable, Rules } from '@/lib/game/game'

/*
 * The pay tables of side bets. A table is one of the rules: a round is settled by the table of its rules, and every page
 * that names the rules names it. The usual table of casinos, which figures about a bet in general mean, may be another.
 */

type Tables = Pick<AnyGame, 'variants' | 'ruleFields' | 'presets'>

/** The key in `rules.pays` of a side bet's table; undefined for any other bet. */
const tableOf = ({ ruleFields }: Pick<Tables, 'ruleFields'>, bet: string): string | undefined =>
  ruleFields.find((field) => field.kind === 'pays' && field.bet === bet)?.path.at(-1)

/** The known pay tables of a side bet, without examples. */
export function sidePresets(game: Tables, bet: string): readonly PayPreset[] {
  const table = tableOf(game, bet)
  return game.presets.filter((preset) => preset.table === table && preset.example === undefined)
}

/** The usual pay table of a side bet; undefined if no table of it is known. */
export const usualPreset = (game: Tables, bet: string): PayPreset | undefined =>
  sidePresets(game, bet).find(({ usual }) => usual === true)

/** Whether two tables pay the same. A hand that isn't listed pays 0. */
const isSame = (a: PayTable, b: PayTable): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((hand) => (a[hand] ?? 0) === (b[hand] ?? 0))

/** The known table by which a side bet pays under these rules, or the example; undefined if it is another table. */
export function presetIn(game: Tables, rules: Rules, bet: string): PayPreset | undefined {
  const table = tableOf(game, bet)
  const pays = table === undefined ? undefined : rules.pays[table]
  return pays && game.presets.find((preset) => preset.table === table && isSame(preset.pays, pays))
}

export const applyPreset = (rules: Rules, { table, pays }: PayPreset): Rules => ({
  ...rules,
  pays: { ...rules.pays, [table]: pays },
})

/** The rules with the side bets' tables of other rules, and with what those do after a fold. */
export function withSideTables(game: Pick<Tables, 'ruleFields'>, rules: Rules, { pays, afterFold }: Rules): Rules {
  const tables = game.ruleFields.flatMap(({ kind, bet, path }) =>
    kind === 'pays' && bet !== undefined ? [path.at(-1)!] : [],
  )
  const own = tables.flatMap((table) => (pays[table] ? [[table, pays[table]] as const] : []))
  const { afterFold: _before, ...others } = rules
  return { ...others, pays: { ...rules.pays, ...Object.fromEntries(own) }, ...(afterFold && { afterFold }) }
}

/** The rules with the first variant's tables on every side bet, so that only the main game makes a difference. */
export const mainRules = (game: Tables, rules: Rules): Rules =>
  withSideTables(game, rules, game.variants[0].rules as Rules)

/** The side bets that pay by another table than the variants'. */
export const changedTables = (game: Pick<AnyGame, 'sideBets'> & Tables, rules: Rules): readonly string[] =>
  game.sideBets.flatMap(({ id }) => {
    const table = tableOf(game, id)
    const first = (game.variants[0].rules as Rules).pays
    return table !== undefined && !isSame(rules.pays[table] ?? {}, first[table] ?? {}) ? [id] : []
  })

/**
 * The rules with the usual table on every side bet that still has the first variant's. For figures about the bet in
 * general; rounds and links keep the table of their rules.
 */
export function withUsualSides<R extends Rules>(game: Tables, rules: R): R {
  const first = (game.variants[0].rules as Rules).pays
  const changed = game.presets.filter(
    ({ table, usual, pays }) =>
      usual === true && isSame(rules.pays[table] ?? {}, first[table]!) && !isSame(pays, first[table]!),
  )
  if (changed.length === 0) return rules
  return { ...rules, pays: { ...rules.pays, ...Object.fromEntries(changed.map(({ table, pays }) => [table, pays])) } }
}

/** The example used for the table of a side bet whose prizes aren't all printed; undefined for any other bet. */
export function examplePreset(game: Tables, bet: string): PayPreset | undefined {
  const table = tableOf(game, bet)
  return game.presets.find((preset) => preset.table === table && preset.example !== undefined)
}

/**
 * Whether prizes of such a bet still have to be entered, so that its cost is unknown: its table is the unchanged
 * example, or lacks a pay. For the hand that wins the meter, the meter is enough.
 */
export function isUnknownTable(game: Tables, rules: Rules, bet: string, meter?: number): boolean {
  const preset = examplePreset(game, bet)
  const pays = preset && rules.pays[preset.table]
  if (!pays || !preset.example) return false
  const missing = Object.keys(preset.example.printed).filter((id) => !pays[id])
  return (
    isSame(pays, preset.pays) || missing.length > (meter !== undefined && missing.includes(preset.example.wins) ? 1 : 0)
  )
}
