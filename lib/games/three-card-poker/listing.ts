import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'Three Card Poker',
  place: 2,
  dailyFrom: 0,
} as const satisfies Listing
