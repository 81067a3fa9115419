import {
  clausesIn,
  type Dealing,
  DEALS,
  duel,
  type Front,
  handOfClause,
  type HouseWay,
  knownClauseHands,
  knownDuel,
  tableOf,
} from '@/lib/engines/pai-gow/index'
import { skill } from '@/lib/games/pai-gow-poker/skills'
import { dealingOf, VARIANTS } from '@/lib/games/pai-gow-poker/rules'
import { start } from '@/lib/games/pai-gow-poker/round'
import type { RulePrice } from '@/lib/game/precomputed/rule-prices'
import { exactDecimal, fraction, reduce } from '@/lib/math/fraction'
import { makeRandom } from '@/lib/math/random'

/*
 * What it costs to set every hand of a clause in another way that people choose, against a dealer who sets by the usual
 * house way. The dealer's hand doesn't depend on the player's, so the costs of several clauses add up. Wins and losses
 * are counted clause by clause, so one duel of two ways prices another setting of every clause at once.
 */

/** Another setting of a clause's hands: its name, and the cards in front. */
export type Other = readonly [action: string, front: Front]

const HIGHEST: Front = ['single-1', 'single-2']
const keep: Other = ['keep', HIGHEST]
const splitPairs: Other = ['split', ['second', 'second']]
const splitFour: Other = ['split', ['first', 'first']]
/** The highest single stays behind. */
const breakIt: Other = ['break', ['single-2', 'single-3']]

export const OTHERS: Readonly<Record<string, readonly Other[]>> = {
  'Q4-split': [keep],
  'Q3-keep': [splitFour],
  'Q3-split': [keep],
  'Q2-keep': [splitFour],
  'Q2-split': [keep],
  'Q1-keep': [splitFour],
  F4: [['lower-in-front', ['second', 'second']]],
  F3: [['lower-in-front', ['third', 'third']]],
  'F2-keep': [splitPairs],
  'F1-split': [keep],
  P3: [
    ['middle-in-front', ['second', 'second']],
    ['lowest-in-front', ['third', 'third']],
  ],
  'T4-split': [keep],
  'T3-split': [keep],
  'T2-keep': [splitPairs],
  'T2-split': [keep],
  'T1-keep': [splitPairs],
  'T1-split': [keep],
  S1: [breakIt],
  'S1-choice': [breakIt],
  'S1-long': [breakIt],
  'S2-pair': [['pair-behind', HIGHEST]],
  'S2-nopair': [['break', HIGHEST]],
  K2: [keep],
  K1: [['split', ['first', 'single-1']]],
  P1: [['lower-kicker', ['single-1', 'single-3']]],
}

/** The way with each clause's other setting at index `place`, if it has one. */
function changed(way: HouseWay, place: number): HouseWay {
  const clauses = way.clauses.map((clause) => {
    const other = OTHERS[clause.id]?.[place]
    return other ? { ...clause, set: { kind: 'front' as const, cards: other[1] } } : clause
  })
  return { ...way, clauses }
}

const kept = ({ num, den }: { num: bigint; den: bigint }): { num: string; den: string } => ({
  num: String(num),
  den: String(den),
})

/** The number of duels needed: the length of the longest list of other settings. */
const PLACES = Math.max(...Object.values(OTHERS).map((list) => list.length))

export function pricePaiGow(): readonly RulePrice[] {
  const rules = VARIANTS[0].rules
  const usual: Dealing = dealingOf(rules)
  const mine = knownDuel(usual, usual, rules.banking)
  const hands = knownClauseHands(usual)
  if (!mine || !hands) throw new Error('the usual house way is on file')
  const { num, den } = exactDecimal(rules.commission)
  const worth = ({ wins, losses }: typeof mine, at: number): bigint => wins[at]! * (den - num) - losses[at]! * den
  const duels = Array.from({ length: PLACES }, (_, place) =>
    duel(tableOf({ ...usual, way: changed(usual.way, place) }), tableOf(usual), rules.banking),
  )
  const all = hands.reduce((sum, n) => sum + n, 0)
  const random = makeRandom('rule prices')
  return clausesIn(usual).flatMap((clause, at) => {
    const others = OTHERS[clause.id] ?? []
    if (others.length === 0) return []
    const costs = others.map(
      ([action], place) =>
        [action, kept(reduce(fraction(worth(mine, at) - worth(duels[place]!, at), DEALS * den)))] as const,
    )
    const name = skill(rules, { ...start(rules), hand: handOfClause(usual, random, clause)! })
    return [
      {
        rule: clause.id,
        skill: name,
        perRound: Number((hands[at]! / all).toPrecision(8)),
        costs: Object.fromEntries(costs),
      },
    ]
  })
}
