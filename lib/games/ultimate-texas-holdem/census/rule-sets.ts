/*
 * Finds small sets of rules with the highest worth, for any rules. Sets grow rule by rule, and the best few of each
 * size are kept. The best set of a size also grows by replacing one rule with two. Then each rule of the best set is
 * replaced by any other until nothing improves. The result is close to the best, but not proved best.
 */

/** Indices of rules, ascending. */
export type RuleSet = readonly number[]

export interface SetSearch {
  /** The number of rules to choose from. */
  readonly rules: number
  /** The worth of a set; higher is better. */
  readonly worth: (set: RuleSet) => number
  /** The most rules in a set, and how many sets of each size are kept. */
  readonly most: number
  readonly beam: number
  readonly onProgress?: (done: number) => void
}

export interface FoundSet {
  readonly set: RuleSet
  readonly worth: number
}

const ascending = (a: number, b: number): number => a - b

/**
 * Prices each set once and keeps the best, one for each worth: a rule that changes nothing would only fill the beam.
 */
function best({ worth, beam }: SetSearch, sets: Iterable<RuleSet>): readonly FoundSet[] {
  const byWorth = new Map<number, FoundSet>()
  const known = new Set<string>()
  for (const set of sets) {
    const key = set.join()
    if (known.has(key)) continue
    known.add(key)
    const value = worth(set)
    if (!byWorth.has(value)) byWorth.set(value, { set, worth: value })
  }
  return [...byWorth.values()].sort((a, b) => b.worth - a.worth).slice(0, beam)
}

/** Every set with one more rule. */
function* withOne(rules: number, set: RuleSet, from = 0): Generator<RuleSet> {
  for (let rule = from; rule < rules; rule++) if (!set.includes(rule)) yield [...set, rule].sort(ascending)
}

/** Every set with one rule fewer. */
function* withoutOne(set: RuleSet): Generator<RuleSet> {
  for (const rule of set) yield set.filter((other) => other !== rule)
}

function* replaceOne(rules: number, set: RuleSet): Generator<RuleSet> {
  for (const rest of withoutOne(set)) yield* withOne(rules, rest)
}

function* oneForTwo(rules: number, set: RuleSet): Generator<RuleSet> {
  for (const rest of withoutOne(set)) {
    for (let rule = 0; rule < rules; rule++) if (!rest.includes(rule)) yield* withOne(rules, [...rest, rule], rule + 1)
  }
}

function* nextSets(rules: number, sets: readonly FoundSet[]): Generator<RuleSet> {
  for (const { set } of sets) yield* withOne(rules, set)
  yield* oneForTwo(rules, sets[0]!.set)
}

function improve(search: SetSearch, found: FoundSet): FoundSet {
  const [better] = best({ ...search, beam: 1 }, replaceOne(search.rules, found.set))
  return better !== undefined && better.worth > found.worth ? improve(search, better) : found
}

/** The best set found of each size, from one rule to `most`, or until one more rule gains nothing. */
export function searchSets(search: SetSearch): readonly FoundSet[] {
  const found: FoundSet[] = []
  let sets: readonly FoundSet[] = [{ set: [], worth: search.worth([]) }]
  for (let size = 1; size <= search.most; size++) {
    const next = best(search, nextSets(search.rules, sets))
    const top = improve(search, next[0]!)
    if (top.worth <= sets[0]!.worth) break
    sets = [top, ...next.filter(({ worth }) => worth < top.worth)]
    found.push(top)
    search.onProgress?.(size / search.most)
  }
  return found
}
