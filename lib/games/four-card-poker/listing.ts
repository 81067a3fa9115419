import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'Four Card Poker',
  place: 14,
  dailyFrom: 20_910,
} as const satisfies Listing
