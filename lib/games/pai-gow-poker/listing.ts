import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'Pai Gow Poker',
  place: 5,
  dailyFrom: 0,
} as const satisfies Listing
