import type { Metadata } from 'next'
import { PayoutsLoader } from './loader'

export const metadata: Metadata = {
  title: 'Paying and taking',
  description: 'A settled table in front of you, seat by seat: which bets lose, push or are paid, and how much in chips, for all seven games.',
  alternates: { canonical: '/dealer-school/payouts' },
}

export default function PayoutsPage() {
  return <PayoutsLoader />
}
