import type { AnyGame, PayPreset, SideBet } from '@/lib/game/game'
import { foundTables } from '@/lib/game/precomputed/known-tables'
import { hasTable, payFieldOf } from './tables'

/** The known tables of a bet: the game's own, and others found in casinos. */
export function presetsOf(game: AnyGame, bet: SideBet): readonly PayPreset[] {
  const field = payFieldOf(game, bet)
  const table = field?.path.at(-1)
  if (!field || table === undefined) return []
  const own = game.presets.filter((preset) => preset.table === table && preset.example === undefined)
  const found = foundTables(game).filter(
    (one) => one.bet === bet.id && !own.some((preset) => hasTable(one.rules, field, preset)),
  )
  return [
    ...own,
    ...found.map(({ id, payTable = id, source, rules }) => ({ table, id: payTable, source, pays: rules.pays[table]! })),
  ]
}
