'use client'

import { OpenedPage } from '@/app/_components/opened-page'
import { readAddress } from './address'
import { Table } from './table'

/** The drill, at the hand that the address holds, or at a new one. */
export function Drill() {
  return (
    <OpenedPage read={readAddress} dealt="hand" back={{ href: '/house-ways', name: 'To the house ways' }}>
      {(opened, onAddress) => <Table opened={opened} onAddress={onAddress} />}
    </OpenedPage>
  )
}
