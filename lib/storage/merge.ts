import type { Kept } from '@/lib/teaching/quiz/record'
import { sameKept } from '@/lib/storage/kept'
import { inSlices } from '@/lib/storage/slices'

/** What would happen if records were merged into the existing ones. No existing record is ever replaced. */
export interface Merge {
  readonly fresh: readonly Kept[]
  /** Records that exist already, or that the file has twice. */
  readonly same: number
  /** Records with the name of a different existing one, which stays. */
  readonly differing: readonly { readonly theirs: Kept; readonly kept: Kept }[]
}

/** Compares records with the existing ones by name. Lets the page run in between. */
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
