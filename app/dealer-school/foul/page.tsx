import type { Metadata } from 'next'
import { FoulLoader } from './loader'

export const metadata: Metadata = {
  title: 'Spot the mistake',
  description: 'Rounds that a dealer has settled, some with one error: call it and name it, or let it pass. And the floor’s disputes, with the sheet’s ruling.',
  alternates: { canonical: '/dealer-school/foul' },
}

export default function FoulPage() {
  return <FoulLoader />
}
