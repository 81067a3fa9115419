import type { AnyGame, PayPreset, Rules } from '@/lib/games/game'

/* Which table a side bet is shown with: the usual one, or an example where no casino prints all prizes. */

type Tables = Pick<AnyGame, 'variants' | 'ruleFields' | 'presets'>

/** The usual pay table of a side bet; undefined where no table of it is known. */
export function usualPreset({ ruleFields, presets }: Tables, bet: string): PayPreset | undefined {
  const table = ruleFields.find((field) => field.kind === 'pays' && field.bet === bet)?.path.at(-1)
  return presets.find((preset) => preset.table === table && preset.usual === true)
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The rules with the usual table on every side bet that has none of its own, which is one that stands as in the game's first variant.
 * The variants keep the tables that saved links are differences from, and those are not always the usual ones.
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

/** The example that stands in for the table of a side bet whose prizes are not all printed; undefined of any other bet. */
export function examplePreset({ ruleFields, presets }: Tables, bet: string): PayPreset | undefined {
  const table = ruleFields.find((field) => field.kind === 'pays' && field.bet === bet)?.path.at(-1)
  return presets.find((preset) => preset.table === table && preset.example !== undefined)
}

/**
 * Whether prizes of such a bet are still to be entered: its cost is unknown then. Every hand of its table pays; the one that
 * wins the meter has a prize or a meter.
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
