import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'High Card Flush',
  place: 13,
  dailyFrom: 20_910,
} as const satisfies Listing
