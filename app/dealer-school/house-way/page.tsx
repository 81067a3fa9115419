import type { Metadata } from 'next'
import { DrillLoader } from './loader'

export const metadata: Metadata = {
  title: 'House way drill',
  description: 'Set seven cards as the dealer must at Pai Gow Poker: which clause governs, why no earlier one does, and what you seem to have applied.',
  alternates: { canonical: '/dealer-school/house-way' },
}

export default function HouseWayDrillPage() {
  return <DrillLoader />
}
