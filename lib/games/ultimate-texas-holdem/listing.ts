import type { Listing } from '@/lib/games/listing'

export const listing = {
  name: 'Ultimate Texas Hold’em',
  place: 1,
  dailyFrom: 0,
} as const satisfies Listing
