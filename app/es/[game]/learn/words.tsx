// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords, addPartLoaders } from '@/app/_languages/messages'
import { course } from '@/app/_languages/spanish/course'
import { helps } from '@/app/_languages/spanish/helps'

addWords({ id: 'es', areas: { course, helps }, games: {} })

addPartLoaders({
  '[game]/learn/mastery-map': () => import('@/app/es/_words/[game]/learn/mastery-map'),
})

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
