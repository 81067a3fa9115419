import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'Blackjack',
  place: 9,
  // 15 December 2026.
  dailyFrom: 20_802,
} as const satisfies Listing
