import { tidyNet } from '@/lib/game/ev'
import { meanOf, varianceOf } from '@/lib/game/outcomes'
import type { Outcome } from '@/lib/game/solution'
import { type Fraction, fraction, scaleToIntegers } from '@/lib/math/fraction'
import { type Counted, ENDS_AT, SITUATION, type Situations, WIDTH } from './count'
import { type ByEnd, ENDS } from './showdown'
import { type Look, lookReader } from './situations'

/** Something the player may do. EVs, nets and bets are in base wagers. */
export interface Action {
  /** All money bet in a round that goes on with this action. */
  readonly bet: number
  /** The net of the round by end, with a hand of this strength; undefined if such a hand may not do this. */
  readonly nets: (strength: number) => ByEnd | undefined
}

/**
 * A strategy: the place of an action for each strength of the hand and rank of the up card (undefined without one), or a function
 * that tells it from more of what the player sees.
 */
export type Strategy = (strength: number, up: number | undefined) => number | ((look: Look) => number)

/** Some deals of the player's hand and the up card, and what is done with them. Actions are by their places. */
export interface Cell {
  readonly id: string
  readonly ways: number
  /** The EV of each action; undefined if a hand in the cell may not do it. */
  readonly evs: readonly (Fraction | undefined)[]
  /** How many of the ways take each action. */
  readonly taken: readonly number[]
  /** The EV of the cell as it is played. */
  readonly ev: Fraction
}

export interface Priced {
  readonly ev: Fraction
  readonly averageBet: Fraction
  readonly variance: number
  /** Ascending by net; the ways are deals of all cards. */
  readonly outcomes: readonly Outcome[]
  /** The share of deals that take each action. Sums to 1. */
  readonly shares: readonly number[]
  /** The strengths with which the best action depends on more than the rank of the up card, ascending. */
  readonly divided: readonly number[]
  /**
   * Gathers groups, the weakest strength first and deuces before aces, into cells in the order in which they first appear. `cellOf` names the
   * cell of a group, or is undefined for a group to leave out.
   */
  cells(cellOf: (strength: number, up: number | undefined) => string | undefined): readonly Cell[]
}

/** In `taken`: a group without deals, and one whose situations take different actions. */
const [NONE, DIVIDED] = [-1, -2]

/**
 * Prices a game: best play, in which the later of equal actions is taken (so the cheapest comes last), or a strategy. Exact. At least one action must
 * be allowed to every hand.
 */
export function price(counted: Counted, actions: readonly Action[], strategy?: Strategy): Priced {
  const nets = readNets(counted, actions)
  const taken = new Int8Array(counted.waysOf.length).fill(NONE)
  const chosen = strategy ? byStrategy(counted, strategy, taken) : byWorth(counted, nets, taken)
  return figures(counted, actions, nets, taken, divide(counted, actions.length, chosen))
}

// ——— Nets —————————————————————————————————————————————————————————————————————————————————————————————————————

interface Nets {
  /** How many parts make a base wager. */
  readonly unit: number
  /** Nets in those parts, WIDTH for each row. */
  readonly rows: Float64Array
  /** The row of each action, by `strength * actions + action`; −1 if a hand may not do it. */
  readonly rowOf: Int32Array
  readonly actions: number
  /** Doubles that compare two actions are exact, except for differences up to this. */
  readonly doubt: number
}

function readNets({ showdown, columns, waysOf, dealerHands }: Counted, actions: readonly Action[]): Nets {
  const { strengths } = showdown.ranking
  const rowOf = new Int32Array(strengths * actions.length).fill(-1)
  const values: number[] = []
  const known = new Map<string, number>()
  const hasWays = (strength: number): boolean => {
    for (let i = strength * columns; i < (strength + 1) * columns; i++) if (waysOf[i]! > 0) return true
    return false
  }
  actions.forEach(({ nets }, action) => {
    let last = -1
    for (let strength = 0; strength < strengths; strength++) {
      const one = hasWays(strength) ? nets(strength) : undefined
      if (one === undefined) continue
      // Neighbors mostly have the same nets.
      if (last < 0 || ENDS.some((end, i) => one[end] !== values[last * WIDTH + i])) {
        const key = ENDS.map((end) => one[end]).join(' ')
        last = known.get(key) ?? values.length / WIDTH
        if (!known.has(key)) values.push(...ENDS.map((end) => one[end]))
        known.set(key, last)
      }
      rowOf[strength * actions.length + action] = last
    }
  })
  const { unit, integers } = scaleToIntegers(values)
  const largest = 2 * integers.reduce((most, net) => Math.max(most, Math.abs(net)), 0) * dealerHands
  // A sum of four rounded products is off by less than 2^-50 of their largest.
  const doubt = largest < Number.MAX_SAFE_INTEGER ? 0 : largest * 2 ** -48
  return { unit, rows: Float64Array.from(integers), rowOf, actions: actions.length, doubt }
}

// ——— Choosing —————————————————————————————————————————————————————————————————————————————————————————————————

/** The groups whose situations are looked at one by one, and what to do with each. */
interface Chosen {
  readonly groups: readonly number[]
  readonly choose: (group: number, situations: Situations, at: number) => number
}

function byStrategy(counted: Counted, strategy: Strategy, taken: Int8Array): Chosen {
  const { columns, waysOf, showdown } = counted
  const tells = new Map<number, (look: Look) => number>()
  for (let group = 0; group < waysOf.length; group++) {
    if (waysOf[group] === 0) continue
    const action = strategy(Math.floor(group / columns), showdown.up === 1 ? group % columns : undefined)
    taken[group] = typeof action === 'number' ? action : DIVIDED
    if (typeof action !== 'number') tells.set(group, action)
  }
  const lookAt = lookReader(counted)
  return {
    groups: [...tells.keys()],
    choose: (group, situations, at) => tells.get(group)!(lookAt(group, situations, at)),
  }
}

function byWorth({ columns, waysOf, sums, least, most, dealerHands }: Counted, nets: Nets, taken: Int8Array): Chosen {
  const { rows, rowOf, actions, doubt } = nets
  const lead = new Float64Array(WIDTH)
  const groups: number[] = []
  for (let group = 0; group < waysOf.length; group++) {
    if (waysOf[group] === 0) continue
    taken[group] = bestByBox(Math.floor(group / columns), group * WIDTH)
    if (taken[group] === DIVIDED) groups.push(group)
  }

  /** The action that is best whatever the situation, as the least and most counts of each end prove; DIVIDED if they don't. */
  function bestByBox(strength: number, at: number): number {
    let best = NONE
    let highest = -Infinity
    for (let action = 0; action < actions; action++) {
      const row = rowOf[strength * actions + action]! * WIDTH
      if (row < 0) continue
      const worth =
        rows[row]! * sums[at]! +
        rows[row + 1]! * sums[at + 1]! +
        rows[row + 2]! * sums[at + 2]! +
        rows[row + 3]! * sums[at + 3]!
      if (worth < highest) continue
      highest = worth
      best = action
    }
    for (let other = 0; other < actions; other++) {
      if (other === best || rowOf[strength * actions + other]! < 0) continue
      const lead = leastLead(rowOf[strength * actions + best]! * WIDTH, rowOf[strength * actions + other]! * WIDTH, at)
      if (other < best ? lead < doubt : lead <= doubt) return DIVIDED
    }
    return best
  }

  /** The least by which one row of nets may lead another: first the least of each end, then the rest where it leads least. */
  function leastLead(row: number, other: number, at: number): number {
    let rest = dealerHands
    let sum = 0
    for (let i = 0; i < WIDTH; i++) {
      lead[i] = rows[row + i]! - rows[other + i]!
      rest -= least[at + i]!
      sum += lead[i]! * least[at + i]!
    }
    while (rest > 0) {
      let end = 0
      for (let i = 1; i < WIDTH; i++) if (lead[i]! < lead[end]!) end = i
      const more = Math.min(rest, most[at + end]! - least[at + end]!)
      sum += lead[end]! * more
      rest -= more
      lead[end] = Infinity
    }
    return sum
  }

  return {
    groups,
    choose: (group, situations, at) => bestOf(nets, Math.floor(group / columns), situations, at + ENDS_AT),
  }
}

/** The best action for the ends at a place; of equal ones the last. */
function bestOf({ rows, rowOf, actions, doubt }: Nets, strength: number, situations: Situations, at: number): number {
  let best = NONE
  for (let action = 0; action < actions; action++) {
    const row = rowOf[strength * actions + action]! * WIDTH
    if (row < 0) continue
    const other = best === NONE ? row : rowOf[strength * actions + best]! * WIDTH
    let lead = 0
    for (let i = 0; i < WIDTH; i++) lead += (rows[row + i]! - rows[other + i]!) * situations[at + i]!
    if (doubt > 0 && Math.abs(lead) <= doubt) lead = exactLead(rows, row, other, situations, at)
    if (lead >= 0) best = action
  }
  return best
}

/** Negative, 0 or positive as one row of nets is worth less than, as much as or more than another. */
function exactLead(rows: Float64Array, row: number, other: number, situations: Situations, at: number): number {
  let sum = 0n
  for (let i = 0; i < WIDTH; i++)
    sum += (BigInt(rows[row + i]!) - BigInt(rows[other + i]!)) * BigInt(situations[at + i]!)
  return Number(sum)
}

/** What is done with a group whose situations take different actions: for each action its ways, then its ends. */
type Divided = Float64Array

const PART = 1 + WIDTH

function divide(counted: Counted, actions: number, { groups, choose }: Chosen): ReadonlyMap<number, Divided> {
  const known = counted.situations(groups)
  return new Map(
    groups.map((group) => {
      const situations = known.get(group)!
      const parts = new Float64Array(actions * PART)
      for (let at = 0; at < situations.length; at += SITUATION) {
        const part = choose(group, situations, at) * PART
        const ways = situations[at + 1]!
        parts[part]! += ways
        for (let i = 0; i < WIDTH; i++) parts[part + 1 + i]! += ways * situations[at + ENDS_AT + i]!
      }
      return [group, parts]
    }),
  )
}

// ——— Figures ——————————————————————————————————————————————————————————————————————————————————————————————————

function figures(
  counted: Counted,
  actions: readonly Action[],
  nets: Nets,
  taken: Int8Array,
  divided: ReadonlyMap<number, Divided>,
): Priced {
  const { columns, waysOf, sums, dealerHands, showdown } = counted
  const { unit, rows, rowOf } = nets

  /** Adds up the deals of groups: those of each row of nets by end, and the ways that take each action. */
  function makeTally() {
    const played = new Float64Array(rows.length)
    const ways = new Float64Array(actions.length)
    return {
      played,
      ways,
      add(group: number): void {
        const strength = Math.floor(group / columns)
        const action = taken[group]!
        if (action >= 0) {
          const row = rowOf[strength * actions.length + action]! * WIDTH
          for (let i = 0; i < WIDTH; i++) played[row + i]! += sums[group * WIDTH + i]!
          ways[action]! += waysOf[group]!
          return
        }
        const parts = divided.get(group)!
        for (let one = 0; one < actions.length; one++) {
          if (parts[one * PART] === 0) continue
          const row = rowOf[strength * actions.length + one]! * WIDTH
          for (let i = 0; i < WIDTH; i++) played[row + i]! += parts[one * PART + 1 + i]!
          ways[one]! += parts[one * PART]!
        }
      },
    }
  }

  /** The mean net of deals by row and end. */
  function meanNet(deals: Float64Array, ways: number): Fraction {
    let sum = 0n
    deals.forEach((n, i) => void (n > 0 && rows[i] !== 0 && (sum += BigInt(rows[i]!) * BigInt(n))))
    return fraction(sum, BigInt(unit) * BigInt(ways) * BigInt(dealerHands))
  }

  function outcomesOf(deals: Float64Array): readonly Outcome[] {
    const ways = new Map<number, number>()
    deals.forEach((n, i) => void (n > 0 && ways.set(rows[i]!, (ways.get(rows[i]!) ?? 0) + n)))
    return [...ways].sort((a, b) => a[0] - b[0]).map(([net, n]): Outcome => [tidyNet(net / unit), n])
  }

  const all = makeTally()
  for (let group = 0; group < waysOf.length; group++) if (taken[group] !== NONE) all.add(group)
  const outcomes = outcomesOf(all.played)
  const deals = BigInt(counted.ways) * BigInt(dealerHands)
  const bets: readonly Outcome[] = actions.map(({ bet }, i) => [bet, all.ways[i]!])

  function cells(cellOf: (strength: number, up: number | undefined) => string | undefined): readonly Cell[] {
    const byId = new Map<string, CellTally>()
    for (let group = 0; group < waysOf.length; group++) {
      if (taken[group] === NONE) continue
      const strength = Math.floor(group / columns)
      const id = cellOf(strength, showdown.up === 1 ? group % columns : undefined)
      if (id === undefined) continue
      const cell = byId.get(id) ?? {
        ways: 0,
        tally: makeTally(),
        byAction: actions.map(() => new Float64Array(rows.length)),
        barred: new Set(),
      }
      byId.set(id, cell)
      cell.ways += waysOf[group]!
      cell.tally.add(group)
      cell.byAction.forEach((deals, action) => {
        const row = rowOf[strength * actions.length + action]! * WIDTH
        if (row < 0) return void cell.barred.add(action)
        for (let i = 0; i < WIDTH; i++) deals[row + i]! += sums[group * WIDTH + i]!
      })
    }
    return [...byId].map(([id, { ways, tally, byAction, barred }]) => ({
      id,
      ways,
      evs: byAction.map((deals, action) => (barred.has(action) ? undefined : meanNet(deals, ways))),
      taken: [...tally.ways],
      ev: meanNet(tally.played, ways),
    }))
  }

  interface CellTally {
    ways: number
    readonly tally: ReturnType<typeof makeTally>
    readonly byAction: readonly Float64Array[]
    readonly barred: Set<number>
  }

  return {
    ev: meanOf(outcomes, deals) as Fraction,
    averageBet: meanOf(bets, counted.ways) as Fraction,
    variance: varianceOf(outcomes, deals),
    outcomes,
    shares: [...all.ways].map((ways) => ways / counted.ways),
    divided: [...new Set([...divided.keys()].map((group) => Math.floor(group / columns)))].sort((a, b) => a - b),
    cells,
  }
}
