import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'Texas Hold’em Bonus',
  place: 3,
  dailyFrom: 0,
} as const satisfies Listing
