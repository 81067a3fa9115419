import type { AnyGame, PayPreset, Rules } from '@/lib/games/game'

/* The pay table with which a side bet is shown: the usual one, or an example if no casino prints all prizes. */

type Tables = Pick<AnyGame, 'variants' | 'ruleFields' | 'presets'>

/** The usual pay table of a side bet; undefined if no table of it is known. */
export function usualPreset({ ruleFields, presets }: Tables, bet: string): PayPreset | undefined {
  const table = ruleFields.find((field) => field.kind === 'pays' && field.bet === bet)?.path.at(-1)
  return presets.find((preset) => preset.table === table && preset.usual === true)
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The rules with the usual table on every side bet that still has the first variant's. Saved links are differences from
 * the variants, so the variants keep their tables, which aren't always the usual ones.
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
export function examplePreset({ ruleFields, presets }: Tables, bet: string): PayPreset | undefined {
  const table = ruleFields.find((field) => field.kind === 'pays' && field.bet === bet)?.path.at(-1)
  return presets.find((preset) => preset.table === table && preset.example !== undefined)
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
