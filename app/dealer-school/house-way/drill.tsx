'use client'

import { OpenedPage } from '@/app/_components/opened-page'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'
import { readAddress } from './address'
import { Table } from './table'

/** The drill, at the hand that the address holds, or at a new one. */
export function Drill() {
  return (
    <OpenedPage read={readAddress} dealt="hand" back={{ href: '/house-ways', name: houseWayDrill.toWays }}>
      {(opened, onAddress) => <Table opened={opened} onAddress={onAddress} />}
    </OpenedPage>
  )
}
