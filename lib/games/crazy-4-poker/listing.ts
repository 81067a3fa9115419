import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'Crazy 4 Poker',
  place: 15,
  dailyFrom: 20_910,
} as const satisfies Listing
