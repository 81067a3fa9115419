import type { Kept } from '@/lib/teaching/quiz/record'
import { sameKept } from '@/lib/storage/kept'
import { inSlices } from '@/lib/storage/slices'

/** What merging records into those that are here would do. Nothing that is here is ever replaced. */
export interface Merge {
  readonly fresh: readonly Kept[]
  /** Here already, or in the file twice. */
  readonly same: number
  /** Under the name of one that says something else: that one stays. */
  readonly differing: readonly { readonly theirs: Kept; readonly kept: Kept }[]
}

/** Compares records with those that are here, by name. Lets the page go on in between. */
export async function compareKept(incoming: readonly Kept[], here: readonly Kept[]): Promise<Merge> {
  const known = new Map<string, Kept>()
  await inSlices(here, (record) => known.set(record.id, record))
  const fresh: Kept[] = []
  const differing: { readonly theirs: Kept; readonly kept: Kept }[] = []
  let same = 0
  await inSlices(incoming, (record) => {
    const kept = known.get(record.id)
    if (kept === undefined) {
      known.set(record.id, record)
      fresh.push(record)
    } else if (sameKept(kept, record)) same += 1
    else differing.push({ theirs: record, kept })
  })
  return { fresh, same, differing }
}
