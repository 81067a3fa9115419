/*
 * Finds short sets of rules of the most worth, whatever the rules are. Sets grow rule by rule and the best few of each size are kept;
 * beside them, the best of a size gives the next by one rule replaced by two. The best of each size then has its rules replaced one by
 * one, by any other, until nothing gets better. Near the best there is, not proved to be it.
 */

/** Rules by number, ascending. */
export type RuleSet = readonly number[]

export interface SetSearch {
  /** How many rules there are to choose from. */
  readonly rules: number
  /** What a set of rules is worth; the higher the better. */
  readonly worth: (set: RuleSet) => number
  /** The most rules of a set, and how many sets of each size are kept. */
  readonly most: number
  readonly beam: number
  readonly onProgress?: (done: number) => void
}

export interface FoundSet {
  readonly set: RuleSet
  readonly worth: number
}

const ascending = (a: number, b: number): number => a - b

/** Prices each set once, and keeps the best of them: one for each worth, since a rule that changes nothing makes no other set. */
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

/** Every set with one rule more. */
function* withOne(rules: number, set: RuleSet, from = 0): Generator<RuleSet> {
  for (let rule = from; rule < rules; rule++) if (!set.includes(rule)) yield [...set, rule].sort(ascending)
}

/** Every set with one rule less. */
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

/** The best set found of each size, from one rule up to `most` or until one more rule gains nothing. */
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
