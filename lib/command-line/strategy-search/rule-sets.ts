/*
 * Finds short sets of rules of the most worth, whatever the rules are: sets grow rule by rule, of each size the best few are kept, and
 * the best of each size then has its rules replaced one by one, by any other, until nothing gets better. Near the best there is, not
 * proved to be it.
 */

export interface SetSearch {
  /** The rules to choose from, by id. */
  readonly rules: readonly string[]
  /** What a set of rules is worth; the higher the better. The order of the ids is that of `rules`. */
  readonly worth: (ids: readonly string[]) => number
  readonly most: number
  /** How many sets of each size are kept. */
  readonly beam: number
  readonly onProgress?: (done: number) => void
}

export interface FoundSet {
  readonly ids: readonly string[]
  readonly worth: number
}

const inOrder = (rules: readonly string[], ids: Iterable<string>): readonly string[] => {
  const chosen = new Set(ids)
  return rules.filter((id) => chosen.has(id))
}

/** The best sets, one for each worth: a rule that changes nothing makes no other set. */
function best(sets: Iterable<FoundSet>, count: number): readonly FoundSet[] {
  const byWorth = new Map<number, FoundSet>()
  for (const set of sets) if (!byWorth.has(set.worth)) byWorth.set(set.worth, set)
  return [...byWorth.values()].sort((a, b) => b.worth - a.worth).slice(0, count)
}

function* withOneMore({ rules, worth }: SetSearch, sets: readonly FoundSet[]): Generator<FoundSet> {
  const known = new Set<string>()
  for (const { ids } of sets) {
    for (const id of rules) {
      if (ids.includes(id)) continue
      const more = inOrder(rules, [...ids, id])
      const key = more.join()
      if (known.has(key)) continue
      known.add(key)
      yield { ids: more, worth: worth(more) }
    }
  }
}

/** The best set that differs in one rule, itself if there is no better. */
function replaceOne({ rules, worth }: SetSearch, set: FoundSet): FoundSet {
  let found = set
  for (const old of set.ids) {
    const rest = set.ids.filter((id) => id !== old)
    for (const id of rules) {
      if (set.ids.includes(id)) continue
      const ids = inOrder(rules, [...rest, id])
      const value = worth(ids)
      if (value > found.worth) found = { ids, worth: value }
    }
  }
  return found
}

function improve(search: SetSearch, set: FoundSet): FoundSet {
  const better = replaceOne(search, set)
  return better === set ? set : improve(search, better)
}

/** The best set found of each size, from one rule to `most`. */
export function searchSets(search: SetSearch): readonly FoundSet[] {
  const found: FoundSet[] = []
  let sets: readonly FoundSet[] = [{ ids: [], worth: search.worth([]) }]
  for (let size = 1; size <= search.most; size++) {
    sets = best(withOneMore(search, sets), search.beam)
    const top = improve(search, sets[0]!)
    sets = best([top, ...sets], search.beam)
    found.push(top)
    search.onProgress?.(size / search.most)
  }
  return found
}
