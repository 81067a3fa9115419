import type { Card } from '@/lib/cards/card'
import type { Sides } from '@/lib/engines/round/index'
import { rowOf, type SettlementTable, sideCards, type SideLine, sideNet } from '@/lib/engines/settlement/index'
import { countedSides, isForfeited } from '@/lib/game/side-bets/forfeited'
import { bestOf, exact, tidyNet } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'
import { meanOf } from '@/lib/game/outcomes'
import type { Ev, Outcome, Solution } from '@/lib/game/solution'
import type { Solver } from '@/lib/game/solver'
import { worthOf } from '@/lib/game/worth'
import { combinations } from '@/lib/math/combinations'
import { add } from '@/lib/math/fraction'

/*
 * Side bets in a decision. They matter to it only if a fold loses one: otherwise they add the same to every action.
 * Exact.
 */

const counts = (rules: Rules, { sides }: { readonly sides: Sides }): boolean =>
  Object.keys(countedSides(rules, sides)).length > 0

/** A solver that counts side bets in the decisions in which they matter. */
export const counting = <R extends Rules, S extends { readonly sides: Sides }, A extends string>(
  solver: Solver<R, S, A> & { readonly withSides: NonNullable<Solver<R, S, A>['withSides']> },
): Solver<R, S, A> => ({
  ...solver,
  solve: (rules, state, onProgress) =>
    counts(rules, state) ? solver.withSides(rules, state, onProgress) : solver.solve(rules, state, onProgress),
  ...(solver.worths && {
    worths: (rules, states, onProgress) =>
      states.some((state) => counts(rules, state))
        ? states.map((state, place) => {
            onProgress?.(place / states.length)
            return worthOf(solver.withSides(rules, state))
          })
        : solver.worths!(rules, states, onProgress),
  }),
})

// ——— Side bets that don't depend on how the main game ends ——————————————————————————————————————————————————

/** How often each row of a side bet's table comes up. A row without a name loses. */
export type Rows = ReadonlyMap<string | undefined, number>

/** The rows of a side bet over every choice of the cards that its hand still misses. */
export function rowsOf(
  { sides = {} }: SettlementTable,
  bet: string,
  state: object,
  unseen: readonly Card[],
  read: (line: SideLine, cards: readonly Card[]) => string | undefined = rowOf,
): Rows {
  const line = sides[bet]!
  const known = sideCards(line.cards!, state)
  const missing = Object.values(line.cards!).reduce((sum, count) => sum + count, 0) - known.length
  const rows = new Map<string | undefined, number>()
  for (const more of combinations(unseen, missing)) {
    const row = read(line, [...known, ...more])
    rows.set(row, (rows.get(row) ?? 0) + 1)
  }
  return rows
}

/** Whether a side bet's hand has cards of this place. */
export const readsPlace = ({ sides = {} }: SettlementTable, bet: string, place: string): boolean =>
  place in (sides[bet]?.cards ?? {})

const addEv = (a: Ev, b: Ev): Ev => {
  if (a.kind !== 'exact' || b.kind !== 'exact') throw new Error('side bets are counted in exact games')
  const { num, den } = add(a, b)
  return exact(num, den)
}

const ZERO = exact(0, 1)

/** The mean and, if only one row can come up, the net itself. */
interface Net {
  readonly ev: Ev
  readonly net: number | undefined
}

const sumOf = (nets: readonly Net[]): Net => ({
  ev: nets.reduce((sum, { ev }) => addEv(sum, ev), ZERO),
  net: nets.every(({ net }) => net !== undefined) ? nets.reduce((sum, { net }) => sum + net!, 0) : undefined,
})

function netOf(table: SettlementTable, rules: Rules, bet: string, stake: number, rows: Rows): Net {
  const outcomes = [...rows].map(([row, ways]): Outcome => [
    tidyNet(stake * sideNet(rules, bet, table.sides![bet]!, row)),
    ways,
  ])
  const deals = outcomes.reduce((sum, [, ways]) => sum + ways, 0)
  return { ev: meanOf(outcomes, deals), net: outcomes.length === 1 ? outcomes[0]![0] : undefined }
}

/**
 * A solution with side bets that no action changes, except that a fold may lose them. The outcomes of an option are
 * left out if the bets' results aren't known yet, because they go together with the main game's.
 */
export function addSides<A extends string>(
  solution: Solution<A>,
  table: SettlementTable,
  rules: Rules,
  sides: Sides,
  rowsOfBet: (bet: string) => Rows,
): Solution<A> {
  const placed = Object.entries(sides).map(([bet, stake]) => {
    const paid = netOf(table, rules, bet, stake, rowsOfBet(bet))
    return { paid, folded: isForfeited(rules, bet) ? { ev: exactNet(-stake), net: -stake } : paid }
  })
  const [played, folded] = [sumOf(placed.map(({ paid }) => paid)), sumOf(placed.map((one) => one.folded))]
  const options = solution.options.map((option) => {
    const { ev, net } = option.action === 'fold' ? folded : played
    const outcomes = net === undefined ? [] : option.outcomes.map(([n, ways]): Outcome => [tidyNet(n + net), ways])
    return { ...option, ev: addEv(option.ev, ev), outcomes }
  })
  return { ...solution, options, best: bestOf(options), sides, bestAlone: solution.best }
}

const exactNet = (net: number): Ev => meanOf([[net, 1]], 1)
