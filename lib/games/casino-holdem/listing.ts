import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'Casino Hold’em',
  place: 4,
  dailyFrom: 0,
} as const satisfies Listing
