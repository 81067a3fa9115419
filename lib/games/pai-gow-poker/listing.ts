import type { Listing } from '@/lib/games/listing'

export const listing = {
  name: 'Pai Gow Poker',
  place: 5,
  dailyFrom: 0,
} as const satisfies Listing
