import { houseWay, WAY_IDS } from '@/lib/engines/pai-gow/index'
import type { DecisionMap } from '@/lib/game/figures'
import type { TaughtGame } from '@/lib/game/teaching'
import { game } from './index'
import type { PaiGowAction, PaiGowState } from './round'
import type { PaiGowRules } from './rules'
import { DRILLS, skill, skillStage, spot, spotOf, writtenSkill } from './skills'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain } from './words'

/* The map of Pai Gow hands: the clauses of the house ways by family, in the order in which a dealer checks them. */

/** What the ids of a family's clauses begin with, and the id of its row. */
const FAMILIES = ['A', 'Q', 'F', 'P3', 'T', 'S1', 'S2', 'S3', 'K', 'P1', 'N1'] as const

/** The clauses of all house ways, each once. */
const clauseIds = (): readonly string[] => [
  ...new Set(WAY_IDS.flatMap((id) => houseWay(id).clauses.map((clause) => clause.id))),
]

function makeMap(): DecisionMap {
  const families = FAMILIES.map((row) => ({ row, ids: clauseIds().filter((id) => id.startsWith(row)) }))
  const most = Math.max(...families.map(({ ids }) => ids.length))
  return {
    columns: Array.from({ length: most }, (_, i) => String(i + 1)),
    rows: families.map(({ row, ids }) => ({ id: row, cells: Array.from({ length: most }, (_, i) => ids[i] ?? null) })),
  }
}

const MAP: DecisionMap = makeMap()

/** The game together with what is taught about it. */
export const taughtGame: TaughtGame<PaiGowRules, PaiGowState, PaiGowAction> = {
  ...game,
  drills: DRILLS,
  strategy: STRATEGY,
  strategies: STRATEGIES,
  follows,
  map: MAP,
  spot,
  skill,
  writtenSkill,
  skillStage,
  spotOf,
  explain,
}
