// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { evening } from '@/app/_languages/english/evening'

addWords({ id: 'en', areas: { evening }, games: {} })

addPartLoaders({
  'my-evening/desk': () => import('@/app/(en)/_words/my-evening/desk'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
