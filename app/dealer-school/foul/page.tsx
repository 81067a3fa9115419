import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { FoulLoader } from './loader'

export const metadata: Metadata = pageMetadata({
  path: '/dealer-school/foul',
  title: 'Spot the dealer’s mistake',
  description:
    'Rounds that a dealer has settled, some with one error: call it and name it, or let it pass. And the floor’s disputes, with the sheet’s ruling.',
})

export default function FoulPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'Dealer school', path: '/dealer-school' },
          { name: 'Spot the mistake', path: '/dealer-school/foul' },
        ]}
        silent
      />
      <FoulLoader />
    </>
  )
}
