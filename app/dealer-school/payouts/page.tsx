import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { PayoutsLoader } from './loader'

export const metadata: Metadata = pageMetadata({
  path: '/dealer-school/payouts',
  title: 'Paying and taking: payouts for dealers',
  description:
    'A settled table in front of you, seat by seat: which bets lose, push or are paid, and how much in chips, for every game.',
})

export default function PayoutsPage() {
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'Dealer school', path: '/dealer-school' },
          { name: 'Paying and taking', path: '/dealer-school/payouts' },
        ]}
        silent
      />
      <PayoutsLoader />
    </>
  )
}
