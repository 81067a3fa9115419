import { type Clause, type Groups } from '@/lib/engines/pai-gow/house-way'

/* The parts in which a house way is taught. */

export const FAMILIES = [
  { id: 'no-pair', groups: ['none'] },
  { id: 'one-pair', groups: ['2'] },
  { id: 'two-pairs', groups: ['2+2'] },
  { id: 'three-pairs', groups: ['2+2+2'] },
  { id: 'trips', groups: ['3'] },
  { id: 'complete', groups: [] },
  { id: 'full-houses', groups: ['3+2', '3+2+2', '3+3'] },
  { id: 'quads', groups: ['4', '4+2', '4+3'] },
  { id: 'five-aces', groups: ['5', '5+2'] },
] as const satisfies readonly { readonly id: string; readonly groups: readonly Groups[] }[]
export type Family = (typeof FAMILIES)[number]

/** Whether a clause is about a straight, flush or straight flush. */
const isAboutComplete = ({ when, set }: Clause): boolean =>
  set.kind === 'complete' ||
  when.some(({ complete, completeSplits, completeKinds, completeBehind, betterFront, aceAndJokerInStraight }) =>
    [complete, completeSplits, completeKinds, completeBehind, betterFront, aceAndJokerInStraight].some(
      (part) => part !== undefined && part !== false,
    ),
  )

/**
 * The family of a clause, from its first condition. A condition that asks for no groups belongs to hands without a
 * pair.
 */
export function familyOf(clause: Clause): Family {
  const first = clause.when[0]?.groups?.[0]
  const id = isAboutComplete(clause) ? 'complete' : undefined
  const found = FAMILIES.find((family) =>
    id === undefined ? (family.groups as readonly string[]).includes(first ?? 'none') : family.id === id,
  )
  return found ?? FAMILIES[0]
}

/** Clauses by family, with the families in the order in which the way first reaches them. */
export function byFamily(
  clauses: readonly Clause[],
): readonly { readonly family: Family; readonly clauses: readonly Clause[] }[] {
  const met: { family: Family; clauses: Clause[] }[] = []
  for (const clause of clauses) {
    const family = familyOf(clause)
    const known = met.find((one) => one.family === family)
    if (known) known.clauses.push(clause)
    else met.push({ family, clauses: [clause] })
  }
  return met
}
