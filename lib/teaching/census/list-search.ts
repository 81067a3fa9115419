import type { ListedRule, Sign } from '@/lib/game/strategy/decision-list'

/*
 * Finds the best short decision list for a choice between two actions. Hands that show the same signs are one cell, and
 * the worth of a list is the sum of the gains of the cells where it says `yes`. Lists grow by one rule at a time,
 * inserted at any place. The best few of each length are kept. In the best one, each rule is then replaced by a better
 * one until none is left.
 */

export interface Search<L> {
  readonly signs: readonly Sign<L>[]
  readonly yes: string
  readonly no: string
  /** The most rules in a list, with the last one, which covers all other hands. */
  readonly most: number
  /** The most signs in a rule, and how many lists of each length are kept. */
  readonly signsInRule: number
  readonly beam: number
}

/** Hands that show the same signs, and the total gain of `yes` over `no` for them. */
export interface Cell {
  readonly shows: readonly boolean[]
  readonly gain: number
}

/** Merges looks that show the same signs. `looks` has each look once, with its gain. */
export function cellsOf<L>(
  signs: readonly Sign<L>[],
  looks: Iterable<readonly [look: L, gain: number]>,
): readonly Cell[] {
  const cells = new Map<string, { shows: boolean[]; gain: number }>()
  for (const [look, gain] of looks) {
    const shows = signs.map((sign) => sign.holds(look))
    const key = shows.map(Number).join('')
    const known = cells.get(key)
    if (known) known.gain += gain
    else cells.set(key, { shows, gain })
  }
  return [...cells.values()]
}

interface Candidate {
  readonly when: readonly string[]
  /** The cells in which all its signs hold. */
  readonly cells: Int32Array
}

/**
 * Every set of signs of different kinds that covers some but not all cells. If several cover the same cells, the
 * shortest is kept.
 */
function candidatesOf<L>({ signs, signsInRule }: Search<L>, cells: readonly Cell[]): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  const add = (chosen: readonly number[]): void => {
    const covered = cells.flatMap(({ shows }, i) => (chosen.every((sign) => shows[sign]) ? [i] : []))
    if (covered.length === 0 || covered.length === cells.length) return
    const key = covered.join()
    if (!found.has(key)) found.set(key, { when: chosen.map((i) => signs[i]!.id), cells: Int32Array.from(covered) })
  }
  const grow = (chosen: readonly number[], size: number): void => {
    if (chosen.length === size) return add(chosen)
    for (let i = (chosen.at(-1) ?? -1) + 1; i < signs.length; i++) {
      if (chosen.every((other) => signs[other]!.kind !== signs[i]!.kind)) grow([...chosen, i], size)
    }
  }
  for (let size = 1; size <= signsInRule; size++) grow([], size)
  return [...found.values()]
}

interface Rule {
  readonly candidate: number
  readonly yes: boolean
}

interface List {
  readonly rules: readonly Rule[]
  /** What the list says of all other hands. */
  readonly yes: boolean
  readonly worth: number
}

/** The index of the rule that decides each cell; the number of rules if none does. */
function deciders(list: List, candidates: readonly Candidate[], count: number): Uint8Array {
  const at = new Uint8Array(count).fill(list.rules.length)
  list.rules.forEach((rule, i) => {
    for (const cell of candidates[rule.candidate]!.cells) if (at[cell]! > i) at[cell] = i
  })
  return at
}

/** The lists that one more rule makes. Poor ones are dropped on the way. The innermost loop of the search. */
function grown(list: List, candidates: readonly Candidate[], gains: Float64Array): readonly List[] {
  const at = deciders(list, candidates, gains.length)
  const says = [...list.rules.map(({ yes }) => yes), list.yes]
  const made: List[] = []
  let least = -Infinity
  const [all, now] = [new Float64Array(says.length), new Float64Array(says.length)]
  candidates.forEach(({ cells }, candidate) => {
    all.fill(0)
    for (let i = 0; i < cells.length; i++) all[at[cells[i]!]!]! += gains[cells[i]!]!
    says.forEach((yes, i) => (now[i] = yes ? all[i]! : 0))
    let [covered, worth] = [0, 0]
    for (let place = says.length - 1; place >= 0; place--) {
      covered += all[place]!
      worth += now[place]!
      for (const yes of [true, false]) {
        const more = (yes ? covered : 0) - worth
        if (more <= least) continue
        made.push({
          rules: list.rules.toSpliced(place, 0, { candidate, yes }),
          yes: list.yes,
          worth: list.worth + more,
        })
      }
    }
    if (made.length > MOST_MADE) least = shorten(made, list.worth)
  })
  return made
}

const MOST_MADE = 4000

/** Keeps the better half; returns the gain that a list now needs to be kept. */
function shorten(made: List[], worth: number): number {
  made.sort((a, b) => b.worth - a.worth)
  made.length = MOST_MADE / 2
  return made.at(-1)!.worth - worth
}

const without = (list: List, i: number, candidates: readonly Candidate[], gains: Float64Array): List =>
  withWorth({ ...list, rules: list.rules.toSpliced(i, 1) }, candidates, gains)

function withWorth(list: List, candidates: readonly Candidate[], gains: Float64Array): List {
  const at = deciders(list, candidates, gains.length)
  const says = [...list.rules.map(({ yes }) => yes), list.yes]
  return { ...list, worth: gains.reduce((sum, gain, cell) => sum + (says[at[cell]!] ? gain : 0), 0) }
}

/** The best few. Lists of equal worth are treated as the same list, and the first is kept. */
function best(lists: readonly List[], many: number): readonly List[] {
  const kept: List[] = []
  for (const list of [...lists].sort((a, b) => b.worth - a.worth)) {
    if (kept.length === many) break
    if (!kept.some(({ worth }) => Math.abs(worth - list.worth) <= 1e-9 * Math.abs(worth))) kept.push(list)
  }
  return kept
}

/** Takes out each rule in turn and inserts the best one, until nothing improves. */
function polished(list: List, candidates: readonly Candidate[], gains: Float64Array): List {
  let now = list
  for (let i = 0; i < now.rules.length;) {
    const better = best(grown(without(now, i, candidates, gains), candidates, gains), 1)[0]
    if (better && better.worth > now.worth + 1e-9 * Math.abs(now.worth)) [now, i] = [better, 0]
    else i++
  }
  return now
}

export interface FoundList {
  readonly rules: readonly ListedRule[]
  /** The sum of the gains of the cells in which it says `yes`. */
  readonly worth: number
}

/** The least gain of one more rule, as a share of the most that can be gained. */
const LEAST_GAIN = 1e-6

/** The best list found of each length, from one rule up. A length is left out if a shorter list is as good. */
export function searchLists<L>(search: Search<L>, cells: readonly Cell[]): readonly FoundList[] {
  const { yes, no, most, beam } = search
  const candidates = candidatesOf(search, cells)
  const gains = Float64Array.from(cells, ({ gain }) => gain)
  const listed = (list: List): FoundList => ({
    rules: [
      ...list.rules.map((rule) => ({ says: rule.yes ? yes : no, when: candidates[rule.candidate]!.when })),
      { says: list.yes ? yes : no, when: [] },
    ],
    worth: list.worth,
  })
  const perfect = gains.reduce((sum, gain) => sum + Math.max(0, gain), 0)
  let kept = best(
    [true, false].map((one) => withWorth({ rules: [], yes: one, worth: 0 }, candidates, gains)),
    2,
  )
  const found = [listed(kept[0]!)]
  for (let size = 2; size <= most; size++) {
    const longer = best(
      kept.flatMap((list) => grown(list, candidates, gains)),
      beam,
    )
    if (longer.length === 0) break
    kept = best([polished(longer[0]!, candidates, gains), ...longer], beam)
    if (kept[0]!.worth > found.at(-1)!.worth + LEAST_GAIN * perfect) found.push(listed(kept[0]!))
  }
  return found
}
