import type { Listing } from '@/lib/games/listing'

export const listing = {
  name: 'Four Card Poker',
  place: 14,
  dailyFrom: 20_910,
} as const satisfies Listing
