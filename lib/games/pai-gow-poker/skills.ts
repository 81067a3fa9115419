import closeSettings from '@/content/house-ways/close-settings.json' with { type: 'json' }
import { type Card, cardOf, JOKER, parseCards, rankOf, suitOf } from '@/lib/cards/card'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import {
  type Clause,
  clausesIn,
  type Groups,
  handOfClause,
  handOfClauses,
  houseWay,
  type HouseWay,
  isWayId,
  WAY_IDS,
} from '@/lib/engines/pai-gow/index'
import type { Drill } from '@/lib/game/teaching'
import { below, draw, type Random } from '@/lib/math/random'
import { must } from '@/lib/result'
import { clauseName } from './ids'
import { type PaiGowState, setByHouse, start } from './round'
import { dealingOf, type PaiGowRules } from './rules'

export const DRILLS = [
  { id: 'as-dealt' },
  { id: 'close-calls', stage: 'set' },
  { id: 'house-way', stage: 'set' },
  { id: 'two-pairs', stage: 'set' },
  { id: 'complete', stage: 'set' },
  { id: 'joker', stage: 'set' },
] as const satisfies readonly [Drill, ...Drill[]]
export type PaiGowDrill = (typeof DRILLS)[number]['id']

const has = (clause: Clause, ...groups: readonly Groups[]): boolean =>
  clause.when.some((condition) => condition.groups?.some((name) => groups.includes(name)))

/** Whether a clause is about complete hands. */
const isComplete = (clause: Clause): boolean =>
  clause.set.kind === 'complete' ||
  clause.when.some(
    ({ complete, aceAndJokerInStraight }) => complete === true || (aceAndJokerInStraight ?? false) !== false,
  )

/** One of the hands found by `npm run make:close-settings`, with its suits renamed. */
function closeHand(random: Random): readonly Card[] {
  const { hands } = closeSettings
  const hand = must(parseCards(hands[below(random, hands.length)]!))
  const suits = draw(random, [0, 1, 2, 3], 4)
  return draw(
    random,
    hand.map((card) => (card === JOKER ? card : cardOf(rankOf(card), suits[suitOf(card)]!))),
    hand.length,
  )
}

const HANDS: Readonly<Record<PaiGowDrill, (rules: PaiGowRules, random: Random) => readonly Card[]>> = {
  'as-dealt': (_rules, random) => draw(random, DECK_WITH_JOKER, 7),
  'close-calls': (_rules, random) => closeHand(random),
  'house-way': (rules, random) => handOfClauses(dealingOf(rules), random, () => true),
  'two-pairs': (rules, random) => handOfClauses(dealingOf(rules), random, (clause) => has(clause, '2+2')),
  complete: (rules, random) => handOfClauses(dealingOf(rules), random, isComplete),
  joker: (_rules, random) => draw(random, [JOKER, ...draw(random, DECK_WITH_JOKER.slice(0, JOKER), 6)], 7),
}

/** A hand for a drill, from a fresh deck. Throws `RangeError` on an unknown drill. */
export function spot(rules: PaiGowRules, drill: string, random: Random): PaiGowState {
  const found = DRILLS.find(({ id }) => id === drill)
  if (!found) throw new RangeError(`“${drill}” is no drill of Pai Gow Poker`)
  return { ...start(rules), hand: HANDS[found.id](rules, random) }
}

// ——— Skills —————————————————————————————————————————————————————————————————————————————————————————————

/* Skills: the clauses of the house way. */

/** The skill of a hand: the clause of the house way that sets it, with the way's id unless it is the usual one. */
export function skill(rules: PaiGowRules, state: PaiGowState): string {
  const { id } = setByHouse(rules, state.hand).clause
  const way = dealingOf(rules).way.id
  return `house way ${way === WAY_IDS[0] ? '' : `${way} `}${id}`
}

interface Named {
  readonly way: HouseWay
  readonly clause: Clause
}

const SKILL = /^house way (?:(\S+) )?(\S+)$/

/** The clause that a skill names, of a way of the site or of the way in force; undefined if there is none. */
function read(rules: PaiGowRules, text: string): Named | undefined {
  const match = SKILL.exec(text)
  if (!match) return undefined
  const [, name = WAY_IDS[0], id] = match
  const inForce = dealingOf(rules).way
  const way = inForce.id === name ? inForce : isWayId(name) ? houseWay(name) : undefined
  const clause = way?.clauses.find((one) => one.id === id)
  return way && clause && { way, clause }
}

/** The name of a skill that is a clause of a reader's own house way; undefined for other skills. */
export function writtenSkill(rules: PaiGowRules, text: string): string | undefined {
  const named = read(rules, text)
  return named && !isWayId(named.way.id)
    ? `${clauseName(named.way.clauses, named.clause.id)}, ${named.way.name}`
    : undefined
}

export const skillStage = (rules: PaiGowRules, text: string): string | undefined =>
  read(rules, text) === undefined ? undefined : 'set'

/** A hand that the clause sets; undefined if the way in force doesn't have the clause. */
export function spotOf(rules: PaiGowRules, text: string, random: Random): PaiGowState | undefined {
  const dealing = dealingOf(rules)
  const named = read(rules, text)
  const clause =
    named?.way.id === dealing.way.id ? clausesIn(dealing).find(({ id }) => id === named.clause.id) : undefined
  const hand = clause && handOfClause(dealing, random, clause)
  return hand && { ...start(rules), hand: draw(random, hand, hand.length) }
}
