'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { handPages } from '@/app/_languages/english/hand-pages'

learn({ id: 'en', areas: { handPages }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
