import type { Listing } from '@/lib/games/listing'

export const listing = {
  name: 'Caribbean Stud',
  place: 10,
  // 1 January 2027.
  dailyFrom: 20_819,
} as const satisfies Listing
