import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'Caribbean Stud',
  place: 10,
  // 1 February 2027.
  dailyFrom: 20_850,
} as const satisfies Listing
