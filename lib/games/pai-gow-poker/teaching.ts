import { houseWay, WAY_IDS } from '@/lib/engines/pai-gow/index'
import type { DecisionMap } from '@/lib/games/figures'
import type { TaughtGame } from '@/lib/games/teaching'
import { game } from './index'
import type { PaiGowAction, PaiGowState } from './round'
import type { PaiGowRules } from './rules'
import { DRILLS, skill, skillStage, spot, spotOf, writtenSkill } from './skills'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain } from './words'

/* The map of Pai Gow hands: the clauses of the house ways, family by family, as a dealer goes through them. */

/** What the ids of a family's clauses begin with. */
const FAMILIES = [
  { name: 'Five aces', start: 'A' },
  { name: 'Four of a kind', start: 'Q' },
  { name: 'Full house', start: 'F' },
  { name: 'Three pairs', start: 'P3' },
  { name: 'Two pairs', start: 'T' },
  { name: 'Straight or flush, no pair', start: 'S1' },
  { name: 'Straight or flush, one pair', start: 'S2' },
  { name: 'Straight or flush, three of a kind', start: 'S3' },
  { name: 'Three of a kind', start: 'K' },
  { name: 'One pair', start: 'P1' },
  { name: 'No pair', start: 'N1' },
] as const

/** The clauses of all house ways, each once. */
const clauseIds = (): readonly string[] => [
  ...new Set(WAY_IDS.flatMap((id) => houseWay(id).clauses.map((clause) => clause.id))),
]

function makeMap(): DecisionMap {
  const families = FAMILIES.map(({ name, start }) => ({ name, ids: clauseIds().filter((id) => id.startsWith(start)) }))
  const most = Math.max(...families.map(({ ids }) => ids.length))
  return {
    name: 'House way',
    rowsName: 'Your seven cards',
    columnsName: 'Clause',
    columns: Array.from({ length: most }, (_, i) => String(i + 1)),
    rows: families.map(({ name, ids }) => ({ name, cells: Array.from({ length: most }, (_, i) => ids[i] ?? null) })),
    note: 'The clauses of the house ways by the kind of hand. Which of them a hand falls under depends on the house way in force; some have clauses that others lack.',
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
