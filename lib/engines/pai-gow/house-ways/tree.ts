import { type Clause, GROUPS, type Groups } from '@/lib/engines/pai-gow/house-way'
import { conditionInWords, GROUP_NAMES, LISTS, setInWords } from './words'

/**
 * A question of the decision tree. If the answer is yes, the clause sets the hand; if not, the next question follows.
 */
export interface Branch {
  readonly clause: Clause
  /** The question; empty if every hand that gets here is set. */
  readonly asks: string
  /** What the clause does. */
  readonly sets: string
}

export interface Stem {
  readonly groups: Groups
  readonly name: string
  readonly branches: readonly Branch[]
}

function branchesOf(groups: Groups, clauses: readonly Clause[]): readonly Branch[] {
  const branches: Branch[] = []
  for (const clause of clauses) {
    const asked = clause.when
      .filter((condition) => condition.groups === undefined || condition.groups.includes(groups))
      .map((condition) => conditionInWords(groups, condition))
    if (asked.length === 0) continue
    const everything = asked.includes('')
    branches.push({ clause, asks: everything ? '' : LISTS.or(asked, ','), sets: setInWords(groups, clause.set) })
    if (everything) break
  }
  return branches
}

/**
 * The decision tree of ordered clauses: first the groups of the hand, the most common first, then question by question.
 */
export const treeOf = (clauses: readonly Clause[]): readonly Stem[] =>
  [...GROUPS]
    .reverse()
    .map((groups) => ({ groups, name: GROUP_NAMES[groups], branches: branchesOf(groups, clauses) }))
    .filter(({ branches }) => branches.length > 0)
