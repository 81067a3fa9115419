'use client'

import { OpenedPage } from '@/app/_components/opened-page'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { readAddress } from './address'
import { Table } from './table'

/** Paying and taking, at the table that the address holds, or at a new one. */
export function Payouts() {
  return (
    <OpenedPage read={readAddress} dealt="table" back={{ href: '/dealer-school', name: dealerSchool.toSchool }}>
      {(opened, onAddress) => <Table opened={opened} onAddress={onAddress} />}
    </OpenedPage>
  )
}
