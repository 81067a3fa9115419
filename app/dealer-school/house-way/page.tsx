import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { DrillLoader } from './loader'

export const metadata: Metadata = pageMetadata({
  path: '/dealer-school/house-way',
  title: 'Pai Gow house way drill',
  description:
    'Set seven cards as the dealer must at Pai Gow Poker: which clause governs, why no earlier one does, and what you seem to have applied.',
})

export default function HouseWayDrillPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'Dealer school', path: '/dealer-school' },
          { name: 'House way drill', path: '/dealer-school/house-way' },
        ]}
        silent
      />
      <DrillLoader />
    </>
  )
}
