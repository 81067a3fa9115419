import type { Listing } from '@/lib/games/listing'

export const listing = {
  name: 'Three Card Poker',
  place: 2,
  dailyFrom: 0,
} as const satisfies Listing
