'use client'

import type { ReactNode } from 'react'
import { learn, learnLater } from '@/app/_languages/area'
import { cards } from '@/app/_languages/english/cards'
import { myTable } from '@/app/_languages/english/my-table'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { settings } from '@/app/_languages/english/settings'

learn({ id: 'en', areas: { cards, myTable, ruleFields, settings }, games: {} })

learnLater({
  '_offline/update-bar': () => import('@/app/(en)/_words/_offline/update-bar'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
