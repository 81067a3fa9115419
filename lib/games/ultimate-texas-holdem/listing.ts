import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'Ultimate Texas Hold’em',
  place: 1,
  dailyFrom: 0,
} as const satisfies Listing
