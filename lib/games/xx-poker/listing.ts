import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'XX Poker',
  place: 6,
  dailyFrom: 0,
} as const satisfies Listing
