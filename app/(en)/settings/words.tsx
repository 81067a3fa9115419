// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/english/cards'
import { myTable } from '@/app/_languages/english/my-table'
import { offline } from '@/app/_languages/english/offline'
import { settings } from '@/app/_languages/english/settings'

addWords({ id: 'en', areas: { cards, myTable, offline, settings }, games: {} })

addPartLoaders({
  '_offline/update-bar': () => import('@/app/(en)/_words/_offline/update-bar'),
  '_ui/set-aside': () => import('@/app/(en)/_words/_ui/set-aside'),
  'settings/own-choice': () => import('@/app/(en)/_words/settings/own-choice'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
