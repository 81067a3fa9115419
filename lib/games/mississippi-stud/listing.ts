import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'Mississippi Stud',
  place: 8,
  // 1 December 2026.
  dailyFrom: 20_788,
} as const satisfies Listing
