import made from '@/content/xx-poker/hands.json' with { type: 'json' }
import { bestOf, exact, tidyNet } from '@/lib/game/ev'
import type { Option, Solution } from '@/lib/game/solution'
import { choose } from '@/lib/math/combinations'
import { kindOf, type XxKind } from '@/lib/games/xx-poker/hand-classes'
import type { XxMade } from '@/lib/games/xx-poker/census/hands'
import { list } from './list'
import { type HandResult, POSITION_NAMES, POSITIONS, RESULTS, VARIANTS, type XxRules } from '@/lib/games/xx-poker/rules'
import { payOf } from '@/lib/games/xx-poker/round'
import { madeBySlug, once } from '@/content/pages/made'

/* The facts of a page's hands before the add-on, from the file that `npm run make:hands` wrote. EVs in Play bets. */

export const RULES: XxRules = VARIANTS[0].rules
export const HANDS = choose(52, 3)
/** Deals of the contest cards, in order, and the communal hand. */
const DEALS = 49 * 48 * choose(47, 3)
const ADD_ON = 0.5

const madeOf = madeBySlug<XxMade>(made.pages, 'XX Poker')

/** A result over all deals: its share, and its part of the Play bet's EV. */
export interface ResultFacts {
  readonly result: HandResult
  readonly share: number
  readonly brings: number
}

export interface HandFacts extends XxMade {
  readonly name: string
  readonly kind: XxKind
  /** The group of its page. */
  readonly group: string
  readonly deals: number
  /** Mean EV of the Play bet alone; an add-on has the same result. */
  readonly ev: number
  readonly adds: boolean
  /** What adding half the bet gains; negative if it loses. */
  readonly gain: number
  /** The share of deals that end at each of POSITIONS. */
  readonly ends: readonly number[]
  readonly results: readonly ResultFacts[]
  readonly solution: Solution<'add' | 'decline'>
}

/**
 * Deals by position and result, from a ledger in the order of POSITIONS and RESULTS; entries without deals are left
 * out.
 */
export function entriesOf(ledger: readonly number[]) {
  return POSITIONS.flatMap((position, p) =>
    RESULTS.map((result, r) => ({
      position,
      result,
      pay: payOf(RULES, position, result),
      ways: ledger[p * RESULTS.length + r]!,
    })),
  ).filter(({ ways }) => ways > 0)
}

/** The net results and the tally of deals with a bet of `stake` Play bets. */
export function endsOf(entries: ReturnType<typeof entriesOf>, stake = 1): Pick<Option<string>, 'outcomes' | 'tally'> {
  const ways = new Map<number, number>()
  for (const { pay, ways: some } of entries)
    ways.set(tidyNet(pay * stake), (ways.get(tidyNet(pay * stake)) ?? 0) + some)
  const count = (name: string, holds: (entry: (typeof entries)[number]) => boolean) => ({
    name,
    ways: entries.filter(holds).reduce((sum, entry) => sum + entry.ways, 0),
  })
  return {
    outcomes: [...ways].sort((a, b) => a[0] - b[0]),
    tally: [
      count('wins', ({ pay }) => pay > 0),
      count('pushes', ({ pay }) => pay === 0),
      count('loses', ({ pay }) => pay < 0),
      ...POSITIONS.map((at) => count(`ends at ${POSITION_NAMES[at]}`, ({ position }) => position === at)).filter(
        ({ ways: some }) => some > 0,
      ),
    ],
  }
}

function solutionOf({ halves, ledger }: XxMade, deals: number): HandFacts['solution'] {
  const entries = entriesOf(ledger)
  const options = [
    { action: 'add', ev: exact(BigInt(halves) * 3n, 4n * BigInt(deals)), ...endsOf(entries, 1 + ADD_ON) },
    { action: 'decline', ev: exact(BigInt(halves), 2n * BigInt(deals)), ...endsOf(entries) },
  ] as const
  return { options, best: bestOf(options), deals }
}

function resultsOf(one: XxMade, deals: number): readonly ResultFacts[] {
  const entries = entriesOf(one.ledger)
  return RESULTS.map((result) => {
    const own = entries.filter((entry) => entry.result === result)
    return {
      result,
      share: own.reduce((sum, { ways }) => sum + ways, 0) / deals,
      brings: own.reduce((sum, { ways, pay }) => sum + ways * pay, 0) / deals,
    }
  }).filter(({ share }) => share > 0)
}

/** Throws on an unknown slug. */
export const handFacts = once((slug): HandFacts => {
  const one = madeOf(slug)
  const page = list.pages.find((known) => known.slug === slug)!
  const deals = one.hands * DEALS
  const ev = Number(one.halves) / 2 / deals
  return {
    ...one,
    deals,
    ev,
    name: page.name,
    kind: kindOf(slug),
    group: page.group,
    adds: ev > 0,
    gain: ev * ADD_ON,
    ends: POSITIONS.map(
      (_, p) =>
        one.ledger.slice(p * RESULTS.length, (p + 1) * RESULTS.length).reduce((sum, ways) => sum + ways, 0) / deals,
    ),
    results: resultsOf(one, deals),
    solution: solutionOf(one, deals),
  }
})

/** What an add-on gains for a hand whose Play bet has this EV. */
export const gainOf = (ev: number): number => ev * ADD_ON
