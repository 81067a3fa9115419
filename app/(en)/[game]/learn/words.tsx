// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { course } from '@/app/_languages/english/course'
import { helps } from '@/app/_languages/english/helps'

addWords({ id: 'en', areas: { course, helps }, games: {} })

addPartLoaders({
  '[game]/learn/mastery-map': () => import('@/app/(en)/_words/[game]/learn/mastery-map'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
