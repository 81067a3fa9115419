import type { Listing } from '@/lib/games/listing'

export const listing = {
  name: 'DJ Wild Stud',
  place: 16,
  dailyFrom: 20_910,
} as const satisfies Listing
