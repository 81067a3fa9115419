import type { Listing } from '@/lib/game/listing'

export const listing = {
  name: 'DJ Wild Stud',
  place: 16,
  dailyFrom: 20_910,
} as const satisfies Listing
