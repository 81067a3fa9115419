'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { helps } from '@/app/_languages/english/helps'

learn({ id: 'en', areas: { helps }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
