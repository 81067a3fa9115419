// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/spanish/answer'
import { felt } from '@/app/_languages/spanish/felt'
import { houseWayDrill } from '@/app/_languages/spanish/house-way-drill'

addWords({ id: 'es', areas: { answer, felt, houseWayDrill }, games: {} })

addPartLoaders({
  'dealer-school/house-way/drill': () => import('@/app/es/_words/dealer-school/house-way/drill'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
