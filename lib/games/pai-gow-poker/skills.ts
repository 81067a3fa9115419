import { draw, type Random } from '@/lib/math/random'
import { capital } from '@/lib/text'
import {
  type Clause,
  clausesIn,
  handOfClause,
  houseWay,
  type HouseWay,
  isWayId,
  WAY_IDS,
} from '@/lib/engines/pai-gow/index'
import { dealingOf, type PaiGowRules } from './rules'
import { type PaiGowState, setByHouse, start } from './state'

/* What is trained: the clauses of the house way. */

/** The clause of the house way that sets the hand; another way than the usual one is named. */
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

/** The clause that a skill is of: of a way of the site, or of the way in force; undefined of a text that is none. */
function read(rules: PaiGowRules, text: string): Named | undefined {
  const match = SKILL.exec(text)
  if (!match) return undefined
  const [, name = WAY_IDS[0], id] = match
  const inForce = dealingOf(rules).way
  const way = inForce.id === name ? inForce : isWayId(name) ? houseWay(name) : undefined
  const clause = way?.clauses.find((one) => one.id === id)
  return way && clause && { way, clause }
}

/** What a clause is about: its sentence up to what it does. */
const about = ({ sentence }: Clause): string => sentence.split(':')[0]!.replace(/\.$/, '')

/** `Three pairs`; where the way has other clauses that begin so, with the clause’s own name. */
export function skillName(rules: PaiGowRules, text: string): string {
  const named = read(rules, text)
  if (!named) return text
  const { way, clause } = named
  const isAlone = way.clauses.filter((one) => about(one) === about(clause)).length === 1
  return `${capital(about(clause))}${isAlone ? '' : ` (${clause.id})`}${way.id === WAY_IDS[0] ? '' : `, ${way.name}`}`
}

export const skillStage = (rules: PaiGowRules, text: string): string | undefined =>
  read(rules, text) === undefined ? undefined : 'set'

/** A hand that the clause sets; undefined where it is none of the way in force. */
export function spotOf(rules: PaiGowRules, text: string, random: Random): PaiGowState | undefined {
  const dealing = dealingOf(rules)
  const named = read(rules, text)
  const clause =
    named?.way.id === dealing.way.id ? clausesIn(dealing).find(({ id }) => id === named.clause.id) : undefined
  const hand = clause && handOfClause(dealing, random, clause)
  return hand && { ...start(rules), hand: draw(random, hand, hand.length) }
}
