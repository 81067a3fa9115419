import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'Texas 21',
  place: 7,
  dailyFrom: 0,
} as const satisfies Listing
