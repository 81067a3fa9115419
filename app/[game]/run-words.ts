import { trainerSummary } from '@/app/_languages/english/trainer-summary'

/** A result compared with the best one before it. */
export function runInWords({ right, before }: { readonly right: number; readonly before: number | null }): string {
  if (before === null) return trainerSummary.firstRun(right)
  if (right > before) return trainerSummary.newBest(right, before)
  return right === before ? trainerSummary.sameBest(before) : trainerSummary.oldBest(before)
}
